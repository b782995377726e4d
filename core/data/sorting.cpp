// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/sorting.h"

#include "core/base/parallel.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace sortscope::data {
namespace {

/// Below that std::sort is as fast.
constexpr std::size_t kWorthPasses = std::size_t{1} << 12U;

constexpr unsigned kDigitBits = 11;
constexpr std::size_t kDigits = std::size_t{1} << kDigitBits;
constexpr unsigned kPasses = 3;
using Counts = std::array<std::size_t, kDigits>;

std::size_t digitOf(Key key, unsigned pass)
{
    return (key >> (pass * kDigitBits)) & (kDigits - 1);
}

/// Of each pass, how often each digit occurs.
std::array<Counts, kPasses> countDigits(const std::vector<Key>& keys, const std::stop_token& stop)
{
    std::array<Counts, kPasses> counts{};
    base::inBlocks(keys.size(), stop, [&](std::size_t begin, std::size_t end) {
        for (auto i = begin; i < end; ++i) {
            for (unsigned pass = 0; pass < kPasses; ++pass)
                ++counts.at(pass)[digitOf(keys[i], pass)];
        }
    });
    return counts;
}

/// Moves the keys to where their digit belongs, those of one digit in the order that they have.
void distribute(const std::vector<Key>& from, std::vector<Key>& to, unsigned pass, const Counts& counts,
                const std::stop_token& stop)
{
    Counts places{};
    std::size_t sum = 0;
    for (std::size_t digit = 0; digit < kDigits; ++digit) {
        places[digit] = sum;
        sum += counts[digit];
    }
    base::inBlocks(from.size(), stop, [&](std::size_t begin, std::size_t end) {
        for (auto i = begin; i < end; ++i)
            to[places[digitOf(from[i], pass)]++] = from[i];
    });
}

bool isSorted(const std::vector<Key>& keys, const std::stop_token& stop)
{
    bool sorted = true;
    base::inBlocks(keys.size(), stop, [&](std::size_t begin, std::size_t end) {
        const auto first = keys.begin() + static_cast<std::ptrdiff_t>(begin == 0 ? 0 : begin - 1);
        sorted = sorted && std::is_sorted(first, keys.begin() + static_cast<std::ptrdiff_t>(end));
    });
    return sorted;
}

} // namespace

void sortKeys(std::vector<Key>& keys, const std::stop_token& stop)
{
    if (isSorted(keys, stop))
        return;
    if (keys.size() < kWorthPasses) {
        std::sort(keys.begin(), keys.end());
        return;
    }
    const auto counts = countDigits(keys, stop);
    auto other = base::zeros<Key>(keys.size(), stop);
    for (unsigned pass = 0; pass < kPasses; ++pass) {
        distribute(keys, other, pass, counts.at(pass), stop);
        keys.swap(other);
    }
}

} // namespace sortscope::data
