// SPDX-License-Identifier: GPL-3.0-or-later
// Cluster sort: a radix sort in one launch, whose keys stay in the shared memory of a cluster of blocks.
//
// Sources: D. E. Knuth, "The Art of Computer Programming", volume 3, 5.2.5 (sorting digit by digit) and 5.3.4
// (Batcher's odd-even merge); NVIDIA, "NVIDIA H100 Tensor Core GPU Architecture", 2022, and the parallel
// thread execution ISA (clusters of blocks, whose shared memories are one address space); S. Ashkiani,
// A. Davidson, U. Meyer and J. D. Owens, "GPU Multisplit", 2016 (votes of a warp that find equal digits);
// P. M. McIlroy, K. Bostic and M. D. McIlroy, "Engineering Radix Sort", 1993 (from the most significant digit
// on, and small piles by comparing).
//
// The idea: the keys lie in order over the blocks, a tile in each. All blocks learn first in which bits keys
// differ, and how a sample of them spreads over the values of the leading digit, the eight bits from the
// first one on that differs.
//
// Keys that spread evenly are split by it: each block counts its own, sends the counts to all others, so that
// all of them know where its keys go, and writes them into the memory of the block that takes those values.
// From there on blocks are on their own: they put their keys into cells by the bits behind, about three to a
// cell, and neighbours in order by comparing them. No pass has to keep the order of equal digits, so that a
// counter a digit value is all that it needs.
//
// Other keys are sorted digit by digit from the least significant one on. In a pass each thread takes its
// keys to registers, and each warp finds how many equal digits are in front of each of its keys; the first
// pass needs no order of equal ones. Counts and keys travel as above. A pass begins at the lowest bit that
// differs and that none has sorted by. That is also the way of keys that are found to be uneven once they are
// counted.
//
// Between passes no key leaves the chip's shared memory. The end writes to global memory, to where the keys
// came from, and where all keys are the same they stay there.
//
// Memory traffic: each key is read once and written once, 8 bytes; beside it, one for the sample by each
// thread. Each pass moves 4 bytes a key between the blocks, but the last one, and 512 bytes from each block
// to each other one; split keys move once.
//
// Constants: WORK_GROUP_SIZE threads (a multiple of 32, at least 256: a thread a digit value),
// KEYS_PER_WORK_ITEM, SPLIT (1: there is room to split keys; 0: they are always sorted digit by digit),
// MATCH, one of those in digits.cuh, IN_ORDER (1: a block puts its keys in order by digit before it sends
// them, so that neighbours go to neighbours; 0: it does not), FLIP and FLIP_NEGATIVE: which bits ordered()
// changes, by the type of the keys, and LOCAL_BYTES that the host gives a block.

#include "cluster.cuh"
#include "digits.cuh"
#include "neighbours.cuh"

typedef unsigned short ushort;

constexpr uint kTile = WORK_GROUP_SIZE * KEYS_PER_WORK_ITEM;
constexpr uint kMostBlocks = 16;

/// Keys that a digit value may have for the keys to be split by it, and cells that a block has room for.
constexpr uint kSlack = SPLIT ? kTile / 8 + 64 : 0;
constexpr uint kCells = SPLIT ? kTile / 2 + kTile / 16 : 1;
constexpr uint kRoom = kTile + kSlack + (SPLIT ? kWindow : 0);
static_assert(WORK_GROUP_SIZE >= kBins, "a thread a digit value");
static_assert(kTile < 1u << 16, "counts of a tile have 16 bits");

/// What keys are like: the bits in which any two of them differ, and how many of a sample agree with the one
/// that they are compared with: in the leading digit, and kCellAlike times how many in the bits of a cell.
struct Survey {
    uint differing;
    uint alike;
};
constexpr uint kCellAlike = 1u << 16;

