// SPDX-License-Identifier: GPL-3.0-or-later
// Merge path: merges neighbouring sorted runs of equal width, every work-item an equal share of the output;
// and the merge sort that is made of it.
//
// Odeh, Green, Mwassi, Shmueli, Birk: "Merge Path - Parallel Merging Made Simple", IPDPS Workshops 2012. A
// work-item finds where its part of the output begins in both runs by a binary search on its diagonal, then
// merges serially. Equal keys are taken from the left run first, so the order of equal keys is kept.
//
// merge_path_pass does so in global memory. The merge sort does it in two steps (Green, McColl and Bader:
// "GPU Merge Path: A GPU Merging Algorithm", ICS 2012): one work-item a tile finds where the tile begins,
// then a work-group reads both parts of its tile to local memory, where its work-items find their shares.
//
// The merge sort takes the value that travels with each key along: values stand in local memory beside the
// keys, and go where their keys have gone.
//
// Keys that are not unsigned numbers become such when their tile is sorted, and what they were when the last
// round writes them down. Rounds compare unsigned numbers.
//
// Memory: a pass, or merge_path_tiles, reads every key once and writes it once; so does merge_sort_tile,
// which leaves runs of a tile each. merge_path_partition reads a few keys a tile and writes a word.
//
// Compile-time constants:
//   KEY    an unsigned type
//   NUMBER an unsigned type that holds a KEY, of 32 bits or more
//   VALUE_BYTES  of the value that travels with each key, see values.h; 0 for merge_path_pass
//   SHARE  for merge_path_pass alone: keys that a work-item writes, a power of two that divides the width
// for the merge sort alone:
//   GROUP  work-items of a work-group, a power of two
//   KEYS   keys that each of them writes; GROUP · KEYS is a tile. If it is odd, they write to different banks
//   KEY_BITS  bits of a KEY
//   FLIP_NEGATIVE  bits that change in keys with the highest bit before others do: those of floats
//
// input, output  n keys, at most 2^31: sums of two indices have 32 bits; different buffers
// width          keys of a run; the last run, or the last two, may be shorter. A power of two, or, for the
//                merge sort, a multiple of the tile
// splits         a word a tile: where the tile begins in the left run
// order          what keys are combined with (exclusive or) to be compared as unsigned numbers: 0 for
//                ascending, all ones for descending, with the highest bit turned over for signed keys
// is_last        1 where no round follows, else 0

#include "values.h"

// Whether `right` comes before `left`; if not, the left one is taken. All that knows what keys are compared
// by.
#define RIGHT_FIRST(left, right, order) (((right) ^ (order)) < ((left) ^ (order)))

// Narrows low … high to the fewest keys that the run `left` gives to the first `diagonal` keys of the output.
// A macro, since runs lie in global or in local memory.
#define NARROW(low, high, left, right, diagonal, order)                        \
    while (low < high) {                                                       \
        const uint probe = (low + high) / 2u;                                  \
        if (RIGHT_FIRST((left)[probe], (right)[(diagonal)-1u - probe], order)) \
            high = probe;                                                      \
        else                                                                   \
            low = probe + 1u;                                                  \
    }

// Between which numbers that can be, if the runs have left_count and right_count keys.
#define LEAST(right_count, diagonal) ((diagonal) > (right_count) ? (diagonal) - (right_count) : 0u)
#define MOST(left_count, diagonal) min((uint)(diagonal), (uint)(left_count))

#ifdef SHARE

__kernel void merge_path_pass(__global const KEY* input, __global KEY* output, uint n, uint width,
                              NUMBER order)
{
    const uint first = get_global_id(0) * SHARE;
    if (first >= n)
        return;
    const uint begin = first - (first & (2u * width - 1u));
    const uint middle = min(begin + width, n);
    const uint end = min(middle + width, n);
    const uint diagonal = first - begin;
    uint split = LEAST(end - middle, diagonal);
    uint most = MOST(middle - begin, diagonal);
    NARROW(split, most, input + begin, input + middle, diagonal, order)

    uint left = begin + split;
    uint right = middle + diagonal - split;
    const uint last = min(first + SHARE, end);
    for (uint i = first; i < last; ++i) {
        const int take_left =
            left < middle && (right >= end || !RIGHT_FIRST(input[left], input[right], order));
        output[i] = take_left ? input[left] : input[right];
        left += take_left ? 1u : 0u;
        right += take_left ? 0u : 1u;
    }
}

#endif
#ifdef GROUP

