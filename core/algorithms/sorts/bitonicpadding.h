// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/algorithm.h"
#include "core/algorithms/work.h"
#include "core/backend/queue.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace sortscope::algorithms {

/// The number of keys that a bitonic network works on for an input of `length`: the next power of two.
constexpr std::size_t bitonicLength(std::size_t length)
{
    return std::bit_ceil(std::max<std::size_t>(length, 1));
}
static_assert(bitonicLength(kMostKeys) == kMostKeys, "padding must stay within the index range of kernels");

/// Fills the part behind the first `length` of `padded` unsigned numbers, which are as wide as keys of
/// `type`, with the number that sorts behind all others, or as one of the last: it never displaces a key of
/// the input, not even an equal one, since equal keys do not differ.
inline void pad(backend::Queue& queue, backend::Buffer& keys, data::KeyType type, data::Direction direction,
                std::size_t length, std::size_t padded)
{
    // All words of either number are the same.
    const auto words = data::keyBytes(type) / sizeof(std::uint32_t);
    const auto word = direction == data::Direction::Ascending ? std::numeric_limits<std::uint32_t>::max() : 0;
    queue.fill(keys, word, length * words, (padded - length) * words);
}

/// The work of a bitonic network with one launch per pass: each pass reads and writes every key. A pair that
/// is in order is not always written, but memory moves in lines of many keys, and hardly one of them has no
/// pair to swap.
inline Work bitonicWork(const WorkProblem& problem)
{
    const auto keys = bitonicLength(problem.length);
    const auto stages = static_cast<std::size_t>(std::countr_zero(keys));
    const auto passes = stages * (stages + 1) / 2;
    return {.bytes = std::uint64_t{2} * data::keyBytes(problem.key) * keys * passes, .launches = passes};
}

} // namespace sortscope::algorithms
