// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/source.h"

#include "core/data/wideproduct.h"

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

WideKey wideKeyBelow(Engine& engine, WideKey bound)
{
    auto product = wideProduct(engine(), bound);
    if (product.low < bound) {
        const WideKey threshold = (0U - bound) % bound;
        while (product.low < threshold)
            product = wideProduct(engine(), bound);
    }
    return product.high;
}

} // namespace sortscope::data
