// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/mergesort.cuh"

namespace sortscope::algorithms::vendor {

cudaError_t cubMergeSortWidePairs(void* scratch, std::size_t& scratchBytes, void* keys, std::uint32_t count,
                                  CountType type, KeyKind kind, bool descending, cudaStream_t stream)
{
    return mergeSortPairs<std::uint64_t>(scratch, scratchBytes, keys, count, type, kind, descending, stream);
}

} // namespace sortscope::algorithms::vendor
