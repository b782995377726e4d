// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/warning.h"

#include "core/backend/command.h"
#include "core/measure/replicates.h"
#include "core/results/row/drift.h"
#include "core/results/row/jobresult.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>

namespace sortscope::results {
namespace {

constexpr double kNoisyShare = 0.1;
/// The share of its time for which a device may be held back.
constexpr double kViolationShare = 0.01;

/// The facts that rules judge by.
struct Facts {
    const JobResult& result;
    /// The samples' wall clocks, replicate by replicate.
    std::vector<std::vector<double>> wall;
    measure::Statistics statistics;
};

/// True if the kernels of a run read, on average, less than ten floors. A replayed graph is read as one
/// kernel.
bool nearFloor(const JobResult& result)
{
    const auto floor = floorOf(result);
    const auto span = measure::summarise(valuesOf(result, Metric::DeviceSpan));
    if (!floor || !span)
        return false;
    const auto sum = measure::summarise(valuesOf(result, Metric::KernelSum));
    const auto launches = static_cast<double>(*launchesOf(result));
    return nearFloor(sum ? sum->median / launches : span->median, *floor);
}

/// True by the reasons that sensors give at a sample, or by the driver's counters, which miss no moment.
bool throttled(const JobResult& result, backend::Throttle by,
               std::optional<std::int64_t> Interference::*counter)
{
    if (violationShare(result, counter) > kViolationShare)
        return true;
    return std::ranges::any_of(samplesOf(result), [by](const Sample& sample) {
        return std::find(sample.throttles.begin(), sample.throttles.end(), by) != sample.throttles.end();
    });
}

bool drifts(const Facts& facts)
{
    return driftIn(facts.wall).has_value();
}

/// True if the noise of the replicates is too large; the stopping rule watches the noise of samples within
/// one run.
bool missesTarget(const Facts& facts)
{
    const auto target = facts.result.spec.sampling.targetNoise;
    const auto& statistics = facts.statistics;
    return target && facts.result.replicates.size() > 1 && statistics.medianLow
           && (*statistics.medianHigh - *statistics.medianLow) / 2 > *target * statistics.median;
}

/// True if runs were traced but have no kernel times. If times contradict each other, another warning says
/// so.
bool lacksKernelTimes(const JobResult& result)
{
    const auto launched = [](const Sample& sample) { return isTraced(sample) && sample.launches > 0; };
    return std::ranges::any_of(samplesOf(result), launched) && valuesOf(result, Metric::DeviceSpan).empty()
           && std::ranges::none_of(samplesOf(result), contradictsItself);
}

/// True if the kernels of traced runs take longer than untraced runs, in which those kernels lie.
bool exceedsWall(const Facts& facts)
{
    const auto kernels = measure::summariseReplicates(replicateValuesOf(facts.result, Metric::Device));
    const auto& wall = facts.statistics;
    return kernels && kernels->median > wall.medianHigh.value_or(wall.maximum);
}

struct Rule {
    Warning warning;
    Advice advice;
    bool (*applies)(const Facts&);
};

constexpr std::array kRules{
    Rule{Warning::TimestampOrder,
         {"The device's timestamps contradict each other.",
          "Times that cannot be true are left empty; the wall clock is not affected.",
          "Update the driver, and compare wall clocks."},
         [](const Facts& facts) { return std::ranges::any_of(samplesOf(facts.result), contradictsItself); }},
    Rule{Warning::FewSamples,
         {"There are fewer than three replicates, and too few samples in them.",
          "No 95 % interval of the median can be given, so small differences mean nothing.",
          "Take more replicates, or choose the standard preset."},
         [](const Facts& facts) { return !facts.statistics.medianLow; }},
    Rule{Warning::NoisySamples,
         {"The samples scatter by more than 10 % of their median.",
          "Something else was using the machine, or its clocks were changing.",
          "Close other programs, and run again with the standard or rigorous preset."},
         [](const Facts& facts) { return facts.statistics.mad > kNoisyShare * facts.statistics.median; }},
    Rule{Warning::Drift,
         {"The samples become steadily faster or slower.",
          "The device was still warming up, or was being throttled while sampling.",
          "Run again with a longer warm-up (rigorous preset), and watch the temperature."},
         drifts},
    Rule{Warning::TimeLimitReached,
         {"Sampling stopped at its time limit before the noise was low.",
          "The median is less certain than the preset promises.",
          "Choose a preset with a longer limit, or more samples."},
         [](const Facts& facts) { return facts.result.stopReason == measure::StopReason::TimeLimit; }},
    Rule{Warning::NearFloor,
         {"The kernel times are, on average, less than ten times that of an empty kernel.",
          "Much of such a time is the clock's overhead, so differences between kernels look smaller than "
          "they are; the wall clock is not affected.",
          "Choose a larger size, or compare wall clocks."},
         [](const Facts& facts) { return nearFloor(facts.result); }},
    Rule{Warning::PowerLimited,
         {"The GPU lowered its clock to stay within its power limit.",
          "These times hold for this power limit and this load, and not for the card as such.",
          "Compare rows of equal clocks: fix the SM clock (nvidia-smi -lgc), or raise the power limit "
          "(nvidia-smi -pl), and run again."},
         [](const Facts& facts) {
             return throttled(facts.result, backend::Throttle::PowerLimit, &Interference::powerViolationNs);
         }},
    Rule{Warning::Overheated,
         {"The GPU lowered its clock because it was too hot.",
          "These times depend on the cooling, and on the work that ran before.",
          "Let the card cool down, check its cooling, or fix a lower SM clock (nvidia-smi -lgc)."},
         [](const Facts& facts) {
             return throttled(facts.result, backend::Throttle::Heat, &Interference::heatViolationNs);
         }},
    Rule{Warning::HardwareSlowdown,
         {"The GPU's hardware held the clock down: its power supply or an external brake asked for it.",
          "The card may be running at half its clock or less, so these times say nothing about it.",
          "Check the power supply and its cables (nvidia-smi -q -d PERFORMANCE names the reason), and run "
          "again."},
         [](const Facts& facts) {
             return throttled(facts.result, backend::Throttle::Hardware, &Interference::hardwareViolationNs);
         }},
    Rule{Warning::ReplicatesMissing,
         {"The job was prepared and sampled less often than requested.",
          "The variation from one run to the next is known less well, or not at all.",
          "Resume the session if the run was interrupted, or choose a preset with a longer limit."},
         [](const Facts& facts) { return lacksReplicates(facts.result); }},
    Rule{Warning::NoiseTargetMissed,
         {"The interval of the median is wider than the preset promises.",
          "The replicates differ, or sampling stopped at its limit.",
          "Compare with a margin that is larger than the interval, look for the cause of the variation "
          "between runs, or choose a longer preset."},
         [](const Facts& facts) { return missesTarget(facts); }},
    Rule{Warning::Interference,
         {"Other programs used the processors while the samples were taken.",
          "They take time, caches and memory bandwidth away, so these times say little about the job.",
          "Close other programs, or wait for them, and run again."},
         [](const Facts& facts) { return wasInterferedWith(facts.result); }},
    Rule{Warning::DeviceShared,
         {"Another process used the device while the samples were taken.",
          "Kernels of two processes take turns, so these times may include waiting.",
          "End the other process (nvidia-smi lists it), and run again."},
         [](const Facts& facts) { return interferenceOf(facts.result).otherProcesses.value_or(0) > 0; }},
    Rule{Warning::KernelTimesMissing,
         {"The device does not say how long its kernels take: its driver gives no times, or its clock ticks "
          "too slowly for them.",
          "This row has no kernel times; the wall clock is not affected.",
          "Compare wall clocks, choose a larger size, or try another driver."},
         [](const Facts& facts) { return lacksKernelTimes(facts.result); }},
    Rule{Warning::KernelsAboveWall,
         {"The kernels of traced runs take longer than whole runs that were not traced.",
          "Tracing made the kernels slower, or the device changed its clock between the two.",
          "Compare wall clocks, or choose another --device-clock and run again."},
         exceedsWall},
};

} // namespace

const Advice& adviceOn(Warning warning)
{
    const auto* const found = std::find_if(kRules.begin(), kRules.end(),
                                           [warning](const Rule& rule) { return rule.warning == warning; });
    if (found == kRules.end())
        throw std::logic_error("unknown warning");
    return found->advice;
}

std::vector<Warning> warningsOf(const JobResult& result)
{
    auto wall = replicateValuesOf(result, Metric::Wall);
    const auto statistics = measure::summariseReplicates(wall);
    if (!statistics)
        return {};
    const Facts facts{result, std::move(wall), *statistics};
    std::vector<Warning> warnings;
    for (const auto& rule : kRules) {
        if (rule.applies(facts))
            warnings.push_back(rule.warning);
    }
    return warnings;
}

} // namespace sortscope::results
