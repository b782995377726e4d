// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

namespace sortscope::algorithms {

/// The most keys of an input, padding included, and the most needles: kernels add two lengths or indices in
/// 32 bits, as each file of kernels/ says where it does so.
inline constexpr std::size_t kMostKeys = std::size_t{1} << 31U;

/// The lengths of an input that an entry takes.
struct Lengths {
    std::size_t least = 0;
    std::size_t most = kMostKeys;
    bool powersOfTwo = false;

    bool take(std::size_t length) const;
    /// The length that is taken and is not far from this one.
    std::size_t near(std::size_t length) const;

    bool operator==(const Lengths&) const = default;
};

/// For example "powers of two from 2 to 4096".
std::string textOf(const Lengths& lengths);

} // namespace sortscope::algorithms
