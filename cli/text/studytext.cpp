// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/studytext.h"

#include "cli/terminal/displaywidth.h"
#include "cli/terminal/units.h"
#include "core/base/partof.h"
#include "core/results/compare/distinctions.h"
#include "core/results/row/jobresult.h"
#include "core/results/show/parameterstudy.h"
#include "core/results/show/studyfigures.h"

#include <fmt/format.h>

#include <array>
#include <ranges>
#include <utility>
#include <vector>

namespace sortscope::cli {
namespace {

using results::ParameterStudy;
using results::StudyColumns;

std::string rowsText(const results::StudyAxes& axes)
{
    if (axes == results::exerciseAxes())
        return "number of lists";
    return axes.parameter.empty() ? "size" : axes.parameter;
}

/// Returns the heading of a study; `works` knows the specs of all studies.
std::string headingOf(const ParameterStudy& study, const results::DeviceNames& devices,
                      const results::Distinctions& works, results::Metric metric, const Scale& scale)
{
    const auto& spec = study.spec;
    const auto what =
        spec.variant.algorithm.empty() ? std::string("Algorithms") : results::variantText(works, spec);
    const auto size =
        study.axes.parameter.empty() ? std::string() : fmt::format(", {} keys", sizeText(spec.workload.size));
    return printable(fmt::format("{} on {} ({}){}, {}: {} in {}, median, by {}", what,
                                 devices.of(spec.device), spec.device.name, size,
                                 results::dataText(works, spec),
                                 metric == results::Metric::KernelSum ? "kernel time" : "wall time",
                                 scale.unit, rowsText(study.axes)))
           + '\n';
}

/// Returns the line of the baseline; in a study of sizes each size has a baseline of its own.
std::string baselineLine(const ParameterStudy& study)
{
    const auto& baseline = study.baselines.front();
    const auto wall = baseline != nullptr && !study.axes.parameter.empty()
                          ? results::summarise(*baseline, results::Metric::Wall)
                          : std::nullopt;
    if (!wall)
        return {};
    const auto scale = timeScale(std::array{wall->median});
    return fmt::format("The fastest CPU row on the same data, {}, took {} {} (wall).\n",
                       baseline->spec.variant.algorithm, scaled(wall->median, scale), scale.unit);
}

std::string columnName(const ParameterStudy& study, const ParameterStudy::Column& column,
                       const results::Distinctions& distinctions)
{
    return study.axes.columns == StudyColumns::Merge
               ? column.variant.merge
               : results::variantText(distinctions, results::specOf(study, column));
}

std::string valueText(const ParameterStudy& study, const algorithms::ParameterValue& value)
{
    const auto* number = std::get_if<std::int64_t>(&value);
    return study.axes.parameter.empty() && number != nullptr ? sizeText(static_cast<std::size_t>(*number))
                                                             : algorithms::toText(value);
}

std::string textOf(const ParameterStudy& study, const results::DeviceNames& devices,
                   const results::Distinctions& works, const TableStyle& style)
{
    const auto metric = results::metricOf(study);
    const auto figures = results::figuresOf(study, metric);
    const auto scale = timeScale(valuesIn(std::views::join(figures), [](const auto& figure) {
        return base::partOf<&measure::Statistics::median>(figure);
    }));
    results::Distinctions distinctions;
    for (const auto& column : study.columns)
        distinctions.add(results::specOf(study, column));
    std::vector<TableColumn> headings{
        {study.axes.columns == StudyColumns::Merge ? "Merge strategy" : "Algorithm"}};
    for (const auto& value : study.values)
        headings.push_back({valueText(study, value), Align::Right});
    Table text(std::move(headings));
    for (std::size_t index = 0; index < study.columns.size(); ++index) {
        std::vector<TableCell> cells{{columnName(study, study.columns[index], distinctions)}};
        for (const auto& row : figures)
            cells.push_back(row[index] ? TableCell{scaled(row[index]->median, scale)}
                                       : TableCell{"—", Colour::Faint});
        text.addRow(std::move(cells));
    }
    return headingOf(study, devices, works, metric, scale) + text.text(style) + baselineLine(study);
}

} // namespace

std::string studiesText(results::ResultSpan results, const results::StudyAxes& axes,
                        const results::DeviceNames& devices, const TableStyle& style)
{
    const auto studies = results::parameterStudies(results, axes);
    results::Distinctions works;
    for (const auto& study : studies)
        works.add(study.spec);
    std::string text;
    for (const auto& study : studies)
        text += (text.empty() ? "" : "\n") + textOf(study, devices, works, style);
    return text;
}

} // namespace sortscope::cli
