// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/cubkernels.h"

#include <cub/device/device_radix_sort.cuh>

namespace sortscope::algorithms::vendor {

namespace {

template <typename Count>
cudaError_t sortKeys(void* scratch, std::size_t& scratchBytes, cub::DoubleBuffer<std::uint32_t>& buffers,
                     Count count, bool descending, cudaStream_t stream)
{
    constexpr int kBits = 32;
    return descending
               ? cub::DeviceRadixSort::SortKeysDescending(scratch, scratchBytes, buffers, count, 0, kBits,
                                                          stream)
               : cub::DeviceRadixSort::SortKeys(scratch, scratchBytes, buffers, count, 0, kBits, stream);
}

} // namespace

cudaError_t cubRadixSort(void* scratch, std::size_t& scratchBytes, std::uint32_t*& keys,
                         std::uint32_t*& other, std::uint32_t count, CountType type, bool descending,
                         cudaStream_t stream)
{
    cub::DoubleBuffer<std::uint32_t> buffers(keys, other);
    const cudaError_t result =
        type == CountType::Bits32
            ? sortKeys(scratch, scratchBytes, buffers, count, descending, stream)
            : sortKeys(scratch, scratchBytes, buffers, std::uint64_t{count}, descending, stream);
    keys = buffers.Current();
    other = buffers.Alternate();
    return result;
}

} // namespace sortscope::algorithms::vendor
