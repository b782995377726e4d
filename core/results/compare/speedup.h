// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/statistics.h"
#include "core/results/row/resultpointer.h"

#include <compare>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::results {

enum class Metric;
enum class Quality;

/// How many times as fast a row is as a baseline that did the same work.
struct SpeedUp {
    ResultPointer baseline;
    /// The baseline's time divided by the row's: above 1 if the row is faster. The ratio of their
    /// measure::centreOf() or, within one run, of the medians of their samples.
    double factor = 0;
    /// Covers the true factor with 95 % (measure::ratioInterval()). Within one run it knows the scatter of
    /// the samples alone (measure::ratioWithinRun()), and is empty if a side has fewer than seven. Empty,
    /// too, for a baseline against itself.
    std::optional<measure::Interval> interval;
    /// True if a side has fewer than measure::kFewestReplicates replicates.
    bool withinOneRun = false;
    /// The worse quality of the two sides.
    Quality quality{};
    /// Why a side is of poor quality: "vqsort on cpu: other programs used the processors"; else empty.
    std::string doubt;
};

/// Compares the row's `metric` with the wall clock of `baseline`, which is a processor's: its keys are where
/// it works, so that this clock serves for all. Empty if a side has no figures above zero, or is nullptr.
std::optional<SpeedUp> speedUpOf(const JobResult& row, Metric metric, const ResultPointer& baseline);

/// Compares two rows that did the same work by one metric.
std::optional<SpeedUp> leadOver(const ResultPointer& other, const JobResult& row, Metric metric);

/// "12.34× (11.90 … 12.81)"; without an interval "12.34×".
std::string speedUpText(const SpeedUp& speedUp);

/// The place of a row among rows that did the same work: the least is the fastest. Rows of poor quality come
/// behind all others, whatever their times, so that they are a baseline only if there is no other.
struct SpeedRank {
    bool poor = false;
    double ns = 0;

    auto operator<=>(const SpeedRank&) const = default;
};

/// Empty if the row has no time above zero by `metric`.
std::optional<SpeedRank> rankOf(const JobResult& row, Metric metric);

/// The row with the least SpeedRank by `metric`, the first of equal ones; nullptr if none has figures.
ResultPointer fastestOf(ResultSpan rows, Metric metric);

/// The rows of the same work and machine beside `fastest`, which is fastestOf() them, that are not proven to
/// be slower: had chance fallen otherwise, one of them might stand there. A row is slower if chance makes so
/// large a ratio in less than 5 % of choices, any two of the rows being as likely to be chosen (Bonferroni's
/// inequality), or, with fewer than measure::kFewestReplicates replicates, if the interval of speedUpOf()
/// says so, or, with too few samples for one, if all of them take twice as long. Rows without figures are
/// left out, and so are those of poor quality, unless all are.
std::vector<ResultPointer> asFastAs(const ResultPointer& fastest, ResultSpan rows, Metric metric);

/// "as fast as bitonic on cuda:0, within the interval: radix-sort on cuda:0, …", at most four of them by
/// name; empty if there are none.
std::string asFastText(const ResultPointer& fastest, ResultSpan asFast);

} // namespace sortscope::results
