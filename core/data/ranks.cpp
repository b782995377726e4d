// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/ranks.h"

#include "core/base/parallel.h"
#include "core/data/wideproduct.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>

namespace sortscope::data {
namespace {

/// The ranks of floats that are stored in a word.
template <KeyWord Word>
struct FloatRanks {
    using Float = FloatOf<Word>;
    static constexpr Word rank(Float value) { return rankOf(std::bit_cast<Word>(value), KeyKind::Float); }

    static constexpr Word kFirst = rank(-std::numeric_limits<Float>::infinity());
    static constexpr Word kMinusZero = rank(Float{-0.0F});
    /// The number of ordinary floats less one: from -inf to inf, without -0.0.
    static constexpr Word kLastOrdinary = rank(std::numeric_limits<Float>::infinity()) - kFirst - 1;
};

template <KeyWord Word>
constexpr Word rankOfOrdinaryFloat(Word number)
{
    const Word rank = FloatRanks<Word>::kFirst + number;
    return rank < FloatRanks<Word>::kMinusZero ? rank : rank + 1;
}

/// Replaces each key by the result of `replace` for it.
template <KeyWord Word, typename Replace>
void replaceAll(std::vector<Word>& keys, const std::stop_token& stop, Replace replace)
{
    const std::span all(keys);
    base::inParallel(keys.size(), stop, [&](std::size_t begin, std::size_t end) {
        for (Word& key : all.subspan(begin, end - begin))
            key = replace(key);
    });
}

} // namespace

template <KeyWord Word>
void becomeKeys(std::vector<Word>& ranks, KeyType type, const std::stop_token& stop)
{
    if (kindOf(type) != KeyKind::Unsigned)
        replaceAll(ranks, stop, [type](Word rank) { return bitsOf(rank, type); });
}

template <KeyWord Word>
void becomeRanks(std::vector<Word>& keys, KeyType type, const std::stop_token& stop)
{
    if (kindOf(type) != KeyKind::Unsigned)
        replaceAll(keys, stop, [type](Word key) { return rankOf(key, type); });
}

template <KeyWord Word>
Word lastOrdinary(KeyType type)
{
    return kindOf(type) == KeyKind::Float ? FloatRanks<Word>::kLastOrdinary
                                          : std::numeric_limits<Word>::max();
}

Key scaledTo(Key last, Key number)
{
    return static_cast<Key>(std::uint64_t{number} * (std::uint64_t{last} + 1) >> 32U);
}

WideKey scaledTo(WideKey last, WideKey number)
{
    return last == std::numeric_limits<WideKey>::max() ? number : wideProduct(number, last + 1).high;
}

template <KeyWord Word>
Word rankOfOrdinary(Word number, KeyType type)
{
    return kindOf(type) == KeyKind::Float ? rankOfOrdinaryFloat(number) : number;
}

template <KeyWord Word>
void becomeOrdinaryKeys(std::vector<Word>& numbers, KeyType type, const std::stop_token& stop)
{
    if (kindOf(type) != KeyKind::Float) {
        becomeKeys(numbers, type, stop);
        return;
    }
    Word largest = 0;
    base::inBlocks(numbers.size(), stop, [&](std::size_t begin, std::size_t end) {
        largest = std::max(largest, std::ranges::max(std::span(numbers).subspan(begin, end - begin)));
    });
    const auto floatOf = [](Word number) { return bitsOf(rankOfOrdinaryFloat(number), KeyKind::Float); };
    constexpr auto kLast = FloatRanks<Word>::kLastOrdinary;
    if (largest <= kLast)
        replaceAll(numbers, stop, floatOf);
    else
        replaceAll(numbers, stop, [&](Word number) { return floatOf(scaledTo(kLast, number)); });
}

template <KeyWord Word>
std::string keyText(Word bits, KeyType type)
{
    switch (kindOf(type)) {
    case KeyKind::Unsigned:
        break;
    case KeyKind::Signed:
        return fmt::format("{}", static_cast<std::make_signed_t<Word>>(bits));
    case KeyKind::Float:
        const auto value = std::bit_cast<FloatOf<Word>>(bits);
        return std::isnan(value) ? fmt::format("NaN 0x{:0{}X}", bits, 2 * sizeof(bits))
                                 : fmt::format("{}", value);
    }
    return fmt::format("{}", bits);
}

template void becomeKeys(std::vector<Key>&, KeyType, const std::stop_token&);
template void becomeKeys(std::vector<WideKey>&, KeyType, const std::stop_token&);
template void becomeRanks(std::vector<Key>&, KeyType, const std::stop_token&);
template void becomeRanks(std::vector<WideKey>&, KeyType, const std::stop_token&);
template Key lastOrdinary(KeyType);
template WideKey lastOrdinary(KeyType);
template Key rankOfOrdinary(Key, KeyType);
template WideKey rankOfOrdinary(WideKey, KeyType);
template void becomeOrdinaryKeys(std::vector<Key>&, KeyType, const std::stop_token&);
template void becomeOrdinaryKeys(std::vector<WideKey>&, KeyType, const std::stop_token&);
template std::string keyText(Key, KeyType);
template std::string keyText(WideKey, KeyType);

} // namespace sortscope::data
