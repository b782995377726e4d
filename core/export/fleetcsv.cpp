// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/fleetcsv.h"

#include "core/export/csv.h"
#include "core/export/csvcolumns.h"
#include "core/results/row/jobresult.h"

#include <array>

namespace sortscope::exports {
namespace {

struct Row {
    const results::FleetReport& report;
    const results::FleetRow& row;

    const results::JobSpec& spec() const { return row.result->spec; }
    const results::FleetGroup& group() const { return report.groups[row.group]; }
    const results::FleetDevice& device() const { return report.devices[row.device]; }
};

template <auto end>
void intervalEnd(CsvText& csv, const Row& row)
{
    if (const auto& interval = row.row.ratioInterval)
        csv.cell((*interval).*end);
    else
        csv.empty();
}

void median(CsvText& csv, const Row& row)
{
    if (const auto& statistics = row.row.statistics)
        csv.cell(statistics->median);
    else
        csv.empty();
}

template <auto member>
void searchOption(CsvText& csv, const Row& row)
{
    if (const auto& search = row.spec().workload.search)
        csv.cell((*search).*member);
    else
        csv.empty();
}

constexpr std::array kColumns{
    Column<Row>{"node", [](CsvText& csv, const Row& row) { csv.cell(row.spec().device.node); }},
    Column<Row>{"device", [](CsvText& csv, const Row& row) { csv.cell(row.spec().device.id); }},
    Column<Row>{"device_name", [](CsvText& csv, const Row& row) { csv.cell(row.spec().device.name); }},
    Column<Row>{"backend", [](CsvText& csv, const Row& row) { csv.cell(row.spec().device.backend); }},
    Column<Row>{"device_uuid", [](CsvText& csv, const Row& row) { csv.cell(row.spec().device.uuid); }},
    Column<Row>{"device_standing", [](CsvText& csv, const Row& row) { csv.cell(row.device().standing); }},
    Column<Row>{"group", [](CsvText& csv, const Row& row) { csv.cell(row.row.group); }},
    Column<Row>{"algorithm", [](CsvText& csv, const Row& row) { csv.cell(row.spec().variant.algorithm); }},
    Column<Row>{"merge", [](CsvText& csv, const Row& row) { csv.cell(row.spec().variant.merge); }},
    Column<Row>{"parameters",
                [](CsvText& csv, const Row& row) {
                    csv.cell(parameterList(results::askedVariant(row.spec()).parameters));
                }},
    Column<Row>{"generator", [](CsvText& csv, const Row& row) { csv.cell(row.spec().workload.generator); }},
    Column<Row>{"size", [](CsvText& csv, const Row& row) { csv.cell(row.spec().workload.size); }},
    Column<Row>{"key", [](CsvText& csv, const Row& row) { csv.cell(row.spec().workload.key); }},
    Column<Row>{"job", [](CsvText& csv, const Row& row) { csv.cell(row.spec().id); }},
    Column<Row>{"status", [](CsvText& csv, const Row& row) { csv.cell(row.row.result->status); }},
    Column<Row>{"standing", [](CsvText& csv, const Row& row) { csv.cell(row.row.standing); }},
    Column<Row>{"reason", [](CsvText& csv, const Row& row) { csv.cell(row.row.reason); }},
    Column<Row>{"median_ns", median},
    Column<Row>{"fleet_devices", [](CsvText& csv, const Row& row) { csv.cell(row.group().devices); }},
    Column<Row>{"fleet_median_ns", [](CsvText& csv, const Row& row) { csv.cell(row.group().medianNs); }},
    Column<Row>{"fleet_scatter", [](CsvText& csv, const Row& row) { csv.cell(row.group().scatter); }},
    Column<Row>{"ratio", [](CsvText& csv, const Row& row) { csv.cell(row.row.ratio); }},
    Column<Row>{"ratio_low", intervalEnd<&measure::Interval::low>},
    Column<Row>{"ratio_high", intervalEnd<&measure::Interval::high>},
    Column<Row>{"margin", [](CsvText& csv, const Row& row) { csv.cell(row.row.margin); }},
    Column<Row>{"chance", [](CsvText& csv, const Row& row) { csv.cell(row.row.chance); }},
    Column<Row>{"false_share", [](CsvText& csv, const Row& row) { csv.cell(row.row.falseShare); }},
    Column<Row>{"values", [](CsvText& csv, const Row& row) { csv.cell(row.spec().workload.values); }},
    Column<Row>{"platform", [](CsvText& csv, const Row& row) { csv.cell(row.spec().device.platform); }},
    Column<Row>{"transfer", [](CsvText& csv, const Row& row) { csv.cell(row.spec().variant.transfer); }},
    Column<Row>{"launch", [](CsvText& csv, const Row& row) { csv.cell(row.spec().variant.launch); }},
    Column<Row>{"device_state",
                [](CsvText& csv, const Row& row) { csv.cell(row.spec().variant.deviceState); }},
    Column<Row>{"cache", [](CsvText& csv, const Row& row) { csv.cell(row.spec().variant.cache); }},
    Column<Row>{"seed", [](CsvText& csv, const Row& row) { csv.cell(row.spec().workload.seed); }},
    Column<Row>{"direction", [](CsvText& csv, const Row& row) { csv.cell(row.spec().workload.direction); }},
    Column<Row>{"search_keys", searchOption<&results::SearchOptions::keys>},
    Column<Row>{"search_hit_ratio", searchOption<&results::SearchOptions::hitRatio>},
    Column<Row>{"search_sorted_keys", searchOption<&results::SearchOptions::sortedKeys>},
    Column<Row>{"tuned",
                [](CsvText& csv, const Row& row) { csv.cell(results::tunedDay(row.spec().tuning)); }},
};

} // namespace

std::string fleetCsv(const results::FleetReport& report)
{
    CsvText csv;
    appendHeader(csv, kColumns);
    for (const auto& row : report.rows)
        appendRow(csv, kColumns, Row{report, row});
    return csv.take();
}

std::vector<std::string_view> fleetCsvColumns()
{
    return namesOf(kColumns);
}

} // namespace sortscope::exports
