// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/cubkernels.h"
#include "core/algorithms/vendor/keykinds.cuh"

namespace sortscope::algorithms::vendor {
namespace {

constexpr std::uint32_t kBlock = 256;

/// Finaliser of MurmurHash3 (Appleby): a permutation of all words.
__global__ void scatterKernel(std::uint32_t* keys, std::uint32_t count)
{
    const std::size_t i = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i >= count)
        return;
    auto key = static_cast<std::uint32_t>(i);
    key = (key ^ (key >> 16U)) * 0x85EBCA6BU;
    key = (key ^ (key >> 13U)) * 0xC2B2AE35U;
    keys[i] = key ^ (key >> 16U);
}

__global__ void spreadKernel(std::uint32_t* keys, std::uint32_t count, std::uint32_t step, KeyKind kind)
{
    const std::size_t i = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i >= count)
        return;
    const auto rank = static_cast<std::uint32_t>(i) * step;
    keys[i] = kind == KeyKind::Float ? floatOf(rank).bits : kind == KeyKind::Signed ? rank ^ kSign : rank;
}

std::uint32_t blocksFor(std::uint32_t count)
{
    return count / kBlock + (count % kBlock != 0 ? 1 : 0);
}

} // namespace

cudaError_t scatterKeys(std::uint32_t* keys, std::uint32_t count, cudaStream_t stream)
{
    scatterKernel<<<blocksFor(count), kBlock, 0, stream>>>(keys, count);
    return cudaGetLastError();
}

cudaError_t spreadKeys(std::uint32_t* keys, std::uint32_t count, KeyKind kind, cudaStream_t stream)
{
    constexpr std::uint32_t kLargest = 0xFFFFFFFFU;
    spreadKernel<<<blocksFor(count), kBlock, 0, stream>>>(keys, count, kLargest / count, kind);
    return cudaGetLastError();
}

} // namespace sortscope::algorithms::vendor
