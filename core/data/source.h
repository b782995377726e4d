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

/// The source from which a generator makes its keys.
struct Source {
    Engine engine;
    const std::stop_token& stop;
    /// The number behind the generator's id, if it takes one.
    std::uint32_t value = 0;
};

/// Unbiased integer in [0, bound) for bound > 0: Lemire, "Fast Random Integer Generation in an Interval",
/// ACM TOMACS 29 (2019), on 32-bit bounds. The standard's distributions differ between libraries.
std::uint32_t below(Engine& engine, std::uint32_t bound);

/// An unbiased integer for a bound as wide as the keys. Lemire's way works on 64-bit bounds, too.
Key keyBelow(Engine& engine, Key bound);
WideKey keyBelow(Engine& engine, WideKey bound);

/// Returns any word, all of them equally likely.
template <KeyWord Word>
Word anyKey(Engine& engine)
{
    if constexpr (std::same_as<Word, WideKey>)
        return engine();
    else
        return static_cast<Word>(engine() >> 32U);
}

/// Appends keys; `make` returns the key of each index. In blocks: filling the whole of a large vector with
/// zeros first takes seconds, which a stop could not cut short.
template <KeyWord Word, typename Make>
void append(std::vector<Word>& keys, std::size_t count, const Source& source, Make make)
{
    keys.reserve(keys.size() + count);
    base::inBlocks(count, source.stop, [&](std::size_t begin, std::size_t end) {
        for (auto i = begin; i < end; ++i)
            keys.push_back(make(i));
    });
}

template <KeyWord Word, typename Make>
std::vector<Word> made(std::size_t count, const Source& source, Make make)
{
    std::vector<Word> keys;
    append(keys, count, source, make);
    return keys;
}

/// Fisher-Yates with unbiased indices.
template <KeyWord Word>
void shuffle(std::vector<Word>& keys, Source& source);

} // namespace sortscope::data
