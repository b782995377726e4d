// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/lengths.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace sortscope::algorithms {

bool Lengths::take(std::size_t length) const
{
    return length >= least && length <= most && (!powersOfTwo || std::has_single_bit(length));
}

std::size_t Lengths::near(std::size_t length) const
{
    const auto within = std::clamp(length, least, most);
    if (!powersOfTwo)
        return within;
    const auto above = std::bit_ceil(std::max<std::size_t>(within, 1));
    return above <= most ? above : std::bit_floor(most);
}

std::string textOf(const Lengths& lengths)
{
    const std::string what = lengths.powersOfTwo ? "powers of two" : "lengths";
    if (lengths.least == lengths.most)
        return fmt::format("the length {} alone", lengths.least);
    return fmt::format("{} from {} to {}", what, lengths.least, lengths.most);
}

} // namespace sortscope::algorithms