/// What a block has in shared memory; at the same place in each.
struct Shared {
    /// The count of each digit value in each block.
    alignas(16) ushort counts[kMostBlocks][kBins];
    union {
        struct {
            /// How many keys of a digit value a warp has; then where the next of them goes.
            uint ofWarp[kWarps][kBins];
#if HAS_MASKS
            uint masks[kWarps][kBins];
#endif
        };
        /// How many keys of the block have the same leading bits; then where the next of them goes.
        uint cells[kCells];
    };
    /// What to add to the place of a key in its tile, by its digit, for its place among all.
    uint toAll[kBins];
    uint sums[kWarps];
    uint differing[kWarps];
    uint alike[kWarps];
    Survey ofBlocks[kMostBlocks];
    /// Where each block's keys begin among all once they are split, and their first digit value and the one
    /// behind their last.
    uint beginOf[kMostBlocks + 1];
    uint firstOf[kMostBlocks];
    uint endOf[kMostBlocks];
    /// Whether keys that were split have to be sorted by all their digits all the same.
    uint crowded;
    /// The keys that a pass reads, and those that it writes, in turn.
    alignas(16) uint keys[2][kRoom];
};
static_assert(sizeof(Shared) <= LOCAL_BYTES, "the host gives a block the memory that it needs");

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

/// Where a thread's keys begin in its block's tile; they are a warp's size apart.
__device__ uint firstOfThread()
{
    return warp() * kWarpSize * KEYS_PER_WORK_ITEM + lane();
}

/// What rank() needs beside the warp's counts.
__device__ uint* masksOfWarp(Shared& shared)
{
#if HAS_MASKS
    return shared.masks[warp()];
#else
    return nullptr;
#endif
}

/// For a thread a digit value: turns the counts of `tables` into where their keys begin, if those of the
/// block begin at `begin`.
__device__ void placeTables(uint bin, uint tables, uint begin, Shared& shared)
{
    for (uint i = 0; i < tables; ++i) {
        const uint count = shared.ofWarp[i][bin];
        shared.ofWarp[i][bin] = begin;
        begin += count;
    }
}

/// Counts the block's keys of each digit value in the first table: `held` of them, in the order of warps.
__device__ void countDigits(const uint (&own)[KEYS_PER_WORK_ITEM], uint shift, uint held, Shared& shared)
{
    if (threadIdx.x < kBins)
        shared.ofWarp[0][threadIdx.x] = 0;
    __syncthreads();
#pragma unroll
    for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i) {
        if (firstOfThread() + i * kWarpSize < held)
            atomicAdd(&shared.ofWarp[0][digitOf(own[i], shift)], 1);
    }
}

/// Sends how many keys the block has of each digit value, which the first threads hold, to all other blocks,
/// and arrives at the cluster's barrier. Those may not read what they were sent before any more.
__device__ void sendCounts(uint inBlock, uint block, uint blocks, Shared& shared)
{
    if (threadIdx.x < kBins)
        shared.counts[block][threadIdx.x] = ushort(inBlock);
    __syncthreads();
    // A warp sends all of them at once.
    static_assert(sizeof(shared.counts[0]) == kWarpSize * sizeof(uint4), "a lane sends 16 bytes");
    for (uint other = warp(); other < blocks; other += kWarps) {
        const uint4* row = reinterpret_cast<const uint4*>(shared.counts[block]) + lane();
        if (other != block)
            store(addressIn(other, row), *row);
    }
    __syncwarp();
    arriveAtCluster();
}

/// Keys of one digit value: in all blocks, and in those in front of this one.
struct Keys {
    uint inAll;
    uint inFront;
};

/// The same for the digit value that is a thread's number; none for other threads.
__device__ Keys sentCounts(uint block, uint blocks, const Shared& shared)
{
    Keys keys = {0, 0};
    if (threadIdx.x < kBins) {
#pragma unroll
        for (uint other = 0; other < kMostBlocks; ++other) {
            const uint ofOther = other < blocks ? shared.counts[other][threadIdx.x] : 0;
            keys.inAll += ofOther;
            keys.inFront += other < block ? ofOther : 0;
        }
    }
    return keys;
}

