// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/json.h"

#include "core/base/partof.h"
#include "core/export/gpuagainstcpujson.h"
#include "core/export/listjson.h"
#include "core/results/json/jsontext.h"
#include "core/results/json/jsonwriter.h"
#include "core/results/judge/quality.h"
#include "core/results/judge/rowenergy.h"
#include "core/results/judge/speedoflight.h"
#include "core/results/row/jobresult.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace sortscope::exports {
namespace {

using Json = nlohmann::ordered_json;

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
        {"median_low_ns", results::JsonWriter::json(statistics->medianLow)},
        {"median_high_ns", results::JsonWriter::json(statistics->medianHigh)},
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

Json readingsJson(const std::optional<measure::Statistics>& readings)
{
    if (!readings)
        return nullptr;
    return {{"min", readings->minimum}, {"median", readings->median}, {"max", readings->maximum}};
}

void addQuality(results::JsonWriter& row, const results::JobResult& result)
{
    const auto judgement = results::qualityOf(result);
    row("quality", results::JsonWriter::json(base::partOf<&results::Judgement::quality>(judgement)));
    row("quality_reasons", listJson(judgement.value_or(results::Judgement{}).reasons,
                                    [](const auto& reason) { return base::nameOf(reason.flaw); }));
}

Json energyJson(const results::JobResult& result)
{
    const auto energy = results::energyOf(result);
    if (!energy)
        return nullptr;
    return {{"source", base::nameOf(energy->source)},
            {"nj_per_key", energy->njPerKey},
            {"nj_per_key_interval", intervalJson(energy->njInterval)},
            {"power_w", energy->watts},
            {"power_w_interval", intervalJson(energy->wattsInterval)},
            {"idle_power_w", energy->idleWatts}};
}

Json speedOfLightJson(const results::JobResult& result)
{
    const auto speed = results::speedOfLightOf(result);
    if (!speed)
        return nullptr;
    return {
        {"bytes_moved", speed->work.bytes},
        {"launches", speed->work.launches},
        {"bytes_are_bound", speed->work.atLeast},
        {"metric", base::nameOf(speed->metric)},
        {"bytes_per_s", results::JsonWriter::json(speed->bytesPerSecond)},
        {"limit_share", results::JsonWriter::json(speed->limitShare)},
        {"predicted_ns", results::JsonWriter::json(speed->predictedNs)},
    };
}

/// Each device that has a row, once, in the order of the rows.
Json devicesJson(results::ResultSpan results, bool several)
{
    auto devices = Json::array();
    std::set<std::pair<std::optional<std::string>, std::string_view>> seen;
    for (const auto& result : results) {
        const auto& device = result->spec.device;
        if (!seen.emplace(device.node, device.id).second)
            continue;
        devices.push_back(deviceJson(device));
        if (several)
            devices.back()["node"] = results::JsonWriter::json(device.node);
    }
    return devices;
}

} // namespace

Json specJson(const results::JobSpec& spec)
{
    return results::JsonWriter::json(spec);
}

Json deviceIdentityJson(const backend::DeviceInfo& device)
{
    return {{"node", results::JsonWriter::json(device.node)},
            {"device", device.id},
            {"device_name", device.name},
            {"backend", base::nameOf(device.backend)},
            {"platform", device.platform}};
}

Json identityJson(const results::JobSpec& spec)
{
    auto identity = deviceIdentityJson(spec.device);
    identity.update(specJson(spec));
    // How often and by which clock a job is sampled does not identify its work.
    for (const auto* key : {"job", "sampling", "calibration", "wanted_device_clock", "wanted_energy"})
        identity.erase(key);
    auto& parameters = identity["parameters"] = Json::object();
    for (const auto& [id, value] : spec.variant.parameters)
        parameters[id] = algorithms::toText(value);
    return identity;
}

Json deviceJson(const backend::DeviceInfo& device)
{
    return results::JsonWriter::json(device);
}

Json environmentJson(const results::Environment& environment)
{
    return results::JsonWriter::json(environment);
}

Json environmentsJson(std::span<const results::Environment> environments)
{
    return listJson(environments, environmentJson);
}

Json resultJson(const results::JobResult& result)
{
    results::JsonWriter row;
    fields(row, result.spec);
    row("verified", result.verified());
    row("keys_per_s", results::keysPerSecond(result));
    row("launches", results::launchesOf(result));
    row("sm_clock_mhz", readingsJson(results::smClockMhz(result)));
    row("temperature_c", readingsJson(results::temperatureC(result)));
    row("summary", summaryJson(result));
    row("speed_of_light", speedOfLightJson(result));
    row("energy_summary", energyJson(result));
    row("no_energy_reason", textOrNull(results::noEnergyReason(result)));
    fields(row, result);
    addQuality(row, result);
    row("replicates", result.replicates);
    return row.take();
}

Json intervalJson(const std::optional<measure::Interval>& interval)
{
    return interval ? Json{{"low", interval->low}, {"high", interval->high}} : Json(nullptr);
}

Json qualityJson(const results::JobResult& result, results::Metric metric)
{
    return results::JsonWriter::json(
        base::partOf<&results::Judgement::quality>(results::qualityOf(result, metric)));
}

Json textOrNull(const std::string& text)
{
    return text.empty() ? Json(nullptr) : Json(text);
}

std::string dumpJson(Json value)
{
    return results::jsonText(std::move(value), 1);
}

Json runJson(results::ResultSpan results, std::span<const results::Environment> environments)
{
    const bool several = environments.size() > 1;
    Json run{{"format", "sortscope-run"},
             {"version", kJsonVersion},
             {"environment", environmentJson(environments.front())}};
    if (several)
        run["environments"] = environmentsJson(environments);
    run["devices"] = devicesJson(results, several);
    run["jobs"] = listJson(results, [&](const auto& result) {
        auto row = resultJson(*result);
        if (several)
            row["node"] = results::JsonWriter::json(result->spec.device.node);
        return row;
    });
    run["gpu_against_cpu"] = gpuAgainstCpuJson(results::gpuAgainstCpu(results));
    return run;
}

} // namespace sortscope::exports
