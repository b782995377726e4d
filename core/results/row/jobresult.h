// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/kernelfacts.h"
#include "core/backend/programrecord.h"
#include "core/measure/statistics.h"
#include "core/measure/stoppingrule.h"
#include "core/results/row/floor.h"
#include "core/results/row/interference.h"
#include "core/results/row/jobspec.h"
#include "core/results/row/measuredenergy.h"
#include "core/results/row/metric.h"
#include "core/results/row/sample.h"
#include "core/results/row/warning.h"

#include <cstdint>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <vector>

namespace sortscope::results {

enum class Status { Ok, Unsupported, Failed, Cancelled };

/// The steps before the first timed sample; nanoseconds of the host's steady clock.
struct Preparation {
    /// The number of the replicate among those of all jobs of its run, in the order in which they were taken,
    /// from 1. Empty if unknown.
    std::optional<std::size_t> turn;
    std::optional<std::int64_t> generateNs;
    /// Compiling or loading kernels, and allocating scratch memory.
    std::optional<std::int64_t> prepareNs;
    /// Allocating input, work and result memory; opening the queue and copying the input are left out.
    std::optional<std::int64_t> allocateNs;
    /// The first run, kept apart from the samples because it pays for work that later runs find done.
    std::optional<Sample> firstRun;
    std::size_t warmUpRuns = 0;
    /// The parameters that the algorithm has settled on if its parameters left a choice, as in "count=64";
    /// otherwise empty. All replicates of a job have the parameters of the first one.
    std::string settled;
};

/// Where the time of a replicate went, beside what its preparation and samples tell; nanoseconds of the
/// host's steady clock. Empty if unknown.
struct TimeSpent {
    /// Everything from the first step of the preparation to the last one after the samples.
    std::optional<std::int64_t> totalNs;
    /// The warm-up runs, with all that lies between them.
    std::optional<std::int64_t> warmUpNs;
    /// Reading sensors, poisoning memory and restoring the input, before each sample.
    std::optional<std::int64_t> resetNs;
    /// Keeping the device awake, and emptying its caches, before each sample.
    std::optional<std::int64_t> wakeNs;
    /// Checking outputs.
    std::optional<std::int64_t> checkNs;
    /// Measuring the floors of clocks, after the samples.
    std::optional<std::int64_t> floorsNs;
};

/// A job taken once from its preparation to its last sample. Samples are kept in the order taken, each with
/// its sensors' readings.
struct Replicate {
    Preparation preparation;
    std::vector<Sample> samples;
    /// The time of the kernels of a run, in nanoseconds, without the time that their clock adds
    /// (netKernelTimeNs()). Empty if unknown.
    std::optional<double> kernelNetNs;
    Interference interference;
    TimeSpent spent;
};

/// One finished job: its row in tables, sessions and exports.
struct JobResult {
    JobSpec spec;
    Status status = Status::Ok;
    /// Why the status is not ok; empty if it is.
    std::string reason;
    /// The index of the first wrong element or answer, if the reason is a wrong result.
    std::optional<std::size_t> firstBadIndex;
    /// The first run and the samples whose outputs were checked and right. Warm-up runs are not checked.
    std::size_t verifiedRuns = 0;
    /// The replicates in the order taken; none if the job never started.
    std::vector<Replicate> replicates;
    std::optional<measure::StopReason> stopReason;
    std::vector<Warning> warnings;
    /// The floors, one for each clock that timed kernels.
    std::vector<Floor> floors;
    /// The number of keys that the algorithm worked on, if it pads.
    std::size_t paddedLength = 0;
    /// computeUnitsBusyIn() the commands of the first sample.
    std::optional<std::size_t> busyComputeUnits;
    /// The passes over the keys in a run, if their number depends on the keys.
    std::optional<std::size_t> passesRun;
    /// The bits that the largest key needs: all keys are below two to this power. Only of unsigned keys that
    /// are sorted.
    std::optional<unsigned> keyBits;
    /// The programs that were compiled for the job, in the order of their builds; empty if it has no kernels.
    std::vector<backend::ProgramRecord> sources;
    /// What the device tells of each kernel and shape of its launches in a run: in the order of their first
    /// launches, or as a clock records them, which alone knows the kernels of libraries.
    std::vector<backend::KernelFacts> kernels;
    /// The stretches in which the energy of repeated runs was counted, behind all samples.
    std::vector<MeasuredEnergy> energy;
    /// Why a replicate has no such stretches although they were asked for; empty if it has.
    std::string energyRefusal;

