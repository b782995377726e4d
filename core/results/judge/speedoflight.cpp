// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/judge/speedoflight.h"

#include "core/algorithms/catalogue.h"
#include "core/results/judge/settled.h"
#include "core/results/row/jobresult.h"

#include <algorithm>
#include <utility>

namespace sortscope::results {
namespace {

/// True if all parameters are known. A session that was made elsewhere may contain anything.
bool knows(const algorithms::AlgorithmInfo& info, const algorithms::Parameters& given)
{
    return std::ranges::all_of(info.parameters, [&](const algorithms::ParameterInfo& parameter) {
        const auto found = given.find(parameter.id);
        if (found == given.end())
            return false;
        try {
            return algorithms::parseParameter(parameter, algorithms::toText(found->second)) == found->second;
        } catch (const base::UsageError&) {
            return false;
        }
    });
}

std::optional<double> launchCostNs(const JobSpec& spec)
{
    switch (spec.variant.launch) {
    case backend::LaunchMode::WaitEach:
        return spec.calibration->waitedLaunchNs;
    case backend::LaunchMode::EnqueueAll:
        return spec.calibration->launchNs;
    case backend::LaunchMode::Graph:
    case backend::LaunchMode::Overlap:
        break;
    }
    return std::nullopt;
}

/// A job's algorithm, and the problem that it solves.
struct KnownProblem {
    const algorithms::AlgorithmInfo* info = nullptr;
    algorithms::WorkProblem problem;
};

/// Empty if this program does not have the algorithm or a parameter.
std::optional<KnownProblem> problemOf(const JobSpec& spec, std::optional<std::size_t> passes)
{
    const auto* info = algorithms::findAlgorithm(spec.variant.algorithm);
    const auto& search = spec.workload.search;
    const auto needles = search ? search->keys : 0;
    if (info == nullptr || !knows(*info, spec.variant.parameters)
        || search.has_value() != (info->family == algorithms::Family::Search)
        || std::max(spec.workload.size, needles) > algorithms::kMostKeys)
        return std::nullopt;
    return KnownProblem{info,
                        {.length = spec.workload.size,
                         .needles = needles,
                         .parameters = spec.variant.parameters,
                         .merge = spec.variant.merge,
                         .passes = passes,
                         .key = spec.workload.key,
                         .values = spec.workload.values}};
}

/// Returns the bytes of all memory that the kernels of a run read or write.
std::uint64_t touchedBytes(const KnownProblem& known)
{
    const auto& [info, problem] = known;
    return problem.length * data::pairBytes(problem.key, problem.values)
           + problem.needles * (data::keyBytes(problem.key) + sizeof(std::uint32_t))
           + algorithms::scratchOf(*info, problem).device;
}

void compareWithLimits(SpeedOfLight& speed, const JobSpec& spec)
{
    const auto limit = copyLimitOf(spec);
    if (!limit)
        return;
    if (speed.bytesPerSecond)
        speed.limitShare = *speed.bytesPerSecond / *limit;
    if (const auto launchNs = launchCostNs(spec))
        speed.predictedNs = std::max(static_cast<double>(speed.work.bytes) * 1e9 / *limit,
                                     static_cast<double>(speed.work.launches) * *launchNs);
}

} // namespace

std::optional<double> copyLimitOf(const JobSpec& spec)
{
    const auto& calibration = spec.calibration;
    const auto known = problemOf(spec, {});
    if (!calibration || !(calibration->copyBytesPerSecond > 0) || !known)
        return std::nullopt;
    // Where a calibration did not look for the cache, this much is in memory on any device.
    constexpr std::uint64_t kNoCacheHolds = std::uint64_t{512} << 20U;
    return touchedBytes(*known) > calibration->cachedBytes.value_or(kNoCacheHolds)
               ? calibration->copyBytesPerSecond
               : calibration->cachedCopyBytesPerSecond;
}

std::optional<algorithms::Work> workOf(const JobSpec& spec, std::optional<std::size_t> passes)
{
    const auto known = problemOf(spec, passes);
    return known ? algorithms::workOf(*known->info, known->problem) : std::nullopt;
}

std::optional<algorithms::Work> workOf(const JobResult& result)
{
    auto spec = result.spec;
    if (!result.replicates.empty()) {
        const auto& settled = result.replicates.front().preparation.settled;
        if (auto parameters = settledParameters(spec.variant, settled))
            spec.variant.parameters = *std::move(parameters);
    }
    return workOf(spec, result.passesRun);
}

std::optional<SpeedOfLight> speedOfLightOf(const JobResult& result)
{
    if (result.status != Status::Ok)
        return std::nullopt;
    const auto work = workOf(result);
    if (!work || work->bytes == 0)
        return std::nullopt;
    const bool processor = result.spec.device.backend == backend::BackendKind::Cpu;
    SpeedOfLight speed{.work = *work, .metric = processor ? Metric::Wall : Metric::Device};
    const auto time = summarise(result, speed.metric);
    if (time && time->median > 0)
        speed.bytesPerSecond = static_cast<double>(work->bytes) * 1e9 / time->median;
    compareWithLimits(speed, result.spec);
    return speed;
}

} // namespace sortscope::results
