// SPDX-License-Identifier: GPL-3.0-or-later
// The facts that CUB's radix sorts need about keys that are no numbers of C++.
#pragma once

#include "core/algorithms/vendor/keykinds.cuh"

#include <cub/device/device_radix_sort.cuh>

/// The way in which CUB's radix sort turns a key into the number whose digits it sorts by, and back. It takes
/// both zeros of its own floats for one; a type with traits of its own costs no more, and has two zeros.
template <typename Bits>
struct cub::NumericTraits<sortscope::algorithms::vendor::TotalFloat<Bits>> {
    using TotalFloat = sortscope::algorithms::vendor::TotalFloat<Bits>;
    using UnsignedBits = Bits;

    /// The bits of the first key and of the last one.
    static constexpr UnsignedBits LOWEST_KEY = static_cast<Bits>(~Bits{0});
    static constexpr UnsignedBits MAX_KEY = static_cast<Bits>(~sortscope::algorithms::vendor::kSign<Bits>);
    static constexpr bool is_primitive = true;
    /// The category for the CUB of CUDA 12, which takes both zeros for one in the category FLOATING_POINT.
    static constexpr Category CATEGORY = UNSIGNED_INTEGER;
    static constexpr bool PRIMITIVE = true;
    static constexpr bool NULL_TYPE = false;

    static __host__ __device__ __forceinline__ UnsignedBits TwiddleIn(UnsignedBits key)
    {
        return rankOf(TotalFloat{key});
    }
    static __host__ __device__ __forceinline__ UnsignedBits TwiddleOut(UnsignedBits key)
    {
        return sortscope::algorithms::vendor::floatOf(key).bits;
    }
};
