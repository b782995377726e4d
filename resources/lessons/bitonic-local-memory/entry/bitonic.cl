// SPDX-License-Identifier: GPL-3.0-or-later
// Bitonic sort: one launch a pass, one work-item a pair.
//
// keys        a power of two of them
// stage       blocks of 2^(stage+1) keys are sorted in alternating directions
// pass        0 to stage: pairs are 2^(stage-pass) apart
// descending  0: the whole array ends in ascending order, 1: in descending order
// GROUP       work-items of a work-group
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void bitonic_pass(__global uint* keys, uint stage,
                                                                              uint pass, uint descending)
{
    const uint t = get_global_id(0);
    const uint shift = stage - pass;
    const uint left = ((t >> shift) << (shift + 1u)) + (t & ((1u << shift) - 1u));
    const uint right = left + (1u << shift);

    const uint a = keys[left];
    const uint b = keys[right];
    // Blocks alternate, so that two neighbours form the sequence that the next stage merges.
    const uint flip = ((t >> stage) & 1u) ^ descending;
    keys[left] = flip ? max(a, b) : min(a, b);
    keys[right] = flip ? min(a, b) : max(a, b);
}
