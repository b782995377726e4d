// SPDX-License-Identifier: GPL-3.0-or-later
// Cluster sort: a radix sort from the least significant digit on in one launch, whose keys stay in the shared
// memory of a cluster of blocks.
//
// Sources: D. E. Knuth, "The Art of Computer Programming", volume 3, 5.2.5 (sorting digit by digit); NVIDIA,
// "NVIDIA H100 Tensor Core GPU Architecture", 2022, and the parallel thread execution ISA (clusters of
// blocks, whose shared memories are one address space); S. Ashkiani, A. Davidson, U. Meyer and J. D. Owens,
// "GPU Multisplit", 2016 (votes of a warp that find equal digits).
//
// The idea: the keys lie in order over the blocks, a tile in each. In a pass each thread takes its keys to
// registers, and each warp finds how many equal digits are in front of each of its keys. Each block sends its
// count of each digit value to all others, so that all of them know where its keys go, and writes them to
// their new places, mostly in other blocks' memory. Between two passes no key leaves the chip's shared
// memory.
//
// Passes of digits that are the same in all keys are left out: all blocks learn first in which bits keys
// differ. The last pass writes to global memory, to where the keys came from, and where all keys are the same
// they stay there.
//
// Memory traffic: each key is read once and written once, 8 bytes. Each pass but the last one moves 4 bytes a
// key between the blocks, and 512 bytes from each block to each other one.
//
// Constants: WORK_GROUP_SIZE threads (a multiple of 32, at least 256: a thread a digit value),
// KEYS_PER_WORK_ITEM, MATCH, one of the three below, IN_ORDER (1: a block puts its keys in order by digit
// before it sends them, so that neighbours go to neighbours; 0: it does not), FLIP and FLIP_NEGATIVE: which
// bits ordered() changes, by the type of the keys, and LOCAL_BYTES that the host gives a block.

typedef unsigned int uint;
typedef unsigned short ushort;

// How a warp finds the lanes with equal digits.
#define MATCH_VOTES 0
#define MATCH_INSTRUCTION 1
#define MATCH_MASKS 2

constexpr uint kDigits = 4;
constexpr uint kBits = 8;
constexpr uint kBins = 1u << kBits;
constexpr uint kWarpSize = 32;
constexpr uint kWarps = WORK_GROUP_SIZE / kWarpSize;
constexpr uint kTile = WORK_GROUP_SIZE * KEYS_PER_WORK_ITEM;
constexpr uint kMostBlocks = 16;
constexpr uint kAllLanes = 0xffffffffu;
constexpr uint kLargest = 0xffffffffu;
static_assert(WORK_GROUP_SIZE % kWarpSize == 0 && WORK_GROUP_SIZE >= kBins, "a thread a digit value");
static_assert(kTile < 1u << 16, "counts of a tile have 16 bits");

/// What a block has in shared memory; at the same place in each.
struct Shared {
    /// The count of each digit value in each block.
    ushort counts[kMostBlocks][kBins];
    /// How many keys of a digit value a warp has; then where the next of them goes.
    uint ofWarp[kWarps][kBins];
    /// What to add to the place of a key in its tile, by its digit, for its place among all.
    uint toAll[kBins];
    uint sums[kBins / kWarpSize];
    uint differing[kWarps];
    uint differingInBlock[kMostBlocks];
#if MATCH == MATCH_MASKS
    uint masks[kWarps][kBins];
#endif
    /// The keys that a pass reads, and those that it writes, in turn.
    uint keys[2][kTile];
};
static_assert(sizeof(Shared) <= LOCAL_BYTES, "the host gives a block the memory that it needs");

__device__ uint lane()
{
    return threadIdx.x % kWarpSize;
}

__device__ uint warp()
{
    return threadIdx.x / kWarpSize;
}

/// A key as an unsigned number: in the order of its type, and no two keys as the same one.
__device__ uint ordered(uint key)
{
    return key ^ (FLIP | ((0u - (key >> 31)) & FLIP_NEGATIVE));
}

