// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/radixpairs.cuh"

namespace sortscope::algorithms::vendor {

cudaError_t cubRadixSortWidePairs(void* scratch, std::size_t& scratchBytes, void*& keys, void*& other,
                                  std::uint32_t count, CountType type, KeyKind kind, bool descending,
                                  int endBit, cudaStream_t stream)
{
    return radixSortPairs<std::uint64_t>(scratch, scratchBytes, keys, other, count, type, kind, descending,
                                         endBit, stream);
}

} // namespace sortscope::algorithms::vendor
