// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace sortscope::data {

/// The 128 bits of a product of two words.
struct WideProduct {
    std::uint64_t high;
    std::uint64_t low;
};

constexpr WideProduct wideProduct(std::uint64_t left, std::uint64_t right)
{
    __extension__ using Whole = unsigned __int128;
    const auto whole = static_cast<Whole>(left) * right;
    return {static_cast<std::uint64_t>(whole >> 64U), static_cast<std::uint64_t>(whole)};
}

} // namespace sortscope::data
