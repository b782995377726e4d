// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/show/studyfigures.h"

#include "core/results/judge/quality.h"
#include "core/results/row/jobresult.h"
#include "core/results/show/parameterstudy.h"

#include <algorithm>
#include <utility>

namespace sortscope::results {
namespace {

/// A cell that may be the best.
struct Candidate {
    double median = 0;
    StudyPlace place;
};

/// Returns the cell with the least median.
std::optional<StudyPlace> bestOf(const ParameterStudy& study, Metric metric, const StudyFigures& figures,
                                 std::vector<Candidate> cells)
{
    if (cells.size() < 2)
        return std::nullopt;
    std::ranges::sort(cells, {}, &Candidate::median);
    const auto comparable = [&](const Candidate& cell) {
        const auto& [row, column] = cell.place;
        return qualityOf(*study.columns.at(column).cells.at(row), metric, *figures.at(row).at(column)).quality
               != Quality::Poor;
    };
    const auto first = std::ranges::find_if(cells, comparable);
    const bool several =
        first != cells.end() && std::find_if(std::next(first), cells.end(), comparable) != cells.end();
    return several ? first->place : cells.front().place;
}

} // namespace

Metric metricOf(const ParameterStudy& study)
{
    for (const auto& column : study.columns) {
        for (const auto& cell : column.cells) {
            if (cell != nullptr && valuesOf(*cell, Metric::KernelSum).empty())
                return Metric::Wall;
        }
    }
    return Metric::KernelSum;
}

StudyFigures figuresOf(const ParameterStudy& study, Metric metric)
{
    StudyFigures figures(study.values.size());
    for (std::size_t row = 0; row < study.values.size(); ++row) {
        for (const auto& column : study.columns) {
            const auto& cell = column.cells.at(row);
            figures[row].push_back(cell != nullptr ? summarise(*cell, metric) : std::nullopt);
        }
    }
    return figures;
}

std::vector<StudyPlace> bestCells(const ParameterStudy& study, Metric metric, const StudyFigures& figures)
{
    std::vector<StudyPlace> best;
    std::vector<Candidate> cells;
    const auto close = [&] {
        if (const auto place = bestOf(study, metric, figures, std::exchange(cells, {})))
            best.push_back(*place);
    };
    for (std::size_t row = 0; row < figures.size(); ++row) {
        for (std::size_t column = 0; column < figures[row].size(); ++column) {
            if (const auto& figure = figures[row][column])
                cells.push_back({figure->median, {row, column}});
        }
        if (study.axes.parameter.empty())
            close();
    }
    close();
    return best;
}

} // namespace sortscope::results
