// SPDX-License-Identifier: GPL-3.0-or-later
// A work-item has KEYS keys that lie side by side, and 16 counters of its own.
// The digit of a key. Turning over all bits of the keys (order) turns the order over.
uint digit_of(uint key, uint shift, uint order)
{
    return ((key ^ order) >> shift) & 15u;
}

// The counters of a digit lie side by side: that of work-item t is counters[digit * GROUP + t]. ranks gets
// the rank of each key among those of its work-item.
void count_own(local uint* counters, const uint* own, uint* ranks, uint held, uint shift, uint order)
{
    const uint t = get_local_id(0);
    for (uint digit = 0; digit < 16u; ++digit)
        counters[digit * GROUP + t] = 0;
    for (uint k = 0; k < held; ++k)
        ranks[k] = counters[digit_of(own[k], shift, order) * GROUP + t]++;
    barrier(CLK_LOCAL_MEM_FENCE);
}

uint held_by(uint n)
{
    const uint first = get_global_id(0) * KEYS;
    return first >= n ? 0u : min((uint)KEYS, n - first);
}

__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void
digit_count(__global const uint* keys, uint n, uint shift, uint order, __global uint* table)
{
    __local uint counters[16 * GROUP];
    uint own[KEYS];
    uint ranks[KEYS];
    const uint held = held_by(n);
    for (uint k = 0; k < held; ++k)
        own[k] = keys[get_global_id(0) * KEYS + k];
    count_own(counters, own, ranks, held, shift, order);
    const uint t = get_local_id(0);
    if (t >= 16u)
        return;
    uint sum = 0;
    for (uint item = 0; item < GROUP; ++item)
        sum += counters[t * GROUP + item];
    table[t * get_num_groups(0) + get_group_id(0)] = sum;
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

__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void digit_scatter(__global const uint* keys,
                                                                               __global uint* sorted, uint n,
                                                                               uint shift, uint order,
                                                                               __global const uint* table)
{
    __local uint counters[16 * GROUP];
    uint own[KEYS];
    uint ranks[KEYS];
    const uint held = held_by(n);
    for (uint k = 0; k < held; ++k)
        own[k] = keys[get_global_id(0) * KEYS + k];
    count_own(counters, own, ranks, held, shift, order);
    // A work-item adds up the counters of one digit.
    const uint t = get_local_id(0);
    if (t < 16u) {
        uint place = table[t * get_num_groups(0) + get_group_id(0)];
        for (uint item = 0; item < GROUP; ++item) {
            const uint count = counters[t * GROUP + item];
            counters[t * GROUP + item] = place;
            place += count;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint k = 0; k < held; ++k)
        sorted[counters[digit_of(own[k], shift, order) * GROUP + t] + ranks[k]] = own[k];
}
