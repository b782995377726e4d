// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/parametervalue.h"
#include "core/data/key.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace sortscope::algorithms {

/// The facts that the work of a run depends on.
struct WorkProblem {
    /// Keys to sort, or elements of the haystack.
    std::size_t length = 0;
    /// Searches only.
    std::size_t needles = 0;
    Parameters parameters;
    /// Id of the merge strategy; empty if the algorithm has none.
    std::string merge;
    /// The number of passes over the keys; empty if it is unknown, or does not depend on the keys.
    std::optional<std::size_t> passes = std::nullopt;
    data::KeyType key = data::KeyType::U32;
    data::ValueType values = data::ValueType::None;
    /// The first bit that counts, as SortProblem::firstBit.
    unsigned firstBit = 0;
};

/// The work of the kernels in a run, on whatever device.
struct Work {
    /// Bytes of memory that they read and write. Memory that a launch touches counts once in it for reading
    /// and once for writing, as if caches were perfect within a launch and useless between two. Fills and
    /// copies beside the kernels do not count.
    std::uint64_t bytes = 0;
    /// The number of launches that are timed as one each.
    std::size_t launches = 0;
    /// True if these are the fewest possible bytes, since the rest depends on the keys, or on a library.
    bool atLeast = false;
    /// The passes over the keys of a run that skips none; empty if no pass is ever skipped, or if their
    /// number does not follow from the problem.
    std::optional<std::size_t> passes = std::nullopt;

    bool operator==(const Work&) const = default;
};

} // namespace sortscope::algorithms
