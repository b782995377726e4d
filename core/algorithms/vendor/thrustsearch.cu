// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/cubkernels.h"
#include "core/algorithms/vendor/keykinds.cuh"

#include <thrust/binary_search.h>
#include <thrust/execution_policy.h>
#include <thrust/iterator/iterator_adaptor.h>
#include <thrust/system_error.h>

namespace sortscope::algorithms::vendor {
namespace {

constexpr std::uint32_t kBlock = 256;

template <typename Bits>
__global__ void keepExactKernel(const Bits* haystack, std::uint32_t length, const Bits* needles,
                                std::uint32_t count, std::uint32_t* indices, std::uint32_t notFound)
{
    const std::size_t i = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x;
    if (i >= count)
        return;
    const std::uint32_t index = indices[i];
    if (index == length || haystack[index] != needles[i])
        indices[i] = notFound;
}

/// A pointer whose distances have the type `Count`: Thrust takes its own count type from them.
template <typename T, typename Count>
class Counted
    : public thrust::iterator_adaptor<Counted<T, Count>, T*, thrust::use_default, thrust::use_default,
                                      thrust::use_default, thrust::use_default, Count> {
    using Base = thrust::iterator_adaptor<Counted<T, Count>, T*, thrust::use_default, thrust::use_default,
                                          thrust::use_default, thrust::use_default, Count>;

public:
    __host__ __device__ explicit Counted(T* pointer) : Base(pointer) {}

private:
    friend class thrust::iterator_core_access;

    __host__ __device__ Count distance_to(const Counted& other) const
    {
        return static_cast<Count>(other.base() - this->base());
    }
};

template <typename Count, typename Value>
void lowerBound(const Value* haystack, std::uint32_t length, const Value* needles, std::uint32_t count,
                std::uint32_t* indices, cudaStream_t stream)
{
    using Keys = Counted<const Value, Count>;
    thrust::lower_bound(thrust::cuda::par_nosync.on(stream), Keys(haystack), Keys(haystack + length),
                        Keys(needles), Keys(needles + count), Counted<std::uint32_t, Count>(indices));
}

} // namespace

cudaError_t thrustLowerBound(const void* haystack, std::uint32_t length, const void* needles,
                             std::uint32_t count, CountType type, KeyKind kind, std::uint32_t* indices,
                             cudaStream_t stream)
{
    try {
        withKind(kind, [&](auto value) {
            using Value = decltype(value);
            const auto* elements = static_cast<const Value*>(haystack);
            const auto* keys = static_cast<const Value*>(needles);
            if (type == CountType::Bits32)
                lowerBound<std::int32_t>(elements, length, keys, count, indices, stream);
            else
                lowerBound<std::int64_t>(elements, length, keys, count, indices, stream);
        });
        return cudaSuccess;
    } catch (const thrust::system_error& error) {
        return static_cast<cudaError_t>(error.code().value());
    }
}

cudaError_t keepExact(const void* haystack, std::uint32_t length, const void* needles, std::uint32_t count,
                      KeyKind kind, std::uint32_t* indices, std::uint32_t notFound, cudaStream_t stream)
{
    const std::uint32_t blocks = count / kBlock + (count % kBlock != 0 ? 1 : 0);
    return withKind(kind, [&](auto value) {
        using Bits = BitsOf<decltype(value)>;
        keepExactKernel<<<blocks, kBlock, 0, stream>>>(static_cast<const Bits*>(haystack), length,
                                                       static_cast<const Bits*>(needles), count, indices,
                                                       notFound);
        return cudaGetLastError();
    });
}

} // namespace sortscope::algorithms::vendor
