// SPDX-License-Identifier: GPL-3.0-or-later
// Onesweep: a radix sort from the least significant digit on that reads and writes each key once a digit.
//
// Source: A. Adinets and D. Merrill, "Onesweep: A Faster Least Significant Digit Radix Sort for GPUs", 2022;
// the look-back is that of D. Merrill and M. Garland, "Single-pass Parallel Prefix Scan with Decoupled
// Look-back", 2016.
//
// The idea: one kernel counts all digits of all keys, so where the keys of each digit begin is known for
// every pass. A pass then needs, of each tile, how many equal digits are in the tiles in front of it. A tile
// publishes its own counts as soon as it has them, walks back over its predecessors' counts until it meets
// one whose sum is complete, and publishes its own sum for those behind it. In between it sorts its keys by
// the digit in shared memory, so that what it writes are runs of neighbours.
//
// Launches of a run: clear, histogram, a pass for each digit of 8 bits. A digit that is the same in all keys
// leaves them where they are: its pass ends at once, without the host. The first pass that runs reads the
// input, the last one writes `result`, and those between take turns with `spare`.
//
// Keys are compared as unsigned numbers. Signed numbers need no more than bits of their digits turned over,
// in registers. Floats are written down in the order of signed numbers by the first pass that runs, and as
// they were by the last one; the histogram maps what it reads. So no type needs a launch of its own.
//
// A value that travels with each key stands behind the keys. A pass takes the values of a tile through the
// shared memory that the keys have left, in the same order.
//
// How a warp finds its places depends on its keys. Atomic operations on one word follow one another, so they
// are quick where digits differ; the instruction that compares the digits of a warp takes a step for each
// different one, so it is quick where there are few. A look at one key of each lane decides. Where one digit
// is common and the others are not few, a vote finds it, and atomic operations the others.
//
// Memory traffic: the histogram reads every key, and each pass that runs reads and writes it, and its value.
// The counts of tiles are 1 KiB a tile and pass.
//
// Constants: KEY, the unsigned type of KEY_BITS bits that a key is stored in, and NUMBER, the one that it is
// computed with: C computes with narrower words as signed numbers; FLIP_NEGATIVE, see inOrder();
// VALUE_BYTES, 0 for keys without values, 4 or 8; WORK_GROUP_SIZE threads (a multiple of 32, at least 256: a
// thread a digit value), KEYS_PER_WORK_ITEM, GROUPS_PER_UNIT blocks that a multiprocessor has to have
// registers for, and WIDE_SUMS: 1 for 2^30 keys and more, whose sums leave no room for two bits of state in
// 32 bits.
//
// `flip` has the bits of a key, as inOrder() leaves it, that change for the comparison: all to sort
// downwards, and the highest one of keys with a sign.

#include "launch.h"

typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long long ulong;

typedef KEY Key;
typedef NUMBER Number;
/// As many keys as one load reads.
typedef uint4 Load;

#if VALUE_BYTES == 8
typedef ulong Value;
#else
typedef uint Value;
#endif

constexpr uint kBits = 8;
constexpr uint kDigits = KEY_BITS / kBits;
constexpr uint kBins = 1u << kBits;
constexpr uint kWarpSize = 32;
constexpr uint kWarps = WORK_GROUP_SIZE / kWarpSize;
constexpr uint kTile = WORK_GROUP_SIZE * KEYS_PER_WORK_ITEM;
constexpr uint kAllLanes = 0xffffffffu;
constexpr Key kLargest = Key(~Key(0));
constexpr uint kKeysPerLoad = sizeof(Load) / sizeof(Key);
static_assert(WORK_GROUP_SIZE % kWarpSize == 0 && WORK_GROUP_SIZE >= kBins, "a thread a digit value");

#include "look.cuh"

/// What the launches of a run tell each other. Behind it lie kBins published sums for each tile and pass.
struct Control {
    /// How many keys have each digit value; behind the histogram, where they begin.
    uint begins[kDigits][kBins];
    /// Tiles of each pass that blocks have taken.
    uint tilesTaken[kDigits + kDigits % 2]; // an even number, since sums of 64 bits lie behind
    /// Blocks of the histogram that have ended.
    uint blocksDone;
    /// A bit a digit: set if its pass runs.
    uint passes;
};

