// SPDX-License-Identifier: GPL-3.0-or-later
// Bitonic sort in tiles: several passes a launch, in registers and in local memory.
//
// The network is Batcher's ("Sorting networks and their applications", AFIPS SJCC 1968), in the form in which
// all comparators point the same way: the first pass of a stage compares each key of a block with its mirror
// image, the others compare keys at halving distances. So what lies behind the last key would never move, and
// any length is sorted where it lies, without padding.
//
// A work-item holds KEYS keys, whose indices differ in log2(KEYS) neighbouring bits: the passes over these
// bits need no other work-item. Between such groups of passes keys change work-items, through local memory
// while a tile holds the whole block, else by the next launch. Peters, Schulz-Hildebrandt, Luttenberger
// ("Fast in-place, comparison-based sorting with CUDA", Concurrency and Computation 23, 2011) run passes in
// registers this way.
//
// Memory: each launch reads every key once and writes it once. A launch of bitonic_tile_sort does all stages
// of a tile, one of bitonic_tile_merge the last passes of a stage, one of bitonic_merge up to log2(KEYS) of
// those before them.
//
// Compile-time constants:
//   KEY             an unsigned type
//   NUMBER          an unsigned type that holds a KEY, of 32 bits or more
//   KEY_BITS_HELD   log2 of the keys that a work-item holds, 1 … 5
//   GROUP           work-items of a work-group, a power of two; a tile is GROUP << KEY_BITS_HELD keys
// keys    n keys, at most 2^31: an index has 32 bits
// stage   blocks of 2^(stage+1) keys are in order behind it
// bit     of the index, in which the keys of the first pass of the launch differ
// order   what keys are combined with (exclusive or) to be compared as unsigned numbers: 0 for ascending, all
//         ones for descending, with the highest bit turned over for signed keys
#define KEYS (1u << KEY_BITS_HELD)
#define TILE (GROUP << KEY_BITS_HELD)

// Puts two keys in order. This and LAST_KEY are all that knows what keys are compared by.
#define ORDER(a, b)                    \
    {                                  \
        const KEY smaller = min(a, b); \
        b = max(a, b);                 \
        a = smaller;                   \
    }
#define LAST_KEY (~(KEY)0)

// Index of the key in register r of a work-item whose registers stand for the bits from `low` on. In the
// upper half of a block that is mirrored, the bits below are, too: then a key and its mirror image are with
// the same work-item.
uint index_of(uint item, uint r, uint low, uint mirrored)
{
    const uint mask = (1u << low) - 1u;
    const uint flip = mirrored != 0u && r >= KEYS / 2u ? mask : 0u;
    return ((item & ~mask) << KEY_BITS_HELD) | (r << low) | ((item ^ flip) & mask);
}

// The passes of one stage over bits of registers: the first of them over bit `first`, mirrored or not, then
// those below.
void passes(KEY* keys, uint first, uint mirrored)
{
#pragma unroll
    for (uint step = 0; step < KEY_BITS_HELD; ++step) {
        const uint bit = KEY_BITS_HELD - 1u - step;
        if (bit > first)
            continue;
        if (mirrored != 0u && step == 0u) {
#pragma unroll
            for (uint r = 0; r < KEYS / 2u; ++r)
                ORDER(keys[r], keys[KEYS - 1u - r])
        } else {
#pragma unroll
            for (uint r = 0; r < KEYS; ++r) {
                if (((r >> bit) & 1u) == 0u)
                    ORDER(keys[r], keys[r + (1u << bit)])
            }
        }
    }
}

// The stages that fit in a work-item: its keys are neighbours.
void sort_own(KEY* keys)
{
#pragma unroll
    for (uint stage = 0; stage < KEY_BITS_HELD; ++stage) {
        const uint mirror = (2u << stage) - 1u;
#pragma unroll
        for (uint r = 0; r < KEYS; ++r) {
            if ((r ^ mirror) > r)
                ORDER(keys[r], keys[r ^ mirror])
        }
#pragma unroll
        for (uint step = 1; step <= stage; ++step) {
            const uint distance = 1u << (stage - step);
#pragma unroll
            for (uint r = 0; r < KEYS; ++r) {
                if ((r & distance) == 0u)
                    ORDER(keys[r], keys[r + distance])
            }
        }
    }
}

