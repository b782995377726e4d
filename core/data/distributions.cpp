// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/distributions.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <utility>

namespace sortscope::data {
namespace {

/// Returns another key for each index, from all over the key range: the multiplier is odd. Knuth, TAOCP 3,
/// 6.4.
template <KeyWord Word>
Word spread(std::uint32_t index)
{
    if constexpr (std::same_as<Word, WideKey>)
        return index * 0x9E3779B97F4A7C15U;
    else
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

template <KeyWord Word>
std::vector<Word> fewDistinct(std::size_t length, Source& source)
{
    return made<Word>(length, source,
                      [&](std::size_t) { return spread<Word>(below(source.engine, source.value)); });
}

template <KeyWord Word>
std::vector<Word> zipf(std::size_t length, Source& source)
{
    const auto& sums = zipfWeights();
    return made<Word>(length, source, [&](std::size_t) {
        // The sum is below 2^36: the remainder favours no draw by more than 2^-28 of its likelihood.
        const auto draw = source.engine() % sums.back();
        const auto rank = std::upper_bound(sums.begin(), sums.end(), draw) - sums.begin();
        return spread<Word>(static_cast<std::uint32_t>(rank));
    });
}

template <KeyWord Word>
std::vector<Word> nearlySorted(std::size_t length, Source& source)
{
    auto keys = made<Word>(length, source, [](std::size_t i) { return static_cast<Word>(i); });
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

template <KeyWord Word>
std::vector<Word> organPipe(std::size_t length, Source& source)
{
    return made<Word>(length, source,
                      [length](std::size_t i) { return static_cast<Word>(std::min(i, length - 1 - i)); });
}

template <KeyWord Word>
std::vector<Word> staggered(std::size_t length, Source& source)
{
    // The width is 2^26 or 2^58.
    constexpr Word kWidth = std::numeric_limits<Word>::max() / kParts + 1;
    return made<Word>(length, source, [&](std::size_t i) {
        const auto part = static_cast<std::uint64_t>(i) * kParts / length;
        const auto range = part < kParts / 2 ? 2 * part + 1 : 2 * part - kParts;
        return static_cast<Word>(range * kWidth + keyBelow(source.engine, kWidth));
    });
}

template std::vector<Key> fewDistinct(std::size_t, Source&);
template std::vector<WideKey> fewDistinct(std::size_t, Source&);
template std::vector<Key> zipf(std::size_t, Source&);
template std::vector<WideKey> zipf(std::size_t, Source&);
template std::vector<Key> nearlySorted(std::size_t, Source&);
template std::vector<WideKey> nearlySorted(std::size_t, Source&);
template std::vector<Key> organPipe(std::size_t, Source&);
template std::vector<WideKey> organPipe(std::size_t, Source&);
template std::vector<Key> staggered(std::size_t, Source&);
template std::vector<WideKey> staggered(std::size_t, Source&);

} // namespace sortscope::data