#if WIDE_SUMS
typedef ulong Sum;
__device__ Sum load(const Sum* from)
{
    Sum value;
    asm volatile("ld.relaxed.gpu.global.u64 %0, [%1];" : "=l"(value) : "l"(from) : "memory");
    return value;
}
__device__ void store(Sum* to, Sum value)
{
    asm volatile("st.relaxed.gpu.global.u64 [%0], %1;" ::"l"(to), "l"(value) : "memory");
}
#else
typedef uint Sum;
__device__ Sum load(const Sum* from)
{
    Sum value;
    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1];" : "=r"(value) : "l"(from) : "memory");
    return value;
}
__device__ void store(Sum* to, Sum value)
{
    asm volatile("st.relaxed.gpu.global.u32 [%0], %1;" ::"l"(to), "r"(value) : "memory");
}
#endif

// A published word holds its state in the highest bits, so that one load reads state and value of one moment.
constexpr Sum kOwnCount = Sum(1) << (8 * sizeof(Sum) - 2);
constexpr Sum kWholeSum = Sum(2) << (8 * sizeof(Sum) - 2);
constexpr Sum kValue = kOwnCount - 1;

__device__ uint lane()
{
    return threadIdx.x % kWarpSize;
}

__device__ uint warp()
{
    return threadIdx.x / kWarpSize;
}

/// Floats in the order of signed numbers: of one with a sign all other bits are turned over. The same again
/// makes the float of it. Keys of other types stay as they are.
__device__ Key inOrder(Key key)
{
    return Key(key ^ ((Number(0) - Number(key >> (KEY_BITS - 1))) & FLIP_NEGATIVE));
}
constexpr bool kIsMapped = FLIP_NEGATIVE != 0;

/// The digit of a pass. What it has of `flip` changes in the digit and not in the key, which is an
/// instruction less for each, and two less for keys of 64 bits.
struct Digit {
    uint shift;
    uint flip;

    __device__ Digit(uint pass, Number ofKey) : shift(kBits * pass), flip(uint(ofKey >> shift) % kBins) {}
    __device__ uint of(Key key) const { return uint(key >> shift) % kBins ^ flip; }
};

/// The values behind `count` keys begin at the next multiple of their size (data::valuesBegin).
__device__ Value* valuesBehind(const Key* keys, uint count)
{
    const ulong begin = (ulong(count) * sizeof(Key) + sizeof(Value) - 1) / sizeof(Value);
    return reinterpret_cast<Value*>(const_cast<Key*>(keys)) + begin;
}

/// The sum of what the threads in front of this one hold, for the first kBins threads. All threads call it.
/// `sums` has a word for each of their warps, and is read until the next barrier.
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

/// With at most so many different digits among the lanes of a warp, comparing them beats atomic operations.
constexpr uint kFewDigits = 16;
/// The same where the order of equal digits does not matter, and one atomic operation a key is enough.
constexpr uint kFewDigitsInAnyOrder = 8;
template <bool Value>
struct Bool {
    static constexpr bool kValue = Value;
};

/// Of each key of a thread, how many with its digit are in front of it among the warp's: at most 1,023, so
/// that a register holds two.
struct Ranks {
    uint pairs[(KEYS_PER_WORK_ITEM + 1) / 2];

    __device__ void set(uint key, uint rank)
    {
        pairs[key / 2] = key % 2 == 0 ? rank : pairs[key / 2] | rank << 16;
    }
    __device__ uint of(uint key) const
    {
        return key % 2 == 0 ? pairs[key / 2] & 0xffffu : pairs[key / 2] >> 16;
    }
};

/// How many keys in front of a tile, not the first, have a digit value: where they begin and all its
/// predecessors' counts, as they are published, kBins words a tile. Several predecessors are read at once,
/// because a walk waits for memory once a step.
__device__ Sum lookBack(const Sum* published, uint tile, uint bin)
{
    constexpr uint kAtOnce = 4;
    Sum inFront = 0;
    for (uint behind = tile;;) {
        Sum words[kAtOnce];
#pragma unroll
        for (uint i = 0; i < kAtOnce; ++i)
            words[i] = i < behind ? load(&published[ulong(behind - 1 - i) * kBins + bin]) : 0;
        // What is not published yet is read again, with all in front of it.
        uint used = 0;
        bool isThere = true;
#pragma unroll
        for (uint i = 0; i < kAtOnce; ++i) {
            isThere = isThere && words[i] != 0;
            if (!isThere)
                continue;
            inFront += words[i] & kValue;
            ++used;
            if ((words[i] & kWholeSum) != 0)
                return inFront;
        }
        behind -= used;
    }
}

