// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/bitonicnetwork.h"

#include <fmt/format.h>

#include <bit>
#include <stdexcept>

namespace sortscope::algorithms {
namespace {

NetworkPass passOf(std::size_t keys, std::uint32_t stage, std::uint32_t pass, data::Direction direction)
{
    NetworkPass made{stage, pass, {}};
    forEachComparator(keys, stage, pass, direction,
                      [&made](const Comparator& comparator) { made.comparators.push_back(comparator); });
    return made;
}

} // namespace

std::vector<NetworkPass> bitonicNetwork(std::size_t keys, data::Direction direction)
{
    if (keys < 2 || !std::has_single_bit(keys))
        throw std::invalid_argument(
            fmt::format("a bitonic network has 2, 4, 8, … wires, a power of two, not {}", keys));
    std::vector<NetworkPass> passes;
    const auto stages = static_cast<std::uint32_t>(std::countr_zero(keys));
    for (std::uint32_t stage = 0; stage < stages; ++stage) {
        for (std::uint32_t pass = 0; pass <= stage; ++pass)
            passes.push_back(passOf(keys, stage, pass, direction));
    }
    return passes;
}

} // namespace sortscope::algorithms
