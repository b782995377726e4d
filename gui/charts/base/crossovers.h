// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/cpubaselines.h"
#include "gui/charts/base/series.h"

#include <span>
#include <vector>

namespace sortscope::gui::charts {

/// The fastest CPU row of each work, among verified results.
results::CpuBaselines cpuBaselines(const Results& results, Summaries& summaries);

/// The size from which each GPU series is faster than the fastest CPU row of the same work on the same
/// machine. The size is interpolated between the two sizes where the order of the medians changes, for the
/// last time if it does so several times. A series that never crosses has no mark. Only the wall clock
/// counts, which GPUs and CPUs share.
std::vector<CrossoverMark> crossoverMarks(std::span<const Series> series, const results::CpuBaselines& cpus,
                                          Summaries& summaries, const Reading& reading);

} // namespace sortscope::gui::charts
