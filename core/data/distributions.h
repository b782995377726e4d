// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/source.h"

namespace sortscope::data {

// The distributions that papers and libraries measure sorts with. All take any length.

/// Uniform keys of which `Draws` are combined by a bitwise and: a bit is set with probability 2^-Draws.
/// Thearling and Smith, "An Improved Supercomputer Sorting Benchmark", Supercomputing 1992.
template <int Draws>
std::vector<Key> bitsOfEntropy(std::size_t length, Source& source)
{
    return made(length, source, [&](std::size_t) {
        auto key = source.engine();
        for (int draw = 1; draw < Draws; ++draw)
            key &= source.engine();
        return static_cast<Key>(key >> 32U);
    });
}

/// Each of Source::value keys, equally likely.
std::vector<Key> fewDistinct(std::size_t length, Source& source);

/// One of 65,536 keys; the k-th of them is 1/k times as likely as the first.
std::vector<Key> zipf(std::size_t length, Source& source);

/// 0 … n-1 of which Source::value random pairs are exchanged, one after the other.
std::vector<Key> nearlySorted(std::size_t length, Source& source);

/// Up to the middle and down again: 0 1 2 … 2 1 0.
std::vector<Key> organPipe(std::size_t length, Source& source);

/// Equal parts, each with random keys of its own range of the key range, in an order that puts neighbouring
/// ranges far from each other. Helman, Bader and JáJá, "A Randomized Parallel Sorting Algorithm with an
/// Experimental Study", J. Parallel Distrib. Comput. 52 (1998).
std::vector<Key> staggered(std::size_t length, Source& source);

} // namespace sortscope::data
