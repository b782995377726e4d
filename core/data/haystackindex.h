// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/key.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

namespace sortscope::data {

/// Says where keys are in a sorted haystack, as std::lower_bound does. The index knows where the keys with
/// each value of the highest bits begin, so that a look-up in a large haystack reads a few lines of memory in
/// place of two dozen.
template <KeyWord Word>
class HaystackIndex {
public:
    /// The keys must outlive the index. Throws base::Cancelled.
    explicit HaystackIndex(std::span<const Word> sortedKeys, const std::stop_token& stop = {});

    std::span<const Word> keys() const { return m_keys; }
    /// The position of the first key that is not less.
    std::size_t lowerBound(Word key) const;
    bool holds(Word key) const;

private:
    std::span<const Word> m_keys;
    /// A key shifted right by this number is its entry in m_begins.
    unsigned m_shift = 0;
    /// Where keys with these highest bits, or greater ones, begin; the last entry is the end.
    std::vector<std::uint32_t> m_begins;
};

} // namespace sortscope::data
