// SPDX-License-Identifier: GPL-3.0-or-later
// A cluster of blocks: who is who in it, its barrier, and the shared memory of other blocks. Included by the
// kernels that run as one.
//
// Source: NVIDIA, "Parallel Thread Execution ISA" (barrier.cluster, mapa, the .shared::cluster window).
//
// Constants: WORK_GROUP_SIZE threads, a multiple of 32.

typedef unsigned int uint;

constexpr uint kWarpSize = 32;
constexpr uint kWarps = WORK_GROUP_SIZE / kWarpSize;
constexpr uint kAllLanes = 0xffffffffu;
constexpr uint kWordBits = 32;
static_assert(WORK_GROUP_SIZE % kWarpSize == 0, "whole warps");

__device__ uint lane()
{
    return threadIdx.x % kWarpSize;
}

__device__ uint warp()
{
    return threadIdx.x / kWarpSize;
}

__device__ uint blockInCluster()
{
    uint block;
    asm("mov.u32 %0, %%cluster_ctarank;" : "=r"(block));
    return block;
}

__device__ uint blocksOfCluster()
{
    uint blocks;
    asm("mov.u32 %0, %%cluster_nctarank;" : "=r"(blocks));
    return blocks;
}

/// A barrier of the cluster in two halves: what threads wrote before they arrive, to whichever block, is
/// there once they have waited. All threads call both.
__device__ void arriveAtCluster()
{
    asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory");
}

__device__ void waitForCluster()
{
    asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");
}

/// The address in another block's shared memory of what lies at `own` in this one's.
__device__ uint addressIn(uint block, const void* own)
{
    uint address;
    asm("mapa.shared::cluster.u32 %0, %1, %2;"
        : "=r"(address)
        : "r"(uint(__cvta_generic_to_shared(own))), "r"(block));
    return address;
}

__device__ void store(uint address, uint value)
{
    asm volatile("st.shared::cluster.u32 [%0], %1;" ::"r"(address), "r"(value) : "memory");
}

__device__ void store(uint address, uint4 value)
{
    asm volatile("st.shared::cluster.v4.u32 [%0], {%1, %2, %3, %4};" ::"r"(address), "r"(value.x),
                 "r"(value.y), "r"(value.z), "r"(value.w)
                 : "memory");
}

/// The sum of what the threads in front of this one hold. All threads call it. `sums` is read until the next
/// barrier.
__device__ uint sumInFront(uint value, uint* sums)
{
    uint sum = value;
    for (uint distance = 1; distance < kWarpSize; distance *= 2) {
        const uint other = __shfl_up_sync(kAllLanes, sum, distance);
        if (lane() >= distance)
            sum += other;
    }
    if (lane() == kWarpSize - 1)
        sums[warp()] = sum;
    __syncthreads();
    const uint ofWarp = lane() < warp() ? sums[lane()] : 0;
    return sum - value + __reduce_add_sync(kAllLanes, ofWarp);
}

/// How many bits there are up to the first one that is set.
__device__ uint widthOf(uint bits)
{
    return kWordBits - __clz(bits);
}
