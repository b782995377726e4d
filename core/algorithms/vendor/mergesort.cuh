// SPDX-License-Identifier: GPL-3.0-or-later
// cub::DeviceMergeSort for either direction, and with values of one type. Each type has a source of its own,
// since nvcc takes long for one.
#pragma once

#include "core/algorithms/vendor/cubkernels.h"
#include "core/algorithms/vendor/keykinds.cuh"

#include <cub/device/device_merge_sort.cuh>

namespace sortscope::algorithms::vendor {

/// What callers of CUB pass, less<> or greater<>: a direction that is known only at run time would cost the
/// sort some per cent.
template <bool descending>
struct InFront {
    template <typename Value>
    __device__ bool operator()(const Value& a, const Value& b) const
    {
        return descending ? b < a : a < b;
    }
};

/// Returns call(inFront), for the direction.
template <typename Call>
cudaError_t withDirection(bool descending, const Call& call)
{
    return descending ? call(InFront<true>()) : call(InFront<false>());
}

/// Sorts keys with values of type Value, with the parameters of cubMergeSortPairs().
template <typename Value>
cudaError_t mergeSortPairs(void* scratch, std::size_t& scratchBytes, void* keys, std::uint32_t count,
                           CountType type, KeyKind kind, bool descending, cudaStream_t stream)
{
    return withKind(kind, [&](auto value) {
        return withDirection(descending, [&](auto inFront) {
            using Key = decltype(value);
            auto* first = static_cast<Key*>(keys);
            auto* values = valuesBehind<Key, Value>(keys, count);
            if (type == CountType::Bits32)
                return cub::DeviceMergeSort::SortPairs(scratch, scratchBytes, first, values, count, inFront,
                                                       stream);
            return cub::DeviceMergeSort::SortPairs(scratch, scratchBytes, first, values, std::uint64_t{count},
                                                   inFront, stream);
        });
    });
}

} // namespace sortscope::algorithms::vendor
