// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/parallel.h"
#include "core/data/key.h"
#include "core/data/keyhash.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

namespace sortscope::data {

/// SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", OOPSLA 2014): the n-th
/// number is a hash of the n-th multiple of an odd constant, so one can begin anywhere.
class Engine {
public:
    /// Begins the stream `number` of a seed. The streams of a seed are 2^32 numbers apart on one sequence of
    /// 2^64, and none takes as many.
    Engine(std::uint64_t seed, std::uint64_t number)
        : m_state(keyhash::mixed(seed + kStep) + (number << 32U) * kStep)
    {}

    std::uint64_t operator()()
    {
        m_state += kStep;
        return keyhash::mixed(m_state);
    }

private:
    static constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15ULL;
    std::uint64_t m_state;
};

/// The source from which a generator makes its keys. A generator draws the keys of each part of kKeysOfAPart
/// from a stream of their own, so that all threads make keys, and the result does not depend on how many
/// there are.
struct Source {
    std::uint64_t seed = 0;
    const std::stop_token& stop;
    /// The number behind the generator's id, if it takes one.
    std::uint32_t value = 0;

    /// The stream for a part of the keys, and one for whatever belongs to all parts.
    Engine ofPart(std::size_t part) const { return {seed, part}; }
    Engine ofWhole() const { return {seed, kWhole}; }
    /// The stream that puts a bucket of a shuffle in order.
    Engine ofBucket(std::size_t bucket) const { return {seed, kWhole + 1 + bucket}; }

private:
    /// More than there are parts.
    static constexpr std::uint64_t kWhole = std::uint64_t{1} << 30U;
};

inline constexpr std::size_t kKeysOfAPart = std::size_t{1} << 16U;

/// Unbiased integer in [0, bound) for bound > 0: Lemire, "Fast Random Integer Generation in an Interval",
/// ACM TOMACS 29 (2019), on 32-bit bounds. The standard's distributions differ between libraries.
std::uint32_t below(Engine& engine, std::uint32_t bound);

/// An unbiased integer for a bound as wide as the keys. Lemire's way works on 64-bit bounds, too.
WideKey wideKeyBelow(Engine& engine, WideKey bound);
template <KeyWord Word>
Word keyBelow(Engine& engine, Word bound)
{
    if constexpr (std::same_as<Word, WideKey>)
        return wideKeyBelow(engine, bound);
    else
        return static_cast<Word>(below(engine, bound));
}

/// Returns any word, all of them equally likely.
template <KeyWord Word>
Word anyKey(Engine& engine)
{
    return static_cast<Word>(engine() >> (64 - 8 * sizeof(Word)));
}

/// Calls `work` for each part of `count` keys, on all threads: with the keys from `begin` to `end`, and the
/// stream from which they are to be drawn.
template <typename Work>
void forParts(std::size_t count, const Source& source, Work work)
{
    const auto part = [&](std::size_t begin, std::size_t end) {
        auto engine = source.ofPart(begin / kKeysOfAPart);
        work(begin, end, engine);
    };
    base::inParallel(count, source.stop, part, kKeysOfAPart);
}

/// Returns keys; `make` returns the key of each index, for which it may draw from the stream that it gets. It
/// is called in the order of the indices of a part, and for several parts at the same time.
template <KeyWord Word, typename Make>
std::vector<Word> made(std::size_t count, const Source& source, Make make)
{
    auto keys = base::zeros<Word>(count, source.stop);
    forParts(count, source, [&](std::size_t begin, std::size_t end, Engine& engine) {
        for (auto i = begin; i < end; ++i)
            keys[i] = make(i, engine);
    });
    return keys;
}

} // namespace sortscope::data
