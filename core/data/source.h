// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/parallel.h"
#include "core/data/key.h"

#include <cstddef>
#include <cstdint>
#include <random>
#include <stop_token>
#include <vector>

namespace sortscope::data {

using Engine = std::mt19937_64;

/// What a generator makes its keys from.
struct Source {
    Engine engine;
    const std::stop_token& stop;
    /// The number behind the generator's id, if it takes one.
    std::uint32_t value = 0;
};

/// Unbiased integer in [0, bound) for bound > 0: Lemire, "Fast Random Integer Generation in an Interval",
/// ACM TOMACS 29 (2019), on 32-bit bounds. The standard's distributions differ between libraries.
std::uint32_t below(Engine& engine, std::uint32_t bound);

/// Appends keys, each as `make` gives it for its index. In blocks: to fill the whole of a large vector with
/// zeros first takes seconds that nothing could cut short.
template <typename Make>
void append(std::vector<Key>& keys, std::size_t count, const Source& source, Make make)
{
    keys.reserve(keys.size() + count);
    base::inBlocks(count, source.stop, [&](std::size_t begin, std::size_t end) {
        for (auto i = begin; i < end; ++i)
            keys.push_back(make(i));
    });
}

template <typename Make>
std::vector<Key> made(std::size_t count, const Source& source, Make make)
{
    std::vector<Key> keys;
    append(keys, count, source, make);
    return keys;
}

/// Fisher-Yates with unbiased indices.
void shuffle(std::vector<Key>& keys, Source& source);

} // namespace sortscope::data
