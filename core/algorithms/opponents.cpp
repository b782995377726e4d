// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/opponents.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sortscope::algorithms {

std::string_view expectedToBeat(std::string_view id)
{
    using Pair = std::pair<std::string_view, std::string_view>;
    static constexpr std::array<Pair, 9> kPairs{{
        {"vqsort", "std-sort"},
        {"vqsort-par", "std-sort-par"},
        {"ips4o", "std-sort"},
        {"ips4o-par", "std-sort-par"},
        {"lsd-radix-sort", "std-sort-par"},
        {"branchless-lower-bound", "std-lower-bound"},
        {"branchless-lower-bound-par", "std-lower-bound-par"},
        {"eytzinger-lower-bound", "std-lower-bound"},
        {"eytzinger-lower-bound-par", "std-lower-bound-par"},
    }};
    const auto* const found = std::ranges::find(kPairs, id, &Pair::first);
    return found == kPairs.end() ? std::string_view() : found->second;
}

} // namespace sortscope::algorithms
