// SPDX-License-Identifier: GPL-3.0-or-later
// What one digit of each lane tells of a warp's digits, so that it can count them in the way that suits them.
//
// Source: S. Ashkiani, A. Davidson, U. Meyer and J. D. Owens, "GPU Multisplit", 2016 (votes of a warp that
// find equal digits).
//
// Included behind kAllLanes, kBits and kBins.

/// A digit that so many lanes of a warp hold is counted by a vote, apart from the others.
constexpr uint kManyLanes = 8;

/// What one digit of each lane tells of a warp's digits.
struct Look {
    /// How many different ones there are.
    uint different;
    /// One that kManyLanes lanes or more hold; kBins if there is none.
    uint common;
};

/// By a vote on each bit.
__device__ Look lookAt(uint digit, uint lanesInFront)
{
    uint equal = kAllLanes;
#pragma unroll
    for (uint bit = 0; bit < kBits; ++bit) {
        const bool set = (digit >> bit & 1u) != 0;
        const uint votes = __ballot_sync(kAllLanes, set);
        equal &= set ? votes : ~votes;
    }
    const uint different = __popc(__ballot_sync(kAllLanes, (equal & lanesInFront) == 0));
    const uint many = __ballot_sync(kAllLanes, __popc(equal) >= kManyLanes);
    const uint common = __shfl_sync(kAllLanes, digit, many == 0 ? 0 : __ffs(many) - 1);
    return {different, many == 0 ? kBins : common};
}
