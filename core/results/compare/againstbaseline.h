// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/speedup.h"
#include "core/results/row/resultpointer.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::results {

struct JobSpec;

/// The metric that times a row where others are timed by `metric`: keys of the CPU's own algorithms are where
/// they work, so that their wall clock is their time from end to end.
Metric metricBeside(const JobSpec& spec, Metric metric);

/// Compares a row with any other one that did the same work: with a processor's by the wall clock of that one
/// (speedUpOf()), with others by the metric of both. Empty if a side has no figures above zero, or is
/// nullptr.
std::optional<SpeedUp> speedUpAgainst(const JobResult& row, Metric metric, const ResultPointer& baseline);

/// Compares two rows that did the same work, each by a metric of its own.
std::optional<SpeedUp> speedUpBetween(const JobResult& row, Metric metric, const ResultPointer& baseline,
                                      Metric baselineMetric);

/// True if `other` may stand where a baseline of the series of `baseline` is wanted for the row of `spec`:
/// the same variant on the same device, or, for a row of another machine, on any device of that machine by
/// the same backend.
bool isCounterpart(const JobSpec& other, const JobSpec& baseline, const JobSpec& spec);

/// The baseline to propose where no processor has a row: the fastest sort or search of the vendor (CUB,
/// Thrust), else the row of the first job. nullptr if no row has figures. `rows` did the same work.
ResultPointer proposedBaseline(ResultSpan rows, Metric metric);

/// A row beside the row of the baseline that did the same work.
struct AgainstRow {
    ResultPointer row;
    /// The row itself for the rows of the baseline.
    ResultPointer baseline;
    /// Keys and result stay on the device: by the wall clock. Empty for the baseline, and without figures.
    std::optional<SpeedUp> resident;
    /// With the transfers of keys and result, which a processor does not need. Empty if neither side has
    /// transfers.
    std::optional<SpeedUp> withTransfers;
};

/// The verified rows of `results`, which count (jobsThatCount()), beside the counterparts of `baseline`. Rows
/// whose work the baseline has not done are left out.
std::vector<AgainstRow> againstBaseline(ResultSpan results, const JobSpec& baseline);

/// The verified row that a user names: the number of its job ("12"), its algorithm with the merge strategy if
/// it has several ("cub-radix-sort", "column-radix/pairwise"), and behind @ its device ("vqsort@cpu"). The
/// first one in the order of the rows; nullptr if there is none.
ResultPointer rowNamed(ResultSpan results, std::string_view name);

/// The names of all rows for rowNamed(), each once: "vqsort@cpu".
std::vector<std::string> rowNames(ResultSpan results);

} // namespace sortscope::results
