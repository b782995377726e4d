// SPDX-License-Identifier: GPL-3.0-or-later
// One pass of a radix sort by digits of 4 bits.
//
// keys, n      to be sorted
// shift        the lowest bit of the digit
// table        16 rows, one a digit, with a word for each tile: counts, then places
// TILE         keys of a tile, which are the work-items of a work-group
// SCAN_GROUP   work-items of the work-group that scans

// The digit of a key. Turning over all bits of the keys (order) turns the order over.
uint digit_of(uint key, uint shift, uint order)
{
    return ((key ^ order) >> shift) & 15u;
}

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1))) void
digit_count(__global const uint* keys, uint n, uint shift, uint order, __global uint* table)
{
    __local uint counts[16];
    const uint t = get_local_id(0);
    const uint i = get_global_id(0);
    if (t < 16u)
        counts[t] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i < n)
        atomic_inc(&counts[digit_of(keys[i], shift, order)]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (t < 16u)
        table[t * get_num_groups(0) + get_group_id(0)] = counts[t];
}

// Turns the counts into places: each word becomes the sum of those before it. One work-group does it all.
__kernel __attribute__((reqd_work_group_size(SCAN_GROUP, 1, 1))) void digit_scan(__global uint* table,
                                                                                 uint count)
{
    __local uint sums[SCAN_GROUP];
    const uint t = get_local_id(0);
    const uint share = (count + SCAN_GROUP - 1u) / SCAN_GROUP;
    const uint begin = min(t * share, count);
    const uint end = min(begin + share, count);
    uint sum = 0;
    for (uint i = begin; i < end; ++i)
        sum += table[i];
    const uint own = sum;
    for (uint distance = 1; distance < SCAN_GROUP; distance *= 2u) {
        sums[t] = sum;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (t >= distance)
            sum += sums[t - distance];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    uint place = sum - own;
    for (uint i = begin; i < end; ++i) {
        const uint words = table[i];
        table[i] = place;
        place += words;
    }
}

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1))) void digit_scatter(__global const uint* keys,
                                                                              __global uint* sorted, uint n,
                                                                              uint shift, uint order,
                                                                              __global const uint* table)
{
    __local uint digits[TILE];
    const uint t = get_local_id(0);
    const uint i = get_global_id(0);
    const uint key = i < n ? keys[i] : 0u;
    const uint digit = digit_of(key, shift, order);
    digits[t] = digit;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i >= n)
        return;
    // The rank: how many keys before this one have its digit.
    uint rank = 0;
    for (uint before = 0; before < t; ++before)
        rank += digits[before] == digit ? 1u : 0u;
    sorted[table[digit * get_num_groups(0) + get_group_id(0)] + rank] = key;
}
