// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/jobresult.h"

#include "core/backend/command.h"
#include "core/base/partof.h"
#include "core/base/sha256.h"
#include "core/measure/replicates.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <utility>

namespace sortscope::results {
namespace {

/// Returns the tick of the clock that read the values of `metric`, in nanoseconds.
double tickNs(const JobResult& result, Metric metric)
{
    constexpr std::size_t kFewestDifferent = 3;
    std::uint64_t tick = 0;
    std::set<std::uint64_t> different;
    for (const auto value : valuesOf(result, metric)) {
        const auto reading = static_cast<std::uint64_t>(std::abs(value));
        tick = std::gcd(tick, reading);
        if (different.size() < kFewestDifferent)
            different.insert(reading);
    }
    return different.size() < kFewestDifferent
               ? static_cast<double>(result.spec.device.timerResolutionNs.value_or(0))
               : static_cast<double>(tick);
}

std::optional<std::int64_t> valueOf(const Sample& sample, Metric metric)
{
    switch (metric) {
    case Metric::Wall:
        return sample.wallNs;
    case Metric::EndToEnd:
        return sample.endToEndNs;
    case Metric::KernelSum:
        return sample.kernelSumNs;
    case Metric::DeviceSpan:
        return sample.deviceSpanNs;
    case Metric::Gaps:
        return sample.gapsNs;
    case Metric::Upload:
        return sample.uploadNs;
    case Metric::Download:
        return sample.downloadNs;
    case Metric::Device:
        break; // a figure of a replicate
    }
    return std::nullopt;
}

/// True if `sample`, of a row whose kernels `clock` timed, was taken for `metric`.
bool serves(const Sample& sample, Metric metric, std::optional<backend::Clock> clock)
{
    if (isOfKernels(metric))
        return isTraced(sample) && sample.deviceClock == clock;
    switch (sample.reading) {
    case Reading::All:
        return true;
    case Reading::Wall:
        return metric == Metric::Wall;
    case Reading::Phases:
        return metric == Metric::EndToEnd || metric == Metric::Upload || metric == Metric::Download;
    case Reading::Device:
        break;
    }
    return false;
}

/// Takes `floor` into the mean of `before` replicates.
void addFloor(std::vector<Floor>& floors, const Floor& floor, double before)
{
    const auto known = std::ranges::find(floors, floor.clock, &Floor::clock);
    if (known == floors.end()) {
        floors.push_back(floor);
        return;
    }
    known->medianNs = (known->medianNs * before + floor.medianNs) / (before + 1);
    known->madNs = (known->madNs * before + floor.madNs) / (before + 1);
    known->launches += floor.launches;
    if (known->meanNs && floor.meanNs)
        known->meanNs = (*known->meanNs * before + *floor.meanNs) / (before + 1);
}

const Sample* firstOf(auto samples)
{
    const auto first = samples.begin();
    return first == samples.end() ? nullptr : &*first;
}

} // namespace

double sampledNs(const JobResult& result)
{
    double sum = 0;
    for (const auto& sample : samplesOf(result))
        sum += static_cast<double>(sample.wallNs);
    return sum;
}

std::size_t sampleCount(const JobResult& result)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        samplesOf(result), [](const Sample& sample) { return serves(sample, Metric::Wall, std::nullopt); }));
}

std::size_t tracedSampleCount(const JobResult& result)
{
    return static_cast<std::size_t>(std::ranges::distance(tracedSamplesOf(result)));
}

const Sample* firstSample(const JobResult& result)
{
    return firstOf(samplesOf(result));
}

const Sample* firstTracedSample(const JobResult& result)
{
    return firstOf(tracedSamplesOf(result));
}

void appendReplicates(JobResult& to, const JobResult& more)
{
    const auto before = static_cast<double>(to.replicates.size());
    to.replicates.insert(to.replicates.end(), more.replicates.begin(), more.replicates.end());
    to.status = more.status;
    to.reason = more.reason;
    to.firstBadIndex = more.firstBadIndex;
    to.verifiedRuns += more.verifiedRuns;
    if (to.stopReason != measure::StopReason::TimeLimit)
        to.stopReason = more.stopReason;
    for (const auto& floor : more.floors)
        addFloor(to.floors, floor, before);
    if (more.paddedLength > 0)
        to.paddedLength = more.paddedLength;
    if (!to.busyComputeUnits)
        to.busyComputeUnits = more.busyComputeUnits;
    if (!to.passesRun)
        to.passesRun = more.passesRun;
    if (!to.keyBits)
        to.keyBits = more.keyBits;
    if (to.sources.empty())
        to.sources = more.sources;
    backend::addKernels(to.kernels, more.kernels);
    to.energy.insert(to.energy.end(), more.energy.begin(), more.energy.end());
    if (!more.energyRefusal.empty())
        to.energyRefusal = more.energyRefusal;
    to.warnings = warningsOf(to);
}

