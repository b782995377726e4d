// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/source.h"

#include <cstdint>

namespace sortscope::data {

// The distributions that papers and libraries measure sorts with. All of them take any length.

/// The number `index` of `count` that rise: the index, or, of more numbers than a word has, its share of the
/// words, so that numbers stay in order and each word occurs equally often, give or take one.
template <KeyWord Word>
Word numberAt(std::size_t index, std::size_t count)
{
    if constexpr (NarrowKeyWord<Word>) {
        constexpr std::uint64_t kWords = std::uint64_t{1} << (8 * sizeof(Word));
        if (count > kWords)
            return static_cast<Word>(index * kWords / count);
    }
    return static_cast<Word>(index);
}

/// The numbers 0 … n-1, as numberAt() gives them.
template <KeyWord Word>
std::vector<Word> ascending(std::size_t length, const Source& source)
{
    return made<Word>(length, source, [length](std::size_t i, Engine&) { return numberAt<Word>(i, length); });
}

/// Combines `Draws` uniform keys by a bitwise and: a bit is set with probability 2^-Draws. Thearling and
/// Smith, "An Improved Supercomputer Sorting Benchmark", Supercomputing 1992.
template <int Draws, KeyWord Word>
std::vector<Word> bitsOfEntropy(std::size_t length, const Source& source)
{
    return made<Word>(length, source, [](std::size_t, Engine& engine) {
        auto key = anyKey<Word>(engine);
        for (int draw = 1; draw < Draws; ++draw)
            key &= anyKey<Word>(engine);
        return key;
    });
}

/// Each of Source::value keys, equally likely.
template <KeyWord Word>
std::vector<Word> fewDistinct(std::size_t length, const Source& source);

/// One of 65,536 keys; the k-th of them is 1/k times as likely as the first.
template <KeyWord Word>
std::vector<Word> zipf(std::size_t length, const Source& source);

/// The numbers 0 … n-1, of which Source::value random pairs are exchanged, one after the other.
template <KeyWord Word>
std::vector<Word> nearlySorted(std::size_t length, const Source& source);

/// Numbers that rise to the middle and fall again: 0 1 2 … 2 1 0.
template <KeyWord Word>
std::vector<Word> organPipe(std::size_t length, const Source& source);

/// Equal parts, each with random keys of its own range of the key range, in an order that puts neighbouring
/// ranges far from each other. Helman, Bader and JáJá, "A Randomized Parallel Sorting Algorithm with an
/// Experimental Study", J. Parallel Distrib. Comput. 52 (1998).
template <KeyWord Word>
std::vector<Word> staggered(std::size_t length, const Source& source);

} // namespace sortscope::data