#    define TILE (GROUP * KEYS)
// A work-item reads up to KEYS words behind the last key, and uses none of them.
#    define ROOM (TILE + KEYS + 1u)

// Where the pair of runs lies that output `first` is merged from.
#    define PAIR_OF(first)                                   \
        const uint begin = (first) - (first) % (2u * width); \
        const uint middle = min(begin + width, n);           \
        const uint end = min(middle + width, n);

// Floats in the order of signed numbers, and the same again makes floats of them; other keys as they are.
KEY in_order(KEY key)
{
    return (KEY)(key ^ (((NUMBER)0 - (NUMBER)(key >> (KEY_BITS - 1u))) & FLIP_NEGATIVE));
}

// A key as an unsigned number, and back.
KEY rank_of(KEY key, NUMBER order)
{
    return (KEY)(in_order(key) ^ order);
}

KEY key_of(KEY rank, NUMBER order)
{
    return in_order((KEY)(rank ^ order));
}

// Where each tile of the output begins in its left run.
__kernel void merge_path_partition(__global const KEY* input, __global uint* splits, uint n, uint width)
{
    const uint tile = get_global_id(0);
    if (tile > (n - 1u) / TILE)
        return;
    PAIR_OF(tile * TILE)
    const uint diagonal = tile * TILE - begin;
    uint split = LEAST(end - middle, diagonal);
    uint most = MOST(middle - begin, diagonal);
    // Quarters first: their keys are read at once, and where tiles are few the latency of memory is all that
    // this kernel waits for.
    while (most - split > 4u) {
        const uint quarter = (most - split) / 4u;
        uint passed = 0;
#    pragma unroll
        for (uint i = 1; i < 4u; ++i) {
            const uint probe = split + i * quarter;
            passed += RIGHT_FIRST(input[begin + probe], input[middle + diagonal - 1u - probe], 0u) ? 0u : 1u;
        }
        most = passed < 3u ? split + (passed + 1u) * quarter : most;
        split = passed > 0u ? split + passed * quarter + 1u : split;
    }
    NARROW(split, most, input + begin, input + middle, diagonal, 0u)
    splits[tile] = split;
}

// Merges runs in `tile` from `begin`: left_count keys, and right_count behind them. Each work-item takes KEYS
// keys from `diagonal` on to `own`; `sources` are their places in the tile.
void merge_own(const local KEY* tile, uint begin, uint left_count, uint right_count, uint diagonal, KEY* own,
               uint* sources)
{
    const local KEY* left_run = tile + begin;
    const local KEY* right_run = left_run + left_count;
    uint split = LEAST(right_count, diagonal);
    uint most = MOST(left_count, diagonal);
    NARROW(split, most, left_run, right_run, diagonal, 0u)
    uint left = begin + split;
    uint right = begin + left_count + diagonal - split;
    const uint middle = begin + left_count;
    const uint end = middle + right_count;
    KEY left_key = tile[left];
    KEY right_key = tile[right];
#    pragma unroll
    for (uint k = 0; k < KEYS; ++k) {
        const int take_right = left >= middle || (right < end && RIGHT_FIRST(left_key, right_key, 0u));
        own[k] = take_right ? right_key : left_key;
        sources[k] = take_right ? right : left;
        const KEY key = tile[take_right ? ++right : ++left];
        left_key = take_right ? left_key : key;
        right_key = take_right ? key : right_key;
    }
}

