// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/distributions.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace sortscope::data {
namespace {

/// Another key for each index, all over the key range: the multiplier is odd. Knuth, TAOCP 3, 6.4.
Key spread(std::uint32_t index)
{
    return index * 0x9E3779B1U;
}

constexpr std::uint32_t kRanks = 65'536;

/// Sums of the weights 2^32 / k of ranks 1 … 65,536, rounded down.
using Weights = std::array<std::uint64_t, kRanks>;

const Weights& zipfWeights()
{
    static const Weights sums = [] {
        Weights made{};
        std::uint64_t sum = 0;
        for (std::uint32_t rank = 1; rank <= kRanks; ++rank) {
            sum += (std::uint64_t{1} << 32U) / rank;
            made.at(rank - 1) = sum;
        }
        return made;
    }();
    return sums;
}

constexpr std::uint64_t kParts = 64;

} // namespace

std::vector<Key> fewDistinct(std::size_t length, Source& source)
{
    return made(length, source, [&](std::size_t) { return spread(below(source.engine, source.value)); });
}

std::vector<Key> zipf(std::size_t length, Source& source)
{
    const auto& sums = zipfWeights();
    return made(length, source, [&](std::size_t) {
        // The sum is below 2^36: the remainder favours none by more than 2^-28 of its likelihood.
        const auto draw = source.engine() % sums.back();
        const auto rank = std::upper_bound(sums.begin(), sums.end(), draw) - sums.begin();
        return spread(static_cast<std::uint32_t>(rank));
    });
}

std::vector<Key> nearlySorted(std::size_t length, Source& source)
{
    auto keys = made(length, source, [](std::size_t i) { return static_cast<Key>(i); });
    if (length < 2)
        return keys;
    const auto bound = static_cast<std::uint32_t>(length);
    base::inBlocks(source.value, source.stop, [&](std::size_t begin, std::size_t end) {
        for (auto i = begin; i < end; ++i) {
            const auto first = below(source.engine, bound);
            std::swap(keys[first], keys[below(source.engine, bound)]);
        }
    });
    return keys;
}

std::vector<Key> organPipe(std::size_t length, Source& source)
{
    return made(length, source,
                [length](std::size_t i) { return static_cast<Key>(std::min(i, length - 1 - i)); });
}

std::vector<Key> staggered(std::size_t length, Source& source)
{
    constexpr std::uint64_t kWidth = (std::uint64_t{1} << 32U) / kParts;
    return made(length, source, [&](std::size_t i) {
        const auto part = static_cast<std::uint64_t>(i) * kParts / length;
        const auto range = part < kParts / 2 ? 2 * part + 1 : 2 * part - kParts;
        return static_cast<Key>(range * kWidth + below(source.engine, static_cast<std::uint32_t>(kWidth)));
    });
}

} // namespace sortscope::data
