// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/statistics.h"
#include "core/results/row/metric.h"

#include <compare>
#include <cstddef>
#include <optional>
#include <vector>

namespace sortscope::results {

struct ParameterStudy;

/// The kernel sum, if every cell has one, else the wall clock: a captured graph, say, is timed as a whole.
Metric metricOf(const ParameterStudy& study);

/// The statistics of each cell in nanoseconds, row by row; empty if nothing was measured, or the result lacks
/// the metric.
using StudyFigures = std::vector<std::vector<std::optional<measure::Statistics>>>;
StudyFigures figuresOf(const ParameterStudy& study, Metric metric);

/// The place of a cell in a study.
struct StudyPlace {
    std::size_t row = 0;
    std::size_t column = 0;

    auto operator<=>(const StudyPlace&) const = default;
};

/// The cells with the least median of those that did the same work: one in the whole study, or one per row if
/// the rows are sizes. Cells of poor quality are left out if there are two others to compare. A single cell
/// is not the best of anything.
std::vector<StudyPlace> bestCells(const ParameterStudy& study, Metric metric, const StudyFigures& figures);

} // namespace sortscope::results
