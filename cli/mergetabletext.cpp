// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/mergetabletext.h"

#include "cli/displaywidth.h"
#include "cli/units.h"
#include "core/results/jobresult.h"
#include "core/results/mergetable.h"

#include <fmt/format.h>

#include <utility>
#include <vector>

namespace sortscope::cli {
namespace {

std::optional<double> medianOf(const results::ResultPointer& cell, results::Metric metric)
{
    if (cell == nullptr)
        return std::nullopt;
    const auto statistics = results::summarise(*cell, metric);
    return statistics ? std::optional(statistics->median) : std::nullopt;
}

std::vector<double> mediansIn(const results::MergeTable& table, results::Metric metric)
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

std::string headingOf(const results::MergeTable& table, const results::DeviceNames& devices,
                      results::Metric metric, const Scale& scale)
{
    const auto& spec = table.spec;
    return fmt::format("{} on {} ({}), {} keys, {}: {} in {}, median, by number of lists\n",
                       spec.variant.algorithm, devices.of(spec.device), printable(spec.device.name),
                       sizeText(spec.workload.size), spec.workload.generator,
                       metric == results::Metric::KernelSum ? "kernel time" : "wall time", scale.unit);
}

std::string baselineLine(const results::MergeTable& table)
{
    const auto wall = medianOf(table.baseline, results::Metric::Wall);
    if (!wall)
        return {};
    const std::vector<double> walls{*wall};
    const auto scale = timeScale(timeUnitFor(walls), walls);
    return fmt::format("The fastest CPU row on the same data, {}, took {} {} (wall).\n",
                       table.baseline->spec.variant.algorithm, scaled(*wall, scale), scale.unit);
}

std::string textOf(const results::MergeTable& table, const results::DeviceNames& devices,
                   const TableStyle& style)
{
    const auto metric = results::metricOf(table);
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
    return headingOf(table, devices, metric, scale) + text.text(style) + baselineLine(table);
}

} // namespace

std::string mergeTablesText(results::ResultSpan results, const results::DeviceNames& devices,
                            const TableStyle& style)
{
    std::string text;
    for (const auto& table : results::mergeTables(results))
        text += (text.empty() ? "" : "\n") + textOf(table, devices, style);
    return text;
}

} // namespace sortscope::cli
