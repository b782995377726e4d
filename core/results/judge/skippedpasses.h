// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/resultpointer.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sortscope::results {

struct JobResult;

/// The passes that runs left out, since their keys do not need them. Data with few significant bits makes
/// such a sort faster than one that takes every pass.
struct SkippedPasses {
    /// The passes that ran; empty if they say nothing, since a run has no fixed number of them.
    std::optional<std::size_t> ran;
    std::optional<std::size_t> all;
    /// The bits that the largest key needs, if these are not all: keys are below two to this power.
    std::optional<unsigned> keyBits;
    /// True if the host has told the sort how many bits count, rather than the sort having found out.
    bool told = false;
};

/// Empty if the row left out no pass, or its algorithm never does.
std::optional<SkippedPasses> skippedPasses(const JobResult& result);

/// The passes that helped the faster one of two rows: empty if it left out none, and if the other one left
/// out as many.
std::optional<SkippedPasses> leadBySkipping(const JobResult& faster, const JobResult& slower);

/// For example "3 of 4 passes: keys below 2^20", "3 of 4 passes, told by the host: keys below 2^20", "1 of 4
/// passes: keys share digits".
std::string textOf(const SkippedPasses& skipped);

/// A faster row and a slower one, or nullptr for one that is known to take every pass.
using Lead = std::pair<ResultPointer, ResultPointer>;

/// Passes that helped several algorithms.
struct SkippedBy {
    SkippedPasses passes;
    /// The variants, each once.
    std::vector<ResultPointer> rows;
};

/// leadBySkipping() of many rows, as many passes of one kind taken together: keys that are below 2^12 are
/// below 2^16, too.
std::vector<SkippedBy> leadsBySkipping(const std::vector<Lead>& leads);

/// A line for each of leadsBySkipping(), as in "A lead of onesweep, radix-sort is helped by skipped passes: 3
/// of 4 passes: keys below 2^20.".
std::string skippingNotes(const std::vector<Lead>& leads);

} // namespace sortscope::results
