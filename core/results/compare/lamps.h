// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/compare.h"

#include <optional>
#include <span>
#include <string>

namespace sortscope::results {

/// What a trial of an algorithm against another one has shown, question by question. An answer is empty if it
/// is not known: an earlier answer was no, or the samples leave it open.
struct Lamps {
    std::optional<bool> builds;
    /// All outputs were checked and right.
    std::optional<bool> correct;
    /// The 95 % interval of `ratio` ends within the margin of a pair that is the same.
    std::optional<bool> notSlower;
    std::optional<bool> faster;
    /// Why an answer is no or empty; empty if there is nothing to say.
    std::string reason;
    /// Its time as a multiple of the other's, with its interval: below one if it is faster. Only of right
    /// outputs.
    std::optional<double> ratio;
    std::optional<measure::Interval> interval;
    /// The verdict on it against the other.
    std::optional<measure::Verdict> verdict;
};

/// The answers for the row `tried`. `pairs` has at most one pair with the row, on either side of it.
Lamps lampsOf(const JobResult& tried, std::span<const ComparedPair> pairs);

} // namespace sortscope::results
