// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/searches/narysteps.h"

#include <fmt/format.h>

#include <stdexcept>

namespace sortscope::algorithms {
namespace {

/// As in kernels/narysearch.cl: true if the key's first occurrence lies in the segment.
bool reports(std::span<const data::Key> haystack, data::Key key, const NaryRange& segment)
{
    const auto first = haystack[segment.low];
    const auto last = haystack[segment.low + segment.length - 1];
    if (first > key || last < key)
        return false;
    return first != key || segment.low == 0 || haystack[segment.low - 1] != key;
}

NaryStep stepOf(std::span<const data::Key> haystack, data::Key key, const NaryRange& range,
                std::uint32_t subdivisions)
{
    NaryStep step{range, {}, {}};
    const auto width = naryWidth(range.length, subdivisions);
    for (std::uint32_t item = 0; item < subdivisions && item * width < range.length; ++item) {
        step.segments.push_back(segmentOf(range, width, item));
        if (reports(haystack, key, step.segments.back()))
            step.reported = item;
    }
    return step;
}

} // namespace

NarySteps narySteps(std::span<const data::Key> haystack, data::Key key, std::uint32_t subdivisions)
{
    if (subdivisions < 2)
        throw std::invalid_argument(
            fmt::format("an N-ary search has 2 or more subdivisions, not {}", subdivisions));
    NarySteps made;
    NaryRange range{0, static_cast<std::uint32_t>(haystack.size())};
    while (range.length > 0) {
        made.steps.push_back(stepOf(haystack, key, range, subdivisions));
        const auto& step = made.steps.back();
        if (!step.reported)
            break;
        range = step.segments[*step.reported];
        if (range.length == 1) {
            made.found = range.low;
            break;
        }
    }
    return made;
}

} // namespace sortscope::algorithms