/// Memory is not zero when a run begins, and it has to be where counts are added up, or waited for.
extern "C" __global__ void onesweep_clear(uint* words, ulong count)
{
    WAIT_FOR_KERNEL_IN_FRONT;
    const ulong step = ulong(gridDim.x) * blockDim.x;
    for (ulong i = ulong(blockIdx.x) * blockDim.x + threadIdx.x; i < count; i += step)
        words[i] = 0;
}

/// Counts all digits; the block that ends last turns counts into begins.
extern "C" __global__ void __launch_bounds__(WORK_GROUP_SIZE)
    onesweep_histogram(const Key* keys, uint count, Number flip, Control* control)
{
    WAIT_FOR_KERNEL_IN_FRONT;
    // Equal digits in a warp are added one by one, so neighbouring lanes have histograms of their own.
    constexpr uint kCopies = 32 / kDigits;
    __shared__ uint histogram[kDigits * kBins * kCopies];
    __shared__ uint sums[kBins / kWarpSize];
    __shared__ bool isLast;
    for (uint i = threadIdx.x; i < kDigits * kBins * kCopies; i += WORK_GROUP_SIZE)
        histogram[i] = 0;
    __syncthreads();

    const auto add = [&](Key key) {
        const Number number = inOrder(key) ^ flip;
        for (uint pass = 0; pass < kDigits; ++pass) {
            const uint digit = uint(number >> (kBits * pass)) % kBins;
            atomicAdd(&histogram[(pass * kBins + digit) * kCopies + threadIdx.x % kCopies], 1u);
        }
    };
    const auto addLoad = [&](const Load& load) {
        const auto* loaded = reinterpret_cast<const Key*>(&load);
#pragma unroll
        for (uint key = 0; key < kKeysPerLoad; ++key)
            add(loaded[key]);
    };
    const auto* loads = reinterpret_cast<const Load*>(keys);
    const uint loadCount = count / kKeysPerLoad;
    const uint step = gridDim.x * WORK_GROUP_SIZE;
    uint i = blockIdx.x * WORK_GROUP_SIZE + threadIdx.x;
    // Four loads at once hide more of their latency than one does. An index is at most 2^30, and a step is
    // below 2^29, so that the sum does not wrap.
    for (; i + 3 * step < loadCount; i += 4 * step) {
        const Load first = loads[i];
        const Load second = loads[i + step];
        const Load third = loads[i + 2 * step];
        const Load fourth = loads[i + 3 * step];
        addLoad(first);
        addLoad(second);
        addLoad(third);
        addLoad(fourth);
    }
    for (; i < loadCount; i += step)
        addLoad(loads[i]);
    if (blockIdx.x == 0) {
        for (uint rest = kKeysPerLoad * loadCount + threadIdx.x; rest < count; rest += WORK_GROUP_SIZE)
            add(keys[rest]);
    }
    __syncthreads();

    for (uint bin = threadIdx.x; bin < kDigits * kBins; bin += WORK_GROUP_SIZE) {
        uint sum = 0;
        for (uint copy = 0; copy < kCopies; ++copy)
            sum += histogram[bin * kCopies + copy];
        if (sum != 0)
            atomicAdd(&control->begins[0][0] + bin, sum);
    }
    // Whoever counts the last block as done has all blocks' counts before it.
    __threadfence();
    __syncthreads();
    if (threadIdx.x == 0)
        isLast = atomicAdd(&control->blocksDone, 1u) == gridDim.x - 1;
    __syncthreads();
    if (!isLast)
        return;
    __threadfence();
    uint passes = 0;
    for (uint pass = 0; pass < kDigits; ++pass) {
        const bool hasBin = threadIdx.x < kBins;
        const uint own = hasBin ? *const_cast<volatile uint*>(&control->begins[pass][threadIdx.x]) : 0;
        const bool same = __syncthreads_or(own == count);
        passes |= same ? 0 : 1u << pass;
        const uint begin = sumInFront(own, sums);
        if (hasBin)
            control->begins[pass][threadIdx.x] = begin;
        __syncthreads();
    }
    // Of keys that are all equal too, one pass runs: they have to get to the result.
    if (threadIdx.x == 0)
        control->passes = passes == 0 ? 1 : passes;
}

