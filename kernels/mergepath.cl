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
// The merge sort takes the value that travels with each key along: a work-item notes where its keys stood in
// local memory, and the values take their way when the keys are done with it.
//
// Memory: a pass, or merge_path_tiles, reads every key once and writes it once; so does merge_sort_tile,
// which leaves runs of a tile each. merge_path_partition reads a few keys a tile and writes a word.
//
// Compile-time constants:
//   KEY    an unsigned type
//   NUMBER an unsigned type that holds a KEY, of 32 bits or more
//   VALUE_BYTES  of the value that travels with each key, see values.h; 0 for merge_path_pass
//   SHARE  for merge_path_pass alone: keys that a work-item writes, a power of two that divides the width
//   GROUP  for the merge sort alone: work-items of a work-group, a power of two
//   KEYS   for the merge sort alone: keys that each of them writes; GROUP · KEYS is a tile. If it is odd,
//          they write to different banks
//
// input, output  n keys, at most 2^31: sums of two indices have 32 bits; different buffers
// width          keys of a run; the last run, or the last two, may be shorter. A power of two, or, for the
//                merge sort, a multiple of the tile
// splits         a word a tile: where the tile begins in the left run
// order          what keys are combined with (exclusive or) to be compared as unsigned numbers: 0 for
// ascending,
//                all ones for descending, with the highest bit turned over for signed keys

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
// Words of 64 bits that have room for the keys of a tile and one more, or for the values.
#    define ROOM (((TILE + 1u) * (sizeof(KEY) > VALUE_BYTES ? sizeof(KEY) : VALUE_BYTES) + 7u) / 8u)

// Where the pair of runs lies that output `first` is merged from.
#    define PAIR_OF(first)                                   \
        const uint begin = (first) - (first) % (2u * width); \
        const uint middle = min(begin + width, n);           \
        const uint end = min(middle + width, n);

// Where each tile of the output begins in its left run.
__kernel void merge_path_partition(__global const KEY* input, __global uint* splits, uint n, uint width,
                                   NUMBER order)
{
    const uint tile = get_global_id(0);
    if (tile > (n - 1u) / TILE)
        return;
    PAIR_OF(tile * TILE)
    const uint diagonal = tile * TILE - begin;
    uint split = LEAST(end - middle, diagonal);
    uint most = MOST(middle - begin, diagonal);
    // Eighths first: their keys are read at once, and the latency of memory is all that this kernel waits
    // for.
    while (most - split > 8u) {
        const uint eighth = (most - split) / 8u;
        uint passed = 0;
#    pragma unroll
        for (uint i = 1; i < 8u; ++i) {
            const uint probe = split + i * eighth;
            passed +=
                RIGHT_FIRST(input[begin + probe], input[middle + diagonal - 1u - probe], order) ? 0u : 1u;
        }
        most = passed < 7u ? split + (passed + 1u) * eighth : most;
        split = passed > 0u ? split + passed * eighth + 1u : split;
    }
    NARROW(split, most, input + begin, input + middle, diagonal, order)
    splits[tile] = split;
}