    /// True if every run was checked and right, and there was at least one.
    bool verified() const { return status == Status::Ok && verifiedRuns > 0; }
};

/// The samples of all replicates, one after the other, as a range.
inline auto samplesOf(const JobResult& result)
{
    return result.replicates | std::views::transform(&Replicate::samples) | std::views::join;
}

/// The best clock that timed kernels in the traced samples of a replicate. Empty if nothing timed them.
std::optional<backend::Clock> bestClockOf(const Replicate& replicate);

/// Returns the clock of the row's kernel times: the worst of the replicates' clocks, where each replicate has
/// the best clock that timed its samples. Empty if nothing timed kernels.
std::optional<backend::Clock> deviceClockOf(const JobResult& result);

/// True if a sample was taken to show the device's work.
inline bool isTraced(const Sample& sample)
{
    return sample.reading == Reading::All || sample.reading == Reading::Device;
}

/// The samples whose commands show the device's work, if it was timed by the row's clock.
inline auto tracedSamplesOf(const JobResult& result)
{
    return samplesOf(result) | std::views::filter([clock = deviceClockOf(result)](const Sample& sample) {
               return isTraced(sample) && sample.deviceClock == clock;
           });
}

/// The sum of the wall clocks of all samples, in nanoseconds.
double sampledNs(const JobResult& result);

/// The number of samples of the wall clock, and of the traced samples.
std::size_t sampleCount(const JobResult& result);
std::size_t tracedSampleCount(const JobResult& result);

/// Returns nullptr if no sample was taken.
const Sample* firstSample(const JobResult& result);
/// Returns nullptr if no traced sample was taken.
const Sample* firstTracedSample(const JobResult& result);

/// True if the job has fewer replicates than were planned.
inline bool lacksReplicates(const JobResult& result)
{
    return result.replicates.size() < result.spec.sampling.replicates;
}

/// Adds the replicates of `more`, another result of the same job, behind those of `to`, and the facts that
/// follow from them: the status, the floors (means over the replicates), why sampling ended, and the
/// warnings.
void appendReplicates(JobResult& to, const JobResult& more);

/// Returns the first replicate's preparation; empty if there is no replicate.
Preparation preparationOf(const JobResult& result);

/// The samples that were taken for `metric` and, if it is about kernels, timed by `clock`, the row's clock.
std::vector<const Sample*> samplesOf(const Replicate& replicate, Metric metric,
                                     std::optional<backend::Clock> clock);
/// The values of `metric` in nanoseconds, for the samples that were taken for it and, if it is about kernels,
/// timed by `clock`, the row's clock; empty if one of them lacks the value.
std::vector<double> valuesOf(const Replicate& replicate, Metric metric, std::optional<backend::Clock> clock);
/// Returns the values of each replicate; replicates without such samples are left out.
std::vector<std::vector<double>> replicateValuesOf(const JobResult& result, Metric metric);
/// Returns the values of all replicates, one after the other.
std::vector<double> valuesOf(const JobResult& result, Metric metric);

/// How far the ticks of the clock that timed `metric` may move a figure of `figureNs`, at most, as a share of
/// it: half a tick for each reading in it, up to 1. A tick is the greatest common divisor of the readings, or
/// what the device states if fewer than three of them differ. 0 for the host's clock and for CUPTI's, which
/// count nanoseconds.
double resolutionShare(const JobResult& result, Metric metric, double figureNs);

/// Statistics of replicateValuesOf(), the median's interval being wider by resolutionShare(); empty for rows
/// that are not ok and for metrics that the device does not know.
std::optional<measure::Statistics> summarise(const JobResult& result, Metric metric);
/// The median of these statistics.
std::optional<double> medianOf(const JobResult& result, Metric metric);

/// Half the width of the interval that the replicates give the median of `metric`, as a share of the median.
/// Empty with fewer than measure::kFewestReplicates, which know one run alone.
std::optional<double> intervalShare(const JobResult& result, Metric metric);
/// The share for a metric whose statistics are known.
std::optional<double> intervalShare(const JobResult& result, const measure::Statistics& statistics);

/// The time that tracing adds to the wall clock: the median of traced samples minus that of untraced ones, in
/// nanoseconds. Empty without samples of both kinds.
std::optional<double> profilingOverheadNs(const JobResult& result);

/// The clock that `metric` was read from; empty if its samples lack it.
std::optional<backend::Clock> clockOf(const JobResult& result, Metric metric);
/// True if the host's clock timed the row's `metric`: the times of a whole run, and transfers that the host
/// makes itself (clockOf()).
bool isHostTime(const JobResult& result, Metric metric);

/// Keys (or, for searches, needles) per second by the median wall clock.
std::optional<double> keysPerSecond(const JobResult& result);

/// Kernel launches of one run, if a sample was taken.
std::optional<std::size_t> launchesOf(const JobResult& result);

/// The floor of `clock`, if it was measured.
std::optional<Floor> floorOf(const JobResult& result, backend::Clock clock);
/// The floor of the clock that timed the row's kernels, or would have.
std::optional<Floor> floorOf(const JobResult& result);

/// The SM clock in MHz before and after the samples; empty if no sensor has it.
std::optional<measure::Statistics> smClockMhz(const JobResult& result);

/// The temperature in degrees Celsius before the samples; empty if no sensor has it.
std::optional<measure::Statistics> temperatureC(const JobResult& result);

/// Compute units that the longest launch of a run kept busy: its work-groups, but no more than the device
/// has. Empty if no kernel was launched in work-groups.
std::optional<std::size_t> computeUnitsBusyIn(std::span<const backend::Command> run,
                                              const backend::DeviceInfo& device);

/// One hash over the texts of all sources: the SHA-256 of the lines that sha256sum would print for them.
/// Empty if there are none.
std::string sourceHash(const JobResult& result);

} // namespace sortscope::results

namespace sortscope::base {

template <>
struct Names<results::Status> {
    static constexpr std::array all{
        Named{results::Status::Ok, "ok"}, Named{results::Status::Unsupported, "unsupported"},
        Named{results::Status::Failed, "failed"}, Named{results::Status::Cancelled, "cancelled"}};
};

} // namespace sortscope::base