/// The key that ordered() makes this number of.
__device__ uint unordered(uint rank)
{
    return rank ^ (FLIP | ((0u - ((rank ^ FLIP) >> 31)) & FLIP_NEGATIVE));
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

/// The sum of what the threads in front of this one hold, for the first kBins threads. All threads call it.
/// `sums` is read until the next barrier.
__device__ uint sumInFront(uint value, uint* sums)
{
    constexpr uint kSummingWarps = kBins / kWarpSize;
    uint sum = value;
    for (uint distance = 1; distance < kWarpSize; distance *= 2) {
        const uint other = __shfl_up_sync(kAllLanes, sum, distance);
        if (lane() >= distance)
            sum += other;
    }
    if (lane() == kWarpSize - 1 && warp() < kSummingWarps)
        sums[warp()] = sum;
    __syncthreads();
    uint inFront = sum - value;
    for (uint other = 0; other < kSummingWarps; ++other)
        inFront += other < warp() ? sums[other] : 0;
    return inFront;
}

/// The lanes whose digit is that of this one.
__device__ uint lanesWith(uint digit, Shared& shared)
{
#if MATCH == MATCH_VOTES
    uint equal = kAllLanes;
#    pragma unroll
    for (uint bit = 0; bit < kBits; ++bit) {
        const bool set = (digit >> bit & 1u) != 0;
        const uint votes = __ballot_sync(kAllLanes, set);
        equal &= set ? votes : ~votes;
    }
    return equal;
#elif MATCH == MATCH_INSTRUCTION
    return __match_any_sync(kAllLanes, digit);
#else
    // The caller's barriers of the warp keep one key's masks from the next one's.
    atomicOr(&shared.masks[warp()][digit], 1u << lane());
    __syncwarp();
    return shared.masks[warp()][digit];
#endif
}

/// Of each of a thread's keys, how many with its digit are in front of it among the warp's. A warp's keys are
/// in order by their number in a thread, then by lane. Leaves the warp's counts in `ofWarp`.
__device__ void rank(const uint (&own)[KEYS_PER_WORK_ITEM], uint (&place)[KEYS_PER_WORK_ITEM], uint shift,
                     Shared& shared)
{
    uint* counts = shared.ofWarp[warp()];
    for (uint bin = lane(); bin < kBins; bin += kWarpSize) {
        counts[bin] = 0;
#if MATCH == MATCH_MASKS
        shared.masks[warp()][bin] = 0;
#endif
    }
    __syncwarp();
    const uint lanesInFront = (1u << lane()) - 1;
#pragma unroll
    for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i) {
        const uint digit = own[i] >> shift & (kBins - 1);
        const uint equal = lanesWith(digit, shared);
        const uint inFront = __popc(equal & lanesInFront);
        const uint before = counts[digit];
        place[i] = before + inFront;
        // All lanes have read before the first one with this digit counts for all.
        __syncwarp();
        if (inFront == 0) {
            counts[digit] = before + __popc(equal);
#if MATCH == MATCH_MASKS
            shared.masks[warp()][digit] = 0;
#endif
        }
        __syncwarp();
    }
}

/// For a thread a digit value: turns the warps' counts into where their keys begin, if those of the block
/// begin at `begin`.
__device__ void placeWarps(uint bin, uint begin, Shared& shared)
{
    for (uint i = 0; i < kWarps; ++i) {
        const uint count = shared.ofWarp[i][bin];
        shared.ofWarp[i][bin] = begin;
        begin += count;
    }
}

/// The bits in which any two of all blocks' keys differ. `own` is what those of this thread differ by from a
/// key that all threads know. The cluster has to be running; it has waited for all blocks' bits at the end.
__device__ uint differingBits(uint own, uint block, uint blocks, Shared& shared)
{
    const uint ofWarp = __reduce_or_sync(kAllLanes, own);
    if (lane() == 0)
        shared.differing[warp()] = ofWarp;
    __syncthreads();
    if (warp() == 0) {
        const uint ofBlock = __reduce_or_sync(kAllLanes, lane() < kWarps ? shared.differing[lane()] : 0);
        if (lane() < blocks)
            store(addressIn(lane(), &shared.differingInBlock[block]), ofBlock);
    }
    __syncwarp();
    arriveAtCluster();
    waitForCluster();
    return __reduce_or_sync(kAllLanes, lane() < blocks ? shared.differingInBlock[lane()] : 0);
}

