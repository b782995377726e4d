// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/cubkernels.h"
#include "core/algorithms/vendor/radixtraits.cuh"

#include <cub/device/device_radix_sort.cuh>

namespace sortscope::algorithms::vendor {
namespace {

template <typename Key, typename Count>
cudaError_t sortPairs(void* scratch, std::size_t& scratchBytes, cub::DoubleBuffer<Key>& keys,
                      cub::DoubleBuffer<std::uint32_t>& values, Count count, bool descending, int endBit,
                      cudaStream_t stream)
{
    return descending ? cub::DeviceRadixSort::SortPairsDescending(scratch, scratchBytes, keys, values, count,
                                                                  0, endBit, stream)
                      : cub::DeviceRadixSort::SortPairs(scratch, scratchBytes, keys, values, count, 0, endBit,
                                                        stream);
}

} // namespace

cudaError_t cubRadixSortPairs(void* scratch, std::size_t& scratchBytes, void*& keys, void*& other,
                              std::uint32_t count, CountType type, KeyKind kind, bool descending, int endBit,
                              cudaStream_t stream)
{
    return withKind(kind, [&](auto value) {
        using Key = decltype(value);
        cub::DoubleBuffer<Key> keyBuffers(static_cast<Key*>(keys), static_cast<Key*>(other));
        cub::DoubleBuffer<std::uint32_t> valueBuffers(valuesBehind<Key>(keys, count),
                                                      valuesBehind<Key>(other, count));
        const cudaError_t result = type == CountType::Bits32
                                       ? sortPairs(scratch, scratchBytes, keyBuffers, valueBuffers, count,
                                                   descending, endBit, stream)
                                       : sortPairs(scratch, scratchBytes, keyBuffers, valueBuffers,
                                                   std::uint64_t{count}, descending, endBit, stream);
        // Both pairs of buffers have changed places equally often.
        keys = keyBuffers.Current();
        other = keyBuffers.Alternate();
        return result;
    });
}

} // namespace sortscope::algorithms::vendor
