// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/key.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sortscope::algorithms {

/// The elements of a haystack in which an N-ary search still looks.
struct NaryRange {
    std::uint32_t low = 0;
    std::uint32_t length = 0;

    bool operator==(const NaryRange&) const = default;
};

/// Elements of a segment if `length` of them are split; the last segments may have fewer, or none.
constexpr std::uint32_t naryWidth(std::uint32_t length, std::uint32_t subdivisions)
{
    return (length + subdivisions - 1) / subdivisions;
}

/// The segment with this number, which has elements.
constexpr NaryRange segmentOf(const NaryRange& range, std::uint32_t width, std::uint32_t segment)
{
    return {range.low + segment * width, std::min(width, range.length - segment * width)};
}

/// One pass of an N-ary search, which is one launch.
struct NaryStep {
    /// The range that is left before the pass.
    NaryRange range;
    /// The segments of the work-items, by global id: each looks at the first and the last element of its
    /// segment. Work-items behind these have no segment and are idle.
    std::vector<NaryRange> segments;
    /// The work-item that reports that its segment holds the key; empty if none does.
    std::optional<std::uint32_t> reported;
};

struct NarySteps {
    std::vector<NaryStep> steps;
    /// Index of the first element that is the key; empty if it does not occur.
    std::optional<std::uint32_t> found;
};

/// Looks for `key` in an ascending `haystack` as `nary-search` does (sample BinarySearch of AMD's APP SDK),
/// and keeps the steps of each launch. `subdivisions` is at least 2; throws std::invalid_argument otherwise.
NarySteps narySteps(std::span<const data::Key> haystack, data::Key key, std::uint32_t subdivisions);

} // namespace sortscope::algorithms
