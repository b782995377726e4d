// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/fleetjson.h"

#include "core/export/json.h"
#include "core/results/row/jobresult.h"

#include <nlohmann/json.hpp>

namespace sortscope::exports {
namespace {

using Json = nlohmann::ordered_json;

template <typename T>
Json orNull(const std::optional<T>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json orNull(const std::optional<measure::Interval>& interval)
{
    return interval ? Json{{"low", interval->low}, {"high", interval->high}} : Json(nullptr);
}

Json orNull(const std::optional<results::Standing>& standing)
{
    return standing ? Json(base::nameOf(*standing)) : Json(nullptr);
}

Json differencesJson(const results::FleetDevice& device)
{
    auto differences = Json::array();
    for (const auto& difference : device.differences)
        differences.push_back({{"what", results::titleOf(difference)},
                               {"most", results::textOf(difference.a)},
                               {"here", results::textOf(difference.b)}});
    return differences;
}

Json fleetDeviceJson(const results::FleetDevice& device)
{
    auto flaws = Json::array();
    for (const auto flaw : device.flaws)
        flaws.push_back(base::nameOf(flaw));
    return {{"node", orNull(device.info.node)},
            {"device", device.info.id},
            {"device_name", device.info.name},
            {"backend", base::nameOf(device.info.backend)},
            {"uuid", orNull(device.info.uuid)},
            {"standing", orNull(device.standing)},
            {"rows", device.rows},
            {"judged", device.judged},
            {"slower", device.slower},
            {"faster", device.faster},
            {"median_ratio", orNull(device.medianRatio)},
            {"median_interval", orNull(device.medianInterval)},
            {"outlier_ratio", orNull(device.outlierRatio)},
            {"chance", orNull(device.chance)},
            {"false_share", orNull(device.falseShare)},
            {"sm_clock_mhz", orNull(device.smClockMhz)},
            {"usual_sm_clock_mhz", orNull(device.usualSmClockMhz)},
            {"differences", differencesJson(device)},
            {"flaws", std::move(flaws)}};
}

/// Describes the work that all rows of a group share.
Json groupJson(const results::FleetGroup& group)
{
    auto asked = group.example->spec;
    asked.variant = results::askedVariant(asked);
    auto work = identityJson(asked);
    // These members belong to the example alone.
    for (const auto* own : {"node", "device", "platform", "tuning"})
        work.erase(own);
    work["devices"] = group.devices;
    work["median_ns"] = orNull(group.medianNs);
    work["scatter"] = orNull(group.scatter);
    return work;
}

Json rowJson(const results::FleetRow& row, results::Metric metric)
{
    const auto& result = *row.result;
    const auto judgement = results::qualityOf(result, metric);
    return {{"group", row.group},
            {"node", orNull(result.spec.device.node)},
            {"device", result.spec.device.id},
            {"job", result.spec.id},
            {"status", base::nameOf(result.status)},
            {"quality", judgement ? Json(base::nameOf(judgement->quality)) : Json(nullptr)},
            {"standing", orNull(row.standing)},
            {"reason", row.reason.empty() ? Json(nullptr) : Json(row.reason)},
            {"median_ns", row.statistics ? Json(row.statistics->median) : Json(nullptr)},
            {"ratio", orNull(row.ratio)},
            {"ratio_interval", orNull(row.ratioInterval)},
            {"margin", row.margin},
            {"chance", orNull(row.chance)},
            {"false_share", orNull(row.falseShare)}};
}

template <typename Range, typename JsonOf>
Json listJson(const Range& range, JsonOf jsonOf)
{
    auto list = Json::array();
    for (const auto& one : range)
        list.push_back(jsonOf(one));
    return list;
}

} // namespace

Json fleetJson(const results::FleetReport& report)
{
    const auto metric = report.options.metric;
    return {{"format", "sortscope-fleet"},
            {"version", 1},
            {"session", report.name},
            {"metric", base::nameOf(metric)},
            {"margin", results::marginOf(report.options)},
            {"level", results::kFleetLevel},
            {"fewest_devices", results::kFewestOfFleet},
            {"devices", listJson(report.devices, fleetDeviceJson)},
            {"groups", listJson(report.groups, groupJson)},
            {"rows", listJson(report.rows, [&](const auto& row) { return rowJson(row, metric); })}};
}

} // namespace sortscope::exports
