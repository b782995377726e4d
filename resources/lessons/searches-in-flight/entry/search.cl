// SPDX-License-Identifier: GPL-3.0-or-later
// A work-group looks for one key, by segments.
//
// haystack, length   in ascending order
// needles, needle    the keys, and the one that is looked for
// answers            one word a key: the index of the first equal element, or NOT_FOUND
// GROUP              work-items of the work-group
#define NOT_FOUND 0xFFFFFFFFu

__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void
search_one(__global const uint* haystack, uint length, __global const uint* needles, uint needle,
           __global uint* answers)
{
    __local uint found;
    const uint t = get_local_id(0);
    const uint key = needles[needle];
    uint low = 0;
    uint left = length;
    while (left > 0u) {
        const uint width = (left + GROUP - 1u) / GROUP;
        if (t == 0u)
            found = NOT_FOUND;
        barrier(CLK_LOCAL_MEM_FENCE);
        // The first segment whose last element is not less than the key.
        const uint begin = t * width;
        if (begin < left && haystack[low + min(begin + width, left) - 1u] >= key
            && (begin == 0u || haystack[low + begin - 1u] < key))
            found = t;
        barrier(CLK_LOCAL_MEM_FENCE);
        const uint segment = found;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (segment == NOT_FOUND)
            left = 0;
        else {
            low += segment * width;
            left = min(width, left - segment * width);
        }
        if (left == 1u)
            break;
    }
    if (t == 0u)
        answers[needle] = left == 1u && haystack[low] == key ? low : NOT_FOUND;
}
