// SPDX-License-Identifier: GPL-3.0-or-later
// Concurrent search: many keys, one launch, one work-item a key and part of the haystack.
//
// The structure is the one of the concurrent kernel of the binary search sample of AMD's APP SDK: the
// haystack is cut into equal parts, and each of keys × subdivisions work-items does a plain binary search of
// one key in one part. Here all arithmetic is unsigned, the parts cover the whole haystack, each search finds
// the first equal element of its part, and only the part that holds a key's first occurrence answers, so that
// no two work-items write one answer. Keys that no part holds keep the "not found" that the host fills in
// before.
//
// SUBDIVISIONS   parts of the haystack, a compile-time constant: the division below is a multiplication then
// KEY, KEY_BITS  the unsigned type of a key's word, and how many bits it has: 8, 16, 32 or 64
// FLIP, FLIP_NEGATIVE   which bits ordered() changes, by the type of the keys

// A key as an unsigned number: in the order of data::rankOf(), and no two keys as the same one.
KEY ordered(KEY key)
{
    return key ^ (FLIP | (((KEY)0 - (key >> (KEY_BITS - 1u))) & FLIP_NEGATIVE));
}

// haystack, length  ascending, length 1 … 2^31: sums of two indices have 32 bits
// width          elements of a part, the last ones may have fewer or none: ceil(length / SUBDIVISIONS)
// needles, count    the keys, at most 2^31
// answers        one word a key, all "not found"; gets the index of the first element equal to the key
__kernel void concurrent_search(__global const KEY* haystack, uint length, uint width,
                                __global const KEY* needles, uint count, __global uint* answers)
{
    const ulong item = get_global_id(0);
    const ulong needle = item / SUBDIVISIONS;
    if (needle >= count)
        return;
    const uint begin = (uint)(item % SUBDIVISIONS) * width;
    if (begin >= length)
        return;
    const uint end = begin + min(width, length - begin);

    const KEY key = ordered(needles[needle]);
    uint low = begin;
    uint high = end;
    while (low < high) {
        const uint middle = low + (high - low) / 2;
        if (ordered(haystack[middle]) < key)
            low = middle + 1;
        else
            high = middle;
    }
    if (low == end || ordered(haystack[low]) != key)
        return;
    // A run of equal elements that began before this part belongs to the part where it began.
    if (low == begin && begin > 0 && ordered(haystack[begin - 1]) == key)
        return;
    answers[needle] = low;
}