/// A number that looks like a random one: the last step of MurmurHash3.
__device__ uint mixed(uint number)
{
    number ^= number >> 16;
    number *= 0x85ebca6bu;
    number ^= number >> 13;
    number *= 0xc2b2ae35u;
    return number ^ number >> 16;
}

/// How keys are split: by the leading digit, which begins at bit `shift`, and then into cells by the bits
/// that differ next, which begin at `cellShift`.
struct Cut {
    uint shift;
    uint cellShift;
    uint cellBits;
    /// The keys of a cell are equal.
    bool isExact;
};

__device__ Cut cutOf(uint differing, uint count)
{
    const uint width = widthOf(differing);
    const uint shift = width > kBits ? width - kBits : 0;
    const uint below = differing & ((1u << shift) - 1);
    const uint widthBelow = widthOf(below);
    // So many that evenly spread keys have more than two to a cell, and no more than four.
    constexpr uint kBitsBeside = kBits + 2;
    const uint countBits = widthOf(count - 1);
    const uint cellBits = min(countBits > kBitsBeside ? countBits - kBitsBeside : 0, widthBelow);
    const uint cellShift = widthBelow - cellBits;
    return {shift, cellBits > 0 ? cellShift : shift, cellBits, (below & ((1u << cellShift) - 1)) == 0};
}

/// What all blocks' keys are like. `own` is what those of this thread differ by from a key that all threads
/// know, `sample` a key from anywhere. The cluster has to be running; it has waited for all blocks at the
/// end.
__device__ Survey survey(uint own, uint sample, uint count, uint block, uint blocks, Shared& shared)
{
    const uint ofWarp = __reduce_or_sync(kAllLanes, own);
    if (lane() == 0)
        shared.differing[warp()] = ofWarp;
    __syncthreads();
    const uint differing = __reduce_or_sync(kAllLanes, lane() < kWarps ? shared.differing[lane()] : 0);
    // Other blocks' bits are not known yet: where theirs reach further up, fewer keys agree than it seems.
    const Cut cut = cutOf(differing, count);
    const uint unlike = sample ^ __shfl_sync(kAllLanes, sample, 0);
    const uint inDigit = __popc(__ballot_sync(kAllLanes, unlike >> cut.shift == 0)) - 1;
    const uint inCell = __popc(__ballot_sync(kAllLanes, unlike >> cut.cellShift == 0)) - 1;
    if (lane() == 0)
        shared.alike[warp()] = inDigit + kCellAlike * inCell;
    __syncthreads();
    if (warp() == 0) {
        const uint ofBlock = __reduce_add_sync(kAllLanes, lane() < kWarps ? shared.alike[lane()] : 0);
        if (lane() < blocks) {
            Survey* const there = &shared.ofBlocks[block];
            store(addressIn(lane(), &there->differing), differing);
            store(addressIn(lane(), &there->alike), ofBlock);
        }
    }
    __syncwarp();
    arriveAtCluster();
    waitForCluster();
    const Survey of = lane() < blocks ? shared.ofBlocks[lane()] : Survey{};
    return {__reduce_or_sync(kAllLanes, of.differing), __reduce_add_sync(kAllLanes, of.alike)};
}

/// Whether a sample shows that some digit values or cells have far more keys than others: more of it agrees
/// than where all have the same number, by four standard deviations and two.
__device__ bool isUneven(const Survey& all, const Cut& cut, uint blocks)
{
    const float compared = float(blocks * kWarps * (kWarpSize - 1));
    const auto isFar = [&](uint alike, uint bits) {
        const float evenly = compared / float(1u << bits);
        return float(alike) > evenly + 4 * sqrtf(evenly) + 2;
    };
    return isFar(all.alike % kCellAlike, kBits)
           || (!cut.isExact && isFar(all.alike / kCellAlike, kBits + cut.cellBits));
}

