// SPDX-License-Identifier: GPL-3.0-or-later
// Lower bound: many keys, one launch. A binary search whose first levels run in local memory.
//
// The haystack is cut into PARTS equal parts, and the last elements of all but the last of them are the
// pivots. Each work-group reads them once, and finds the part of a key in local memory: these are the levels
// that all keys would read from global memory again and again. The part is searched in global memory. A
// work-item takes KEYS searches in step: while one waits for an element, the others' loads are on their way.
// No step has a branch that depends on a key.
//
// Source: binary search with its first levels kept near the processor, as in Kim et al., "FAST: Fast
// Architecture Sensitive Tree Search on Modern CPUs and GPUs", SIGMOD 2010.
//
// GROUP          work-items of a work-group
// KEYS           keys of a work-item
// PARTS          parts of the haystack, a power of two
// FLIP, FLIP_NEGATIVE   which bits ordered() changes, by the type of the keys
//
// Memory traffic: the keys and the answers once, PARTS elements a work-group, and at most 1 + log2(width)
// elements a key, of which neighbouring keys share the more the nearer they lie.

// A key as an unsigned number: in the order of data::rankOf(), and no two keys as the same one.
uint ordered(uint key)
{
    return key ^ (FLIP | ((0u - (key >> 31)) & FLIP_NEGATIVE));
}

// haystack, length  ascending, length 1 … 2^31: sums of two indices have 32 bits
// width             elements of a part, the last ones may have fewer or none: ceil(length / PARTS)
// needles, count    the keys, at most 2^31
// notFound          what a key is answered that the haystack lacks
// answers           one word a key; gets the index of the first element equal to the key, or notFound
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void
lower_bound(__global const uint* haystack, uint length, uint width, __global const uint* needles, uint count,
            uint notFound, __global uint* answers)
{
    __local uint pivots[PARTS];
    const uint item = get_local_id(0);
    for (uint part = item; part < PARTS; part += GROUP) {
        // Parts that end behind the last element are greater than any key: no key lies behind them.
        const ulong end = (ulong)(part + 1u) * width;
        pivots[part] = end < length ? ordered(haystack[(uint)end - 1u]) : UINT_MAX;
    }
    // From here on the pivots are only read.
    barrier(CLK_LOCAL_MEM_FENCE);

    uint keys[KEYS];
    uint begins[KEYS];
    const ulong first = (ulong)get_group_id(0) * (GROUP * KEYS) + item;
    for (uint k = 0; k < KEYS; ++k) {
        const ulong needle = first + k * GROUP;
        keys[k] = needle < count ? ordered(needles[needle]) : 0u;
        uint part = 0;
        for (uint step = PARTS / 2u; step > 0u; step /= 2u)
            part += pivots[part + step - 1u] < keys[k] ? step : 0u;
        begins[k] = part * width;
    }

    for (uint left = width; left > 1u;) {
        const uint lower = left / 2u;
        for (uint k = 0; k < KEYS; ++k) {
            // An index behind the last element stands for one that is greater than any key.
            const uint at = min(begins[k] + lower, length) - 1u;
            begins[k] += at + 1u - begins[k] == lower && ordered(haystack[at]) < keys[k] ? lower : 0u;
        }
        left -= lower;
    }

    for (uint k = 0; k < KEYS; ++k) {
        const ulong needle = first + k * GROUP;
        if (needle >= count)
            continue;
        uint at = begins[k];
        at += at < length && ordered(haystack[at]) < keys[k] ? 1u : 0u;
        answers[needle] = at < length && ordered(haystack[at]) == keys[k] ? at : notFound;
    }
}
