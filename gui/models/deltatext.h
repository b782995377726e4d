// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/pinnedbaseline.h"

#include <QString>
#include <QVariant>

#include <memory>

namespace sortscope::gui::models {

/// The baseline of the deltas in tables; nullptr if nothing is pinned.
using SharedBaseline = std::shared_ptr<const results::PinnedBaseline>;

/// "+5.2 %", "−0.35 %": the change that a ratio to an earlier value means.
QString percentChange(double ratio);

/// The change against the baseline in percent; invalid without a counterpart that has figures.
QVariant deltaOf(const SharedBaseline& baseline, const results::ResultPointer& row, results::Metric metric);
/// "▲ +5.2 %" with the sign of the verdict, "baseline" for the baseline's own rows; empty without a
/// counterpart.
QString deltaText(const SharedBaseline& baseline, const results::ResultPointer& row, results::Metric metric);
/// The two times, the interval of their ratio, and the verdict in words.
QString deltaTip(const SharedBaseline& baseline, const results::ResultPointer& row, results::Metric metric);

} // namespace sortscope::gui::models
