// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/fleetjson.h"

#include "core/base/partof.h"
#include "core/export/comparejson.h"
#include "core/export/json.h"
#include "core/export/listjson.h"
#include "core/results/json/jsonwriter.h"
#include "core/results/row/jobresult.h"

namespace sortscope::exports {
namespace {

using Json = nlohmann::ordered_json;
using results::JsonWriter;

Json fleetDeviceJson(const results::FleetDevice& device)
{
    return {{"node", JsonWriter::json(device.info.node)},
            {"device", device.info.id},
            {"device_name", device.info.name},
            {"backend", base::nameOf(device.info.backend)},
            {"uuid", JsonWriter::json(device.info.uuid)},
            {"standing", JsonWriter::json(device.standing)},
            {"rows", device.rows},
            {"judged", device.judged},
            {"slower", device.slower},
            {"faster", device.faster},
            {"median_ratio", JsonWriter::json(device.medianRatio)},
            {"median_interval", intervalJson(device.medianInterval)},
            {"outlier_ratio", JsonWriter::json(device.outlierRatio)},
            {"chance", JsonWriter::json(device.chance)},
            {"false_share", JsonWriter::json(device.falseShare)},
            {"sm_clock_mhz", JsonWriter::json(device.smClockMhz)},
            {"usual_sm_clock_mhz", JsonWriter::json(device.usualSmClockMhz)},
            {"differences", differencesJson(device.differences, "most", "here")},
            {"flaws", JsonWriter::json(device.flaws)}};
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
    work["median_ns"] = JsonWriter::json(group.medianNs);
    work["scatter"] = JsonWriter::json(group.scatter);
    return work;
}

Json rowJson(const results::FleetRow& row, results::Metric metric)
{
    const auto& result = *row.result;
    return {{"group", row.group},
            {"node", JsonWriter::json(result.spec.device.node)},
            {"device", result.spec.device.id},
            {"job", result.spec.id},
            {"status", base::nameOf(result.status)},
            {"quality", qualityJson(result, metric)},
            {"standing", JsonWriter::json(row.standing)},
            {"reason", textOrNull(row.reason)},
            {"median_ns", JsonWriter::json(base::partOf<&measure::Statistics::median>(row.statistics))},
            {"ratio", JsonWriter::json(row.ratio)},
            {"ratio_interval", intervalJson(row.ratioInterval)},
            {"margin", row.margin},
            {"chance", JsonWriter::json(row.chance)},
            {"false_share", JsonWriter::json(row.falseShare)}};
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
