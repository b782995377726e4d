// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/distributions.h"

#include "core/data/wideproduct.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <utility>

namespace sortscope::data {
namespace {

/// Returns another key for each index, as far as there are others, from all over the key range: the
/// multiplier is odd. Knuth, TAOCP 3, 6.4.
template <KeyWord Word>
Word spread(std::uint32_t index)
{
    if constexpr (std::same_as<Word, WideKey>)
        return index * 0x9E3779B97F4A7C15U;
    else
        return static_cast<Word>(index * 0x9E3779B1U);
}

constexpr std::uint32_t kRanks = 65'536;

/// Finds the rank of a number below the sum of the weights 2^32 / k of ranks 1 … 65,536, rounded down.
/// Chen and Asau, "On generating random variates from an empirical distribution", AIIE Transactions 6 (1974):
/// a guide says where to begin, and on average less than one rank is passed over.
class ZipfRanks {
public:
    ZipfRanks()
    {
        std::uint64_t sum = 0;
        for (std::uint32_t rank = 1; rank <= kRanks; ++rank) {
            sum += (std::uint64_t{1} << 32U) / rank;
            m_sums.at(rank - 1) = sum;
        }
        std::uint32_t rank = 0;
        for (std::uint64_t entry = 0; entry < kRanks; ++entry) {
            while (m_sums.at(rank) <= number(entry << kBitsBehindGuide))
                ++rank;
            m_guide.at(entry) = rank;
        }
    }

    /// Returns the rank, from 0, of any 64 bits. The sum is below 2^36: rounding favours no rank by more than
    /// 2^-28 of its likelihood.
    std::uint32_t of(std::uint64_t drawn) const
    {
        auto rank = m_guide[drawn >> kBitsBehindGuide];
        while (m_sums[rank] <= number(drawn))
            ++rank;
        return rank;
    }

private:
    static constexpr unsigned kBitsBehindGuide = 48;

    std::uint64_t number(std::uint64_t drawn) const { return wideProduct(drawn, m_sums.back()).high; }

    std::array<std::uint64_t, kRanks> m_sums{};
    std::array<std::uint32_t, kRanks> m_guide{};
};

constexpr std::uint64_t kParts = 64;

} // namespace

template <KeyWord Word>
std::vector<Word> fewDistinct(std::size_t length, const Source& source)
{
    return made<Word>(length, source,
                      [&](std::size_t, Engine& engine) { return spread<Word>(below(engine, source.value)); });
}

template <KeyWord Word>
std::vector<Word> zipf(std::size_t length, const Source& source)
{
    static const ZipfRanks ranks;
    return made<Word>(length, source,
                      [](std::size_t, Engine& engine) { return spread<Word>(ranks.of(engine())); });
}

template <KeyWord Word>
std::vector<Word> nearlySorted(std::size_t length, const Source& source)
{
    auto keys = ascending<Word>(length, source);
    if (length < 2)
        return keys;
    const auto bound = static_cast<std::uint32_t>(length);
    auto engine = source.ofWhole();
    base::inBlocks(source.value, source.stop, [&](std::size_t begin, std::size_t end) {
        for (auto i = begin; i < end; ++i) {
            const auto first = below(engine, bound);
            std::swap(keys[first], keys[below(engine, bound)]);
        }
    });
    return keys;
}

template <KeyWord Word>
std::vector<Word> organPipe(std::size_t length, const Source& source)
{
    return made<Word>(length, source, [length](std::size_t i, Engine&) {
        return numberAt<Word>(std::min(i, length - 1 - i), (length + 1) / 2);
    });
}

template <KeyWord Word>
std::vector<Word> staggered(std::size_t length, const Source& source)
{
    // The width is 2^2, 2^10, 2^26 or 2^58.
    constexpr Word kWidth = std::numeric_limits<Word>::max() / kParts + 1;
    return made<Word>(length, source, [&](std::size_t i, Engine& engine) {
        const auto part = static_cast<std::uint64_t>(i) * kParts / length;
        const auto range = part < kParts / 2 ? 2 * part + 1 : 2 * part - kParts;
        return static_cast<Word>(range * kWidth + keyBelow(engine, kWidth));
    });
}

template std::vector<ByteKey> fewDistinct(std::size_t, const Source&);
template std::vector<ShortKey> fewDistinct(std::size_t, const Source&);
template std::vector<Key> fewDistinct(std::size_t, const Source&);
template std::vector<WideKey> fewDistinct(std::size_t, const Source&);
template std::vector<ByteKey> zipf(std::size_t, const Source&);
template std::vector<ShortKey> zipf(std::size_t, const Source&);
template std::vector<Key> zipf(std::size_t, const Source&);
template std::vector<WideKey> zipf(std::size_t, const Source&);
template std::vector<ByteKey> nearlySorted(std::size_t, const Source&);
template std::vector<ShortKey> nearlySorted(std::size_t, const Source&);
template std::vector<Key> nearlySorted(std::size_t, const Source&);
template std::vector<WideKey> nearlySorted(std::size_t, const Source&);
template std::vector<ByteKey> organPipe(std::size_t, const Source&);
template std::vector<ShortKey> organPipe(std::size_t, const Source&);
template std::vector<Key> organPipe(std::size_t, const Source&);
template std::vector<WideKey> organPipe(std::size_t, const Source&);
template std::vector<ByteKey> staggered(std::size_t, const Source&);
template std::vector<ShortKey> staggered(std::size_t, const Source&);
template std::vector<Key> staggered(std::size_t, const Source&);
template std::vector<WideKey> staggered(std::size_t, const Source&);

} // namespace sortscope::data
