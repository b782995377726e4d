// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/base/named.h"
#include "core/results/compare/compare.h"
#include "core/results/compare/gpuagainstcpu.h"
#include "core/results/judge/quality.h"
#include "core/results/row/environment.h"
#include "core/results/row/jobid.h"
#include "core/results/row/resultpointer.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace sortscope::results {

/// A job with results, and the environment where it ran. Jobs of one run share the environment.
struct OverviewJob {
    ResultPointer result;
    std::shared_ptr<const Environment> environment;
    /// True while a run takes further replicates of the job: nothing is found amiss in it yet.
    bool atWork = false;
};

/// The fastest row, its median wall clock, and those that are asFastAs() it.
struct BestRow {
    ResultPointer result;
    double wallNs = 0;
    std::vector<ResultPointer> asFast;
};

/// The medians of the parts of one row's runs, in nanoseconds; parts that the device does not tell are empty.
struct Phases {
    std::optional<double> upload;
    /// The kernels' own times; for a captured graph the device span.
    std::optional<double> kernels;
    /// The rest of the wall clock beyond the kernels.
    std::optional<double> gaps;
    std::optional<double> download;
};

Phases phasesOf(const JobResult& result);

enum class FindingKind {
    Failed,
    Poor,
    /// The job has warnings other than those below.
    Doubtful,
    NearFloor,
    ReplicatesMissing,
    /// A processor's row is slower than one that it is expected to beat (slowOpponents()).
    SlowOpponent,
    EnvironmentDiffers
};

constexpr auto namesOf(FindingKind /*type*/)
{
    return base::namesUpTo<FindingKind::EnvironmentDiffers>("failed", "poor", "doubtful", "near-floor",
                                                            "replicates-missing", "slow-opponent",
                                                            "environment-differs");
}

/// A fact that a reader of the results should know.
struct Finding {
    FindingKind kind{};
    /// The number of jobs, or of properties of the environment that differ.
    std::size_t count = 0;
    /// These jobs, in their order; of environments that differ, the first job of the newest run.
    std::vector<JobId> jobs;
    /// The reason that most poor rows have; empty for other findings.
    std::optional<Flaw> mostly;
    /// The differences between the newest run and those before it.
    std::vector<EnvironmentDifference> differences;
};

/// The summary of a session, on one page.
struct Overview {
    std::size_t jobs = 0;
    /// The fastest rows (fastestOf()) at the largest size that a GPU and a CPU of one machine have in common;
    /// if they have none, the fastest rows at the largest size of each side.
    std::optional<BestRow> gpu;
    std::optional<BestRow> cpu;
    /// Both answers on the work of these two, at each size that both sides have; empty unless they did the
    /// same work.
    GpuAgainstCpu answers;
    /// The crossovers of `answers`.
    Crossover resident;
    Crossover roundTrip;
    /// The findings in the order of their kinds.
    std::vector<Finding> findings;
    /// The devices that jobs ran on, in the order in which they first appear.
    std::vector<backend::DeviceInfo> devices;
    /// The environment of the newest run; nullptr without jobs.
    std::shared_ptr<const Environment> environment;
};

/// Makes the overview from every sample: keep it off a window's thread. `jobs` are in the order of their ids.
Overview overviewOf(std::span<const OverviewJob> jobs);

} // namespace sortscope::results