Preparation preparationOf(const JobResult& result)
{
    return result.replicates.empty() ? Preparation() : result.replicates.front().preparation;
}

std::optional<backend::Clock> bestClockOf(const Replicate& replicate)
{
    std::optional<backend::Clock> best;
    for (const auto& sample : replicate.samples) {
        if (isTraced(sample))
            best = std::max(best, sample.deviceClock);
    }
    return best;
}

std::optional<backend::Clock> deviceClockOf(const JobResult& result)
{
    std::optional<backend::Clock> worst;
    for (const auto& replicate : result.replicates) {
        if (const auto best = bestClockOf(replicate))
            worst = std::min(worst.value_or(*best), *best);
    }
    return worst;
}

std::vector<const Sample*> samplesOf(const Replicate& replicate, Metric metric,
                                     std::optional<backend::Clock> clock)
{
    std::vector<const Sample*> samples;
    for (const auto& sample : replicate.samples) {
        if (serves(sample, metric, clock))
            samples.push_back(&sample);
    }
    return samples;
}

std::vector<double> valuesOf(const Replicate& replicate, Metric metric, std::optional<backend::Clock> clock)
{
    if (metric == Metric::Device)
        return replicate.kernelNetNs ? std::vector{*replicate.kernelNetNs} : std::vector<double>();
    std::vector<double> values;
    for (const auto* sample : samplesOf(replicate, metric, clock)) {
        const auto value = valueOf(*sample, metric);
        if (!value)
            return {};
        values.push_back(static_cast<double>(*value));
    }
    return values;
}

std::vector<std::vector<double>> replicateValuesOf(const JobResult& result, Metric metric)
{
    const auto clock = deviceClockOf(result);
    std::vector<std::vector<double>> all;
    for (const auto& replicate : result.replicates) {
        if (samplesOf(replicate, metric, clock).empty())
            continue;
        auto values = valuesOf(replicate, metric, clock);
        if (values.empty())
            return {};
        all.push_back(std::move(values));
    }
    return all;
}

std::vector<double> valuesOf(const JobResult& result, Metric metric)
{
    std::vector<double> values;
    for (const auto& replicate : replicateValuesOf(result, metric))
        values.insert(values.end(), replicate.begin(), replicate.end());
    return values;
}

double resolutionShare(const JobResult& result, Metric metric, double figureNs)
{
    if (isOfRun(metric) || !(figureNs > 0))
        return 0;
    const auto clock = clockOf(result, metric);
    if (!clock || clock == backend::Clock::HostSteady || clock == backend::Clock::Cupti)
        return 0;
    const bool summed = metric == Metric::KernelSum || metric == Metric::Device;
    const bool inOneReading = result.spec.variant.launch == backend::LaunchMode::Graph;
    const auto readings = summed && !inOneReading ? launchesOf(result).value_or(1) : 1;
    const auto tick = tickNs(result, metric == Metric::Device ? Metric::KernelSum : metric);
    return std::min(1.0, tick / 2 * static_cast<double>(readings) / figureNs);
}

std::optional<measure::Statistics> summarise(const JobResult& result, Metric metric)
{
    if (result.status != Status::Ok)
        return std::nullopt;
    auto statistics = measure::summariseReplicates(replicateValuesOf(result, metric));
    if (statistics && statistics->medianLow && statistics->medianHigh && *statistics->medianLow > 0) {
        const auto factor = std::exp(resolutionShare(result, metric, statistics->median));
        *statistics->medianLow /= factor;
        *statistics->medianHigh *= factor;
    }
    return statistics;
}

std::optional<double> medianOf(const JobResult& result, Metric metric)
{
    return base::partOf<&measure::Statistics::median>(summarise(result, metric));
}

std::optional<double> intervalShare(const JobResult& result, Metric metric)
{
    const auto statistics = summarise(result, metric);
    return statistics ? intervalShare(result, *statistics) : std::nullopt;
}

