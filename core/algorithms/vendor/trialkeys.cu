// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/cubkernels.h"
#include "core/algorithms/vendor/keykinds.cuh"

#include <type_traits>

namespace sortscope::algorithms::vendor {
namespace {

constexpr std::uint32_t kBlock = 256;

/// Finalisers of MurmurHash3 (Appleby): a permutation of all words.
__device__ std::uint32_t mixed(std::uint32_t key)
{
    key = (key ^ (key >> 16U)) * 0x85EBCA6BU;
    key = (key ^ (key >> 13U)) * 0xC2B2AE35U;
    return key ^ (key >> 16U);
}

__device__ std::uint64_t mixed(std::uint64_t key)
{
    key = (key ^ (key >> 33U)) * 0xFF51AFD7ED558CCDU;
    key = (key ^ (key >> 33U)) * 0xC4CEB9FE1A85EC53U;
    return key ^ (key >> 33U);
}

template <typename Bits>
__global__ void scatterKernel(Bits* keys, std::uint32_t count)
{
    const std::size_t i = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i < count)
        keys[i] = mixed(static_cast<Bits>(i));
}

__global__ void spreadKernel(std::uint32_t* keys, std::uint32_t count, std::uint32_t step, KeyKind kind)
{
    const std::size_t i = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i >= count)
        return;
    const auto rank = static_cast<std::uint32_t>(i) * step;
    keys[i] = kind == KeyKind::Float    ? floatOf(rank).bits
              : kind == KeyKind::Signed ? rank ^ kSign<std::uint32_t>
                                        : rank;
}

std::uint32_t blocksFor(std::uint32_t count)
{
    return count / kBlock + (count % kBlock != 0 ? 1 : 0);
}

} // namespace

cudaError_t scatterKeys(void* keys, std::uint32_t count, KeyKind kind, cudaStream_t stream)
{
    return withKind(kind, [&](auto value) {
        using Bits = std::conditional_t<sizeof(value) == sizeof(std::uint64_t), std::uint64_t, std::uint32_t>;
        scatterKernel<<<blocksFor(count), kBlock, 0, stream>>>(static_cast<Bits*>(keys), count);
        return cudaGetLastError();
    });
}

cudaError_t spreadKeys(std::uint32_t* keys, std::uint32_t count, KeyKind kind, cudaStream_t stream)
{
    constexpr std::uint32_t kLargest = 0xFFFFFFFFU;
    spreadKernel<<<blocksFor(count), kBlock, 0, stream>>>(keys, count, kLargest / count, kind);
    return cudaGetLastError();
}

} // namespace sortscope::algorithms::vendor
