// SPDX-License-Identifier: GPL-3.0-or-later
// cub::DeviceRadixSort::SortPairs for values of one type. Each type has a source of its own, since nvcc takes
// long for one.
#pragma once

#include "core/algorithms/vendor/cubkernels.h"
#include "core/algorithms/vendor/radixtraits.cuh"

#include <cub/device/device_radix_sort.cuh>

namespace sortscope::algorithms::vendor {

template <typename Key, typename Value, typename Count>
cudaError_t sortPairs(void* scratch, std::size_t& scratchBytes, cub::DoubleBuffer<Key>& keys,
                      cub::DoubleBuffer<Value>& values, Count count, bool descending, int endBit,
                      cudaStream_t stream)
{
    return descending ? cub::DeviceRadixSort::SortPairsDescending(scratch, scratchBytes, keys, values, count,
                                                                  0, endBit, stream)
                      : cub::DeviceRadixSort::SortPairs(scratch, scratchBytes, keys, values, count, 0, endBit,
                                                        stream);
}

/// Sorts keys with values of type Value, with the parameters of cubRadixSortPairs().
template <typename Value>
cudaError_t radixSortPairs(void* scratch, std::size_t& scratchBytes, void*& keys, void*& other,
                           std::uint32_t count, CountType type, KeyKind kind, bool descending, int endBit,
                           cudaStream_t stream)
{
    return withKind(kind, [&](auto value) {
        using Key = decltype(value);
        cub::DoubleBuffer<Key> keyBuffers(static_cast<Key*>(keys), static_cast<Key*>(other));
        cub::DoubleBuffer<Value> valueBuffers(valuesBehind<Key, Value>(keys, count),
                                              valuesBehind<Key, Value>(other, count));
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
