// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/sorting.h"

#include "core/base/parallel.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace sortscope::data {
namespace {

/// With fewer keys than this, std::sort is as fast.
constexpr std::size_t kWorthPasses = std::size_t{1} << 12U;

constexpr unsigned kDigitBits = 11;
constexpr std::size_t kDigits = std::size_t{1} << kDigitBits;
template <KeyWord Word>
constexpr unsigned kPasses = (8 * sizeof(Word) + kDigitBits - 1) / kDigitBits;
using Counts = std::array<std::size_t, kDigits>;

template <KeyWord Word>
std::size_t digitOf(Word key, unsigned pass)
{
    return (key >> (pass * kDigitBits)) & (kDigits - 1);
}

/// Counts how often each digit occurs in each pass.
template <KeyWord Word>
std::array<Counts, kPasses<Word>> countDigits(const std::vector<Word>& keys, const std::stop_token& stop)
{
    std::array<Counts, kPasses<Word>> counts{};
    base::inBlocks(keys.size(), stop, [&](std::size_t begin, std::size_t end) {
        for (auto i = begin; i < end; ++i) {
            for (unsigned pass = 0; pass < kPasses<Word>; ++pass)
                ++counts.at(pass)[digitOf(keys[i], pass)];
        }
    });
    return counts;
}

/// Moves the keys to the places of their digits; keys with the same digit stay in their order.
template <KeyWord Word>
void distribute(const std::vector<Word>& from, std::vector<Word>& to, unsigned pass, const Counts& counts,
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

template <KeyWord Word>
bool isSorted(const std::vector<Word>& keys, const std::stop_token& stop)
{
    bool sorted = true;
    base::inBlocks(keys.size(), stop, [&](std::size_t begin, std::size_t end) {
        const auto first = keys.begin() + static_cast<std::ptrdiff_t>(begin == 0 ? 0 : begin - 1);
        sorted = sorted && std::is_sorted(first, keys.begin() + static_cast<std::ptrdiff_t>(end));
    });
    return sorted;
}

} // namespace

template <KeyWord Word>
void sortKeys(std::vector<Word>& keys, const std::stop_token& stop)
{
    if (isSorted(keys, stop))
        return;
    if (keys.size() < kWorthPasses) {
        std::sort(keys.begin(), keys.end());
        return;
    }
    const auto counts = countDigits(keys, stop);
    auto other = base::zeros<Word>(keys.size(), stop);
    for (unsigned pass = 0; pass < kPasses<Word>; ++pass) {
        distribute(keys, other, pass, counts.at(pass), stop);
        keys.swap(other);
    }
}

template void sortKeys(std::vector<ByteKey>&, const std::stop_token&);
template void sortKeys(std::vector<ShortKey>&, const std::stop_token&);
template void sortKeys(std::vector<Key>&, const std::stop_token&);
template void sortKeys(std::vector<WideKey>&, const std::stop_token&);

} // namespace sortscope::data
