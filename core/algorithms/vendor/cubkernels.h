// SPDX-License-Identifier: GPL-3.0-or-later
// The functions that nvcc compiles, behind an interface that needs neither CUB's headers nor C++20.
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>
#include <cstdint>

namespace sortscope::algorithms::vendor {

/// The type in which a library counts and addresses elements. Which one is faster depends on device and size.
enum class CountType { Bits32, Bits64 };

/// The meaning of keys of 32 bits, of wide ones of 64 bits, and of narrow ones of 8 and 16: numbers, or
/// floats in IEEE 754's total order. The functions take narrow ones where SORTSCOPE_CUB_ALL_TYPES is defined.
enum class KeyKind {
    Unsigned,
    Signed,
    Float,
    WideUnsigned,
    WideSigned,
    WideFloat,
    ByteUnsigned,
    ByteSigned,
    ShortUnsigned,
    ShortSigned,
    ShortFloat
};

/// cub::DeviceRadixSort::SortKeys between two buffers of `count` keys. On return `keys` is the buffer that
/// the sorted keys will be in, and `other` is scratch. With scratch == nullptr the function sets only
/// scratchBytes. `endBit` is the number of low bits that keys differ in: CUB looks at no others.
cudaError_t cubRadixSort(void* scratch, std::size_t& scratchBytes, void*& keys, void*& other,
                         std::uint32_t count, CountType type, KeyKind kind, bool descending, int endBit,
                         cudaStream_t stream);

/// cub::DeviceMergeSort::SortKeys in place. With scratch == nullptr the function sets only scratchBytes.
cudaError_t cubMergeSort(void* scratch, std::size_t& scratchBytes, void* keys, std::uint32_t count,
                         CountType type, KeyKind kind, bool descending, cudaStream_t stream);

/// The sorts with a value for each key, of 32 bits or, where the name says Wide, of 64:
/// cub::DeviceRadixSort::SortPairs and cub::DeviceMergeSort::SortPairs. Values stand behind the `count` keys,
/// in each buffer. The wide ones are there if SORTSCOPE_CUB_ALL_TYPES is defined.
cudaError_t cubRadixSortPairs(void* scratch, std::size_t& scratchBytes, void*& keys, void*& other,
                              std::uint32_t count, CountType type, KeyKind kind, bool descending, int endBit,
                              cudaStream_t stream);
cudaError_t cubRadixSortWidePairs(void* scratch, std::size_t& scratchBytes, void*& keys, void*& other,
                                  std::uint32_t count, CountType type, KeyKind kind, bool descending,
                                  int endBit, cudaStream_t stream);
cudaError_t cubMergeSortPairs(void* scratch, std::size_t& scratchBytes, void* keys, std::uint32_t count,
                              CountType type, KeyKind kind, bool descending, cudaStream_t stream);
cudaError_t cubMergeSortWidePairs(void* scratch, std::size_t& scratchBytes, void* keys, std::uint32_t count,
                                  CountType type, KeyKind kind, bool descending, cudaStream_t stream);

/// thrust::lower_bound: for each needle the index of the first element that is not less. Distances are
/// signed: with CountType::Bits32 neither length nor count may be above 2^31 - 1.
cudaError_t thrustLowerBound(const void* haystack, std::uint32_t length, const void* needles,
                             std::uint32_t count, CountType type, KeyKind kind, std::uint32_t* indices,
                             cudaStream_t stream);

/// Replaces indices that do not point at their needle by `notFound`.
cudaError_t keepExact(const void* haystack, std::uint32_t length, const void* needles, std::uint32_t count,
                      KeyKind kind, std::uint32_t* indices, std::uint32_t notFound, cudaStream_t stream);

/// Make keys to try an algorithm on: all over the range in no order, or in the order of their kind and as far
/// apart as there is room.
cudaError_t scatterKeys(void* keys, std::uint32_t count, KeyKind kind, cudaStream_t stream);
cudaError_t spreadKeys(void* keys, std::uint32_t count, KeyKind kind, cudaStream_t stream);

} // namespace sortscope::algorithms::vendor
