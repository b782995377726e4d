// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the output of a run where it lies. It belongs to no algorithm: core/sample/devicecheck.cpp launches
// it behind what is timed.
//
// GROUP work-items a work-group, of which each takes `part` neighbouring elements. A work-group leaves four
// words: how many elements it has seen, how many of them are wrong, and two hashes of keys, or of keys with
// their values, that do not depend on their order, which are those of data::Fingerprint.
//
// Compile-time constants: GROUP; KEY, the unsigned type of a key's word; VALUES: 1 if as many values of 32
// bits as there are keys stand behind them, else 0.

#define WORDS 4
#define SUM_SEED 0x9E3779B97F4A7C15ul
#define XOR_SEED 0xD1B54A32D192ED03ul
#define SIGN ((KEY)1 << (8 * sizeof(KEY) - 1))

// Finaliser of SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014).
ulong mixed(ulong z)
{
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ul;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBul;
    return z ^ (z >> 31);
}

// The place of a key among all keys of its kind: 0 unsigned numbers, 1 signed ones, 2 floats (see
// data::rankOf).
KEY rank_of(KEY key, uint kind)
{
    return key ^ (kind == 0 ? (KEY)0 : kind == 1 || key < SIGN ? SIGN : ~(KEY)0);
}

// One work-group for each part; an element is wrong if it does not belong behind the one before it, as keys
// of this kind are ordered, and if they are equal and `stable` is not 0, as values rise.
// length < 2^32 - GROUP
__kernel void check_sorted(__global const KEY* keys, uint length, uint part, uint descending, uint kind,
                           uint stable, __global ulong* words)
{
#if VALUES
    __global const uint* values = (__global const uint*)(keys + length);
#endif
    __local ulong seen[GROUP];
    __local ulong wrong[GROUP];
    __local ulong sums[GROUP];
    __local ulong exors[GROUP];
    const uint item = (uint)get_local_id(0);
    const uint begin = (uint)get_group_id(0) * part;
    const uint end = begin + min(part, length - begin);

    ulong count = 0;
    ulong faults = 0;
    ulong sum = 0;
    ulong exor = 0;
    for (uint i = begin + item; i < end; i += GROUP) {
        const KEY key = keys[i];
        const KEY rank = rank_of(key, kind);
        const uint in_front = i == 0 ? 0 : i - 1;
        const KEY before = rank_of(keys[in_front], kind);
        faults += descending != 0 ? before < rank : before > rank;
        ulong word = (ulong)key;
#if VALUES
        faults += stable != 0 && before == rank && values[in_front] > values[i];
        word = mixed(word + SUM_SEED) + values[i];
#endif
        sum += mixed(word + SUM_SEED);
        exor ^= mixed(word + XOR_SEED);
        ++count;
    }
    seen[item] = count;
    wrong[item] = faults;
    sums[item] = sum;
    exors[item] = exor;
    for (uint reach = GROUP / 2; reach > 0; reach /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (item < reach) {
            seen[item] += seen[item + reach];
            wrong[item] += wrong[item + reach];
            sums[item] += sums[item + reach];
            exors[item] ^= exors[item + reach];
        }
    }
    if (item == 0) {
        __global ulong* mine = words + get_group_id(0) * WORDS;
        mine[0] = seen[0];
        mine[1] = wrong[0];
        mine[2] = sums[0];
        mine[3] = exors[0];
    }
}

// One work-group for each part; an answer is wrong if it is not the expected one.
__kernel void check_answers(__global const uint* answers, __global const uint* expected, uint count,
                            uint part, __global ulong* words)
{
    __local ulong seen[GROUP];
    __local ulong wrong[GROUP];
    const uint item = (uint)get_local_id(0);
    const uint begin = (uint)get_group_id(0) * part;
    const uint end = begin + min(part, count - begin);

    ulong compared = 0;
    ulong faults = 0;
    for (uint i = begin + item; i < end; i += GROUP) {
        faults += answers[i] != expected[i];
        ++compared;
    }
    seen[item] = compared;
    wrong[item] = faults;
    for (uint reach = GROUP / 2; reach > 0; reach /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (item < reach) {
            seen[item] += seen[item + reach];
            wrong[item] += wrong[item + reach];
        }
    }
    if (item == 0) {
        __global ulong* mine = words + get_group_id(0) * WORDS;
        mine[0] = seen[0];
        mine[1] = wrong[0];
        mine[2] = 0;
        mine[3] = 0;
    }
}

// One work-group: what all `groups` before it have left, as the four words of one.
__kernel void check_total(__global const ulong* words, uint groups, __global ulong* total)
{
    __local ulong seen[GROUP];
    __local ulong wrong[GROUP];
    __local ulong sums[GROUP];
    __local ulong exors[GROUP];
    const uint item = (uint)get_local_id(0);

    ulong count = 0;
    ulong faults = 0;
    ulong sum = 0;
    ulong exor = 0;
    for (uint i = item; i < groups; i += GROUP) {
        count += words[i * WORDS];
        faults += words[i * WORDS + 1];
        sum += words[i * WORDS + 2];
        exor ^= words[i * WORDS + 3];
    }
    seen[item] = count;
    wrong[item] = faults;
    sums[item] = sum;
    exors[item] = exor;
    for (uint reach = GROUP / 2; reach > 0; reach /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (item < reach) {
            seen[item] += seen[item + reach];
            wrong[item] += wrong[item + reach];
            sums[item] += sums[item + reach];
            exors[item] ^= exors[item + reach];
        }
    }
    if (item == 0) {
        total[0] = seen[0];
        total[1] = wrong[0];
        total[2] = sums[0];
        total[3] = exors[0];
    }
}
