// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/host/parallelmerge.h"

#include <algorithm>
#include <functional>

namespace sortscope::algorithms {
namespace {

using data::KeyWord;
template <KeyWord Word>
using Keys = std::span<const Word>;

/// Returns how many of the first `count` keys of the merged runs come from `first`.
template <KeyWord Word, typename Before>
std::size_t fromFirst(Keys<Word> first, Keys<Word> second, std::size_t count, Before before)
{
    std::size_t least = count > second.size() ? count - second.size() : 0;
    std::size_t most = std::min(count, first.size());
    while (least < most) {
        const auto middle = least + (most - least) / 2;
        // A key of the first run goes in front of an equal one of the second run.
        if (before(second[count - middle - 1], first[middle]))
            most = middle;
        else
            least = middle + 1;
    }
    return least;
}

/// Returns 1 or 0 in place of a branch, whose direction would be random for the processor's predictor.
template <KeyWord Word, typename Before>
Word isBefore(Word one, Word other, Before before)
{
    return before(one, other) ? 1 : 0;
}

/// Returns the second key if `second` is 1, the first one if it is 0.
template <KeyWord Word>
Word oneOf(Word first, Word other, Word second)
{
    return static_cast<Word>(first ^ ((first ^ other) & (Word{0} - second)));
}

/// Merges from both ends at a time: two chains of keys that do not wait for each other.
template <KeyWord Word, typename Before>
void merge(Keys<Word> first, Keys<Word> second, std::span<Word> to, Before before)
{
    // Each end takes one key per step, so that half of the shorter run lasts for these many steps.
    constexpr std::size_t kFewestSteps = 8;
    const auto safeSteps = [&] { return std::min(first.size(), second.size()) / 2; };
    for (auto steps = safeSteps(); steps >= kFewestSteps; steps = safeSteps()) {
        const Word* a = first.data();
        const Word* b = second.data();
        const Word* endOfA = a + first.size();
        const Word* endOfB = b + second.size();
        Word* front = to.data();
        Word* back = front + to.size();
        for (std::size_t step = 0; step < steps; ++step) {
            const Word secondIsNext = isBefore(*b, *a, before);
            *front++ = oneOf(*a, *b, secondIsNext);
            a += 1 - secondIsNext;
            b += secondIsNext;
            const Word firstIsLast = isBefore(endOfB[-1], endOfA[-1], before);
            *--back = oneOf(endOfB[-1], endOfA[-1], firstIsLast);
            endOfA -= firstIsLast;
            endOfB -= 1 - firstIsLast;
        }
        first = {a, endOfA};
        second = {b, endOfB};
        to = {front, back};
    }
    std::merge(first.begin(), first.end(), second.begin(), second.end(), to.begin(), before);
}

/// Writes the keys that belong to to[begin … end).
template <KeyWord Word, typename Before>
void mergePart(Keys<Word> from, std::span<Word> to, std::size_t width, std::size_t begin, std::size_t end,
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

template <KeyWord Word>
void mergeRuns(const ThreadTeam& team, std::span<const Word> from, std::span<Word> to, std::size_t width,
               data::Direction direction)
{
    team.share(from.size(), [&](std::size_t begin, std::size_t end) {
        if (direction == data::Direction::Ascending)
            mergePart(from, to, width, begin, end, std::less<>{});
        else
            mergePart(from, to, width, begin, end, std::greater<>{});
    });
}

template void mergeRuns(const ThreadTeam&, std::span<const data::ShortKey>, std::span<data::ShortKey>,
                        std::size_t, data::Direction);
template void mergeRuns(const ThreadTeam&, std::span<const data::Key>, std::span<data::Key>, std::size_t,
                        data::Direction);
template void mergeRuns(const ThreadTeam&, std::span<const data::WideKey>, std::span<data::WideKey>,
                        std::size_t, data::Direction);

} // namespace sortscope::algorithms