// A work-item's keys with their values, which stand behind each other in both tiles from now on. Behind a
// barrier: all have taken theirs.
void put_own(local KEY* tile, local VALUE* value_tile, const KEY* own, const VALUE* own_values)
{
    barrier(CLK_LOCAL_MEM_FENCE);
#    pragma unroll
    for (uint k = 0; k < KEYS; ++k)
        tile[get_local_id(0) * KEYS + k] = own[k];
    if (VALUES) {
#    pragma unroll
        for (uint k = 0; k < KEYS; ++k)
            value_tile[get_local_id(0) * KEYS + k] = own_values[k];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
}

void take_values(const local VALUE* value_tile, VALUE* own_values, const uint* sources)
{
    if (VALUES) {
#    pragma unroll
        for (uint k = 0; k < KEYS; ++k)
            own_values[k] = value_tile[sources[k]];
    }
}

// Writes the first `count` keys of a tile and their values.
void store_tile(global KEY* output, global VALUE* values, const local KEY* tile,
                const local VALUE* value_tile, uint count, NUMBER order, uint is_last)
{
#    pragma unroll
    for (uint k = 0; k < KEYS; ++k) {
        const uint i = get_local_id(0) + k * GROUP;
        if (i < count) {
            output[i] = is_last ? key_of(tile[i], order) : tile[i];
            if (VALUES)
                values[i] = value_tile[i];
        }
    }
}

__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void
merge_path_tiles(__global const KEY* input, __global const uint* splits, __global KEY* output, uint n,
                 uint width, NUMBER order, uint is_last)
{
    __local KEY tile[ROOM];
    __local VALUE value_tile[VALUES ? ROOM : 1];
    KEY own[KEYS];
    VALUE own_values[KEYS];
    uint sources[KEYS];
    const uint group = get_group_id(0);
    const uint first = group * TILE;
    const uint count = min((uint)TILE, n - first);
    PAIR_OF(first)
    const uint left = splits[group];
    const uint left_end = first + count == end ? middle - begin : splits[group + 1u];
    const uint left_count = left_end - left;
    const uint left_first = begin + left;
    const uint right_first = middle + first - left_first - left_count;
    // All are on their way before the first one is waited for.
#    pragma unroll
    for (uint k = 0; k < KEYS; ++k) {
        const uint i = get_local_id(0) + k * GROUP;
        const uint from = i + (i < left_count ? left_first : right_first);
        if (i < count) {
            own[k] = input[from];
            if (VALUES)
                own_values[k] = VALUES_OF(input, n)[from];
        }
    }
#    pragma unroll
    for (uint k = 0; k < KEYS; ++k) {
        tile[get_local_id(0) + k * GROUP] = own[k];
        if (VALUES)
            value_tile[get_local_id(0) + k * GROUP] = own_values[k];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    merge_own(tile, 0u, left_count, count - left_count, min((uint)get_local_id(0) * KEYS, count), own,
              sources);
    take_values(value_tile, own_values, sources);
    put_own(tile, value_tile, own, own_values);
    store_tile(output + first, VALUES_OF(output, n) + first, tile, value_tile, count, order, is_last);
}

// Sorts a tile: each work-item its own keys in registers, by odd-even transposition, which keeps the order of
// equal keys; then runs are merged in local memory until one is left.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void
merge_sort_tile(__global const KEY* input, __global KEY* output, uint n, NUMBER order, uint is_last)
{
    __local KEY tile[ROOM];
    __local VALUE value_tile[VALUES ? ROOM : 1];
    KEY own[KEYS];
    VALUE own_values[KEYS];
    uint sources[KEYS];
    const uint t = get_local_id(0);
    const uint first = get_group_id(0) * TILE;
    const uint count = min((uint)TILE, n - first);
    // What stands behind the last key comes last, and behind keys that equal it.
#    pragma unroll
    for (uint k = 0; k < KEYS; ++k) {
        const uint i = t + k * GROUP;
        tile[i] = i < count ? rank_of(input[first + i], order) : (KEY) ~(KEY)0;
        if (VALUES)
            value_tile[i] = i < count ? VALUES_OF(input, n)[first + i] : 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
#    pragma unroll
    for (uint k = 0; k < KEYS; ++k) {
        own[k] = tile[t * KEYS + k];
        if (VALUES)
            own_values[k] = value_tile[t * KEYS + k];
    }
#    pragma unroll
    for (uint round = 0; round < KEYS; ++round) {
#    pragma unroll
        for (uint k = round & 1u; k + 1u < KEYS; k += 2u) {
            const KEY left = own[k];
            const KEY right = own[k + 1u];
            const int swap = RIGHT_FIRST(left, right, 0u);
            own[k] = swap ? right : left;
            own[k + 1u] = swap ? left : right;
            if (VALUES) {
                const VALUE left_value = own_values[k];
                const VALUE right_value = own_values[k + 1u];
                own_values[k] = swap ? right_value : left_value;
                own_values[k + 1u] = swap ? left_value : right_value;
            }
        }
    }
    for (uint items = 1; items < GROUP; items *= 2u) {
        put_own(tile, value_tile, own, own_values);
        const uint begin = t / (2u * items) * 2u * items * KEYS;
        merge_own(tile, begin, items * KEYS, items * KEYS, t * KEYS - begin, own, sources);
        take_values(value_tile, own_values, sources);
    }
    put_own(tile, value_tile, own, own_values);
    store_tile(output + first, VALUES_OF(output, n) + first, tile, value_tile, count, order, is_last);
}

#endif
