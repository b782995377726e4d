// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/compare.h"

#include <QString>

namespace sortscope::gui::models {

/// "3.20× slower (2.98 … 3.21)", "+1.8 % (−1.0 % … +4.6 %)": how B stands to A, with the interval or, of
/// several jobs, the extent of their ratios. Changes under 10 % are given as percents of a time.
QString ratioText(double ratio, const std::optional<measure::Interval>& interval);

/// The verdict on B with its sign, its figures and, where nothing is proven, the reason: "▲ 3.20× slower
/// (2.98 … 3.21)", "… 3.20× slower (2.98 … 3.21), not proven: B has 1 replicate, and a verdict needs 3".
QString verdictSentence(const results::ComparedPair& pair, results::Metric metric);

} // namespace sortscope::gui::models
