// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/matrix.h"

#include "core/base/partof.h"
#include "core/export/csv.h"
#include "core/export/csvtable.h"
#include "core/export/markdown.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

#include <array>

namespace sortscope::exports {
namespace {

struct Row {
    const results::WinnerMatrix& matrix;
    const std::string& row;
    const std::string& column;
    const results::MatrixCell& cell;
    results::Metric metric;
    const results::RowNames& names;

    const results::JobSpec& spec() const { return cell.winner->spec; }
    std::string nameOf(const results::ResultPointer& job) const
    {
        return fmt::format("{} on {}", results::variantText(names.distinctions, job->spec),
                           names.devices.of(job->spec.device));
    }
    std::optional<measure::Interval> interval() const
    {
        return cell.lead ? cell.lead->interval : std::nullopt;
    }
};

constexpr auto kBeforeWork = std::to_array<Column<Row>>({
    {"node", [](const auto& row) { return row.spec().device.node; }},
    {"row_axis", [](const auto& row) { return row.matrix.rowAxis; }},
    {"row", [](const auto& row) { return row.row; }},
    {"column_axis", [](const auto& row) { return row.matrix.columnAxis; }},
    {"column", [](const auto& row) { return row.column; }},
});

constexpr auto kBehindWork = std::to_array<Column<Row>>({
    {"device", [](const auto& row) { return row.spec().device.id; }},
    {"device_name", [](const auto& row) { return row.spec().device.name; }},
    {"algorithm", [](const auto& row) { return row.spec().variant.algorithm; }},
    {"merge", [](const auto& row) { return row.spec().variant.merge; }},
    {"parameters", [](const auto& row) { return parameterList(row.spec().variant.parameters); }},
    {"median_ns", [](const auto& row) { return results::medianOf(*row.cell.winner, row.metric); }},
    {"second",
     [](const auto& row) { return row.cell.lead ? row.nameOf(row.cell.lead->baseline) : std::string(); }},
    {"lead", [](const auto& row) { return base::partOf<&results::SpeedUp::factor>(row.cell.lead); }},
    {"lead_low", [](const auto& row) { return base::partOf<&measure::Interval::low>(row.interval()); }},
    {"lead_high", [](const auto& row) { return base::partOf<&measure::Interval::high>(row.interval()); }},
    {"proven", [](const auto& row) { return results::isProven(row.cell); }},
    {"as_fast",
     [](const auto& row) {
         return base::joined(
             row.cell.asFast, [&](const auto& job) { return row.nameOf(job); }, "; ");
     }},
});

constexpr auto kColumns = joinedColumns(kBeforeWork, kWorkColumns<Row>, kBehindWork);

} // namespace

std::string matrixCsv(std::span<const results::WinnerMatrix> matrices, results::Metric metric,
                      const results::RowNames& names)
{
    CsvText csv;
    appendHeader(csv, kColumns);
    for (const auto& matrix : matrices) {
        for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
            for (std::size_t column = 0; column < matrix.columns.size(); ++column) {
                const auto& cell = matrix.cell(row, column);
                if (cell.winner)
                    appendRow(csv, kColumns,
                              Row{matrix, matrix.rows[row], matrix.columns[column], cell, metric, names});
            }
        }
    }
    return csv.take();
}

std::string matrixMarkdown(std::span<const results::WinnerMatrix> matrices, const results::RowNames& names)
{
    std::string text;
    for (const auto& matrix : matrices) {
        text += text.empty() ? "" : "\n";
        if (!matrix.title.empty())
            text += fmt::format("{}\n\n", markdownCell(matrix.title));
        text += fmt::format("| {} \\ {} |", markdownCell(matrix.rowAxis), markdownCell(matrix.columnAxis));
        std::string rule = "\n| :-- |";
        for (const auto& column : matrix.columns) {
            text += fmt::format(" {} |", markdownCell(column));
            rule += " :-- |";
        }
        text += rule + '\n';
        for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
            text += fmt::format("| {} |", markdownCell(matrix.rows[row]));
            for (std::size_t column = 0; column < matrix.columns.size(); ++column)
                text +=
                    fmt::format(" {} |", markdownCell(results::cellText(matrix.cell(row, column), names)));
            text += '\n';
        }
    }
    return text;
}

} // namespace sortscope::exports
