// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/haystackindex.h"

#include "core/base/parallel.h"

#include <algorithm>
#include <bit>

namespace sortscope::data {
namespace {

/// As many even keys as a line of memory has.
constexpr std::size_t kKeysAnEntry = 16;
/// This makes 64 MiB of entries.
constexpr int kMostBits = 24;
/// The highest shift of std::size_t; otherwise a few wide keys would be shifted by all of its bits.
constexpr int kMostShift = 63;

} // namespace

template <KeyWord Word>
HaystackIndex<Word>::HaystackIndex(std::span<const Word> sortedKeys, const std::stop_token& stop)
    : m_keys(sortedKeys)
{
    const int bits = std::min(static_cast<int>(std::bit_width(m_keys.size() / kKeysAnEntry)), kMostBits);
    const int width = m_keys.empty() ? 0 : static_cast<int>(std::bit_width(m_keys.back()));
    m_shift = static_cast<unsigned>(std::clamp(width - bits, 0, kMostShift));
    const std::size_t entries = m_keys.empty() ? 0 : (std::size_t{m_keys.back()} >> m_shift) + 1;
    m_begins.reserve(entries + 1);
    base::inBlocks(m_keys.size(), stop, [this](std::size_t begin, std::size_t end) {
        for (auto i = begin; i < end; ++i) {
            while (m_begins.size() <= (std::size_t{m_keys[i]} >> m_shift))
                m_begins.push_back(static_cast<std::uint32_t>(i));
        }
    });
    m_begins.push_back(static_cast<std::uint32_t>(m_keys.size()));
}

template <KeyWord Word>
std::size_t HaystackIndex<Word>::lowerBound(Word key) const
{
    const auto entry = std::size_t{key} >> m_shift;
    if (entry + 1 >= m_begins.size())
        return m_keys.size(); // the key is greater than all of them
    const auto from = m_keys.begin();
    return static_cast<std::size_t>(std::lower_bound(from + m_begins[entry], from + m_begins[entry + 1], key)
                                    - from);
}

template <KeyWord Word>
bool HaystackIndex<Word>::holds(Word key) const
{
    const auto found = lowerBound(key);
    return found < m_keys.size() && m_keys[found] == key;
}

template class HaystackIndex<ByteKey>;
template class HaystackIndex<ShortKey>;
template class HaystackIndex<Key>;
template class HaystackIndex<WideKey>;

} // namespace sortscope::data
