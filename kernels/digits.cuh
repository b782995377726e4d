// SPDX-License-Identifier: GPL-3.0-or-later
// Digits of eight bits, and how many equal ones are in front of each key of a warp.
//
// Source: S. Ashkiani, A. Davidson, U. Meyer and J. D. Owens, "GPU Multisplit", 2016 (votes of a warp that
// find equal digits).
//
// Included behind cluster.cuh. Constants: KEYS_PER_WORK_ITEM and MATCH, one of those below.

// How a warp finds the lanes with equal digits.
#define MATCH_VOTES 0
#define MATCH_INSTRUCTION 1
#define MATCH_MASKS 2
// By a look at its digits: the instruction where few of them differ, else masks, without a common digit.
#define MATCH_ADAPTIVE 3
#define HAS_MASKS (MATCH == MATCH_MASKS || MATCH == MATCH_ADAPTIVE)

constexpr uint kBits = 8;
constexpr uint kBins = 1u << kBits;

#include "look.cuh"

/// With at most so many different digits among the lanes of a warp, the instruction beats masks.
constexpr uint kFewDigits = 12;
/// Whether warps look at their digits: with fewer keys a thread that takes longer than it saves.
constexpr bool kLooks = MATCH == MATCH_ADAPTIVE && KEYS_PER_WORK_ITEM >= 12;

__device__ uint digitOf(uint key, uint shift)
{
    return key >> shift & (kBins - 1);
}

/// The lanes whose digit is that of this one. `look` is at any of the warp's digits in the same pass.
__device__ uint lanesWith(uint digit, uint* masks, const Look& look)
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
#elif MATCH == MATCH_ADAPTIVE
    if (!kLooks || look.different <= kFewDigits)
        return __match_any_sync(kAllLanes, digit);
    const bool isCommon = digit == look.common;
    const uint voted = __ballot_sync(kAllLanes, isCommon);
    if (!isCommon)
        atomicOr(&masks[digit], 1u << lane());
    __syncwarp();
    return isCommon ? voted : masks[digit];
#else
    // The caller's barriers of the warp keep one key's masks from the next one's.
    atomicOr(&masks[digit], 1u << lane());
    __syncwarp();
    return masks[digit];
#endif
}

/// Of each of a thread's keys, how many with its digit are in front of it among the warp's. A warp's keys are
/// in order by their number in a thread, then by lane. Leaves in the warp's `counts` how many there are of
/// each digit value; masks need as many words of `masks` beside.
__device__ void rank(const uint (&own)[KEYS_PER_WORK_ITEM], uint (&place)[KEYS_PER_WORK_ITEM], uint shift,
                     uint* counts, uint* masks)
{
    for (uint bin = lane(); bin < kBins; bin += kWarpSize) {
        counts[bin] = 0;
#if HAS_MASKS
        masks[bin] = 0;
#endif
    }
    __syncwarp();
    const uint lanesInFront = (1u << lane()) - 1;
    const Look look = kLooks ? lookAt(digitOf(own[0], shift), lanesInFront) : Look{};
#pragma unroll
    for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i) {
        const uint digit = digitOf(own[i], shift);
        const uint equal = lanesWith(digit, masks, look);
        const uint inFront = __popc(equal & lanesInFront);
        const uint before = counts[digit];
        place[i] = before + inFront;
        // All lanes have read before the first one with this digit counts for all.
        __syncwarp();
        if (inFront == 0) {
            counts[digit] = before + __popc(equal);
#if HAS_MASKS
            masks[digit] = 0;
#endif
        }
        __syncwarp();
    }
}
