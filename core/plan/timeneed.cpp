// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/timeneed.h"

#include "core/measure/energyplan.h"
#include "core/results/judge/speedoflight.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>

namespace sortscope::plan {
namespace {

/// The figures of machines that nobody has calibrated: on the low side of common values.
constexpr double kHostBytesPerSecond = 1e10;
constexpr double kDeviceBytesPerSecond = 2e11;
constexpr double kNsPerLaunch = 5e3;

/// Sorting moves keys more slowly than a copy does.
constexpr double kSlowerThanACopy = 2;

/// A comparison of a sort, and a step of a search, on a processor whose branches are guessed wrongly.
constexpr double kNsPerComparison = 3;
constexpr double kNsPerProbe = 10;

/// The time to generate, check, upload and download a key.
constexpr double kNsPerKeyAround = 10;

/// The time to start a process, open its device and build its kernels, most of them from a cache.
constexpr double kNsPerReplicate = 5e7;
/// The time to open a queue and allocate memory in a process that is there.
constexpr double kNsPerCheck = 4e6;
/// The first run, the control run, and one sample.
constexpr double kRunsOfACheck = 3;

/// More than anybody waits for, and few enough for an integer.
constexpr double kMostNs = 1e18;

std::chrono::nanoseconds wholeNs(double ns)
{
    return std::chrono::nanoseconds(static_cast<std::int64_t>(std::min(ns, kMostNs)));
}

double aroundNs(const results::Workload& workload)
{
    return static_cast<double>(workload.size) * kNsPerKeyAround;
}

double comparisonsNs(const results::Workload& workload)
{
    const auto length = static_cast<double>(std::max<std::size_t>(workload.size, 2));
    return workload.search ? static_cast<double>(workload.search->keys) * std::log2(length) * kNsPerProbe
                           : length * std::log2(length) * kNsPerComparison;
}

double runNs(const results::JobSpec& spec)
{
    const auto work = results::workOf(spec);
    if (!work || spec.device.backend == backend::BackendKind::Cpu)
        return comparisonsNs(spec.workload);
    const auto usual = spec.device.sharesHostMemory ? kHostBytesPerSecond : kDeviceBytesPerSecond;
    const auto& known = spec.calibration;
    const auto bytesPerSecond = known ? known->copyBytesPerSecond.value_or(usual) : usual;
    const auto launchNs = known ? known->launchNs.value_or(kNsPerLaunch) : kNsPerLaunch;
    return static_cast<double>(work->bytes) * 1e9 / bytesPerSecond * kSlowerThanACopy
           + static_cast<double>(work->launches) * launchNs;
}

/// The time of the samples of all replicates. Most rows go on beyond the least time, until their noise is low
/// enough.
double sampledNs(const measure::SamplingPlan& plan, double eachNs)
{
    constexpr double kBeyondTheLeast = 2;
    const auto replicates = static_cast<double>(plan.replicates);
    const auto least = static_cast<double>(plan.minimumSamples) * replicates * eachNs;
    const auto most = static_cast<double>(plan.maximumSamples) * replicates * eachNs;
    if (!plan.targetNoise)
        return most;
    const auto wanted = std::max(least, static_cast<double>(plan.minimumTime.count()) * kBeyondTheLeast);
    const auto limit = std::max(static_cast<double>(plan.timeLimit.count()), eachNs);
    return std::min({wanted, most, limit});
}

double energyNs(std::size_t replicates)
{
    const std::chrono::nanoseconds stretch = measure::kStretchTime;
    return static_cast<double>(replicates * measure::stretchesPerReplicate(replicates))
           * static_cast<double>(stretch.count());
}

double jobNs(const results::JobSpec& spec)
{
    if (!spec.unsupported.empty())
        return 0;
    const auto& plan = spec.sampling;
    const auto eachNs = runNs(spec);
    const auto replicates = static_cast<double>(plan.replicates);
    const auto warmUp = std::max(
        std::min(static_cast<double>(plan.warmUpTime.count()), static_cast<double>(plan.warmUpCap.count())),
        static_cast<double>(plan.warmUpRuns) * eachNs);
    const auto energy = spec.energy ? energyNs(plan.replicates) : 0;
    return replicates * (kNsPerReplicate + warmUp + aroundNs(spec.workload)) + sampledNs(plan, eachNs)
           + energy;
}

} // namespace

std::chrono::nanoseconds likelyTime(std::span<const results::JobSpec> jobs)
{
    std::map<std::optional<std::string>, double> machines;
    double longest = 0;
    for (const auto& spec : jobs)
        longest = std::max(longest, machines[spec.device.node] += jobNs(spec));
    return wholeNs(longest);
}

std::chrono::nanoseconds likelyCheckTime(const results::JobSpec& spec)
{
    return wholeNs(kNsPerCheck + aroundNs(spec.workload) + kRunsOfACheck * runNs(spec));
}

} // namespace sortscope::plan
