// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/fleetcsv.h"

#include "core/base/partof.h"
#include "core/export/csv.h"
#include "core/export/csvtable.h"
#include "core/results/compare/fleet.h"
#include "core/results/row/jobresult.h"

#include <array>

namespace sortscope::exports {
namespace {

using base::partOf;

struct Row {
    const results::FleetReport& report;
    const results::FleetRow& row;

    const results::JobSpec& spec() const { return row.result->spec; }
    const results::FleetGroup& group() const { return report.groups[row.group]; }
    const results::FleetDevice& device() const { return report.devices[row.device]; }
};

constexpr auto kColumns = std::to_array<Column<Row>>({
    {"node", [](const auto& row) { return row.spec().device.node; }},
    {"device", [](const auto& row) { return row.spec().device.id; }},
    {"device_name", [](const auto& row) { return row.spec().device.name; }},
    {"backend", [](const auto& row) { return row.spec().device.backend; }},
    {"device_uuid", [](const auto& row) { return row.spec().device.uuid; }},
    {"device_standing", [](const auto& row) { return row.device().standing; }},
    {"group", [](const auto& row) { return row.row.group; }},
    {"algorithm", [](const auto& row) { return row.spec().variant.algorithm; }},
    {"merge", [](const auto& row) { return row.spec().variant.merge; }},
    {"parameters",
     [](const auto& row) { return parameterList(results::askedVariant(row.spec()).parameters); }},
    {"generator", [](const auto& row) { return row.spec().workload.generator; }},
    {"size", [](const auto& row) { return row.spec().workload.size; }},
    {"key", [](const auto& row) { return row.spec().workload.key; }},
    {"job", [](const auto& row) { return row.spec().id; }},
    {"status", [](const auto& row) { return row.row.result->status; }},
    {"standing", [](const auto& row) { return row.row.standing; }},
    {"reason", [](const auto& row) { return row.row.reason; }},
    {"median_ns", [](const auto& row) { return partOf<&measure::Statistics::median>(row.row.statistics); }},
    {"fleet_devices", [](const auto& row) { return row.group().devices; }},
    {"fleet_median_ns", [](const auto& row) { return row.group().medianNs; }},
    {"fleet_scatter", [](const auto& row) { return row.group().scatter; }},
    {"ratio", [](const auto& row) { return row.row.ratio; }},
    {"ratio_low", [](const auto& row) { return partOf<&measure::Interval::low>(row.row.ratioInterval); }},
    {"ratio_high", [](const auto& row) { return partOf<&measure::Interval::high>(row.row.ratioInterval); }},
    {"margin", [](const auto& row) { return row.row.margin; }},
    {"chance", [](const auto& row) { return row.row.chance; }},
    {"false_share", [](const auto& row) { return row.row.falseShare; }},
    {"values", [](const auto& row) { return row.spec().workload.values; }},
    {"platform", [](const auto& row) { return row.spec().device.platform; }},
    {"transfer", [](const auto& row) { return row.spec().variant.transfer; }},
    {"launch", [](const auto& row) { return row.spec().variant.launch; }},
    {"device_state", [](const auto& row) { return row.spec().variant.deviceState; }},
    {"cache", [](const auto& row) { return row.spec().variant.cache; }},
    {"seed", [](const auto& row) { return row.spec().workload.seed; }},
    {"direction", [](const auto& row) { return row.spec().workload.direction; }},
    {"search_keys", kSearch<&results::SearchOptions::keys>},
    {"search_hit_ratio", kSearch<&results::SearchOptions::hitRatio>},
    {"search_sorted_keys", kSearch<&results::SearchOptions::sortedKeys>},
    {"tuned", [](const auto& row) { return results::tunedDay(row.spec().tuning); }},
});

} // namespace

std::string fleetCsv(const results::FleetReport& report)
{
    CsvText csv;
    appendHeader(csv, kColumns);
    for (const auto& row : report.rows)
        appendRow(csv, kColumns, Row{report, row});
    return csv.take();
}

} // namespace sortscope::exports
