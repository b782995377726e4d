// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/mergetabletext.h"

#include "cli/displaywidth.h"
#include "cli/units.h"
#include "core/job/mergetable.h"

#include <fmt/format.h>

#include <utility>
#include <vector>

namespace sortscope::cli {
namespace {

std::optional<double> medianOf(const job::ResultPointer& cell, job::Metric metric)
{
    if (cell == nullptr)
        return std::nullopt;
    const auto statistics = job::summarise(*cell, metric);
    return statistics ? std::optional(statistics->median) : std::nullopt;
}

std::vector<double> mediansIn(const job::MergeTable& table, job::Metric metric)
{
    std::vector<double> medians;
    for (const auto& row : table.rows) {
        for (const auto& cell : row.cells) {
            if (const auto median = medianOf(cell, metric))
                medians.push_back(*median);
        }
    }
    return medians;
}

std::string headingOf(const job::MergeTable& table, job::Metric metric, const Scale& scale)
{
    const auto& spec = table.spec;
    return fmt::format("{} on {} ({}), {} keys, {}: {} in {}, median, by number of lists\n", spec.algorithm,
                       spec.device.id, printable(spec.device.name), sizeText(spec.size), spec.generator,
                       metric == job::Metric::KernelSum ? "kernel time" : "wall time", scale.unit);
}

std::string baselineLine(const job::MergeTable& table)
{
    const auto wall = medianOf(table.baseline, job::Metric::Wall);
    if (!wall)
        return {};
    const std::vector<double> walls{*wall};
    const auto scale = timeScale(timeUnitFor(walls), walls);
    return fmt::format("The fastest CPU row on the same data, {}, took {} {} (wall).\n",
                       table.baseline->spec.algorithm, scaled(*wall, scale), scale.unit);
}

std::string textOf(const job::MergeTable& table, const TableStyle& style)
{
    const auto metric = job::metricOf(table);
    const auto medians = mediansIn(table, metric);
    const auto scale = timeScale(timeUnitFor(medians), medians);
    std::vector<TableColumn> columns{{"Merge strategy"}};
    for (const auto lists : table.lists)
        columns.push_back({fmt::format("{}", lists), Align::Right});
    Table text(std::move(columns));
    for (const auto& row : table.rows) {
        std::vector<TableCell> cells{{row.merge}};
        for (const auto& cell : row.cells) {
            const auto median = medianOf(cell, metric);
            cells.push_back(median ? TableCell{scaled(*median, scale)} : TableCell{"—", Colour::Faint});
        }
        text.addRow(std::move(cells));
    }
    return headingOf(table, metric, scale) + text.text(style) + baselineLine(table);
}

} // namespace

std::string mergeTablesText(job::ResultSpan results, const TableStyle& style)
{
    std::string text;
    for (const auto& table : job::mergeTables(results))
        text += (text.empty() ? "" : "\n") + textOf(table, style);
    return text;
}

} // namespace sortscope::cli
