// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/ranks.h"

#include "core/base/parallel.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>

namespace sortscope::data {
namespace {

constexpr Key rankOfFloat(float value)
{
    return rankOf(std::bit_cast<Key>(value), KeyType::F32);
}

constexpr Key kFirst = rankOfFloat(-std::numeric_limits<float>::infinity());
constexpr Key kLast = rankOfFloat(std::numeric_limits<float>::infinity());
constexpr Key kMinusZero = rankOfFloat(-0.0F);
/// From -inf to inf without -0.0.
constexpr Key kOrdinary = kLast - kFirst;

constexpr Key rankOfOrdinaryFloat(Key number)
{
    const Key rank = kFirst + number;
    return rank < kMinusZero ? rank : rank + 1;
}

/// Replaces each key by what `replace` makes of it.
template <typename Replace>
void replaceAll(std::vector<Key>& keys, const std::stop_token& stop, Replace replace)
{
    const std::span all(keys);
    base::inParallel(keys.size(), stop, [&](std::size_t begin, std::size_t end) {
        for (Key& key : all.subspan(begin, end - begin))
            key = replace(key);
    });
}

} // namespace

void becomeKeys(std::vector<Key>& ranks, KeyType type, const std::stop_token& stop)
{
    if (type != KeyType::U32)
        replaceAll(ranks, stop, [type](Key rank) { return bitsOf(rank, type); });
}

void becomeRanks(std::vector<Key>& keys, KeyType type, const std::stop_token& stop)
{
    if (type != KeyType::U32)
        replaceAll(keys, stop, [type](Key key) { return rankOf(key, type); });
}

std::uint64_t ordinaryKeys(KeyType type)
{
    return type == KeyType::F32 ? kOrdinary : std::uint64_t{1} << 32U;
}

Key rankOfOrdinary(Key number, KeyType type)
{
    return type == KeyType::F32 ? rankOfOrdinaryFloat(number) : number;
}

void becomeOrdinaryKeys(std::vector<Key>& numbers, KeyType type, const std::stop_token& stop)
{
    if (type != KeyType::F32) {
        becomeKeys(numbers, type, stop);
        return;
    }
    Key largest = 0;
    base::inBlocks(numbers.size(), stop, [&](std::size_t begin, std::size_t end) {
        largest = std::max(largest, std::ranges::max(std::span(numbers).subspan(begin, end - begin)));
    });
    if (largest < kOrdinary) {
        replaceAll(numbers, stop,
                   [](Key number) { return bitsOf(rankOfOrdinaryFloat(number), KeyType::F32); });
        return;
    }
    replaceAll(numbers, stop, [](Key number) {
        const auto scaled = static_cast<Key>(std::uint64_t{number} * kOrdinary >> 32U);
        return bitsOf(rankOfOrdinaryFloat(scaled), KeyType::F32);
    });
}

std::string keyText(Key bits, KeyType type)
{
    switch (type) {
    case KeyType::U32:
        break;
    case KeyType::I32:
        return fmt::format("{}", std::bit_cast<std::int32_t>(bits));
    case KeyType::F32:
        const auto value = std::bit_cast<float>(bits);
        return std::isnan(value) ? fmt::format("NaN 0x{:08X}", bits) : fmt::format("{}", value);
    }
    return fmt::format("{}", bits);
}

} // namespace sortscope::data
