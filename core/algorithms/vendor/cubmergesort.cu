// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/mergesort.cuh"

namespace sortscope::algorithms::vendor {

cudaError_t cubMergeSort(void* scratch, std::size_t& scratchBytes, void* keys, std::uint32_t count,
                         CountType type, KeyKind kind, bool descending, cudaStream_t stream)
{
    return withKind(kind, [&](auto value) {
        return withDirection(descending, [&](auto inFront) {
            auto* values = static_cast<decltype(value)*>(keys);
            if (type == CountType::Bits32)
                return cub::DeviceMergeSort::SortKeys(scratch, scratchBytes, values, count, inFront, stream);
            return cub::DeviceMergeSort::SortKeys(scratch, scratchBytes, values, std::uint64_t{count},
                                                  inFront, stream);
        });
    });
}

cudaError_t cubMergeSortPairs(void* scratch, std::size_t& scratchBytes, void* keys, std::uint32_t count,
                              CountType type, KeyKind kind, bool descending, cudaStream_t stream)
{
    return mergeSortPairs<std::uint32_t>(scratch, scratchBytes, keys, count, type, kind, descending, stream);
}

} // namespace sortscope::algorithms::vendor
