// SPDX-License-Identifier: GPL-3.0-or-later
// One work-item a pair; a tile of 2 GROUP keys is in local memory.
uint left_of(uint t, uint shift)
{
    return ((t >> shift) << (shift + 1u)) + (t & ((1u << shift) - 1u));
}

__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void bitonic_pass(__global uint* keys, uint stage,
                                                                              uint pass, uint descending)
{
    const uint t = get_global_id(0);
    const uint left = left_of(t, stage - pass);
    const uint right = left + (1u << (stage - pass));
    const uint a = keys[left];
    const uint b = keys[right];
    const uint flip = ((t >> stage) & 1u) ^ descending;
    keys[left] = flip ? max(a, b) : min(a, b);
    keys[right] = flip ? min(a, b) : max(a, b);
}

// The passes from `pass` on, of pairs in the tile.
void passes_in(local uint* tile, uint stage, uint pass, uint descending)
{
    const uint t = get_local_id(0);
    const uint flip = (((uint)get_global_id(0) >> stage) & 1u) ^ descending;
    for (; pass <= stage; ++pass) {
        barrier(CLK_LOCAL_MEM_FENCE);
        const uint left = left_of(t, stage - pass);
        const uint right = left + (1u << (stage - pass));
        const uint a = tile[left];
        const uint b = tile[right];
        tile[left] = flip ? max(a, b) : min(a, b);
        tile[right] = flip ? min(a, b) : max(a, b);
    }
}

void load(local uint* tile, __global const uint* keys)
{
    const uint begin = 2u * GROUP * get_group_id(0) + get_local_id(0);
    tile[get_local_id(0)] = keys[begin];
    tile[get_local_id(0) + GROUP] = keys[begin + GROUP];
}

void store(local uint* tile, __global uint* keys)
{
    const uint begin = 2u * GROUP * get_group_id(0) + get_local_id(0);
    barrier(CLK_LOCAL_MEM_FENCE);
    keys[begin] = tile[get_local_id(0)];
    keys[begin + GROUP] = tile[get_local_id(0) + GROUP];
}

// Stages 0 to `last`.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void
bitonic_tile_stages(__global uint* keys, uint last, uint pass, uint descending)
{
    __local uint tile[2 * GROUP];
    load(tile, keys);
    for (uint stage = 0; stage <= last; ++stage)
        passes_in(tile, stage, pass, descending);
    store(tile, keys);
}

// The passes of a stage from `pass` on.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void
bitonic_tile_passes(__global uint* keys, uint stage, uint pass, uint descending)
{
    __local uint tile[2 * GROUP];
    load(tile, keys);
    passes_in(tile, stage, pass, descending);
    store(tile, keys);
}
