// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/csv.h"
#include "core/export/csvtable.h"
#include "core/export/historyjson.h"

#include <algorithm>
#include <array>
#include <optional>

namespace sortscope::exports {
namespace {

struct Row {
    std::size_t line;
    const results::HistoryPoint& point;
    const results::RecordedRow& recorded;
    const results::RecordedFigure& figure;
    /// nullptr if nothing changed at the point.
    const results::HistoryChange* change;

    const results::JobSpec& spec() const { return recorded.spec; }
    template <typename Value>
    std::optional<Value> ofChange(Value results::HistoryChange::*member) const
    {
        return change == nullptr ? std::nullopt : std::optional(change->*member);
    }
};

std::string factsText(const Row& row)
{
    if (row.change == nullptr)
        return {};
    return base::joined(
        row.change->facts,
        [](const auto& fact) { return fact.what + ": " + fact.before + " → " + fact.behind; }, "; ");
}

constexpr auto kBeforeWork = std::to_array<Column<Row>>({
    {"line", [](const auto& row) { return row.line; }},
    {"date", [](const auto& row) { return results::isoUtc(row.recorded.date); }},
    {"run", [](const auto& row) { return row.recorded.run; }},
    {"node", [](const auto& row) { return row.spec().device.node; }},
    {"device", [](const auto& row) { return row.spec().device.id; }},
    {"device_name", [](const auto& row) { return row.spec().device.name; }},
    {"backend", [](const auto& row) { return row.spec().device.backend; }},
    {"platform", [](const auto& row) { return row.spec().device.platform; }},
    {"driver_version", [](const auto& row) { return row.spec().device.driverVersion; }},
    {"algorithm", [](const auto& row) { return row.spec().variant.algorithm; }},
    {"merge", [](const auto& row) { return row.spec().variant.merge; }},
    {"parameters",
     [](const auto& row) { return parameterList(results::askedVariant(row.spec()).parameters); }},
});

constexpr auto kBehindWork = std::to_array<Column<Row>>({
    {"median_ns", [](const auto& row) { return row.point.figure.value; }},
    {"replicates", [](const auto& row) { return row.figure.mediansNs.size(); }},
    {"reason", [](const auto& row) { return row.figure.noGround; }},
    {"sm_clock_mhz", [](const auto& row) { return row.recorded.smClockMhz; }},
    {"change", [](const auto& row) { return row.ofChange(&results::HistoryChange::ratio); }},
    {"change_low",
     [](const auto& row) {
         return base::partOf<&measure::Interval::low>(row.ofChange(&results::HistoryChange::interval));
     }},
    {"change_high",
     [](const auto& row) {
         return base::partOf<&measure::Interval::high>(row.ofChange(&results::HistoryChange::interval));
     }},
    {"false_share", [](const auto& row) { return row.ofChange(&results::HistoryChange::falseShare); }},
    {"changed_facts", [](const auto& row) { return factsText(row); }},
});

constexpr auto kColumns = joinedColumns(kBeforeWork, kWorkColumns<Row>, kBehindWork);

} // namespace

std::string historyCsv(const results::History& history, const session::SessionFolder& folder)
{
    CsvText csv;
    appendHeader(csv, kColumns);
    for (std::size_t i = 0; i < history.lines.size(); ++i) {
        const auto& line = history.lines[i];
        for (std::size_t j = 0; j < line.points.size(); ++j) {
            const auto change = std::ranges::find(line.changes, j, &results::HistoryChange::point);
            const auto& recorded = folder.rows[line.points[j].row];
            appendRow(csv, kColumns,
                      Row{i + 1, line.points[j], recorded, recorded.figures.at(history.options.metric),
                          change == line.changes.end() ? nullptr : &*change});
        }
    }
    return csv.take();
}

} // namespace sortscope::exports
