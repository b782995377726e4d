// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/jobresult.h"

#include "core/backend/command.h"
#include "core/base/sha256.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <set>

namespace sortscope::results {
namespace {

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
    }
    return std::nullopt;
}

} // namespace

std::size_t sampleCount(const JobResult& result)
{
    return std::transform_reduce(result.replicates.begin(), result.replicates.end(), std::size_t{0},
                                 std::plus(),
                                 [](const Replicate& replicate) { return replicate.samples.size(); });
}

const Sample* firstSample(const JobResult& result)
{
    auto samples = samplesOf(result);
    const auto first = samples.begin();
    return first == samples.end() ? nullptr : &*first;
}

Preparation preparationOf(const JobResult& result)
{
    return result.replicates.empty() ? Preparation() : result.replicates.front().preparation;
}

std::vector<double> valuesOf(const JobResult& result, Metric metric)
{
    std::vector<double> values;
    values.reserve(sampleCount(result));
    for (const auto& sample : samplesOf(result)) {
        const auto value = valueOf(sample, metric);
        if (!value)
            return {};
        values.push_back(static_cast<double>(*value));
    }
    return values;
}

std::optional<measure::Statistics> summarise(const JobResult& result, Metric metric)
{
    if (result.status != Status::Ok)
        return std::nullopt;
    return measure::summarise(valuesOf(result, metric));
}

std::optional<backend::Clock> clockOf(const JobResult& result, Metric metric)
{
    using backend::TransferMode;
    if (metric == Metric::Wall || metric == Metric::EndToEnd)
        return backend::Clock::HostSteady;
    // Of kernels in a graph only the whole is timed.
    const bool inGraph = metric == Metric::KernelSum && !valuesOf(result, Metric::DeviceSpan).empty();
    if (!inGraph && valuesOf(result, metric).empty())
        return std::nullopt;
    // Where the host copies the keys itself, transfers are its time (Sample::uploadNs).
    const auto mode = result.spec.variant.transfer;
    const bool onHost =
        (metric == Metric::Upload || metric == Metric::Download)
        && (mode == TransferMode::Map || mode == TransferMode::ZeroCopy || mode == TransferMode::Mapped);
    return onHost ? backend::Clock::HostSteady : result.spec.device.clock;
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
