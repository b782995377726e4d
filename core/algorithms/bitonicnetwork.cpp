// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/bitonicnetwork.h"

#include <fmt/format.h>

#include <bit>
#include <stdexcept>
#include <utility>

namespace sortscope::algorithms {
namespace {

NetworkPass passOf(std::size_t keys, std::uint32_t stage, std::uint32_t pass, data::Direction direction)
{
    NetworkPass made{stage, pass, {}};
    const auto distance = std::size_t{1} << (stage - pass);
    const auto block = std::size_t{2} << stage;
    for (std::size_t left = 0; left < keys; ++left) {
        if ((left & distance) != 0)
            continue;
        const bool flipped = (left & block) != 0;
        made.comparators.push_back(
            {left, left + distance, flipped == (direction == data::Direction::Descending)});
    }
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

void apply(const NetworkPass& pass, std::span<data::Key> keys)
{
    for (const auto& comparator : pass.comparators) {
        auto& left = keys[comparator.left];
        auto& right = keys[comparator.right];
        if (comparator.ascending ? right < left : left < right)
            std::swap(left, right);
    }
}

} // namespace sortscope::algorithms
