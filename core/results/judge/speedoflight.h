// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/work.h"
#include "core/results/row/metric.h"

#include <optional>

namespace sortscope::results {

struct JobResult;
struct JobSpec;

/// What the kernels of a run of this job have to do; empty where nobody can say, and where the algorithm or a
/// parameter is none that this program has. `passes` is JobResult::passesRun where a run has told it.
std::optional<algorithms::Work> workOf(const JobSpec& spec, std::optional<std::size_t> passes = {});

/// What those of this row had to do, by what the algorithm has settled on and how many passes ran.
std::optional<algorithms::Work> workOf(const JobResult& result);

/// How fast a row moves its bytes, against what its device can do by its calibration. If `work.atLeast`, all
/// figures are bounds: rate and share are at least that high, and no run can be faster than the prediction.
struct SpeedOfLight {
    algorithms::Work work;
    /// Which time the rate is of: the kernels' without what their clock adds, or the wall clock of a
    /// processor.
    Metric metric = Metric::Device;
    /// Empty if the row lacks that time.
    std::optional<double> bytesPerSecond;
    /// Of what a copy on the device moves. More than 1 where caches serve what memory need not.
    std::optional<double> limitShare;
    /// The wall clock of a run that is held up by its bytes and its launches alone. Empty in a graph, whose
    /// launches nobody has timed.
    std::optional<double> predictedNs;
};

/// Empty for rows that are not ok or move no byte, and where workOf() is.
std::optional<SpeedOfLight> speedOfLightOf(const JobResult& result);

} // namespace sortscope::results
