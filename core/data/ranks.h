// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/key.h"

#include <bit>
#include <cstdint>
#include <stop_token>
#include <string>
#include <type_traits>
#include <vector>

namespace sortscope::data {

/// The highest bit of a word: the sign of signed numbers and of floats.
template <KeyWord Word>
inline constexpr auto kSign = static_cast<Word>(Word{1} << (8 * sizeof(Word) - 1));

/// The format of the floats that are stored in a word of 16 bits or more: IEEE 754's binary16, binary32,
/// binary64. The host has no type for the first, so their bits are all that is told here.
template <KeyWord Word>
    requires(sizeof(Word) >= sizeof(ShortKey))
struct FloatFormat {
    /// The digits of a normal number, the hidden one included.
    static constexpr unsigned kDigits = sizeof(Word) == sizeof(ShortKey) ? 11
                                        : sizeof(Word) == sizeof(Key)    ? 24
                                                                         : 53;
    /// The bits of the smallest normal number, of 1 and of infinity.
    static constexpr auto kNormal = static_cast<Word>(Word{1} << (kDigits - 1));
    static constexpr auto kOne = static_cast<Word>(kSign<Word> / 2 - kNormal);
    static constexpr auto kInfinity = static_cast<Word>(kSign<Word> - kNormal);
};

/// The place of a key among all keys of its kind and width: the smallest has rank 0, and unsigned numbers are
/// their own ranks. Floats are in the order of IEEE 754-2008's totalOrder: NaNs with a sign, -inf … -0.0, 0.0
/// … inf, NaNs. No two bit patterns have one rank. kernels/keymap.cl does the same for devices. Sources:
/// Herf, "Radix Tricks", 2001; IEEE 754-2008, 5.10.
template <KeyWord Word>
[[gnu::always_inline]] constexpr Word rankOf(Word bits, KeyKind kind)
{
    switch (kind) {
    case KeyKind::Unsigned:
        break;
    case KeyKind::Signed:
        return bits ^ kSign<Word>;
    case KeyKind::Float:
        return static_cast<Word>((bits & kSign<Word>) != 0 ? ~bits : bits | kSign<Word>);
    }
    return bits;
}

/// The key that has this rank.
template <KeyWord Word>
[[gnu::always_inline]] constexpr Word bitsOf(Word rank, KeyKind kind)
{
    switch (kind) {
    case KeyKind::Unsigned:
        break;
    case KeyKind::Signed:
        return rank ^ kSign<Word>;
    case KeyKind::Float:
        return static_cast<Word>((rank & kSign<Word>) != 0 ? rank ^ kSign<Word> : ~rank);
    }
    return rank;
}

template <KeyWord Word>
[[gnu::always_inline]] constexpr Word rankOf(Word bits, KeyType type)
{
    return rankOf(bits, kindOf(type));
}

template <KeyWord Word>
[[gnu::always_inline]] constexpr Word bitsOf(Word rank, KeyType type)
{
    return bitsOf(rank, kindOf(type));
}

/// Returns call(constant) for the std::integral_constant of `kind`: code that compares many keys has the kind
/// compiled in.
template <typename Call>
decltype(auto) withKind(KeyKind kind, const Call& call)
{
    switch (kind) {
    case KeyKind::Unsigned:
        break;
    case KeyKind::Signed:
        return call(std::integral_constant<KeyKind, KeyKind::Signed>{});
    case KeyKind::Float:
        return call(std::integral_constant<KeyKind, KeyKind::Float>{});
    }
    return call(std::integral_constant<KeyKind, KeyKind::Unsigned>{});
}

/// Returns call(constant) for kind and width together.
template <typename Call>
decltype(auto) withKeyType(KeyType type, const Call& call)
{
    switch (type) {
    case KeyType::U32:
        break;
    case KeyType::U8:
        return call(std::integral_constant<KeyType, KeyType::U8>{});
    case KeyType::I8:
        return call(std::integral_constant<KeyType, KeyType::I8>{});
    case KeyType::U16:
        return call(std::integral_constant<KeyType, KeyType::U16>{});
    case KeyType::I16:
        return call(std::integral_constant<KeyType, KeyType::I16>{});
    case KeyType::F16:
        return call(std::integral_constant<KeyType, KeyType::F16>{});
    case KeyType::I32:
        return call(std::integral_constant<KeyType, KeyType::I32>{});
    case KeyType::F32:
        return call(std::integral_constant<KeyType, KeyType::F32>{});
    case KeyType::U64:
        return call(std::integral_constant<KeyType, KeyType::U64>{});
    case KeyType::I64:
        return call(std::integral_constant<KeyType, KeyType::I64>{});
    case KeyType::F64:
        return call(std::integral_constant<KeyType, KeyType::F64>{});
    }
    return call(std::integral_constant<KeyType, KeyType::U32>{});
}

/// Compares keys by their ranks.
template <KeyType Type>
struct RankOrder {
    using Word = WordOf<Type>;
    bool operator()(Word left, Word right) const { return rankOf(left, Type) < rankOf(right, Type); }
};

/// A float of 16 bits, for code that compares keys as numbers.
struct Half {
    ShortKey bits;
};

/// Compares floats by their ranks, since the order has to be a strict weak one even with NaNs.
struct TotalOrder {
    bool operator()(Half left, Half right) const { return RankOrder<KeyType::F16>()(left.bits, right.bits); }
    bool operator()(float left, float right) const
    {
        return RankOrder<KeyType::F32>()(std::bit_cast<Key>(left), std::bit_cast<Key>(right));
    }
    bool operator()(double left, double right) const
    {
        return RankOrder<KeyType::F64>()(std::bit_cast<WideKey>(left), std::bit_cast<WideKey>(right));
    }
};

// In the functions below, the type is one of those that are stored in the word.

/// Replaces each number by the key of that rank, so that sorted numbers become sorted keys.
template <KeyWord Word>
void becomeKeys(std::vector<Word>& ranks, KeyType type, const std::stop_token& stop = {});

/// Replaces each key by its rank.
template <KeyWord Word>
void becomeRanks(std::vector<Word>& keys, KeyType type, const std::stop_token& stop = {});

/// The number of ordinary keys of a type, less one: floats that are neither NaN nor -0.0, and all integers.
template <KeyWord Word>
Word lastOrdinary(KeyType type);

/// Scales `number`, which may be any word, to the range from 0 to `last`, rounded down.
template <KeyWord Word>
Word scaledTo(Word last, Word number);

/// The rank of the ordinary key with `number` ordinary ones before it, which is at most lastOrdinary().
template <KeyWord Word>
Word rankOfOrdinary(Word number, KeyType type);

/// Does the same as becomeKeys(), but floats are neither NaN nor -0.0: a number counts the other floats, from
/// -inf on. If a number is too large for that, all are scaled, and neighbours may become equal.
template <KeyWord Word>
void becomeOrdinaryKeys(std::vector<Word>& numbers, KeyType type, const std::stop_token& stop = {});

/// For example "17", "-17", "0.5", "NaN 0x7FC00000": floats with as many digits as distinguish them, those of
/// 16 bits as floats of 32 bits.
template <KeyWord Word>
std::string keyText(Word bits, KeyType type);

} // namespace sortscope::data
