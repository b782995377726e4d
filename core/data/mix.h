// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/key.h"

#include <cstdint>

namespace sortscope::data {

/// Finaliser of SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014).
[[gnu::always_inline]] constexpr std::uint64_t mix(std::uint64_t z)
{
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31U);
}

/// The numbers that the two hashes of a fingerprint mix in. kernels/check.cl has the same for devices.
inline constexpr std::uint64_t kSumSeed = 0x9E3779B97F4A7C15ULL;
inline constexpr std::uint64_t kXorSeed = 0xD1B54A32D192ED03ULL;

/// The word that stands for a key with its value in a fingerprint.
template <KeyWord Word>
[[gnu::always_inline]] constexpr std::uint64_t pairWord(Word key, Value value)
{
    return mix(key + kSumSeed) + value;
}

} // namespace sortscope::data
