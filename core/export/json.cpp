// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/json.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <set>
#include <type_traits>

namespace sortscope::exports {
namespace {

using base::nameOf;
using Json = nlohmann::ordered_json;

/// null where there is nothing; enumerators become their words.
template <typename T>
Json value(const std::optional<T>& optional)
{
    if (!optional)
        return nullptr;
    if constexpr (std::is_enum_v<T>)
        return nameOf(*optional);
    else
        return *optional;
}

/// null for the 0 and the empty text that stand for "has none" inside the program.
template <typename T>
Json unlessEmpty(const T& member)
{
    return member == T{} ? Json(nullptr) : Json(member);
}

template <typename Enum>
Json words(const std::vector<Enum>& values)
{
    auto list = Json::array();
    for (const auto each : values)
        list.push_back(nameOf(each));
    return list;
}

Json commandJson(const backend::Command& command)
{
    return {
        {"kind", nameOf(command.kind)},
        {"name", command.name},
        {"stage", value(command.at.stage)},
        {"pass", value(command.at.pass)},
        {"global_size", unlessEmpty(command.globalSize)},
        {"local_size", unlessEmpty(command.localSize)},
        {"bytes", unlessEmpty(command.bytes)},
        {"queued_ns", value(command.times.queuedNs)},
        {"submitted_ns", value(command.times.submittedNs)},
        {"started_ns", value(command.times.startedNs)},
        {"ended_ns", value(command.times.endedNs)},
        {"clock", nameOf(command.clock)},
    };
}

Json sampleJson(const results::Sample& sample)
{
    auto commands = Json::array();
    for (const auto& command : sample.commands.unpack())
        commands.push_back(commandJson(command));
    return {
        {"wall_ns", sample.wallNs},
        {"end_to_end_ns", value(sample.endToEndNs)},
        {"kernel_sum_ns", value(sample.kernelSumNs)},
        {"device_span_ns", value(sample.deviceSpanNs)},
        {"gaps_ns", value(sample.gapsNs)},
        {"upload_ns", value(sample.uploadNs)},
        {"download_ns", value(sample.downloadNs)},
        {"launches", sample.launches},
        {"sm_clock_before_mhz", value(sample.smClockBeforeMhz)},
        {"sm_clock_after_mhz", value(sample.smClockAfterMhz)},
        {"throttles", words(sample.throttles)},
        {"commands", std::move(commands)},
    };
}

Json statisticsJson(const std::optional<measure::Statistics>& statistics)
{
    if (!statistics)
        return nullptr;
    return {
        {"count", statistics->count},
        {"min_ns", statistics->minimum},
        {"q1_ns", statistics->firstQuartile},
        {"median_ns", statistics->median},
        {"q3_ns", statistics->thirdQuartile},
        {"max_ns", statistics->maximum},
        {"mean_ns", statistics->mean},
        {"mad_ns", statistics->mad},
        {"median_low_ns", value(statistics->medianLow)},
        {"median_high_ns", value(statistics->medianHigh)},
    };
}

Json summaryJson(const results::JobResult& result)
{
    Json summary = Json::object();
    for (const auto& metric : base::Names<results::Metric>::all) {
        std::string key(metric.name);
        std::replace(key.begin(), key.end(), '-', '_');
        summary[key] = statisticsJson(results::summarise(result, metric.value));
    }
    return summary;
}

Json clockJson(const std::optional<measure::Statistics>& mhz)
{
    if (!mhz)
        return nullptr;
    return {{"min", mhz->minimum}, {"median", mhz->median}, {"max", mhz->maximum}};
}

Json parametersJson(const algorithms::Parameters& parameters)
{
    Json object = Json::object();
    for (const auto& [id, parameter] : parameters)
        std::visit([&, &key = id](const auto& held) { object[key] = held; }, parameter);
    return object;
}

Json searchJson(const std::optional<results::SearchOptions>& search)
{
    if (!search)
        return nullptr;
    return {{"keys", search->keys}, {"hit_ratio", search->hitRatio}, {"sorted_keys", search->sortedKeys}};
}

Json samplingJson(const measure::SamplingPlan& plan)
{
    return {
        {"warm_up_runs", plan.warmUpRuns},          {"warm_up_time_ns", plan.warmUpTime.count()},
        {"warm_up_cap_ns", plan.warmUpCap.count()}, {"minimum_samples", plan.minimumSamples},
        {"maximum_samples", plan.maximumSamples},   {"time_limit_ns", plan.timeLimit.count()},
        {"target_noise", value(plan.targetNoise)},
    };
}

Json floorsJson(const std::vector<results::Floor>& floors)
{
    auto list = Json::array();
    for (const auto& floor : floors)
        list.push_back({{"clock", nameOf(floor.clock)},
                        {"median_ns", floor.medianNs},
                        {"mad_ns", floor.madNs},
                        {"launches", floor.launches}});
    return list;
}

Json sourcesJson(const std::vector<backend::ProgramRecord>& sources)
{
    auto list = Json::array();
    for (const auto& source : sources)
        list.push_back({{"file", source.file},
                        {"origin", source.origin},
                        {"hash", source.hash},
                        {"options", source.options}});
    return list;
}

Json preparationJson(const results::Preparation& preparation)
{
    return {
        {"generate_ns", value(preparation.generateNs)},
        {"prepare_ns", value(preparation.prepareNs)},
        {"allocate_ns", value(preparation.allocateNs)},
        {"warm_up_runs", preparation.warmUpRuns},
        {"first_run", preparation.firstRun ? sampleJson(*preparation.firstRun) : Json(nullptr)},
    };
}

} // namespace

Json specJson(const results::JobSpec& spec)
{
    Json row;
    row["job"] = spec.id;
    row["device"] = spec.device.id;
    row["algorithm"] = spec.variant.algorithm;
    row["merge"] = unlessEmpty(spec.variant.merge);
    row["generator"] = spec.workload.generator;
    row["size"] = spec.workload.size;
    row["direction"] = nameOf(spec.workload.direction);
    row["transfer"] = nameOf(spec.variant.transfer);
    row["launch"] = nameOf(spec.variant.launch);
    row["parameters"] = parametersJson(spec.variant.parameters);
    row["search"] = searchJson(spec.workload.search);
    row["sampling"] = samplingJson(spec.sampling);
    row["seed"] = spec.workload.seed;
    return row;
}

namespace {

/// Each device that has a row, once, in the order of the rows.
Json devicesJson(results::ResultSpan results)
{
    auto devices = Json::array();
    std::set<std::string_view> seen;
    for (const auto& result : results) {
        if (seen.insert(result->spec.device.id).second)
            devices.push_back(deviceJson(result->spec.device));
    }
    return devices;
}

} // namespace

Json deviceJson(const backend::DeviceInfo& device)
{
    return {
        {"id", device.id},
        {"name", device.name},
        {"backend", nameOf(device.backend)},
        {"platform", unlessEmpty(device.platform)},
        {"vendor", unlessEmpty(device.vendor)},
        {"driver_version", unlessEmpty(device.driverVersion)},
        {"api_version", unlessEmpty(device.apiVersion)},
        {"uuid", value(device.uuid)},
        {"pci_id", value(device.pciId)},
        {"global_memory", unlessEmpty(device.globalMemory)},
        {"max_allocation", unlessEmpty(device.maxAllocation)},
        {"local_memory", unlessEmpty(device.localMemory)},
        {"max_work_group_size", device.maxWorkGroupSize},
        {"compute_units", device.computeUnits},
        {"threads", value(device.threads)},
        {"timer_resolution_ns", value(device.timerResolutionNs)},
        {"clock", nameOf(device.clock)},
        {"shares_host_memory", device.sharesHostMemory},
        {"transfer_modes", words(device.transferModes)},
        {"launch_modes", words(device.launchModes)},
    };
}

Json environmentJson(const results::Environment& environment)
{
    return {
        {"program_version", environment.programVersion},
        {"git_revision", value(environment.gitRevision)},
        {"node", value(environment.node)},
        {"os", value(environment.os)},
        {"kernel", value(environment.kernel)},
        {"cpu_model", value(environment.cpuModel)},
        {"cpu_governor", value(environment.governor)},
        {"cpu_threads", value(environment.threads)},
        {"date", results::isoUtc(environment.date)},
    };
}

Json resultJson(const results::JobResult& result)
{
    auto row = specJson(result.spec);
    row["status"] = nameOf(result.status);
    row["reason"] = unlessEmpty(result.reason);
    row["first_bad_index"] = value(result.firstBadIndex);
    row["verified"] = result.verified();
    row["verified_runs"] = result.verifiedRuns;
    row["padded_size"] = unlessEmpty(result.paddedLength);
    row["stop_reason"] = value(result.stopReason);
    row["warnings"] = words(result.warnings);
    row["floors"] = floorsJson(result.floors);
    row["sources"] = sourcesJson(result.sources);
    row["keys_per_s"] = value(results::keysPerSecond(result));
    row["launches"] = value(results::launchesOf(result));
    row["sm_clock_mhz"] = clockJson(results::smClockMhz(result));
    row["summary"] = summaryJson(result);
    row["preparation"] = preparationJson(result.preparation);
    auto samples = Json::array();
    for (const auto& sample : result.samples)
        samples.push_back(sampleJson(sample));
    row["samples"] = std::move(samples);
    return row;
}

std::string dumpJson(const Json& value)
{
    return value.dump(1, ' ', false, Json::error_handler_t::replace);
}

Json runJson(results::ResultSpan results, const results::Environment& environment)
{
    auto rows = Json::array();
    for (const auto& result : results)
        rows.push_back(resultJson(*result));
    return {
        {"format", "sortscope-run"},
        {"version", 1},
        {"environment", environmentJson(environment)},
        {"devices", devicesJson(results)},
        {"jobs", std::move(rows)},
    };
}

} // namespace sortscope::exports