/// Sorts `count` keys (at least 2) where they lie, by one cluster of blocks that hold them: at most kTile in
/// each. `order` changes the bits of all keys: none to sort upwards, all to sort downwards. Leaves in
/// `passesRun` how many passes ran.
extern "C" __global__ void __launch_bounds__(WORK_GROUP_SIZE, 1)
    cluster_sort(uint* keys, uint count, uint order, uint* passesRun)
{
    extern __shared__ uint4 memory[];
    Shared& shared = *reinterpret_cast<Shared*>(memory);
    const uint block = blockInCluster();
    const uint blocks = blocksOfCluster();
    // Nothing may be written to a block's memory before it runs.
    arriveAtCluster();

    // Past the end stand keys of the last digit value in each pass, which stay last.
    uint own[KEYS_PER_WORK_ITEM];
    const uint first = warp() * kWarpSize * KEYS_PER_WORK_ITEM + lane();
    const uint known = ordered(keys[0]) ^ order;
    uint differing = 0;
#pragma unroll
    for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i) {
        const uint at = block * kTile + first + i * kWarpSize;
        own[i] = at < count ? ordered(keys[at]) ^ order : kLargest;
        differing |= at < count ? own[i] ^ known : 0;
    }
    waitForCluster();
    uint left = differingBits(differing, block, blocks, shared);

    const uint bin = threadIdx.x;
    const bool hasBin = bin < kBins;
    uint passes = 0;
    uint* from = shared.keys[0];
    uint* to = shared.keys[1];
    for (uint pass = 0; pass < kDigits; ++pass) {
        const uint shift = kBits * pass;
        const uint digitBits = (kBins - 1) << shift;
        if ((left & digitBits) == 0)
            continue;
        left &= ~digitBits;
        if (passes > 0) {
#pragma unroll
            for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i)
                own[i] = from[first + i * kWarpSize];
        }
        ++passes;
        uint place[KEYS_PER_WORK_ITEM];
        rank(own, place, shift, shared);
        // All warps have counted, and hold their keys in registers.
        __syncthreads();

        uint inBlock = 0;
        if (hasBin) {
            for (uint i = 0; i < kWarps; ++i)
                inBlock += shared.ofWarp[i][bin];
            shared.counts[block][bin] = ushort(inBlock);
        }
        __syncthreads();
        // A warp sends all of the block's counts at once. Others read theirs of the pass before until they
        // wait at its end.
        static_assert(sizeof(shared.counts[0]) == kWarpSize * sizeof(uint4), "a lane sends 16 bytes");
        for (uint other = warp(); other < blocks; other += kWarps) {
            const uint4* row = reinterpret_cast<const uint4*>(shared.counts[block]) + lane();
            if (other != block)
                store(addressIn(other, row), *row);
        }
        __syncwarp();
        arriveAtCluster();

#if IN_ORDER
        // While the counts travel, the block's keys are put in order by digit where they came from.
        const uint beginInBlock = sumInFront(inBlock, shared.sums);
        if (hasBin)
            placeWarps(bin, beginInBlock, shared);
        __syncthreads();
#    pragma unroll
        for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i)
            from[place[i] + shared.ofWarp[warp()][own[i] >> shift & (kBins - 1)]] = own[i];
        __syncwarp();
#endif
        // All blocks' counts are here, and all blocks have read what this pass writes over.
        waitForCluster();

        uint inAll = 0;
        uint inFront = 0;
        if (hasBin) {
#pragma unroll
            for (uint other = 0; other < kMostBlocks; ++other) {
                const uint ofOther = other < blocks ? shared.counts[other][bin] : 0;
                inAll += ofOther;
                inFront += other < block ? ofOther : 0;
            }
        }
        const uint begin = sumInFront(inAll, shared.sums) + inFront;
        const auto write = [&](uint at, uint key) {
            if (left != 0)
                store(addressIn(at / kTile, &to[at % kTile]), key);
            else if (at < count)
                keys[at] = unordered(key ^ order);
        };
#if IN_ORDER
        // A difference that wraps comes back when a place is added.
        if (hasBin)
            shared.toAll[bin] = begin - beginInBlock;
        __syncthreads();
#    pragma unroll
        for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i) {
            const uint at = threadIdx.x + i * WORK_GROUP_SIZE;
            const uint key = from[at];
            write(at + shared.toAll[key >> shift & (kBins - 1)], key);
        }
#else
        if (hasBin)
            placeWarps(bin, begin, shared);
        __syncthreads();
#    pragma unroll
        for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i)
            write(place[i] + shared.ofWarp[warp()][own[i] >> shift & (kBins - 1)], own[i]);
#endif
        // Nothing is written to another block behind the last pass, so that blocks may end one by one.
        if (left == 0)
            break;
        __syncwarp();
        arriveAtCluster();
        waitForCluster();
        uint* const read = from;
        from = to;
        to = read;
    }
    if (block == 0 && threadIdx.x == 0)
        *passesRun = passes;
}

/// Keys in no order, for a trial before the first run.
extern "C" __global__ void cluster_sort_fill(uint* keys, uint count)
{
    const uint at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at < count)
        keys[at] = at * 2654435761u;
}
