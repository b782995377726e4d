// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/cubkernels.h"
#include "core/algorithms/vendor/keykinds.cuh"

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

/// Narrow keys are the lower bits of mixed words.
__device__ std::uint16_t mixed(std::uint16_t key)
{
    return static_cast<std::uint16_t>(mixed(std::uint32_t{key}));
}

__device__ std::uint8_t mixed(std::uint8_t key)
{
    return static_cast<std::uint8_t>(mixed(std::uint32_t{key}));
}

template <typename Bits>
__global__ void scatterKernel(Bits* keys, std::uint32_t count)
{
    const std::size_t i = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i < count)
        keys[i] = mixed(static_cast<Bits>(i));
}

enum class Order { Unsigned, Signed, Float };

template <typename Bits>
__global__ void spreadKernel(Bits* keys, std::uint32_t count, Order order)
{
    const std::size_t i = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i >= count)
        return;
    const auto rank = static_cast<Bits>(i * (~std::uint64_t{0} / count) >> (64 - 8 * sizeof(Bits)));
    keys[i] = order == Order::Float    ? floatOf(rank).bits
              : order == Order::Signed ? static_cast<Bits>(rank ^ kSign<Bits>)
                                       : rank;
}

Order orderOf(KeyKind kind)
{
    switch (kind) {
    case KeyKind::Signed:
    case KeyKind::WideSigned:
    case KeyKind::ByteSigned:
    case KeyKind::ShortSigned:
        return Order::Signed;
    case KeyKind::Float:
    case KeyKind::WideFloat:
    case KeyKind::ShortFloat:
        return Order::Float;
    default:
        return Order::Unsigned;
    }
}

std::uint32_t blocksFor(std::uint32_t count)
{
    return count / kBlock + (count % kBlock != 0 ? 1 : 0);
}

} // namespace

cudaError_t scatterKeys(void* keys, std::uint32_t count, KeyKind kind, cudaStream_t stream)
{
    return withKind(kind, [&](auto value) {
        using Bits = BitsOf<decltype(value)>;
        scatterKernel<<<blocksFor(count), kBlock, 0, stream>>>(static_cast<Bits*>(keys), count);
        return cudaGetLastError();
    });
}

cudaError_t spreadKeys(void* keys, std::uint32_t count, KeyKind kind, cudaStream_t stream)
{
    return withKind(kind, [&](auto value) {
        using Bits = BitsOf<decltype(value)>;
        spreadKernel<<<blocksFor(count), kBlock, 0, stream>>>(static_cast<Bits*>(keys), count, orderOf(kind));
        return cudaGetLastError();
    });
}

} // namespace sortscope::algorithms::vendor
