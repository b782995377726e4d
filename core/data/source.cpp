// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/source.h"

#include "core/data/wideproduct.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sortscope::data {

std::uint32_t below(Engine& engine, std::uint32_t bound)
{
    const auto draw = [&] { return engine() >> 32U; };
    std::uint64_t product = draw() * bound;
    auto low = static_cast<std::uint32_t>(product);
    if (low < bound) {
        const std::uint32_t threshold = (0U - bound) % bound;
        while (low < threshold) {
            product = draw() * bound;
            low = static_cast<std::uint32_t>(product);
        }
    }
    return static_cast<std::uint32_t>(product >> 32U);
}

Key keyBelow(Engine& engine, Key bound)
{
    return below(engine, bound);
}

WideKey keyBelow(Engine& engine, WideKey bound)
{
    auto product = wideProduct(engine(), bound);
    if (product.low < bound) {
        const WideKey threshold = (0U - bound) % bound;
        while (product.low < threshold)
            product = wideProduct(engine(), bound);
    }
    return product.high;
}

template <KeyWord Word>
void shuffle(std::vector<Word>& keys, Source& source)
{
    // The indices are drawn some dozens ahead, so that the keys, which lie all over a large input, are on
    // their way from memory when they are exchanged.
    constexpr std::size_t kAhead = 64;
    std::array<std::uint32_t, kAhead> others{};
    const auto exchanges = keys.empty() ? 0 : keys.size() - 1;
    base::inBlocks(exchanges, source.stop, [&](std::size_t begin, std::size_t end) {
        for (auto first = begin; first < end; first += kAhead) {
            const auto count = std::min(kAhead, end - first);
            for (std::size_t i = 0; i < count; ++i) {
                others[i] = below(source.engine, static_cast<std::uint32_t>(keys.size() - first - i));
                __builtin_prefetch(&keys[others[i]], 1);
            }
            for (std::size_t i = 0; i < count; ++i)
                std::swap(keys[keys.size() - 1 - first - i], keys[others[i]]);
        }
    });
}

template void shuffle(std::vector<Key>&, Source&);
template void shuffle(std::vector<WideKey>&, Source&);

} // namespace sortscope::data
