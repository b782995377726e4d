// SPDX-License-Identifier: GPL-3.0-or-later
// Bitonic sort with two kernels: stages that build alternating runs, then one merge of the whole array.
//
// The network is Batcher's ("Sorting networks and their applications", AFIPS SJCC 1968); the launch structure
// is the one of a Japanese PyOpenCL text: a launch has one work-item a key, of which those at the left end of
// a pair work. Keys are compared as the integers that they are (the text goes through float, which is wrong
// above 2^24).
//
// keys        n keys, n a power of two, 2 … 2^31: indices have 32 bits
// stage       runs of 2^(stage+1) keys come out in alternating directions
// shift       log2 of the distance of a pair
// descending  0: the whole array ends in ascending order, 1: in descending order
//
// Compile-time constant: KEY, the unsigned type of a key's word

void compare_exchange(global KEY* keys, uint left, uint right, uint flip)
{
    const KEY a = keys[left];
    const KEY b = keys[right];
    if (flip ? a < b : b < a) { // compare
        keys[left] = b;
        keys[right] = a;
    }
}

__kernel void two_kernel_stage(__global KEY* keys, uint stage, uint shift, uint descending)
{
    const uint g = get_global_id(0);
    const uint distance = 1u << shift;
    if ((g & (2u * distance - 1u)) >= distance)
        return;
    const uint flip = ((g >> (stage + 1u)) & 1u) ^ descending;
    compare_exchange(keys, g, g + distance, flip);
}

__kernel void two_kernel_merge(__global KEY* keys, uint shift, uint descending)
{
    const uint g = get_global_id(0);
    const uint distance = 1u << shift;
    if ((g & (2u * distance - 1u)) >= distance)
        return;
    compare_exchange(keys, g, g + distance, descending);
}
