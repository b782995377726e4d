// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/baselinerows.h"

#include "core/base/partof.h"
#include "core/export/csv.h"
#include "core/export/csvtable.h"
#include "core/export/json.h"
#include "core/export/listjson.h"
#include "core/export/markdown.h"
#include "core/results/json/jsonwriter.h"
#include "core/results/judge/quality.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>

namespace sortscope::exports {
namespace {

using Json = nlohmann::ordered_json;
using base::partOf;
using results::JsonWriter;
using results::Metric;
using results::SpeedUp;

struct Row {
    const results::AgainstRow& against;
    const results::RowNames& names;

    const results::JobSpec& spec() const { return against.row->spec; }
    std::string baseline() const
    {
        return fmt::format("{} on {}", results::variantText(names.distinctions, against.baseline->spec),
                           names.devices.of(against.baseline->spec.device));
    }
};

std::optional<measure::Interval> intervalOf(const std::optional<SpeedUp>& speedUp)
{
    return speedUp ? speedUp->interval : std::nullopt;
}

constexpr auto kBeforeWork = std::to_array<Column<Row>>({
    {"node", [](const auto& row) { return row.spec().device.node; }},
    {"job", [](const auto& row) { return row.spec().id; }},
    {"device", [](const auto& row) { return row.spec().device.id; }},
    {"device_name", [](const auto& row) { return row.spec().device.name; }},
    {"algorithm", [](const auto& row) { return row.spec().variant.algorithm; }},
    {"merge", [](const auto& row) { return row.spec().variant.merge; }},
    {"parameters", [](const auto& row) { return parameterList(row.spec().variant.parameters); }},
});

constexpr auto kBehindWork = std::to_array<Column<Row>>({
    {"wall_median_ns", [](const auto& row) { return results::medianOf(*row.against.row, Metric::Wall); }},
    {"baseline", [](const auto& row) { return row.baseline(); }},
    {"baseline_job", [](const auto& row) { return row.against.baseline->spec.id; }},
    {"speed_up", [](const auto& row) { return partOf<&SpeedUp::factor>(row.against.resident); }},
    {"speed_up_low",
     [](const auto& row) { return partOf<&measure::Interval::low>(intervalOf(row.against.resident)); }},
    {"speed_up_high",
     [](const auto& row) { return partOf<&measure::Interval::high>(intervalOf(row.against.resident)); }},
    {"with_transfers", [](const auto& row) { return partOf<&SpeedUp::factor>(row.against.withTransfers); }},
    {"with_transfers_low",
     [](const auto& row) { return partOf<&measure::Interval::low>(intervalOf(row.against.withTransfers)); }},
    {"with_transfers_high",
     [](const auto& row) { return partOf<&measure::Interval::high>(intervalOf(row.against.withTransfers)); }},
    {"quality", [](const auto& row) { return partOf<&SpeedUp::quality>(row.against.resident); }},
});

constexpr auto kColumns = joinedColumns(kBeforeWork, kWorkColumns<Row>, kBehindWork);

Json speedUpJson(const std::optional<SpeedUp>& speedUp)
{
    if (!speedUp)
        return nullptr;
    return {{"speed_up", speedUp->factor},
            {"interval", intervalJson(speedUp->interval)},
            {"quality", JsonWriter::json(std::optional(speedUp->quality))},
            {"doubt", textOrNull(speedUp->doubt)}};
}

Json rowJson(const results::AgainstRow& row)
{
    auto json = identityJson(row.row->spec);
    json["job"] = row.row->spec.id;
    json["wall_median_ns"] = JsonWriter::json(results::medianOf(*row.row, Metric::Wall));
    json["baseline"] = {{"job", row.baseline->spec.id},
                        {"device", row.baseline->spec.device.id},
                        {"algorithm", results::variantName(row.baseline->spec.variant)}};
    json["resident"] = speedUpJson(row.resident);
    json["with_transfers"] = speedUpJson(row.withTransfers);
    return json;
}

std::string markdownText(const results::AgainstRow& row, const std::optional<SpeedUp>& speedUp)
{
    if (row.row == row.baseline)
        return "baseline";
    return speedUp ? results::speedUpText(*speedUp) : std::string();
}

} // namespace

std::string baselineCsv(std::span<const results::AgainstRow> rows, const results::RowNames& names)
{
    CsvText csv;
    appendHeader(csv, kColumns);
    for (const auto& row : rows)
        appendRow(csv, kColumns, Row{row, names});
    return csv.take();
}

std::string baselineJson(std::span<const results::AgainstRow> rows)
{
    return dumpJson({{"format", "sortscope-against-baseline"},
                     {"version", kJsonVersion},
                     {"rows", listJson(rows, rowJson)}});
}

std::string baselineMarkdown(std::span<const results::AgainstRow> rows, const results::RowNames& names)
{
    std::string text = "| Device | Algorithm | Data | Keys | Speed-up | With transfers |\n"
                       "| :-- | :-- | :-- | --: | --: | --: |\n";
    for (const auto& row : rows) {
        const auto& spec = row.row->spec;
        text += fmt::format("| {} | {} | {} | {} | {} | {} |\n", markdownCell(names.devices.of(spec.device)),
                            markdownCell(results::variantText(names.distinctions, spec)),
                            markdownCell(spec.workload.generator), spec.workload.size,
                            markdownText(row, row.resident), markdownText(row, row.withTransfers));
    }
    return text;
}

} // namespace sortscope::exports
