// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/jobspec.h"
#include "core/results/metric.h"
#include "core/results/resultpointer.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace sortscope::results {

/// Merge strategies by numbers of lists on one device and one workload: the table in which the exercise that
/// column radix sort comes from publishes its timings.
struct MergeTable {
    struct Row {
        /// Id of the merge strategy.
        std::string merge;
        /// One a number of lists; nullptr if nothing was measured.
        std::vector<ResultPointer> cells;
    };

    /// What the rows have in common; its merge strategy and number of lists say nothing.
    JobSpec spec;
    /// Increasing.
    std::vector<std::int64_t> lists;
    /// In the order of the catalogue.
    std::vector<Row> rows;
    /// The fastest CPU row on the same data; nullptr if there is none.
    ResultPointer baseline;
    /// Results that no cell shows, since a later one did the same.
    std::size_t older = 0;
};

/// The tables that `results` have cells of: those of at least two strategies or two numbers of lists, in the
/// order of their first cell. Only verified results are cells; of two for one cell the later counts.
std::vector<MergeTable> mergeTables(ResultSpan results);

/// The kernel sum, where every cell has one, else the wall clock: a captured graph, say, is timed as a whole.
Metric metricOf(const MergeTable& table);

} // namespace sortscope::results