/// Writes the keys in [begin, end) of `from`, inBanks(), to `keys`, where `begin` is as far from 16 bytes,
/// too.
__device__ void writeKeys(const uint* from, uint begin, uint end, uint order, uint* keys)
{
    uint* const to = keys - begin;
    for (uint at = threadIdx.x * 4; at < end; at += WORK_GROUP_SIZE * 4) {
        const uint4 quad = *reinterpret_cast<const uint4*>(from + inBanks(at));
        const uint each[4] = {unordered(quad.x ^ order), unordered(quad.y ^ order), unordered(quad.z ^ order),
                              unordered(quad.w ^ order)};
        if (at >= begin && at + 4 <= end) {
            *reinterpret_cast<uint4*>(to + at) = {each[0], each[1], each[2], each[3]};
        } else {
            for (uint i = 0; i < 4; ++i) {
                if (at + i >= begin && at + i < end)
                    to[at + i] = each[i];
            }
        }
    }
}

/// How many cells a block takes, if any digit values are its own.
__device__ uint cellsOf(uint block, const Cut& cut, const Shared& shared)
{
    const uint end = shared.endOf[block];
    return end > 0 ? (end - shared.firstOf[block]) << cut.cellBits : 0;
}

/// Where a block's keys begin in its memory once they are split: as far from 16 bytes as among all.
__device__ uint firstKeyOf(uint block, const Shared& shared)
{
    return shared.beginOf[block] % 4;
}

/// Splits the keys by their leading digit: each block sends its own to the blocks that take their digit
/// values, and arrives at the cluster's barrier. False where a value has too many of them: then all are where
/// they were.
__device__ bool splitByDigit(const uint (&own)[KEYS_PER_WORK_ITEM], const Cut& cut, uint block, uint blocks,
                             uint count, Shared& shared)
{
    const uint held = count > block * kTile ? min(count - block * kTile, kTile) : 0;
    countDigits(own, cut.shift, held, shared);
    if (threadIdx.x <= kMostBlocks)
        shared.beginOf[threadIdx.x] = count;
    if (threadIdx.x < kMostBlocks) {
        shared.firstOf[threadIdx.x] = kBins;
        shared.endOf[threadIdx.x] = 0;
    }
    __syncthreads();
    const uint bin = threadIdx.x;
    const bool hasBin = bin < kBins;
    const uint inBlock = hasBin ? shared.ofWarp[0][bin] : 0;
    sendCounts(inBlock, block, blocks, shared);
    const uint beginInBlock = sumInFront(inBlock, shared.sums);
    if (hasBin)
        shared.ofWarp[0][bin] = beginInBlock;
    __syncthreads();
#if IN_ORDER
    // While the counts travel, the block's keys are put in order by digit.
#    pragma unroll
    for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i) {
        if (firstOfThread() + i * kWarpSize < held)
            shared.keys[0][atomicAdd(&shared.ofWarp[0][digitOf(own[i], cut.shift)], 1)] = own[i];
    }
    __syncwarp();
#endif
    waitForCluster();

    // A block takes the digit values that begin in its tile, which are at most kSlack more keys than a tile.
    const Keys ofDigit = sentCounts(block, blocks, shared);
    const uint begin = sumInFront(ofDigit.inAll, shared.sums);
    const uint owner = min(begin / kTile, blocks - 1);
    if (ofDigit.inAll > 0) {
        atomicMin(&shared.beginOf[owner], begin);
        atomicMin(&shared.firstOf[owner], bin);
        atomicMax(&shared.endOf[owner], bin + 1);
    }
    __syncthreads();
    const bool fits =
        ofDigit.inAll <= kSlack && (threadIdx.x >= blocks || cellsOf(threadIdx.x, cut, shared) <= kCells);
    if (!__syncthreads_and(fits))
        return false;

    if (ofDigit.inAll > 0) {
        const uint there = firstKeyOf(owner, shared) + begin - shared.beginOf[owner] + ofDigit.inFront;
        shared.toAll[bin] = addressIn(owner, &shared.keys[1][there]) - beginInBlock * sizeof(uint);
    }
    __syncthreads();
