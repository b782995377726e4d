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

/// The place of a key among all keys of its type: the smallest has rank 0, and unsigned numbers are their own
/// ranks. Floats are in the order of IEEE 754-2008's totalOrder: NaNs with a sign, -inf … -0.0, 0.0 … inf,
/// NaNs. No two bit patterns have one rank. kernels/keymap.cl says the same for devices. Sources: Herf,
/// "Radix Tricks", 2001; IEEE 754-2008, 5.10.
[[gnu::always_inline]] constexpr Key rankOf(Key bits, KeyType type)
{
    constexpr Key kSign = Key{1} << 31U;
    switch (type) {
    case KeyType::U32:
        break;
    case KeyType::I32:
        return bits ^ kSign;
    case KeyType::F32:
        return (bits & kSign) != 0 ? ~bits : bits | kSign;
    }
    return bits;
}

/// The key that has this rank.
[[gnu::always_inline]] constexpr Key bitsOf(Key rank, KeyType type)
{
    constexpr Key kSign = Key{1} << 31U;
    switch (type) {
    case KeyType::U32:
        break;
    case KeyType::I32:
        return rank ^ kSign;
    case KeyType::F32:
        return (rank & kSign) != 0 ? rank ^ kSign : ~rank;
    }
    return rank;
}

/// What call(constant) returns for the std::integral_constant of `type`: whoever compares many keys has the
/// type compiled in.
template <typename Call>
decltype(auto) withKeyType(KeyType type, const Call& call)
{
    switch (type) {
    case KeyType::U32:
        break;
    case KeyType::I32:
        return call(std::integral_constant<KeyType, KeyType::I32>{});
    case KeyType::F32:
        return call(std::integral_constant<KeyType, KeyType::F32>{});
    }
    return call(std::integral_constant<KeyType, KeyType::U32>{});
}

/// Compares keys by their ranks.
template <KeyType Type>
struct RankOrder {
    bool operator()(Key left, Key right) const { return rankOf(left, Type) < rankOf(right, Type); }
};

/// Compares floats by their ranks, for it has to be a strict weak order where there are NaNs.
struct TotalOrder {
    bool operator()(float left, float right) const
    {
        return rankOf(std::bit_cast<Key>(left), KeyType::F32)
               < rankOf(std::bit_cast<Key>(right), KeyType::F32);
    }
};

/// Puts in the place of each number the key of that rank, so that what was in order stays so.
void becomeKeys(std::vector<Key>& ranks, KeyType type, const std::stop_token& stop = {});

/// Puts in the place of each key its rank.
void becomeRanks(std::vector<Key>& keys, KeyType type, const std::stop_token& stop = {});

/// How many keys of a type are ordinary: floats that are neither NaN nor -0.0, and all integers.
std::uint64_t ordinaryKeys(KeyType type);

/// The rank of the ordinary key that has `number` ordinary ones in front, which is below ordinaryKeys().
Key rankOfOrdinary(Key number, KeyType type);

/// As becomeKeys(), but floats are neither NaN nor -0.0: a number counts the floats that are left, from -inf
/// on. If one is too large for that, all are scaled, and neighbours may become equal.
void becomeOrdinaryKeys(std::vector<Key>& numbers, KeyType type, const std::stop_token& stop = {});

/// "17", "-17", "0.5", "NaN 0x7FC00000": floats with as many digits as tell them apart.
std::string keyText(Key bits, KeyType type);

} // namespace sortscope::data
