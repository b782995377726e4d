// SPDX-License-Identifier: GPL-3.0-or-later
// N-ary search: one key, one launch a pass, one work-item a segment.
//
// The structure is the one of the binary search sample of AMD's APP SDK: the range that is left is split into
// N segments, each work-item looks at the first and the last element of its own, and the one whose segment
// holds the key reports, so that the host launches again on that segment: log_N n passes. Here the ends never
// leave the range, the last segment may be shorter, and the segment that reports is the one that holds the
// key's first occurrence: at most one work-item writes, whatever repeats.
//
// haystack      the whole ascending haystack, at most 2^31 elements: sums of two indices have 32 bits
// needles       all keys; this launch looks for needles[needle]
// low, length   the range that is left, length at least 1
// width         elements of a segment, the last ones may have fewer or none: ceil(length / subdivisions)
// subdivisions  N
// ticket        distinguishes this launch's report from the ones before, so that nothing is reset between
// launches report        report[0]: the segment that holds the key; report[1]: the ticket of the launch that
// said so
__kernel void nary_search_pass(__global const uint* haystack, __global const uint* needles, uint needle,
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
    const uint key = needles[needle];
    const uint first = haystack[begin];
    if (first > key || haystack[end - 1] < key)
        return;
    // A run of equal elements that began before this segment belongs to the segment where it began.
    if (first == key && begin > 0 && haystack[begin - 1] == key)
        return;
    report[0] = segment;
    report[1] = ticket;
}