#pragma unroll
    for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i) {
#if IN_ORDER
        const uint at = threadIdx.x + i * WORK_GROUP_SIZE;
        if (at < held) {
            const uint key = shared.keys[0][at];
            store(shared.toAll[digitOf(key, cut.shift)] + at * sizeof(uint), key);
        }
#else
        if (firstOfThread() + i * kWarpSize < held) {
            const uint digit = digitOf(own[i], cut.shift);
            const uint at = atomicAdd(&shared.ofWarp[0][digit], 1);
            store(shared.toAll[digit] + at * sizeof(uint), own[i]);
        }
#endif
    }
    __syncwarp();
    arriveAtCluster();
    return true;
}

/// Sorts the keys that all blocks have sent and writes them to `keys`: into cells by the bits behind the
/// leading digit, then neighbours. False where a cell has too many of them: then nothing is written. Waits at
/// the cluster's barrier first.
__device__ bool sortCells(const Cut& cut, uint block, uint blocks, uint order, uint* keys, Shared& shared)
{
    const uint place = shared.beginOf[block];
    const uint firstKey = firstKeyOf(block, shared);
    const uint endKey = firstKey + shared.beginOf[block + 1] - place;
    const uint cells = cellsOf(block, cut, shared);
    const auto cellOf = [&](uint key) {
        const uint bits = key >> cut.cellShift & ((1u << cut.cellBits) - 1);
        return (digitOf(key, cut.shift) - shared.firstOf[block]) << cut.cellBits | bits;
    };
    waitForCluster();
    for (uint i = threadIdx.x; i < cells; i += WORK_GROUP_SIZE)
        shared.cells[i] = 0;
    __syncthreads();
    for (uint at = firstKey + threadIdx.x; at < endKey; at += WORK_GROUP_SIZE)
        atomicAdd(&shared.cells[cellOf(shared.keys[1][at])], 1);
    __syncthreads();
    // An odd number a thread, so that the threads of a warp read from all banks.
    const uint cellsOfThread = (cells + WORK_GROUP_SIZE - 1) / WORK_GROUP_SIZE | 1;
    const uint firstCell = min(threadIdx.x * cellsOfThread, cells);
    const uint endCell = min(firstCell + cellsOfThread, cells);
    uint inCells = 0;
    uint most = 0;
    for (uint i = firstCell; i < endCell; ++i) {
        inCells += shared.cells[i];
        most = max(most, shared.cells[i]);
    }
    if (most > kMostOfCell && !cut.isExact) {
        for (uint other = 0; other < blocks; ++other)
            store(addressIn(other, &shared.crowded), 1);
    }
    __syncwarp();
    arriveAtCluster();
    uint beginOfCell = firstKey + sumInFront(inCells, shared.sums);
    for (uint i = firstCell; i < endCell; ++i) {
        const uint inCell = shared.cells[i];
        shared.cells[i] = beginOfCell;
        beginOfCell += inCell;
    }
    __syncthreads();
    for (uint at = firstKey + threadIdx.x; at < endKey; at += WORK_GROUP_SIZE) {
        const uint key = shared.keys[1][at];
        shared.keys[0][inBanks(atomicAdd(&shared.cells[cellOf(key)], 1))] = key;
    }
    __syncwarp();
    // Nothing is written to `keys` before all blocks know that they can go on: they are needed otherwise.
    waitForCluster();
    if (shared.crowded != 0)
        return false;
    __syncthreads();
    uint* const sorted = shared.keys[cut.isExact ? 0 : 1];
    if (!cut.isExact) {
        sortNeighbours(shared.keys[0], sorted, int(firstKey), int(endKey));
        __syncthreads();
    }
    writeKeys(sorted, firstKey, endKey, order, keys + place);
    return true;
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
    if (threadIdx.x == 0)
        shared.crowded = 0;
    // Nothing may be written to a block's memory before it runs.
    arriveAtCluster();

    uint own[KEYS_PER_WORK_ITEM];
    const uint first = firstOfThread();
    const uint known = ordered(keys[0]) ^ order;
    const auto loadOwn = [&](uint pastEnd) {
#pragma unroll
        for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i) {
            const uint at = block * kTile + first + i * kWarpSize;
            own[i] = at < count ? ordered(keys[at]) ^ order : pastEnd;
        }
    };
    loadOwn(known);
    uint ownDiffering = 0;
