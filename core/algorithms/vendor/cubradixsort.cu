// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/cubkernels.h"

#include <cub/device/device_radix_sort.cuh>

namespace sortscope::algorithms::vendor {

cudaError_t cubRadixSort(void* scratch, std::size_t& scratchBytes, std::uint32_t*& keys,
                         std::uint32_t*& other, std::uint32_t count, bool descending, cudaStream_t stream)
{
    cub::DoubleBuffer<std::uint32_t> buffers(keys, other);
    constexpr int kBits = 32;
    const cudaError_t result =
        descending ? cub::DeviceRadixSort::SortKeysDescending(scratch, scratchBytes, buffers, count, 0, kBits,
                                                              stream)
                   : cub::DeviceRadixSort::SortKeys(scratch, scratchBytes, buffers, count, 0, kBits, stream);
    keys = buffers.Current();
    other = buffers.Alternate();
    return result;
}

} // namespace sortscope::algorithms::vendor
