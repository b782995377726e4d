// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/work.h"
#include "core/results/row/metric.h"

#include <optional>

namespace sortscope::results {

struct JobResult;
struct JobSpec;

/// The work of the kernels in a run of this job; empty if it is not known, and if this program does not have
/// the algorithm or a parameter. `passes` is JobResult::passesRun if a run has told it.
std::optional<algorithms::Work> workOf(const JobSpec& spec, std::optional<std::size_t> passes = {});

/// The work of this row's kernels, from the settled parameters and the number of passes that ran.
std::optional<algorithms::Work> workOf(const JobResult& result);

/// The bytes per second of a copy on the job's device, by its calibration: of as much data as a cache holds
/// if all memory that a run reads or writes fits there, else of more. Empty where workOf() is, and for data
/// that a cache may hold if the calibration did not look for one: the rate of memory would be no limit.
std::optional<double> copyLimitOf(const JobSpec& spec);

/// How fast a row moves its bytes, compared with its device's best by calibration. If `work.atLeast`, all
/// figures are bounds: rate and share are at least that high, and no run can be faster than the prediction.
struct SpeedOfLight {
    algorithms::Work work;
    /// The metric of the time behind the rate: the kernels' without their clock's share, or the wall clock of
    /// a processor.
    Metric metric = Metric::Device;
    /// Empty if the row lacks that time.
    std::optional<double> bytesPerSecond;
    /// The share of copyLimitOf(). More than 1 if caches nearer to the kernels serve requests.
    std::optional<double> limitShare;
    /// The wall clock of a run that only waits for its bytes or for its launches, whichever take longer: a
    /// device moves bytes while the host launches. Empty in a graph, whose launches nobody has timed.
    std::optional<double> predictedNs;
};

/// Empty for rows that are not ok or move no byte, and where workOf() is.
std::optional<SpeedOfLight> speedOfLightOf(const JobResult& result);

} // namespace sortscope::results
