// SPDX-License-Identifier: GPL-3.0-or-later
// Digits of eight bits, and how many equal ones are in front of each key of a warp.
//
// Source: S. Ashkiani, A. Davidson, U. Meyer and J. D. Owens, "GPU Multisplit", 2016 (votes of a warp that
// find equal digits).
//
// Included behind cluster.cuh. Constants: KEYS_PER_WORK_ITEM and MATCH, one of the three below.

// How a warp finds the lanes with equal digits.
#define MATCH_VOTES 0
#define MATCH_INSTRUCTION 1
#define MATCH_MASKS 2

constexpr uint kBits = 8;
constexpr uint kBins = 1u << kBits;

__device__ uint digitOf(uint key, uint shift)
{
    return key >> shift & (kBins - 1);
}

/// The lanes whose digit is that of this one.
__device__ uint lanesWith(uint digit, uint* masks)
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
    atomicOr(&masks[digit], 1u << lane());
    __syncwarp();
    return masks[digit];
#endif
}

/// Of each of a thread's keys, how many with its digit are in front of it among the warp's. A warp's keys are
/// in order by their number in a thread, then by lane. Leaves in the warp's `counts` how many there are of
/// each digit value; MATCH_MASKS needs as many words of `masks` beside.
__device__ void rank(const uint (&own)[KEYS_PER_WORK_ITEM], uint (&place)[KEYS_PER_WORK_ITEM], uint shift,
                     uint* counts, uint* masks)
{
    for (uint bin = lane(); bin < kBins; bin += kWarpSize) {
        counts[bin] = 0;
#if MATCH == MATCH_MASKS
        masks[bin] = 0;
#endif
    }
    __syncwarp();
    const uint lanesInFront = (1u << lane()) - 1;
#pragma unroll
    for (uint i = 0; i < KEYS_PER_WORK_ITEM; ++i) {
        const uint digit = digitOf(own[i], shift);
        const uint equal = lanesWith(digit, masks);
        const uint inFront = __popc(equal & lanesInFront);
        const uint before = counts[digit];
        place[i] = before + inFront;
        // All lanes have read before the first one with this digit counts for all.
        __syncwarp();
        if (inFront == 0) {
            counts[digit] = before + __popc(equal);
#if MATCH == MATCH_MASKS
            masks[digit] = 0;
#endif
        }
        __syncwarp();
    }
}