std::optional<double> intervalShare(const JobResult& result, const measure::Statistics& statistics)
{
    return result.replicates.size() < measure::kFewestReplicates ? std::nullopt
                                                                 : measure::halfWidthShare(statistics);
}

std::optional<double> profilingOverheadNs(const JobResult& result)
{
    const auto untraced = summarise(result, Metric::Wall);
    std::vector<double> traced;
    for (const auto& sample : samplesOf(result)) {
        if (sample.reading == Reading::Device)
            traced.push_back(static_cast<double>(sample.wallNs));
    }
    const auto statistics = measure::summarise(traced);
    if (!untraced || !statistics)
        return std::nullopt;
    return statistics->median - untraced->median;
}

std::optional<backend::Clock> clockOf(const JobResult& result, Metric metric)
{
    using backend::TransferMode;
    if (isOfRun(metric))
        return backend::Clock::HostSteady;
    // A clock times a graph as a whole, not its kernels.
    const bool inGraph = metric == Metric::KernelSum && !valuesOf(result, Metric::DeviceSpan).empty();
    if (!inGraph && valuesOf(result, metric).empty())
        return std::nullopt;
    // If the host copies the keys itself, transfers are its time (Sample::uploadNs).
    const auto mode = result.spec.variant.transfer;
    const bool onHost =
        (metric == Metric::Upload || metric == Metric::Download)
        && (mode == TransferMode::Map || mode == TransferMode::ZeroCopy || mode == TransferMode::Mapped);
    if (onHost)
        return backend::Clock::HostSteady;
    return isOfKernels(metric) ? deviceClockOf(result) : result.spec.device.clock;
}

bool isHostTime(const JobResult& result, Metric metric)
{
    return clockOf(result, metric) == backend::Clock::HostSteady;
}

std::optional<double> keysPerSecond(const JobResult& result)
{
    const auto wall = summarise(result, Metric::Wall);
    if (!wall || wall->median <= 0)
        return std::nullopt;
    return static_cast<double>(result.spec.workload.keys()) * 1e9 / wall->median;
}

std::optional<std::size_t> launchesOf(const JobResult& result)
{
    const auto* const first = firstSample(result);
    return first == nullptr ? std::nullopt : std::optional(first->launches);
}

std::optional<Floor> floorOf(const JobResult& result, backend::Clock clock)
{
    const auto found = std::find_if(result.floors.begin(), result.floors.end(),
                                    [clock](const auto& floor) { return floor.clock == clock; });
    return found == result.floors.end() ? std::nullopt : std::optional(*found);
}

std::optional<Floor> floorOf(const JobResult& result)
{
    return floorOf(result, deviceClockOf(result).value_or(result.spec.device.clock));
}

std::optional<measure::Statistics> smClockMhz(const JobResult& result)
{
    std::vector<double> readings;
    for (const auto& sample : samplesOf(result)) {
        for (const auto& mhz : {sample.smClockBeforeMhz, sample.smClockAfterMhz}) {
            if (mhz)
                readings.push_back(*mhz);
        }
    }
    return measure::summarise(readings);
}

std::optional<measure::Statistics> temperatureC(const JobResult& result)
{
    std::vector<double> readings;
    for (const auto& sample : samplesOf(result)) {
        if (sample.temperatureC)
            readings.push_back(*sample.temperatureC);
    }
    return measure::summarise(readings);
}

std::optional<std::size_t> computeUnitsBusyIn(std::span<const backend::Command> run,
                                              const backend::DeviceInfo& device)
{
    const backend::Command* longest = nullptr;
    for (const auto& command : run) {
        const bool launch = command.kind == backend::CommandKind::Kernel && command.localSize > 0;
        if (launch && (longest == nullptr || command.durationNs() > longest->durationNs()))
            longest = &command;
    }
    if (longest == nullptr)
        return std::nullopt;
    return std::min<std::size_t>(longest->globalSize / longest->localSize, device.computeUnits);
}

std::string sourceHash(const JobResult& result)
{
    std::set<std::string> lines;
    for (const auto& source : result.sources)
        lines.insert(fmt::format("{}  {}\n", source.hash, source.file));
    return lines.empty() ? std::string() : base::sha256(fmt::format("{}", fmt::join(lines, "")));
}

} // namespace sortscope::results
