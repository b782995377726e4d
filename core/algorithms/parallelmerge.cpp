// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/parallelmerge.h"

#include <algorithm>
#include <functional>

namespace sortscope::algorithms {
namespace {

using data::Key;
using Keys = std::span<const Key>;

/// How many of the first `count` keys of the merged runs come from `first`.
template <typename Before>
std::size_t fromFirst(Keys first, Keys second, std::size_t count, Before before)
{
    std::size_t least = count > second.size() ? count - second.size() : 0;
    std::size_t most = std::min(count, first.size());
    while (least < most) {
        const auto middle = least + (most - least) / 2;
        // The first run's key goes in front of an equal one of the second.
        if (before(second[count - middle - 1], first[middle]))
            most = middle;
        else
            least = middle + 1;
    }
    return least;
}

template <typename Before>
void merge(Keys first, Keys second, std::span<Key> to, Before before)
{
    const Key* a = first.data();
    const Key* b = second.data();
    const Key* const endOfA = a + first.size();
    const Key* const endOfB = b + second.size();
    Key* out = to.data();
    // Which run is next is a coin's throw for a branch predictor, so it only moves pointers.
    while (a != endOfA && b != endOfB) {
        const bool fromB = before(*b, *a);
        *out++ = fromB ? *b : *a;
        a += fromB ? 0 : 1;
        b += fromB ? 1 : 0;
    }
    std::copy(b, endOfB, std::copy(a, endOfA, out));
}

/// Writes what belongs to to[begin … end).
template <typename Before>
void mergePart(Keys from, std::span<Key> to, std::size_t width, std::size_t begin, std::size_t end,
               Before before)
{
    for (std::size_t pair = begin / (2 * width) * 2 * width; pair < end; pair += 2 * width) {
        const auto first = from.subspan(pair, std::min(width, from.size() - pair));
        const auto second =
            from.subspan(pair + first.size(), std::min(width, from.size() - pair - first.size()));
        const auto low = std::max(begin, pair) - pair;
        const auto high = std::min(end - pair, first.size() + second.size());
        const auto lowOfFirst = fromFirst(first, second, low, before);
        const auto highOfFirst = fromFirst(first, second, high, before);
        merge(first.subspan(lowOfFirst, highOfFirst - lowOfFirst),
              second.subspan(low - lowOfFirst, high - highOfFirst - (low - lowOfFirst)),
              to.subspan(pair + low, high - low), before);
    }
}

} // namespace

void mergeRuns(const ThreadTeam& team, std::span<const data::Key> from, std::span<data::Key> to,
               std::size_t width, data::Direction direction)
{
    team.share(from.size(), [&](std::size_t begin, std::size_t end) {
        if (direction == data::Direction::Ascending)
            mergePart(from, to, width, begin, end, std::less<>{});
        else
            mergePart(from, to, width, begin, end, std::greater<>{});
    });
}

} // namespace sortscope::algorithms
