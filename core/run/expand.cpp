// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/expand.h"

#include "core/algorithms/catalogue.h"
#include "core/base/usageerror.h"
#include "core/data/generator.h"
#include "core/run/memoryneed.h"
#include "core/run/pairing.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

namespace sortscope::run {
namespace {

using algorithms::AlgorithmInfo;
using algorithms::Parameters;
using backend::BackendKind;
using backend::DeviceInfo;
using backend::LaunchMode;
using base::UsageError;

template <typename Range, typename Id>
std::string listIds(const Range& range, Id id)
{
    std::string list;
    for (const auto& entry : range)
        list += fmt::format("{}{}", list.empty() ? "" : ", ", id(entry));
    return list;
}

bool asksForAll(const std::vector<std::string>& ids)
{
    return std::find(ids.begin(), ids.end(), "all") != ids.end();
}

std::vector<DeviceInfo> chosenDevices(const RunRequest& request, const backend::Inventory& inventory)
{
    if (request.devices.empty())
        throw UsageError("the request names no device");
    std::vector<DeviceInfo> chosen;
    for (auto& device : inventory.infos()) {
        if (asksForAll(request.devices)
            || std::find(request.devices.begin(), request.devices.end(), device.id) != request.devices.end())
            chosen.push_back(std::move(device));
    }
    for (const auto& id : request.devices) {
        if (id != "all" && !inventory.find(id))
            throw UsageError(fmt::format(
                "unknown device \"{}\"; this machine has {}", id,
                listIds(inventory.devices, [](const auto& device) { return device->info().id; })));
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
                                         listIds(known, [](const AlgorithmInfo& info) { return info.id; })));
    }
    std::vector<const AlgorithmInfo*> chosen;
    for (const auto& info : known) {
        if (asksForAll(request.algorithms)
            || std::find(request.algorithms.begin(), request.algorithms.end(), info.id)
                   != request.algorithms.end())
            chosen.push_back(&info);
    }
    return chosen;
}

void checkGenerators(const RunRequest& request)
{
    if (request.generators.empty())
        throw UsageError("the request names no data generator");
    for (const auto& id : request.generators) {
        if (data::findGenerator(id) == nullptr)
            throw UsageError(
                fmt::format("unknown data generator \"{}\"; known are {}", id,
                            listIds(data::generators(), [](const auto& info) { return info.id; })));
    }
}

/// Every merge strategy of the chosen algorithms must know the wanted ids; each algorithm takes those that it
/// has.
void checkMerges(const RunRequest& request, const std::vector<const AlgorithmInfo*>& chosen)
{
    std::vector<std::string_view> known;
    for (const auto* info : chosen) {
        for (const auto& merge : info->merges)
            known.push_back(merge.id);
    }
    for (const auto& id : request.merges) {
        if (id == "all" || std::find(known.begin(), known.end(), id) != known.end())
            continue;
        throw UsageError(
            known.empty()
                ? fmt::format("merge strategy \"{}\": none of the chosen algorithms has merge strategies", id)
                : fmt::format("unknown merge strategy \"{}\"; known are {}", id, fmt::join(known, ", ")));
    }
}

