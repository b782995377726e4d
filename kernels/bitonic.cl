// SPDX-License-Identifier: GPL-3.0-or-later
// Bitonic sort, one launch a pass, one work-item a pair.
//
// The network is Batcher's ("Sorting networks and their applications", AFIPS SJCC 1968); the launch structure
// is the one of the bitonic sort sample of AMD's APP SDK: for n = 2^k keys the host launches passes 0 … s of
// the stages s = 0 … k-1, n/2 work-items each, and everything happens in place in global memory.
//
// keys        n keys, n a power of two, 2 … 2^31: indices have 32 bits
// stage       0 … k-1: blocks of 2^(stage+1) keys are sorted in alternating directions
// pass        0 … stage: pairs are 2^(stage-pass) apart
// descending  0: the whole array ends in ascending order, 1: in descending order
//
// Compile-time constants:
//   KEY              the unsigned type of a key's word
//   WORK_GROUP_SIZE  at most n/2. Stated as required, or drivers assume the worst
__kernel __attribute__((reqd_work_group_size(WORK_GROUP_SIZE, 1, 1))) void
bitonic_pass(__global KEY* keys, uint stage, uint pass, uint descending)
{
    const uint t = get_global_id(0);
    const uint shift = stage - pass;
    const uint distance = 1u << shift;
    const uint left = ((t >> shift) << (shift + 1)) + (t & (distance - 1));
    const uint right = left + distance;

    const KEY a = keys[left];
    const KEY b = keys[right];
    // Blocks alternate, so that two neighbours form the bitonic sequence that the next stage merges.
    const uint flip = ((t >> stage) & 1u) ^ descending;
    const KEY smaller = min(a, b); // compare
    const KEY larger = max(a, b);
    keys[left] = flip ? larger : smaller;
    keys[right] = flip ? smaller : larger;
}
