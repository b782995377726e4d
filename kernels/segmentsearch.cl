// SPDX-License-Identifier: GPL-3.0-or-later
// Segment search: many keys, one work-item a segment of the haystack, then one work-item a key.
//
// The first step is the many-keys kernel of the binary search sample of AMD's APP SDK: each work-item owns a
// segment of fixed size (256 elements there), tests every key against the segment's ends, and answers with
// the start of its segment. Here the last segment may be shorter, and only the segment that holds a key's
// first occurrence answers, so that no two work-items write one answer. The second step finds the element in
// the segment. Keys outside of all segments keep the "not found" that the host fills in before.

// KEY, KEY_BITS         the unsigned type of a key's word, and how many bits it has: 8, 16, 32 or 64
// FLIP, FLIP_NEGATIVE   which bits ordered() changes, by the type of the keys

// A key as an unsigned number: in the order of data::rankOf(), and no two keys as the same one.
KEY ordered(KEY key)
{
    return key ^ (FLIP | (((KEY)0 - (key >> (KEY_BITS - 1u))) & FLIP_NEGATIVE));
}

// haystack, length  ascending, length 1 … 2^31: sums of two indices have 32 bits
// needles, count    the keys, at most 2^31
// segmentSize       elements that a work-item owns
// answers           one word a key, all "not found"; gets the index of the segment's first element
__kernel void segment_search_segments(__global const KEY* haystack, uint length, __global const KEY* needles,
                                      uint count, uint segmentSize, __global uint* answers)
{
    const ulong start = (ulong)get_global_id(0) * segmentSize;
    if (start >= length)
        return;
    const uint begin = (uint)start;
    const uint end = begin + min(segmentSize, length - begin);
    const KEY first = ordered(haystack[begin]);
    const KEY last = ordered(haystack[end - 1]);
    // A run of equal elements that began before this segment belongs to the segment where it began.
    const bool firstIsOwn = begin == 0 || ordered(haystack[begin - 1]) != first;
    for (uint i = 0; i < count; ++i) {
        const KEY key = ordered(needles[i]);
        if (key >= first && key <= last && (firstIsOwn || key != first))
            answers[i] = begin;
    }
}

// notFound  what a key is answered that no segment holds, or that falls between two elements of its segment
// answers   the first step's; gets the index of the first element equal to the key, or notFound
__kernel void segment_search_elements(__global const KEY* haystack, uint length, __global const KEY* needles,
                                      uint count, uint segmentSize, uint notFound, __global uint* answers)
{
    const uint i = get_global_id(0);
    if (i >= count)
        return;
    const uint begin = answers[i];
    if (begin == notFound)
        return;
    const KEY key = ordered(needles[i]);
    uint low = begin;
    uint left = min(segmentSize, length - begin);
    while (left > 0) {
        const uint middle = left / 2;
        if (ordered(haystack[low + middle]) < key) {
            low += middle + 1;
            left -= middle + 1;
        } else {
            left = middle;
        }
    }
    // The segment's last element is not below the key, so that low is still an element of the segment.
    answers[i] = ordered(haystack[low]) == key ? low : notFound;
}