/// One digit of all keys; a block sorts one tile.
extern "C" __global__ void __launch_bounds__(WORK_GROUP_SIZE, GROUPS_PER_UNIT)
    onesweep_pass(const Key* keys, Key* result, Key* spare, uint count, Number flip, uint pass,
                  Control* control)
{
    WAIT_FOR_KERNEL_IN_FRONT;
    const uint passes = control->passes;
    if ((passes >> pass & 1u) == 0)
        return;
    const uint left = __popc(passes >> pass);
    const bool isFirst = left == __popc(passes);
    const bool isLast = left == 1;
    const Key* from = isFirst ? keys : left % 2 != 0 ? spare : result;
    Key* to = left % 2 != 0 ? result : spare;
    const Digit digits(pass, flip);
    Sum* published = reinterpret_cast<Sum*>(control + 1) + ulong(pass) * gridDim.x * kBins;

    // Counts and masks of a warp's keys; once they are used up the tile's keys in their new order, and then
    // their values. The host asks for their memory, because arrays with a size have no more than 48 KiB.
    Key* const shared = reinterpret_cast<Key*>(sortscope_local);
    __shared__ uint toGlobal[kBins];
    __shared__ uint sums[kBins / kWarpSize];
    __shared__ uint taken;
    uint* counts = reinterpret_cast<uint*>(shared);
    uint* ownCounts = counts + warp() * kBins;
    uint* ownMasks = counts + (kWarps + warp()) * kBins;

    // Tiles are handed out in order, to blocks that run: a tile waits only for tiles that others have already
    // begun, and those publish their counts before they wait, so every walk back ends.
    if (threadIdx.x == 0)
        taken = atomicAdd(&control->tilesTaken[pass], 1u);
    for (uint bin = lane(); bin < kBins; bin += kWarpSize) {
        ownCounts[bin] = 0;
        ownMasks[bin] = 0;
    }
    __syncthreads();
    const uint tile = taken;
    const uint begin = tile * kTile;
    const uint length = min(kTile, count - begin);

    // A warp reads neighbours at once and holds them in order: key i of a lane lies behind key i of the lanes
    // before, which makes the sort stable. Past the end stand keys of the last digit value, which stay last.
    const Key last = Key(kLargest ^ flip);
    const Key padding = isFirst ? inOrder(last) : last;
    Key own[KEYS_PER_WORK_ITEM];
    const uint first = warp() * kWarpSize * KEYS_PER_WORK_ITEM + lane();
#pragma unroll
    for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i) {
        const uint at = first + i * kWarpSize;
        own[i] = at < length ? from[begin + at] : padding;
    }
    if (kIsMapped && isFirst) {
#pragma unroll
        for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i)
            own[i] = inOrder(own[i]);
    }

    // The warp's counts of each digit value, with the ranks of its keys where they come along.
    const uint lanesInFront = (1u << lane()) - 1;
    const Look look = lookAt(digits.of(own[0]), lanesInFront);
    const bool hasCommon = look.common != kBins;
    // Nothing is lost where the first pass changes the order of equal digits of keys without values; but past
    // the end keys have to stay last.
    const bool inAnyOrder = VALUE_BYTES == 0 && isFirst && length == kTile;
    const bool isCompared = look.different <= (inAnyOrder || hasCommon ? kFewDigitsInAnyOrder : kFewDigits);
    Ranks ranks;
    if (isCompared) {
#pragma unroll
        for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i) {
            const uint digit = digits.of(own[i]);
            const uint equal = __match_any_sync(kAllLanes, digit);
            const uint equalInFront = __popc(equal & lanesInFront);
            uint next = 0;
            if (equalInFront == 0)
                next = atomicAdd(&ownCounts[digit], __popc(equal));
            ranks.set(i, __shfl_sync(kAllLanes, next, __ffs(equal) - 1) + equalInFront);
            __syncwarp();
        }
    } else if (hasCommon) {
        uint ofCommon = 0;
#pragma unroll
        for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i) {
            const uint digit = digits.of(own[i]);
            const uint lanes = __ballot_sync(kAllLanes, digit == look.common);
            uint rank = ofCommon + __popc(lanes & lanesInFront);
            if (digit != look.common && inAnyOrder)
                rank = atomicAdd(&ownCounts[digit], 1u);
            else if (digit != look.common)
                atomicAdd(&ownCounts[digit], 1u);
            ranks.set(i, rank);
            ofCommon += __popc(lanes);
        }
        if (lane() == 0)
            ownCounts[look.common] = ofCommon;
    } else if (inAnyOrder) {
#pragma unroll
        for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i)
            ranks.set(i, atomicAdd(&ownCounts[digits.of(own[i])], 1u));
    } else {
#pragma unroll
        for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i)
            atomicAdd(&ownCounts[digits.of(own[i])], 1u);
    }
    __syncthreads();

    // A thread a digit value: how many the warps in front have, and the tile in all.
    const uint bin = threadIdx.x;
    const bool hasBin = bin < kBins;
    uint inTile = 0;
    if (hasBin) {
        for (uint i = 0; i < kWarps; ++i) {
            const uint ofWarp = counts[i * kBins + bin];
            counts[i * kBins + bin] = inTile;
            inTile += ofWarp;
        }
    }
    const uint real = inTile - (bin == kBins - 1 ? kTile - length : 0);
    const uint digitBegin = hasBin ? control->begins[pass][bin] : 0;
    if (hasBin)
        store(&published[ulong(tile) * kBins + bin],
              tile == 0 ? kWholeSum | (Sum(digitBegin) + real) : kOwnCount | Sum(real));
    const uint beginInTile = sumInFront(inTile, sums);
    if (hasBin) {
        for (uint i = 0; i < kWarps; ++i)
            counts[i * kBins + bin] += beginInTile;
    }
    __syncthreads();

    // Where each key goes in the tile. Lanes with equal digits find each other by a mask where they are not
    // ranked yet, those with a common digit by a vote, and the first of them moves the warp's count on for
    // all. The barriers of the warp keep one key's steps apart.
    uint place[KEYS_PER_WORK_ITEM];
    const auto placeByMasks = [&](auto isSkewed) {
#pragma unroll
        for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i) {
            const uint digit = digits.of(own[i]);
            const bool isCommon = isSkewed.kValue && digit == look.common;
            const uint voted = isSkewed.kValue ? __ballot_sync(kAllLanes, isCommon) : 0;
            if (!isCommon)
                atomicOr(&ownMasks[digit], 1u << lane());
            __syncwarp();
            const uint equal = isCommon ? voted : ownMasks[digit];
            __syncwarp();
            const uint equalInFront = __popc(equal & lanesInFront);
            uint next = 0;
            if (equalInFront == 0) {
                next = atomicAdd(&ownCounts[digit], __popc(equal));
                ownMasks[digit] = 0;
            }
            place[i] = __shfl_sync(kAllLanes, next, __ffs(equal) - 1) + equalInFront;
            __syncwarp();
        }
    };
    if (isCompared || inAnyOrder) {
#pragma unroll
        for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i)
            place[i] = ownCounts[digits.of(own[i])] + ranks.of(i);
    } else if (hasCommon) {
        placeByMasks(Bool<true>());
    } else {
        placeByMasks(Bool<false>());
    }
    // All warps are done with counts and masks, whose memory the keys take.
    __syncthreads();
