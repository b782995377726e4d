// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/cubkernels.h"
#include "core/algorithms/vendor/keykinds.cuh"

#include <cub/device/device_radix_sort.cuh>

/// How CUB's radix sort turns a key into the number whose digits it sorts by, and back. Of its own floats it
/// takes both zeros for one; a type with traits of its own costs no more, and has two.
template <typename Bits>
struct cub::NumericTraits<sortscope::algorithms::vendor::TotalFloat<Bits>> {
    using TotalFloat = sortscope::algorithms::vendor::TotalFloat<Bits>;
    using UnsignedBits = Bits;

    /// The bits of the first key and of the last one.
    static constexpr UnsignedBits LOWEST_KEY = ~Bits{0};
    static constexpr UnsignedBits MAX_KEY = ~Bits{0} >> 1;
    static constexpr bool is_primitive = true;
    /// The same for the CUB of CUDA 12, which takes both zeros for one in the category FLOATING_POINT.
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

namespace sortscope::algorithms::vendor {
namespace {

template <typename Value, typename Count>
cudaError_t sortKeys(void* scratch, std::size_t& scratchBytes, cub::DoubleBuffer<Value>& buffers, Count count,
                     bool descending, cudaStream_t stream)
{
    constexpr int kBits = 8 * sizeof(Value);
    return descending
               ? cub::DeviceRadixSort::SortKeysDescending(scratch, scratchBytes, buffers, count, 0, kBits,
                                                          stream)
               : cub::DeviceRadixSort::SortKeys(scratch, scratchBytes, buffers, count, 0, kBits, stream);
}

} // namespace

cudaError_t cubRadixSort(void* scratch, std::size_t& scratchBytes, void*& keys, void*& other,
                         std::uint32_t count, CountType type, KeyKind kind, bool descending,
                         cudaStream_t stream)
{
    return withKind(kind, [&](auto value) {
        using Value = decltype(value);
        cub::DoubleBuffer<Value> buffers(static_cast<Value*>(keys), static_cast<Value*>(other));
        const cudaError_t result =
            type == CountType::Bits32
                ? sortKeys(scratch, scratchBytes, buffers, count, descending, stream)
                : sortKeys(scratch, scratchBytes, buffers, std::uint64_t{count}, descending, stream);
        keys = buffers.Current();
        other = buffers.Alternate();
        return result;
    });
}

} // namespace sortscope::algorithms::vendor
