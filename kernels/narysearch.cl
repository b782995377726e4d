// SPDX-License-Identifier: GPL-3.0-or-later
// N-ary search: one launch a pass, one work-item a segment, and one key at a time or all of them.
//
// The structure is the one of the binary search sample of AMD's APP SDK: the range that is left is split into
// N segments, each work-item looks at the first and the last element of its own, and the one whose segment
// holds the key reports, so that the host launches again on that segment: log_N n passes. Here the ends never
// leave the range, the last segment may be shorter, and the segment that reports is the one that holds the
// key's first occurrence: at most one work-item writes, whatever repeats.

// KEY, KEY_BITS         the unsigned type of a key's word, and how many bits it has: 8, 16, 32 or 64
// FLIP, FLIP_NEGATIVE   which bits ordered() changes, by the type of the keys

// A key as an unsigned number: in the order of data::rankOf(), and no two keys as the same one.
KEY ordered(KEY key)
{
    return key ^ (FLIP | (((KEY)0 - (key >> (KEY_BITS - 1u))) & FLIP_NEGATIVE));
}

// True if elements begin … end - 1 hold the key's first occurrence, as far as their ends tell. `key` is
// ordered().
bool holds(__global const KEY* haystack, uint begin, uint end, KEY key)
{
    const KEY first = ordered(haystack[begin]);
    if (first > key || ordered(haystack[end - 1u]) < key)
        return false;
    // A run of equal elements that began before this segment belongs to the segment where it began.
    return first != key || begin == 0u || ordered(haystack[begin - 1u]) != key;
}

// haystack      the whole ascending haystack, at most 2^31 elements: sums of two indices have 32 bits
// needles       all keys; this launch looks for needles[needle]
// low, length   the range that is left, length at least 1
// width         elements of a segment, the last ones may have fewer or none: ceil(length / subdivisions)
// subdivisions  N
// ticket        tells this launch's report from the ones before, so that nothing is reset between launches
// report        report[0]: the segment that holds the key; report[1]: the ticket of the launch that said so
__kernel void nary_search_pass(__global const KEY* haystack, __global const KEY* needles, uint needle,
                               uint low, uint length, uint width, uint subdivisions, uint ticket,
                               __global uint* report)
{
    const uint segment = get_global_id(0);
    if (segment >= subdivisions)
        return;
    const uint offset = segment * width;
    if (offset >= length)
        return;

    const uint begin = low + offset;
    const uint end = begin + min(width, length - offset);
    if (!holds(haystack, begin, end, ordered(needles[needle])))
        return;
    report[0] = segment;
    report[1] = ticket;
}

// All keys at once: work-item i looks at segment i % subdivisions of key i / subdivisions, and what a pass
// reports is where the next one looks, so that the host only counts passes. A key that is absent is reported
// by nobody, and rests from the next pass on. Once its range is one element, the same work-item reports it
// again in each pass, with the same answer.
//
// pass          0, 1, …: the first pass looks at the whole haystack
// from, to      three words a key: low, length, and the pass that goes on there; a launch reads `from` and
// writes
//               `to`, which hold no pass at first
// answers       all "not found" at first; gets the index of the first element that is the key
__kernel void nary_search_batched_pass(__global const KEY* haystack, uint length, __global const KEY* needles,
                                       uint count, uint subdivisions, uint pass, __global const uint* from,
                                       __global uint* to, __global uint* answers)
{
    const ulong item = get_global_id(0);
    const uint needle = (uint)(item / subdivisions);
    if (needle >= count)
        return;
    uint low = 0;
    uint left = length;
    if (pass > 0u) {
        if (from[3u * needle + 2u] != pass)
            return;
        low = from[3u * needle];
        left = from[3u * needle + 1u];
    }
    const uint width = (left + subdivisions - 1u) / subdivisions;
    const uint offset = (uint)(item % subdivisions) * width;
    if (offset >= left)
        return;

    const uint begin = low + offset;
    const uint end = begin + min(width, left - offset);
    if (!holds(haystack, begin, end, ordered(needles[needle])))
        return;
    to[3u * needle] = begin;
    to[3u * needle + 1u] = end - begin;
    to[3u * needle + 2u] = pass + 1u;
    if (end - begin == 1u)
        answers[needle] = begin;
}
