// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/titles.h"

#include "core/algorithms/catalogue.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sortscope::algorithms {

std::string_view titleOf(std::string_view id)
{
    using Entry = std::pair<std::string_view, std::string_view>;
    static constexpr std::array<Entry, 3> leftOutOfSome{{
        {vendor::kCubRadixSortId, vendor::kCubRadixSortTitle},
        {vendor::kCubMergeSortId, vendor::kCubMergeSortTitle},
        {vendor::kThrustLowerBoundId, vendor::kThrustLowerBoundTitle},
    }};
    if (const auto* info = findAlgorithm(id))
        return info->title;
    const auto found = std::ranges::find(leftOutOfSome, id, &Entry::first);
    return found == leftOutOfSome.end() ? std::string_view() : found->second;
}

} // namespace sortscope::algorithms