// The room of a key is left out behind every 32, so that work-items with neighbouring keys use different
// banks.
#define PLACE(index) ((index) + ((index) >> 5))
#define ROOM (TILE + TILE / 32u)

void put(local KEY* tile, const KEY* keys, uint low, uint mirrored)
{
#pragma unroll
    for (uint r = 0; r < KEYS; ++r) {
        const uint index = index_of(get_local_id(0), r, low, mirrored);
        tile[PLACE(index)] = keys[r];
    }
}

// A barrier stands at the beginning: what others have put is seen. A work-item puts keys only where it took
// them, so none is needed between taking and putting.
void take(const local KEY* tile, KEY* keys, uint low, uint mirrored)
{
    barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
    for (uint r = 0; r < KEYS; ++r) {
        const uint index = index_of(get_local_id(0), r, low, mirrored);
        keys[r] = tile[PLACE(index)];
    }
}

// The lowest bit of the group of passes that begins with the highest of `left` bits.
uint lowest_bit(uint left)
{
    return left > KEY_BITS_HELD ? left - KEY_BITS_HELD : 0u;
}

// The passes of a stage over the lowest `left` bits, of keys that have been put; they are put again.
void merge_in_tile(local KEY* tile, KEY* keys, uint left, uint mirrored)
{
    while (left > 0u) {
        const uint low = lowest_bit(left);
        take(tile, keys, low, mirrored);
        passes(keys, left - low - 1u, mirrored);
        put(tile, keys, low, mirrored);
        mirrored = 0;
        left = low;
    }
}

// What stands behind the last key is LAST_KEY, and no pass moves it.
KEY key_at(global const KEY* keys, uint index, uint n, NUMBER order)
{
    return index < n ? keys[index] ^ order : LAST_KEY;
}

// Work-items side by side write keys side by side.
void store(global KEY* keys, const local KEY* tile, uint n, NUMBER order)
{
    const uint begin = get_group_id(0) * TILE;
    barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
    for (uint r = 0; r < KEYS; ++r) {
        const uint i = get_local_id(0) + r * GROUP;
        if (begin + i < n)
            keys[begin + i] = tile[PLACE(i)] ^ order;
    }
}

// Stages 0 … stages-1 of a tile.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void bitonic_tile_sort(__global KEY* keys, uint n,
                                                                                   uint stages, NUMBER order)
{
    __local KEY tile[ROOM];
    KEY own[KEYS];
#pragma unroll
    for (uint r = 0; r < KEYS; ++r) {
        const uint i = get_local_id(0) + r * GROUP;
        tile[PLACE(i)] = key_at(keys, get_group_id(0) * TILE + i, n, order);
    }
    take(tile, own, 0u, 0u);
    sort_own(own);
    put(tile, own, 0u, 0u);
    for (uint stage = KEY_BITS_HELD; stage < stages; ++stage)
        merge_in_tile(tile, own, stage + 1u, 1u);
    store(keys, tile, n, order);
}

// The last passes of a stage, from `bit` on, which a tile holds.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void
bitonic_tile_merge(__global KEY* keys, uint n, uint bit, NUMBER order)
{
    __local KEY tile[ROOM];
    KEY own[KEYS];
    const uint low = lowest_bit(bit + 1u);
#pragma unroll
    for (uint r = 0; r < KEYS; ++r)
        own[r] = key_at(keys, get_group_id(0) * TILE + index_of(get_local_id(0), r, low, 0u), n, order);
    passes(own, bit - low, 0u);
    put(tile, own, low, 0u);
    merge_in_tile(tile, own, low, 0u);
    store(keys, tile, n, order);
}

// KEY_BITS_HELD passes of a stage, from `bit` on; the first of them is mirrored, or not.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void
bitonic_merge(__global KEY* keys, uint n, uint bit, uint mirrored, NUMBER order)
{
    const uint item = get_global_id(0);
    const uint low = bit + 1u - KEY_BITS_HELD;
    if (index_of(item, 0u, low, mirrored) >= n)
        return;
    KEY own[KEYS];
#pragma unroll
    for (uint r = 0; r < KEYS; ++r)
        own[r] = key_at(keys, index_of(item, r, low, mirrored), n, order);
    passes(own, KEY_BITS_HELD - 1u, mirrored);
#pragma unroll
    for (uint r = 0; r < KEYS; ++r) {
        const uint i = index_of(item, r, low, mirrored);
        if (i < n)
            keys[i] = own[r] ^ order;
    }
}
