// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the output of a run where it lies. It belongs to no algorithm: core/sample/devicecheck.cpp launches
// it behind what is timed.
//
// GROUP work-items a work-group, of which each takes `part` neighbouring elements. A work-group leaves four
// words: how many elements it has seen, how many of them are wrong, and two sums of hashes of keys, or of
// keys with their values, which are those of data::Fingerprint.
//
// Compile-time constants: GROUP; KEY, the unsigned type of a key's word; VALUES: 1 if as many values of 32
// bits as there are keys stand behind them, from the next whole word on, else 0.

#define KEYHASH_FUNCTION
#include "keyhash.h"

#define WORDS 4
#define SIGN ((KEY)1 << (8 * sizeof(KEY) - 1))

// The place of a key among all keys of its kind: 0 unsigned numbers, 1 signed ones, 2 floats (see
// data::rankOf).
KEY rank_of(KEY key, uint kind)
{
    return key ^ (kind == 0 ? (KEY)0 : kind == 1 || key < SIGN ? SIGN : ~(KEY)0);
}

// Leaves the sums of the words of all work-items of the work-group in `total`. `found` has GROUP times WORDS
// words, in which each work-item has left its own.
void add_up(local ulong* found, __global ulong* total)
{
    const uint item = (uint)get_local_id(0);
    for (uint reach = GROUP / 2; reach > 0; reach /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE);
        if (item < reach) {
            for (uint word = 0; word < WORDS; ++word)
                found[word * GROUP + item] += found[word * GROUP + item + reach];
        }
    }
    if (item == 0) {
        for (uint word = 0; word < WORDS; ++word)
            total[word] = found[word * GROUP];
    }
}

// One work-group for each part; an element is wrong if it does not belong behind the one before it, as keys
// of this kind are ordered, and if they are equal and `stable` is not 0, as values rise.
// length < 2^32 - GROUP
__kernel void check_sorted(__global const KEY* keys, uint length, uint part, uint descending, uint kind,
                           uint stable, ulong first_seed, ulong second_seed, __global ulong* words)
{
#if VALUES
    __global const uint* values =
        (__global const uint*)keys + ((ulong)length * sizeof(KEY) + sizeof(uint) - 1u) / sizeof(uint);
#endif
    __local ulong found[WORDS * GROUP];
    const uint item = (uint)get_local_id(0);
    const uint begin = (uint)get_group_id(0) * part;
    const uint end = begin + min(part, length - begin);

    ulong seen = 0;
    ulong wrong = 0;
    ulong first_sum = 0;
    ulong second_sum = 0;
    for (uint i = begin + item; i < end; i += GROUP) {
        const KEY key = keys[i];
        const KEY rank = rank_of(key, kind);
        const uint in_front = i == 0 ? 0 : i - 1;
        const KEY before = rank_of(keys[in_front], kind);
        wrong += descending != 0 ? before < rank : before > rank;
#if VALUES
        wrong += stable != 0 && before == rank && values[in_front] > values[i];
        first_sum += hash_of_pair((ulong)key, values[i], first_seed);
        second_sum += hash_of_pair((ulong)key, values[i], second_seed);
#else
        first_sum += hash_of_key((ulong)key, first_seed);
        second_sum += hash_of_key((ulong)key, second_seed);
#endif
        ++seen;
    }
    found[item] = seen;
    found[GROUP + item] = wrong;
    found[2 * GROUP + item] = first_sum;
    found[3 * GROUP + item] = second_sum;
    add_up(found, words + get_group_id(0) * WORDS);
}

// One work-group for each part; an answer is wrong if it is not the expected one.
__kernel void check_answers(__global const uint* answers, __global const uint* expected, uint count,
                            uint part, __global ulong* words)
{
    __local ulong found[WORDS * GROUP];
    const uint item = (uint)get_local_id(0);
    const uint begin = (uint)get_group_id(0) * part;
    const uint end = begin + min(part, count - begin);

    ulong seen = 0;
    ulong wrong = 0;
    for (uint i = begin + item; i < end; i += GROUP) {
        wrong += answers[i] != expected[i];
        ++seen;
    }
    found[item] = seen;
    found[GROUP + item] = wrong;
    found[2 * GROUP + item] = 0;
    found[3 * GROUP + item] = 0;
    add_up(found, words + get_group_id(0) * WORDS);
}

// One work-group: what all `groups` before it have left, as the four words of one.
__kernel void check_total(__global const ulong* words, uint groups, __global ulong* total)
{
    __local ulong found[WORDS * GROUP];
    const uint item = (uint)get_local_id(0);

    for (uint word = 0; word < WORDS; ++word) {
        ulong sum = 0;
        for (uint i = item; i < groups; i += GROUP)
            sum += words[i * WORDS + word];
        found[word * GROUP + item] = sum;
    }
    add_up(found, total);
}