// Merges runs in `tile` from `begin`: left_count keys, and right_count behind them. Each work-item takes KEYS
// keys from `diagonal` on, and has them in `own` behind a barrier, when `tile` is free; `sources` are their
// places in it.
void merge_own(const local KEY* tile, uint begin, uint left_count, uint right_count, uint diagonal, KEY* own,
               uint* sources, NUMBER order)
{
    const local KEY* left_run = tile + begin;
    const local KEY* right_run = left_run + left_count;
    uint split = LEAST(right_count, diagonal);
    uint most = MOST(left_count, diagonal);
    NARROW(split, most, left_run, right_run, diagonal, order)
    uint left = begin + split;
    uint right = begin + left_count + diagonal - split;
    const uint middle = begin + left_count;
    const uint end = middle + right_count;
    KEY left_key = tile[left];
    KEY right_key = tile[right];
#    pragma unroll
    for (uint k = 0; k < KEYS; ++k) {
        const int take_right = left >= middle || (right < end && RIGHT_FIRST(left_key, right_key, order));
        own[k] = take_right ? right_key : left_key;
        sources[k] = min(take_right ? right : left, TILE);
        // Behind the last key stands one more word, which is read and not used.
        const uint next = take_right ? ++right : ++left;
        const KEY key = tile[min(next, TILE)];
        left_key = take_right ? left_key : key;
        right_key = take_right ? key : right_key;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
}

void put_own(local KEY* tile, const KEY* own)
{
#    pragma unroll
    for (uint k = 0; k < KEYS; ++k)
        tile[get_local_id(0) * KEYS + k] = own[k];
    barrier(CLK_LOCAL_MEM_FENCE);
}

// Takes the values that stand in `tile`, in the order of the keys before merge_own(), to where it has taken
// these.
void merge_values(local VALUE* tile, VALUE* own, const uint* sources)
{
    barrier(CLK_LOCAL_MEM_FENCE);
#    pragma unroll
    for (uint k = 0; k < KEYS; ++k)
        own[k] = tile[sources[k]];
    barrier(CLK_LOCAL_MEM_FENCE);
}

void put_own_values(local VALUE* tile, const VALUE* own)
{
#    pragma unroll
    for (uint k = 0; k < KEYS; ++k)
        tile[get_local_id(0) * KEYS + k] = own[k];
}

void store_values(global VALUE* output, local VALUE* tile, const VALUE* own, uint count)
{
    barrier(CLK_LOCAL_MEM_FENCE);
    put_own_values(tile, own);
    barrier(CLK_LOCAL_MEM_FENCE);
#    pragma unroll
    for (uint k = 0; k < KEYS; ++k) {
        const uint i = get_local_id(0) + k * GROUP;
        if (i < count)
            output[i] = tile[i];
    }
}

void store_tile(global KEY* output, const local KEY* tile, uint count)
{
#    pragma unroll
    for (uint k = 0; k < KEYS; ++k) {
        const uint i = get_local_id(0) + k * GROUP;
        if (i < count)
            output[i] = tile[i];
    }
}

__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void
merge_path_tiles(__global const KEY* input, __global const uint* splits, __global KEY* output, uint n,
                 uint width, NUMBER order)
{
    __local ulong room[ROOM];
    local KEY* tile = (local KEY*)room;
    local VALUE* value_tile = (local VALUE*)room;
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
    const uint right = first - begin - left;
    global const KEY* left_run = input + begin + left;
    global const KEY* right_run = input + middle + right;
#    pragma unroll
    for (uint k = 0; k < KEYS; ++k) {
        const uint i = get_local_id(0) + k * GROUP;
        if (i < count)
            own[k] = i < left_count ? left_run[i] : right_run[i - left_count];
    }
#    pragma unroll
    for (uint k = 0; k < KEYS; ++k)
        tile[get_local_id(0) + k * GROUP] = own[k];
    barrier(CLK_LOCAL_MEM_FENCE);
    merge_own(tile, 0u, left_count, count - left_count, min((uint)get_local_id(0) * KEYS, count), own,
              sources, order);
    put_own(tile, own);
    store_tile(output + first, tile, count);
    if (VALUES) {
        global const VALUE* left_values = VALUES_OF(input, n) + begin + left;
        global const VALUE* right_values = VALUES_OF(input, n) + middle + right;
        barrier(CLK_LOCAL_MEM_FENCE);
#    pragma unroll
        for (uint k = 0; k < KEYS; ++k) {
            const uint i = get_local_id(0) + k * GROUP;
            if (i < count)
                value_tile[i] = i < left_count ? left_values[i] : right_values[i - left_count];
        }
        merge_values(value_tile, own_values, sources);
        store_values(VALUES_OF(output, n) + first, value_tile, own_values, count);
    }
}

// Sorts a tile: each work-item its own keys in registers, by odd-even transposition, which keeps the order of
// equal keys; then runs are merged in local memory until one is left.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void
merge_sort_tile(__global const KEY* input, __global KEY* output, uint n, NUMBER order)
{
    __local ulong room[ROOM];
    local KEY* tile = (local KEY*)room;
    local VALUE* value_tile = (local VALUE*)room;
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
        tile[i] = i < count ? input[first + i] : (KEY)~order;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
#    pragma unroll
    for (uint k = 0; k < KEYS; ++k)
        own[k] = tile[t * KEYS + k];
    if (VALUES) {
        barrier(CLK_LOCAL_MEM_FENCE);
#    pragma unroll
        for (uint k = 0; k < KEYS; ++k) {
            const uint i = t + k * GROUP;
            value_tile[i] = i < count ? VALUES_OF(input, n)[first + i] : 0;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
#    pragma unroll
        for (uint k = 0; k < KEYS; ++k)
            own_values[k] = value_tile[t * KEYS + k];
    }
#    pragma unroll
    for (uint round = 0; round < KEYS; ++round) {
#    pragma unroll
        for (uint k = round & 1u; k + 1u < KEYS; k += 2u) {
            const KEY left = own[k];
            const KEY right = own[k + 1u];
            const int swap = RIGHT_FIRST(left, right, order);
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
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint items = 1; items < GROUP; items *= 2u) {
        put_own(tile, own);
        const uint begin = t / (2u * items) * 2u * items * KEYS;
        merge_own(tile, begin, items * KEYS, items * KEYS, t * KEYS - begin, own, sources, order);
        if (VALUES) {
            put_own_values(value_tile, own_values);
            merge_values(value_tile, own_values, sources);
        }
    }
    put_own(tile, own);
    store_tile(output + first, tile, count);
    if (VALUES)
        store_values(VALUES_OF(output, n) + first, value_tile, own_values, count);
}

#endif
