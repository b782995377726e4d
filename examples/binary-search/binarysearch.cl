// SPDX-License-Identifier: MIT
__kernel void binary_search(__global const uint* haystack, uint length, __global const uint* keys,
                            __global int* answers)
{
    const uint i = get_global_id(0);
    const uint key = keys[i];
    uint low = 0;
    uint count = length;
    while (count > 0) {
        const uint half_count = count / 2u;
        if (haystack[low + half_count] < key) {
            low += half_count + 1u;
            count -= half_count + 1u;
        } else {
            count = half_count;
        }
    }
    answers[i] = low < length && haystack[low] == key ? (int)low : -1;
}
