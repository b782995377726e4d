// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/work.h"
#include "core/results/metric.h"

#include <optional>

namespace sortscope::results {

struct JobResult;
struct JobSpec;

/// What the kernels of a run of this job have to do; empty where nobody can say, and where the algorithm or a
/// parameter is none that this program has.
std::optional<algorithms::Work> workOf(const JobSpec& spec);

/// How fast a row moves its bytes. If `work.atLeast`, all figures are bounds: rate and share are at least
/// that high, and the time is the shortest that can be.
struct SpeedOfLight {
    algorithms::Work work;
    /// Which time the rate is of: the kernels' without what their clock adds, or the wall clock of a
    /// processor.
    Metric metric = Metric::Device;
    /// Empty if the row lacks that time.
    std::optional<double> bytesPerSecond;
};

/// Empty for rows that are not ok or move no byte, and where workOf() is.
std::optional<SpeedOfLight> speedOfLightOf(const JobResult& result);

} // namespace sortscope::results