std::vector<std::string> mergesFor(const RunRequest& request, const AlgorithmInfo& info)
{
    if (info.merges.empty())
        return {std::string()};
    std::vector<std::string> merges;
    for (const auto& merge : info.merges) {
        if (asksForAll(request.merges)
            || std::find(request.merges.begin(), request.merges.end(), merge.id) != request.merges.end())
            merges.emplace_back(merge.id);
    }
    if (merges.empty())
        merges.emplace_back(info.merges.front().id);
    return merges;
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

/// The product of all wanted values of the parameters that `info` has, completed with the device's defaults.
std::vector<Parameters> parameterSets(const RunRequest& request, const AlgorithmInfo& info,
                                      const DeviceInfo& device)
{
    std::vector<Parameters> sets{resolveParameters(info, device, {})};
    for (const auto& [id, values] : request.parameters) {
        const auto* parameter = info.findParameter(id);
        if (parameter == nullptr || values.empty())
            continue;
        std::vector<Parameters> product;
        for (const auto& set : sets) {
            for (const auto& value : values) {
                product.push_back(set);
                product.back()[id] = algorithms::parseParameter(*parameter, value);
            }
        }
        sets = std::move(product);
    }
    return sets;
}

/// The wanted modes that the device has; where it has none of them, the first wanted one, to be reported as a
/// row.
template <typename Mode>
std::vector<Mode> modesFor(const std::vector<Mode>& wanted, const std::vector<Mode>& available, bool host)
{
    if (wanted.empty() || host)
        return {available.front()};
    std::vector<Mode> modes;
    std::copy_if(wanted.begin(), wanted.end(), std::back_inserter(modes), [&](Mode mode) {
        return std::find(available.begin(), available.end(), mode) != available.end();
    });
    return modes.empty() ? std::vector<Mode>{wanted.front()} : modes;
}

template <typename Mode>
void noteMissingMode(results::JobSpec& spec, std::string_view what, Mode mode,
                     const std::vector<Mode>& available)
{
    if (std::find(available.begin(), available.end(), mode) != available.end())
        return;
    spec.unsupported =
        fmt::format("{} has no {} mode \"{}\"; it has {}", spec.device.id, what, base::nameOf(mode),
                    listIds(available, [](Mode entry) { return base::nameOf(entry); }));
}

void noteWhatDoesNotFit(results::JobSpec& spec, const AlgorithmInfo& info)
{
    noteMissingMode(spec, "transfer", spec.variant.transfer, spec.device.transferModes);
    noteMissingMode(spec, "launch", spec.variant.launch, spec.device.launchModes);
    if (spec.variant.launch == LaunchMode::Graph && !info.graphable)
        spec.unsupported = fmt::format(
            "{} cannot be captured in a graph: the host needs answers between its launches", info.id);
    if (spec.workload.size > algorithms::kMostKeys)
        spec.unsupported = fmt::format("{} takes at most {} keys: kernels index with 32 bits", info.id,
                                       algorithms::kMostKeys);
    if (spec.workload.search && spec.workload.search->keys > info.maxNeedles)
        spec.unsupported = fmt::format("{} looks up at most {} keys in one run, and {} were asked for",
                                       info.id, info.maxNeedles, spec.workload.search->keys);
}

/// Appends the jobs of one algorithm on one device for one generator and size.
void appendJobs(const RunRequest& request, const AlgorithmInfo& info, const results::JobSpec& common,
                std::vector<results::JobSpec>& jobs)
{
    const bool host = common.device.backend == BackendKind::Cpu;
    for (const auto& merge : mergesFor(request, info)) {
        for (const auto& parameters : parameterSets(request, info, common.device)) {
            for (const auto transfer : modesFor(request.transfers, common.device.transferModes, host)) {
                for (const auto launch : modesFor(request.launches, common.device.launchModes, host)) {
                    results::JobSpec& spec = jobs.emplace_back(common);
                    spec.variant.algorithm = info.id;
                    spec.variant.merge = merge;
                    spec.variant.parameters = parameters;
                    spec.variant.transfer = transfer;
                    spec.variant.launch = launch;
                    if (info.family == algorithms::Family::Search)
                        spec.workload.search = request.search;
                    noteWhatDoesNotFit(spec, info);
                }
            }
        }
    }
}

void checkFit(const std::vector<const AlgorithmInfo*>& chosen, const std::vector<DeviceInfo>& devices,
              bool all)
{
    for (const auto* info : chosen) {
        const bool fits = std::any_of(devices.begin(), devices.end(),
                                      [&](const auto& device) { return info->runsOn(device.backend); });
        if (fits || all)
            continue;
        throw UsageError(
            fmt::format("{} runs on {} only, and none of the chosen devices ({}) is one", info->id,
                        listIds(info->backends, [](BackendKind kind) { return base::nameOf(kind); }),
                        listIds(devices, [](const DeviceInfo& device) { return device.id; })));
    }
}

} // namespace

std::vector<results::JobSpec> expand(const RunRequest& request, const backend::Inventory& inventory,
                                     results::JobId firstId, const std::optional<std::uint64_t>& hostMemory)
{
    const auto devices = chosenDevices(request, inventory);
    const auto chosen = chosenAlgorithms(request);
    checkGenerators(request);
    checkMerges(request, chosen);
    checkParameters(request, chosen);
    checkFit(chosen, devices, asksForAll(request.algorithms));
    if (request.sizes.empty())
        throw UsageError("the request names no size");
    if (!(request.search.hitRatio >= 0 && request.search.hitRatio <= 1))
        throw UsageError(
            fmt::format("the hit ratio {} does not lie between 0 and 1", request.search.hitRatio));
    if (request.sampling.maximumSamples == 0)
        throw UsageError("a job needs at least one sample");

    std::vector<results::JobSpec> jobs;
    for (const auto& generator : request.generators) {
        for (const auto size : request.sizes) {
            for (const auto& device : devices) {
                results::JobSpec common;
                common.device = device;
                common.workload.generator = generator;
                common.workload.size = size;
                common.workload.direction = request.direction;
                common.sampling = request.sampling;
                common.workload.seed = request.seed;
                for (const auto* info : chosen) {
                    if (info->runsOn(device.backend))
                        appendJobs(request, *info, common, jobs);
                }
            }
        }
    }
    if (jobs.empty())
        throw UsageError("none of the algorithms runs on the chosen devices");
    if (request.order == results::SampleOrder::Interleaved)
        jobs = inPairs(jobs);
    refuseWhatExceedsMemory(jobs, request.order, hostMemory);
    for (results::JobSpec& spec : jobs)
        spec.id = firstId++;
    return jobs;
}

} // namespace sortscope::run
