// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/cubkernels.h"
#include "core/algorithms/vendor/radixtraits.cuh"

#include <cub/device/device_radix_sort.cuh>

namespace sortscope::algorithms::vendor {
namespace {

template <typename Value, typename Count>
cudaError_t sortKeys(void* scratch, std::size_t& scratchBytes, cub::DoubleBuffer<Value>& buffers, Count count,
                     bool descending, int endBit, cudaStream_t stream)
{
    return descending
               ? cub::DeviceRadixSort::SortKeysDescending(scratch, scratchBytes, buffers, count, 0, endBit,
                                                          stream)
               : cub::DeviceRadixSort::SortKeys(scratch, scratchBytes, buffers, count, 0, endBit, stream);
}

} // namespace

cudaError_t cubRadixSort(void* scratch, std::size_t& scratchBytes, void*& keys, void*& other,
                         std::uint32_t count, CountType type, KeyKind kind, bool descending, int endBit,
                         cudaStream_t stream)
{
    return withKind(kind, [&](auto value) {
        using Value = decltype(value);
        cub::DoubleBuffer<Value> buffers(static_cast<Value*>(keys), static_cast<Value*>(other));
        const cudaError_t result =
            type == CountType::Bits32
                ? sortKeys(scratch, scratchBytes, buffers, count, descending, endBit, stream)
                : sortKeys(scratch, scratchBytes, buffers, std::uint64_t{count}, descending, endBit, stream);
        keys = buffers.Current();
        other = buffers.Alternate();
        return result;
    });
}

} // namespace sortscope::algorithms::vendor
