// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/haystackindex.h"
#include "core/data/key.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace sortscope::data {

/// The keys that a search workload looks for.
struct NeedleOptions {
    std::size_t count = 1;
    /// Share of needles that occur in the haystack, 0 … 1.
    double hitRatio = 1.0;
    bool sorted = false;
    /// The type of the keys.
    KeyType key = KeyType::U32;
    /// True if absent floats may be NaN and -0.0.
    bool specials = false;
};

/// Makes needles for a sorted haystack: round(count · hitRatio) present keys and, as far as the key range
/// leaves room, absent ones for the rest, in random order unless sorted. An empty haystack gives absent keys
/// only. Haystack and needles are ranks of keys (see rankOf()), which are the keys themselves if these are
/// unsigned.
template <KeyWord Word>
class NeedleMaker {
public:
    /// The index must outlive the maker. Throws std::invalid_argument for a hit ratio outside 0 … 1.
    NeedleMaker(const HaystackIndex<Word>& haystack, const NeedleOptions& options);

    /// The needles of a seed. Throws base::Cancelled once a stop is requested.
    std::vector<Word> make(std::uint64_t seed, const std::stop_token& stop = {}) const;

private:
    const HaystackIndex<Word>& m_haystack;
    NeedleOptions m_options;
    /// All keys of 8 and 16 bits that the haystack lacks, which are few or none if it is long. Wider keys are
    /// drawn and tried.
    std::vector<Word> m_absent;
};

/// Makes needles for a caller who asks once.
template <KeyWord Word>
std::vector<Word> generateNeedles(const HaystackIndex<Word>& haystack, const NeedleOptions& options,
                                  std::uint64_t seed, const std::stop_token& stop = {})
{
    return NeedleMaker<Word>(haystack, options).make(seed, stop);
}
std::vector<Key> generateNeedles(std::span<const Key> haystack, const NeedleOptions& options,
                                 std::uint64_t seed, const std::stop_token& stop = {});
std::vector<WideKey> generateNeedles(std::span<const WideKey> haystack, const NeedleOptions& options,
                                     std::uint64_t seed, const std::stop_token& stop = {});

} // namespace sortscope::data