#pragma unroll
    for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i)
        ownDiffering |= own[i] ^ known;
    const uint anywhere = mixed(block * WORK_GROUP_SIZE + threadIdx.x);
    const uint sample = ordered(keys[__umulhi(anywhere, count)]) ^ order;
    waitForCluster();
    const Survey all = survey(ownDiffering, sample, count, block, blocks, shared);
    const uint differing = all.differing;

    uint passes = 0;
#if SPLIT
    const Cut cut = cutOf(differing, count);
    if (differing != 0 && !isUneven(all, cut, blocks)) {
        if (splitByDigit(own, cut, block, blocks, count, shared)) {
            passes = cut.cellBits > 0 ? 2 : 1;
            if (sortCells(cut, block, blocks, order, keys, shared)) {
                if (block == 0 && threadIdx.x == 0)
                    *passesRun = passes;
                return;
            }
            loadOwn(known);
        }
        // All blocks have read their counts.
        __syncwarp();
        arriveAtCluster();
        waitForCluster();
    }
#endif
    // Past the end stand keys that are as large as any, which stay last.
#pragma unroll
    for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i) {
        if (block * kTile + first + i * kWarpSize >= count)
            own[i] = known | differing;
    }

    const uint bin = threadIdx.x;
    const bool hasBin = bin < kBins;
    uint* from = shared.keys[0];
    uint* to = shared.keys[1];
    uint left = differing;
    for (bool firstPass = true; left != 0; firstPass = false) {
        // A pass begins at the lowest bit that differs.
        const uint shift = __ffs(left) - 1;
        left &= ~((kBins - 1) << shift);
        if (!firstPass) {
#pragma unroll
            for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i)
                own[i] = from[first + i * kWarpSize];
        }
        ++passes;
        uint place[KEYS_PER_WORK_ITEM];
        // In the first pass keys may change places with those of the same digit.
        if (firstPass)
            countDigits(own, shift, kTile, shared);
        else
            rank(own, place, shift, shared.ofWarp[warp()], masksOfWarp(shared));
        const uint tables = firstPass ? 1 : kWarps;
        uint* const begins = shared.ofWarp[firstPass ? 0 : warp()];
        const auto placeOf = [&](uint i) {
            uint& begin = begins[digitOf(own[i], shift)];
            return firstPass ? atomicAdd(&begin, 1) : place[i] + begin;
        };
        // All warps have counted, and hold their keys in registers.
        __syncthreads();

        uint inBlock = 0;
        if (hasBin) {
            for (uint i = 0; i < tables; ++i)
                inBlock += shared.ofWarp[i][bin];
        }
        // Others read their counts of the pass before until they wait at its end.
        sendCounts(inBlock, block, blocks, shared);

#if IN_ORDER
        // While the counts travel, the block's keys are put in order by digit where they came from.
        const uint beginInBlock = sumInFront(inBlock, shared.sums);
        if (hasBin)
            placeTables(bin, tables, beginInBlock, shared);
        __syncthreads();
#    pragma unroll
        for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i)
            from[placeOf(i)] = own[i];
        __syncwarp();
#endif
        // All blocks' counts are here, and all blocks have read what this pass writes over.
        waitForCluster();

        const Keys ofDigit = sentCounts(block, blocks, shared);
        const uint begin = sumInFront(ofDigit.inAll, shared.sums) + ofDigit.inFront;
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
            write(at + shared.toAll[digitOf(key, shift)], key);
        }
#else
        if (hasBin)
            placeTables(bin, tables, begin, shared);
        __syncthreads();
#    pragma unroll
        for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i)
            write(placeOf(i), own[i]);
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
