// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/key.h"

#include <hwy/contrib/sort/vqsort.h>

#include <span>

namespace sortscope::algorithms {

/// Sorts by the target that useSimd() has set.
template <typename Number>
void sortVectorised(std::span<Number> keys, data::Direction direction)
{
    const hwy::Sorter sorter;
    if (direction == data::Direction::Ascending)
        sorter(keys.data(), keys.size(), hwy::SortAscending{});
    else
        sorter(keys.data(), keys.size(), hwy::SortDescending{});
}

} // namespace sortscope::algorithms
