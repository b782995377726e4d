// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/partof.h"
#include "core/export/report/htmltext.h"
#include "core/export/report/reportdata.h"
#include "core/export/report/reportnumbers.h"
#include "core/export/report/reportsections.h"
#include "core/export/report/reporttable.h"
#include "core/results/judge/rowenergy.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

namespace sortscope::exports {
namespace {

using results::Metric;
using Figure = std::optional<measure::Statistics>;

/// A row with the figures that its cells show.
struct ShownRow {
    const results::StoredJob& stored;
    Figure wall;
    Figure kernels;
    std::optional<double> rate;
    std::optional<results::RowEnergy> energy;
};

bool anyEnergy(const std::vector<ShownRow>& rows)
{
    return std::ranges::any_of(rows, [](const auto& row) { return row.energy.has_value(); });
}

void addWithInterval(ReportTable& table, const std::optional<double>& value,
                     const std::optional<measure::Interval>& interval)
{
    table.number(value, value ? threeDigits(*value) : std::string());
    const auto low = base::partOf<&measure::Interval::low>(interval);
    table.number(low, intervalText(low, base::partOf<&measure::Interval::high>(interval), {1, {}}));
}

/// One unit for each column.
struct Units {
    ReportUnit wall;
    ReportUnit kernels;
    ReportUnit rate;
};

Units unitsOf(const std::vector<ShownRow>& rows)
{
    std::vector<double> walls;
    std::vector<double> kernels;
    std::vector<double> rates;
    for (const auto& row : rows) {
        if (row.wall)
            walls.push_back(row.wall->median);
        if (row.kernels)
            kernels.push_back(row.kernels->median);
        if (row.rate)
            rates.push_back(*row.rate);
    }
    return {timeUnitFor(walls), timeUnitFor(kernels), ratePrefixFor(rates)};
}

std::string outcomeMarkup(ReportPage& page, const results::JobResult& result)
{
    const auto withReason = [&](const Said& status) {
        auto html = page.markup(status, "b");
        if (page.onPaper() || result.reason.empty())
            return html + htmlText(result.reason.empty() ? "" : ": " + result.reason);
        return html + "<details><summary>" + page.markup("Reason") + "</summary><pre>"
               + htmlText(result.reason) + "</pre></details>";
    };
    switch (result.status) {
    case results::Status::Ok:
        break;
    case results::Status::Unsupported:
        return withReason("unsupported");
    case results::Status::Failed:
        return withReason("failed");
    case results::Status::Cancelled:
        return withReason("cancelled");
    }
    if (result.warnings.empty())
        return page.markup("ok");
    return page.markup({"ok, warnings: %1", {{fmt::format("{}", result.warnings.size())}}});
}

void addTime(ReportTable& table, const Figure& figure, const ReportUnit& unit)
{
    const auto median = base::partOf<&measure::Statistics::median>(figure);
    table.number(median, median ? threeDigits(*median / unit.factor) : std::string());
    const auto low = figure ? figure->medianLow : std::nullopt;
    const auto high = figure ? figure->medianHigh : std::nullopt;
    table.number(low, intervalText(low, high, unit));
}

void addEnergy(ReportTable& table, const std::optional<results::RowEnergy>& energy)
{
    using results::RowEnergy;
    addWithInterval(table, base::partOf<&RowEnergy::njPerKey>(energy),
                    base::partOf<&RowEnergy::njInterval>(energy));
    addWithInterval(table, base::partOf<&RowEnergy::watts>(energy),
                    base::partOf<&RowEnergy::wattsInterval>(energy));
}

void addRow(ReportTable& table, ReportPage& page, const ReportData& data, const ShownRow& row,
            const Units& units, bool withEnergy)
{
    const auto& result = *row.stored.result;
    const auto& spec = result.spec;
    table.row(fmt::format("job-{}", spec.id));
    table.number(static_cast<double>(spec.id), fmt::format("{}", spec.id));
    table.text(data.names.devices.of(spec.device));
    table.text(results::variantText(data.names.distinctions, spec));
    table.text(data.workName(spec));
    table.number(static_cast<double>(spec.workload.size), keysNumber(spec.workload.size));
    table.number(static_cast<double>(result.replicates.size()), fmt::format("{}", result.replicates.size()));
    const auto samples = results::sampleCount(result);
    table.number(static_cast<double>(samples), groupedNumber(samples));
    addTime(table, row.wall, units.wall);
    addTime(table, row.kernels, units.kernels);
    table.number(row.rate, row.rate ? threeDigits(*row.rate / units.rate.factor) : std::string());
    if (withEnergy)
        addEnergy(table, row.energy);
    table.markup(qualityMarkup(page, result));
    table.markup(outcomeMarkup(page, result)
                 + (row.stored.note.empty() ? std::string() : "<br/>" + htmlText(row.stored.note)));
}

} // namespace

void addResults(ReportPage& page, const ReportData& data)
{
    if (data.jobs.empty())
        return;
    std::vector<ShownRow> rows;
    for (const auto& stored : data.jobs)
        rows.push_back({stored, results::summarise(*stored.result, Metric::Wall),
                        results::summarise(*stored.result, Metric::KernelSum),
                        results::keysPerSecond(*stored.result), results::energyOf(*stored.result)});
    const auto units = unitsOf(rows);
    const auto in = [](const ReportUnit& unit) { return std::vector<SaidPart>{{std::string(unit.symbol)}}; };
    const ReportSection section(page, "results", "Results");
    page.add("p", "Times are medians; the interval behind each covers the true median with 95 %. A click on "
                  "a heading sorts "
                  "the table.");
    if (!page.onPaper())
        page.add(
            fmt::format(R"(<p class="filter" hidden="hidden"><input type="search" id="filter"{}{}/></p>)",
                        page.attribute("aria-label", "Filter the rows"),
                        page.attribute("placeholder", "Filter the rows")));
    std::vector<ReportColumn> columns{{"Job", true},
                                      {"Device"},
                                      {"Algorithm"},
                                      {"Data"},
                                      {"Keys", true},
                                      {"Replicates", true},
                                      {"Samples", true},
                                      {{"Wall clock, %1", in(units.wall)}, true},
                                      {{"95 % interval, %1", in(units.wall)}, true},
                                      {{"Kernels, %1", in(units.kernels)}, true},
                                      {{"95 % interval, %1", in(units.kernels)}, true},
                                      {{"%1keys per second", in(units.rate)}, true}};
    const bool withEnergy = anyEnergy(rows);
    if (withEnergy)
        columns.insert(columns.end(), {{{"Energy, %1", {{"nJ/key"}}}, true},
                                       {{"95 % interval, %1", {{"nJ/key"}}}, true},
                                       {{"Power of the runs, %1", {{"W"}}}, true},
                                       {{"95 % interval, %1", {{"W"}}}, true}});
    columns.insert(columns.end(), {{"Quality"}, {"Outcome"}});
    ReportTable table(page, std::move(columns), "rows");
    for (const auto& row : rows)
        addRow(table, page, data, row, units, withEnergy);
}

} // namespace sortscope::exports
