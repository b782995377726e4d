// SPDX-License-Identifier: GPL-3.0-or-later
// Merge-path pass: merges neighbouring sorted runs of equal width, every work-item an equal share of the
// output.
//
// Odeh, Green, Mwassi, Shmueli, Birk: "Merge Path - Parallel Merging Made Simple", IPDPS Workshops 2012. A
// work-item finds where its part of the output begins in both runs by a binary search on its diagonal, then
// merges serially.
//
// Compile-time constant: SHARE (keys that a work-item writes; a power of two that divides the width).
// input, output  n keys, at most 2^31: sums of two indices have 32 bits; different buffers
// width          keys of a run; the last run, or the last two, may be shorter
// order          0 for ascending, 0xFFFFFFFF for descending: keys are compared after an exclusive-or with it
__kernel void merge_path_pass(__global const uint* input, __global uint* output, uint n, uint width,
                              uint order)
{
    const uint first = get_global_id(0) * SHARE;
    if (first >= n)
        return;
    const uint begin = first - (first & (2u * width - 1u));
    const uint middle = min(begin + width, n);
    const uint end = min(middle + width, n);
    const uint diagonal = first - begin;

    // Fewest keys that the left run gives to the first `diagonal` keys of the output.
    uint low = diagonal > end - middle ? diagonal - (end - middle) : 0u;
    uint high = min(diagonal, middle - begin);
    while (low < high) {
        const uint probe = (low + high) / 2u;
        if ((input[begin + probe] ^ order) <= (input[middle + diagonal - 1u - probe] ^ order))
            low = probe + 1u;
        else
            high = probe;
    }

    uint left = begin + low;
    uint right = middle + diagonal - low;
    const uint last = min(first + SHARE, end);
    for (uint i = first; i < last; ++i) {
        const int take_left =
            left < middle && (right >= end || (input[left] ^ order) <= (input[right] ^ order));
        output[i] = take_left ? input[left] : input[right];
        left += take_left ? 1u : 0u;
        right += take_left ? 0u : 1u;
    }
}
