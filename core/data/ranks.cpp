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

/// True for words in which floats are stored.
template <KeyWord Word>
constexpr bool kHasFloats = sizeof(Word) >= sizeof(ShortKey);

/// The ranks of floats that are stored in a word.
template <KeyWord Word>
struct FloatRanks {
    static constexpr Word kInfinity = FloatFormat<Word>::kInfinity;

    static constexpr Word kFirst = rankOf<Word>(kInfinity | kSign<Word>, KeyKind::Float);
    static constexpr Word kMinusZero = rankOf(kSign<Word>, KeyKind::Float);
    /// The number of ordinary floats less one: from -inf to inf, without -0.0.
    static constexpr auto kLastOrdinary = static_cast<Word>(rankOf(kInfinity, KeyKind::Float) - kFirst - 1);
};

template <KeyWord Word>
constexpr Word rankOfOrdinaryFloat(Word number)
{
    const auto rank = static_cast<Word>(FloatRanks<Word>::kFirst + number);
    return static_cast<Word>(rank < FloatRanks<Word>::kMinusZero ? rank : rank + 1);
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
    if constexpr (kHasFloats<Word>) {
        if (kindOf(type) == KeyKind::Float)
            return FloatRanks<Word>::kLastOrdinary;
    }
    return std::numeric_limits<Word>::max();
}

template <KeyWord Word>
Word scaledTo(Word last, Word number)
{
    if constexpr (std::same_as<Word, WideKey>)
        return last == std::numeric_limits<WideKey>::max() ? number : wideProduct(number, last + 1).high;
    else
        return static_cast<Word>(std::uint64_t{number} * (std::uint64_t{last} + 1) >> (8 * sizeof(Word)));
}

template <KeyWord Word>
Word rankOfOrdinary(Word number, KeyType type)
{
    if constexpr (kHasFloats<Word>) {
        if (kindOf(type) == KeyKind::Float)
            return rankOfOrdinaryFloat(number);
    }
    return number;
}

template <KeyWord Word>
void becomeOrdinaryKeys(std::vector<Word>& numbers, KeyType type, const std::stop_token& stop)
{
    if (kindOf(type) != KeyKind::Float) {
        becomeKeys(numbers, type, stop);
        return;
    }
    if constexpr (kHasFloats<Word>) {
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
}

/// The number that is stored in a word, as a type that the host can print; floats of 16 bits have the same
/// value as floats of 32.
template <KeyWord Word>
auto floatIn(Word bits)
{
    if constexpr (std::same_as<Word, ShortKey>) {
        using Format = FloatFormat<ShortKey>;
        const bool isNegative = (bits & kSign<ShortKey>) != 0;
        const auto fraction = static_cast<float>(bits % Format::kNormal);
        const int exponent = (bits & Format::kInfinity) / Format::kNormal;
        constexpr int kBias = Format::kOne / Format::kNormal;
        constexpr int kShift = kBias + static_cast<int>(Format::kDigits) - 1;
        float value = exponent == 0 ? std::ldexp(fraction, 1 - kShift)
                                    : std::ldexp(fraction + Format::kNormal, exponent - kShift);
        if ((bits & Format::kInfinity) == Format::kInfinity)
            value = fraction == 0 ? std::numeric_limits<float>::infinity()
                                  : std::numeric_limits<float>::quiet_NaN();
        return isNegative ? -value : value;
    } else {
        return std::bit_cast<FloatOf<Word>>(bits);
    }
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
        if constexpr (kHasFloats<Word>) {
            const auto value = floatIn(bits);
            return std::isnan(value) ? fmt::format("NaN 0x{:0{}X}", bits, 2 * sizeof(bits))
                                     : fmt::format("{}", value);
        }
    }
    return fmt::format("{}", bits);
}

template void becomeKeys(std::vector<ByteKey>&, KeyType, const std::stop_token&);
template void becomeKeys(std::vector<ShortKey>&, KeyType, const std::stop_token&);
template void becomeKeys(std::vector<Key>&, KeyType, const std::stop_token&);
template void becomeKeys(std::vector<WideKey>&, KeyType, const std::stop_token&);
template void becomeRanks(std::vector<ByteKey>&, KeyType, const std::stop_token&);
template void becomeRanks(std::vector<ShortKey>&, KeyType, const std::stop_token&);
template void becomeRanks(std::vector<Key>&, KeyType, const std::stop_token&);
template void becomeRanks(std::vector<WideKey>&, KeyType, const std::stop_token&);
template ByteKey lastOrdinary(KeyType);
template ShortKey lastOrdinary(KeyType);
template Key lastOrdinary(KeyType);
template WideKey lastOrdinary(KeyType);
template ByteKey scaledTo(ByteKey, ByteKey);
template ShortKey scaledTo(ShortKey, ShortKey);
template Key scaledTo(Key, Key);
template WideKey scaledTo(WideKey, WideKey);
template ByteKey rankOfOrdinary(ByteKey, KeyType);
template ShortKey rankOfOrdinary(ShortKey, KeyType);
template Key rankOfOrdinary(Key, KeyType);
template WideKey rankOfOrdinary(WideKey, KeyType);
template void becomeOrdinaryKeys(std::vector<ByteKey>&, KeyType, const std::stop_token&);
template void becomeOrdinaryKeys(std::vector<ShortKey>&, KeyType, const std::stop_token&);
template void becomeOrdinaryKeys(std::vector<Key>&, KeyType, const std::stop_token&);
template void becomeOrdinaryKeys(std::vector<WideKey>&, KeyType, const std::stop_token&);
template std::string keyText(ByteKey, KeyType);
template std::string keyText(ShortKey, KeyType);
template std::string keyText(Key, KeyType);
template std::string keyText(WideKey, KeyType);

} // namespace sortscope::data
