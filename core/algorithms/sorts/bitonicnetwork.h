// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/key.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace sortscope::algorithms {

/// Two wires that are compared: the smaller key goes to `left` if ascending, the larger one otherwise.
struct Comparator {
    std::size_t left = 0;
    std::size_t right = 0;
    bool ascending = true;
};

/// The comparator of work-item `t` of kernels/bitonic.cl in a pass.
constexpr Comparator comparatorOf(std::size_t t, std::uint32_t stage, std::uint32_t pass,
                                  data::Direction direction)
{
    const std::uint32_t shift = stage - pass;
    const std::size_t distance = std::size_t{1} << shift;
    const std::size_t left = ((t >> shift) << (shift + 1)) + (t & (distance - 1));
    const bool flipped = ((t >> stage) & 1U) != 0;
    return {left, left + distance, flipped == (direction == data::Direction::Descending)};
}

/// Calls `visit` with every comparator of a pass over `keys` wires, in the order of the work-items.
template <typename Visit>
void forEachComparator(std::size_t keys, std::uint32_t stage, std::uint32_t pass, data::Direction direction,
                       Visit visit)
{
    for (std::size_t t = 0; t < keys / 2; ++t)
        visit(comparatorOf(t, stage, pass, direction));
}

/// Sends the keys of two wires through a comparator.
template <data::KeyWord Word>
void apply(const Comparator& comparator, std::span<Word> keys)
{
    auto& left = keys[comparator.left];
    auto& right = keys[comparator.right];
    if (comparator.ascending ? right < left : left < right)
        std::swap(left, right);
}

} // namespace sortscope::algorithms
