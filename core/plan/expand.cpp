// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/expand.h"

#include "core/algorithms/catalogue.h"
#include "core/base/usageerror.h"
#include "core/data/generator.h"
#include "core/plan/axes.h"
#include "core/plan/deviceselector.h"
#include "core/plan/memoryneed.h"
#include "core/plan/pairing.h"
#include "core/results/compare/devicenames.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <stdexcept>

namespace sortscope::plan {
namespace {

using algorithms::AlgorithmInfo;
using backend::BackendKind;
using backend::DeviceInfo;
using backend::LaunchMode;
using base::UsageError;

template <typename Range>
bool has(const Range& range, const auto& value)
{
    return std::ranges::find(range, value) != range.end();
}

std::vector<DeviceInfo> chosenDevices(const RunRequest& request, const backend::Inventory& inventory)
{
    if (request.devices.empty())
        throw UsageError("the request names no device");
    const auto devices = inventory.infos();
    std::vector<DeviceInfo> chosen;
    std::ranges::copy_if(devices, std::back_inserter(chosen), [&](const auto& device) {
        return std::ranges::any_of(request.devices, [&](const auto& id) { return selects(id, device); });
    });
    for (const auto& id : request.devices) {
        if (id != "all"
            && std::ranges::none_of(devices, [&](const auto& device) { return selects(id, device); }))
            throw UsageError(unknownDevice(id, inventory));
    }
    return chosen;
}

std::vector<const AlgorithmInfo*> chosenAlgorithms(const RunRequest& request)
{
    if (request.algorithms.empty())
        throw UsageError("the request names no algorithm");
    const auto known = algorithms::catalogue();
    for (const auto& id : request.algorithms) {
        if (id != "all" && algorithms::findAlgorithm(id) == nullptr)
            throw UsageError(fmt::format("unknown algorithm \"{}\"; known are {}", id,
                                         base::joined(known, &AlgorithmInfo::id)));
    }
    std::vector<const AlgorithmInfo*> chosen;
    for (const auto& info : known) {
        if (has(request.algorithms, "all") || has(request.algorithms, info.id))
            chosen.push_back(&info);
    }
    return chosen;
}

/// Returns the request with one spelling for each generator, so that equal ones make one job.
RunRequest withChosenGenerators(RunRequest request)
{
    try {
        for (auto& id : request.generators)
            id = data::chosenGenerator(id).id();
    } catch (const std::invalid_argument& error) {
        throw UsageError(error.what());
    }
    return request;
}

/// Checks that the merge strategies of the chosen algorithms include the wanted ids; each algorithm takes
/// those that it has.
void checkMerges(const RunRequest& request, const std::vector<const AlgorithmInfo*>& chosen)
{
    std::vector<std::string_view> known;
    for (const auto* info : chosen) {
        for (const auto& merge : info->merges)
            known.push_back(merge.id);
    }
    for (const auto& id : request.merges) {
        if (id == "all" || has(known, id))
            continue;
        throw UsageError(
            known.empty()
                ? fmt::format("merge strategy \"{}\": none of the chosen algorithms has merge strategies", id)
                : fmt::format("unknown merge strategy \"{}\"; known are {}", id, fmt::join(known, ", ")));
    }
}

void checkParameters(const RunRequest& request, const std::vector<const AlgorithmInfo*>& chosen)
{
    std::set<std::string_view> known;
    for (const auto* info : chosen) {
        for (const auto& parameter : info->parameters)
            known.insert(parameter.id);
    }
    for (const auto& [id, values] : request.parameters) {
        if (known.find(id) != known.end())
            continue;
        throw UsageError(known.empty()
                             ? fmt::format("parameter \"{}\": the chosen algorithms have no parameters", id)
                             : fmt::format("unknown parameter \"{}\"; the chosen algorithms have {}", id,
                                           fmt::join(known, ", ")));
    }
}

template <typename Mode>
void noteMissingMode(results::JobSpec& spec, std::string_view what, Mode mode,
                     const std::vector<Mode>& available)
{
    if (has(available, mode))
        return;
    spec.unsupported = fmt::format("{} has no {} mode \"{}\"; it has {}", spec.device.id, what,
                                   base::nameOf(mode), base::joined(available, base::nameOf<Mode>));
}

/// Notes that a device lacks the clock. A processor has one clock, whatever is asked for.
void noteMissingClock(results::JobSpec& spec)
{
    using backend::DeviceClock;
    const bool ofCuda = spec.deviceClock == DeviceClock::Cupti || spec.deviceClock == DeviceClock::Gated;
    if (ofCuda && spec.device.backend == BackendKind::OpenCl)
        spec.unsupported = fmt::format("{} has no device clock \"{}\"; it has {}", spec.device.id,
                                       base::nameOf(spec.deviceClock), base::nameOf(DeviceClock::Event));
}

std::string whyNoOverlap(const AlgorithmInfo& info)
{
    std::vector<std::string_view> others;
    for (const auto& other : algorithms::catalogue()) {
        if (other.overlaps)
            others.push_back(other.id);
    }
    return fmt::format(
        "{} has no launch mode \"{}\"; algorithms whose kernels wait for the one in front have "
        "it: {}",
        info.id, base::nameOf(LaunchMode::Overlap), fmt::join(others, ", "));
}

void noteWhatDoesNotFit(results::JobSpec& spec, const AlgorithmInfo& info)
{
    spec.unsupported.clear();
    noteMissingMode(spec, "transfer", spec.variant.transfer, spec.device.transferModes);
    noteMissingMode(spec, "launch", spec.variant.launch, spec.device.launchModes);
    noteMissingClock(spec);
    if (spec.variant.launch == LaunchMode::Graph && info.graphable
        && !info.graphable(spec.variant.parameters))
        spec.unsupported = fmt::format(
            "{} cannot be captured in a graph: the host needs answers between its launches", info.id);
    if (spec.variant.launch == LaunchMode::Overlap && !info.overlaps)
        spec.unsupported = whyNoOverlap(info);
    if (const auto why = whyNotTaken(info, spec.workload.key, spec.workload.values); !why.empty())
        spec.unsupported = why;
    if (spec.workload.size > algorithms::kMostKeys)
        spec.unsupported = fmt::format("{} takes at most {} keys: kernels index with 32 bits", info.id,
                                       algorithms::kMostKeys);
    else if (!info.lengths.take(spec.workload.size))
        spec.unsupported =
            fmt::format("{} takes {}, not {}", info.id, textOf(info.lengths), spec.workload.size);
    if (!spec.workload.search && !has(info.directions, spec.workload.direction))
        spec.unsupported = fmt::format("{} sorts {} only", info.id,
                                       base::joined(info.directions, base::nameOf<data::Direction>));
    if (spec.workload.search && spec.workload.search->keys > info.maxNeedles)
        spec.unsupported = fmt::format("{} looks up at most {} keys in one run, but {} were requested",
                                       info.id, info.maxNeedles, spec.workload.search->keys);
}

/// Appends the jobs of one algorithm on the device of `spec`, for its workload of sorts.
void appendJobs(const RunRequest& request, const AlgorithmInfo& info, results::JobSpec spec,
                std::vector<results::JobSpec>& jobs)
{
    if (info.family == algorithms::Family::Search) {
        // Searches have no values: the jobs are the same for each kind of values.
        if (spec.workload.values != request.valueTypes.front())
            return;
        spec.workload.values = data::ValueType::None;
        spec.workload.search.emplace();
    }
    spec.variant.algorithm = info.id;
    spread(Axis::Product::Variants, request, spec, [&] { jobs.push_back(spec); });
}

void checkFit(const std::vector<const AlgorithmInfo*>& chosen, const std::vector<DeviceInfo>& devices,
              bool all)
{
    for (const auto* info : chosen) {
        const bool fits =
            std::ranges::any_of(devices, [&](const auto& device) { return info->runsOn(device.backend); });
        if (fits || all)
            continue;
        throw UsageError(fmt::format("{} runs on {} only, and none of the chosen devices ({}) is one",
                                     info->id, base::joined(info->backends, base::nameOf<BackendKind>),
                                     base::joined(devices, &DeviceInfo::id)));
    }
}

} // namespace

std::vector<results::JobSpec> expand(const RunRequest& request, const backend::Inventory& inventory,
                                     results::JobId firstId, const std::optional<std::uint64_t>& hostMemory)
{
    const auto devices = chosenDevices(request, inventory);
    const auto chosen = chosenAlgorithms(request);
    checkMerges(request, chosen);
    checkParameters(request, chosen);
    checkFit(chosen, devices, has(request.algorithms, "all"));
    if (!(request.search.hitRatio >= 0 && request.search.hitRatio <= 1))
        throw UsageError(
            fmt::format("the hit ratio {} does not lie between 0 and 1", request.search.hitRatio));
    if (request.sampling.maximumSamples == 0)
        throw UsageError("a job needs at least one sample");
    if (request.sampling.replicates == 0 || request.sampling.replicates > measure::kMostReplicates)
        throw UsageError(fmt::format("a job has 1 to {} replicates, but {} were requested",
                                     measure::kMostReplicates, request.sampling.replicates));

    std::vector<results::JobSpec> jobs;
    results::JobSpec common{.sampling = request.sampling};
    spread(Axis::Product::Workloads, withChosenGenerators(request), common, [&] {
        for (const auto& device : devices) {
            common.device = device;
            for (const auto* info : chosen) {
                if (info->runsOn(device.backend))
                    appendJobs(request, *info, common, jobs);
            }
        }
    });
    if (jobs.empty())
        throw UsageError("none of the algorithms runs on the chosen devices");
    if (request.order == results::SampleOrder::Interleaved)
        jobs = inPairs(jobs);
    markUnrunnable(jobs, request.order, hostMemory);
    for (results::JobSpec& spec : jobs)
        spec.id = firstId++;
    return jobs;
}

std::string whyNotTaken(const AlgorithmInfo& info, data::KeyType key, data::ValueType values)
{
    const auto types = [&info](data::ValueType beside) {
        return base::joined(info.takenTypes(beside), base::nameOf<data::KeyType>);
    };
    if (info.takes(key, values))
        return {};
    if (!info.takes(key))
        return fmt::format("{} takes {} keys only", info.id, types(data::ValueType::None));
    if (const auto withValues = types(values); !withValues.empty())
        return fmt::format("{} takes {} values with {} keys only", info.id, base::nameOf(values), withValues);
    const auto taken = info.takenValues();
    return taken.empty() ? fmt::format("{} takes keys without values only", info.id)
                         : fmt::format("{} takes {} values only", info.id,
                                       base::joined(taken, base::nameOf<data::ValueType>));
}

void markUnrunnable(std::vector<results::JobSpec>& jobs, results::SampleOrder order,
                    const std::optional<std::uint64_t>& hostMemory)
{
    for (results::JobSpec& spec : jobs) {
        if (const auto* info = algorithms::findAlgorithm(spec.variant.algorithm))
            noteWhatDoesNotFit(spec, *info);
    }
    markTooLarge(jobs, order, hostMemory);
}

} // namespace sortscope::plan
