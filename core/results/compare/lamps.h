// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/checkedcases.h"
#include "core/results/compare/compare.h"
#include "core/results/row/workload.h"

#include <optional>
#include <span>
#include <string>

namespace sortscope::results {

/// What a trial of an algorithm against another one has shown, question by question. An answer is empty if it
/// is not known: an earlier answer was no, or the samples leave it open.
struct Lamps {
    std::optional<bool> builds;
    /// All outputs were checked and right, also those of the cases.
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
    /// The cases of the conformance suite that were run in front of the trial; empty if there were none.
    std::optional<CheckedCases> cases;
};

/// The answers for the row `tried`. `pairs` has at most one pair with the row, on either side of it.
Lamps lampsOf(const JobResult& tried, std::span<const ComparedPair> pairs);

/// The answers that cases alone give: whether it builds, and is right as far as they were run. The reason
/// names the case that failed.
Lamps lampsOf(const CheckedCases& cases);

/// The answers for a row that was tried behind its cases.
Lamps lampsOf(const CheckedCases& cases, const JobResult& tried, std::span<const ComparedPair> pairs);

/// The work of a case in words: "3 keys, uniform, descending, u64 with u32 values".
std::string caseName(const Workload& workload);

} // namespace sortscope::results