#pragma unroll
    for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i)
        shared[place[i]] = own[i];

    if (hasBin) {
        Sum inFront = digitBegin;
        if (tile != 0) {
            inFront = lookBack(published, tile, bin);
            store(&published[ulong(tile) * kBins + bin], kWholeSum | (inFront + real));
        }
        // Of a key at place p of the tile, p + toGlobal is where it goes; a difference that wraps comes back.
        toGlobal[bin] = uint(inFront) - beginInTile;
    }
    __syncthreads();

    uint target[KEYS_PER_WORK_ITEM];
    const auto writeKeys = [&](auto written) {
#pragma unroll
        for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i) {
            const uint at = threadIdx.x + i * WORK_GROUP_SIZE;
            const Key key = shared[at];
            target[i] = toGlobal[digits.of(key)] + at;
            if (at < length)
                to[target[i]] = written(key);
        }
    };
    if (kIsMapped && isLast)
        writeKeys([](Key key) { return inOrder(key); });
    else
        writeKeys([](Key key) { return key; });
#if VALUE_BYTES > 0
    const Value* const fromValues = valuesBehind(from, count) + begin;
    Value* const toValues = valuesBehind(to, count);
    Value* const sharedValues = reinterpret_cast<Value*>(sortscope_local);
    __syncthreads();
#    pragma unroll
    for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i) {
        const uint at = first + i * kWarpSize;
        sharedValues[place[i]] = at < length ? fromValues[at] : 0;
    }
    __syncthreads();
#    pragma unroll
    for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i) {
        const uint at = threadIdx.x + i * WORK_GROUP_SIZE;
        if (at < length)
            toValues[target[i]] = sharedValues[at];
    }
#endif
}
