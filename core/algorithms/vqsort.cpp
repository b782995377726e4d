// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries.h"
#include "core/algorithms/hostalgorithm.h"

#include <hwy/contrib/sort/vqsort.h>

namespace sortscope::algorithms {

AlgorithmInfo vqsort()
{
    return {
        .id = "vqsort",
        .title = "vqsort",
        .family = Family::Sort,
        .backends = {backend::BackendKind::Cpu},
        .summary = "Highway's vectorised quicksort on one core, with the widest SIMD that the processor has",
        .origin = "Highway; Blacher et al., \"Vectorized and performance-portable Quicksort\", 2022",
        .makeSort =
            [](auto&, const auto&, const auto& problem) {
                return makeHostSort("vqsort", problem,
                                    [](std::span<data::Key> keys, data::Direction direction) {
                                        const hwy::Sorter sorter;
                                        if (direction == data::Direction::Ascending)
                                            sorter(keys.data(), keys.size(), hwy::SortAscending{});
                                        else
                                            sorter(keys.data(), keys.size(), hwy::SortDescending{});
                                    });
            },
    };
}

} // namespace sortscope::algorithms
