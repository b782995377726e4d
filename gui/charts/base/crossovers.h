// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/workload.h"
#include "gui/charts/base/series.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace sortscope::results {
struct JobSpec;
}

namespace sortscope::gui::charts {

/// The machine and the work of a row.
using Place = std::pair<std::string, results::Workload>;
Place placeOf(const results::JobSpec& spec);

/// The wall clock of the fastest CPU row of each work, in nanoseconds.
using CpuMedians = std::map<Place, double>;
CpuMedians fastestCpus(const Results& results, Summaries& summaries);

/// The size from which each GPU series is faster than the fastest CPU row of the same work on the same
/// machine. The size is interpolated between the two sizes where the order of the medians changes, for the
/// last time if it does so several times. A series that never crosses has no mark. Only the wall clock
/// counts, which GPUs and CPUs share.
std::vector<CrossoverMark> crossoverMarks(const std::vector<Series>& series, const CpuMedians& cpus,
                                          const Reading& reading);

} // namespace sortscope::gui::charts
