// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/cubkernels.h"
#include "core/algorithms/vendor/keykinds.cuh"

#include <cub/device/device_merge_sort.cuh>

namespace sortscope::algorithms::vendor {
namespace {

/// One comparison for both directions, decided at run time: one instantiation per direction would double
/// nvcc's work, and the branch is uniform.
struct InFront {
    bool descending;
    template <typename Value>
    __device__ bool operator()(const Value& a, const Value& b) const
    {
        return descending ? b < a : a < b;
    }
};

} // namespace

cudaError_t cubMergeSort(void* scratch, std::size_t& scratchBytes, void* keys, std::uint32_t count,
                         CountType type, KeyKind kind, bool descending, cudaStream_t stream)
{
    return withKind(kind, [&](auto value) {
        auto* values = static_cast<decltype(value)*>(keys);
        const InFront inFront{descending};
        if (type == CountType::Bits32)
            return cub::DeviceMergeSort::SortKeys(scratch, scratchBytes, values, count, inFront, stream);
        return cub::DeviceMergeSort::SortKeys(scratch, scratchBytes, values, std::uint64_t{count}, inFront,
                                              stream);
    });
}

cudaError_t cubMergeSortPairs(void* scratch, std::size_t& scratchBytes, void* keys, std::uint32_t count,
                              CountType type, KeyKind kind, bool descending, cudaStream_t stream)
{
    return withKind(kind, [&](auto value) {
        using Key = decltype(value);
        auto* first = static_cast<Key*>(keys);
        auto* values = valuesBehind<Key>(keys, count);
        const InFront inFront{descending};
        if (type == CountType::Bits32)
            return cub::DeviceMergeSort::SortPairs(scratch, scratchBytes, first, values, count, inFront,
                                                   stream);
        return cub::DeviceMergeSort::SortPairs(scratch, scratchBytes, first, values, std::uint64_t{count},
                                               inFront, stream);
    });
}

} // namespace sortscope::algorithms::vendor
