// SPDX-License-Identifier: GPL-3.0-or-later
// Column radix sort with four merge strategies, as in a CUDA exercise after a textbook.
//
// One work-group of LISTS work-items sorts one tile of up to TILE keys in local memory: key i of the tile belongs to
// list i mod LISTS, each work-item sorts its own list (a column) with 32 one-bit passes, and the sorted lists are then
// merged by taking the smallest head again and again. The four kernels differ in how they find that head.
//
// What the exercise got wrong is right here: exhausted lists never offer a head, so the largest key is an ordinary
// key; equal heads of several lists leave in the same round, each to a place of its own; and the words that hold
// minimum and count rotate through three slots, so that no work-item resets what another still reads.
//
// Compile-time constants: TILE (keys of a tile), LISTS (lists and work-items), both powers of two.
// input, output  n keys; one work-group a tile
// order          0 for ascending, 0xFFFFFFFF for descending: keys are compared after an exclusive-or with it

#define NO_HEAD 0xFFFFFFFFu

// Rows of this work-item's list in a tile of `count` keys.
uint rows_of_list(uint count, uint list)
{
    return count > list ? (count - list + LISTS - 1u) / LISTS : 0u;
}

uint keys_in_tile(uint n)
{
    const uint begin = get_group_id(0) * TILE;
    return min((uint)TILE, n - begin);
}

// Copies this work-item's list to local memory.
void load_list(global const uint* input, local uint* keys, uint rows, uint order)
{
    const uint t = get_local_id(0);
    const uint begin = get_group_id(0) * TILE;
    for (uint row = 0; row < rows; ++row)
        keys[row * LISTS + t] = input[begin + row * LISTS + t] ^ order;
}

// Puts `key` at the end of the zeros, or of the ones that lie TILE words behind.
#define DISTRIBUTE(key)                                  \
    {                                                    \
        const uint is_one = ((key) >> bit) & 1u;         \
        keys[is_one ? TILE + one : zero] = (key);        \
        one += is_one * LISTS;                           \
        zero += (1u - is_one) * LISTS;                   \
    }

// Sorts this work-item's list: in each pass zeros stay in front, ones go to the second half of `keys` and are then
// appended. Four keys are read before the first of them is written, which hides most of the memory's latency; no write
// lands on a key that is still to be read.
void sort_list(local uint* keys, uint rows)
{
    const uint t = get_local_id(0);
    const uint end = t + rows * LISTS;
    for (uint bit = 0; bit < 32u; ++bit) {
        uint zero = t;
        uint one = t;
        uint from = t;
        for (; from + 3u * LISTS < end; from += 4u * LISTS) {
            const uint a = keys[from];
            const uint b = keys[from + LISTS];
            const uint c = keys[from + 2u * LISTS];
            const uint d = keys[from + 3u * LISTS];
            DISTRIBUTE(a)
            DISTRIBUTE(b)
            DISTRIBUTE(c)
            DISTRIBUTE(d)
        }
        for (; from < end; from += LISTS) {
            const uint a = keys[from];
            DISTRIBUTE(a)
        }
        from = TILE + t;
        for (; zero + 3u * LISTS < end; zero += 4u * LISTS, from += 4u * LISTS) {
            const uint a = keys[from];
            const uint b = keys[from + LISTS];
            const uint c = keys[from + 2u * LISTS];
            const uint d = keys[from + 3u * LISTS];
            keys[zero] = a;
            keys[zero + LISTS] = b;
            keys[zero + 2u * LISTS] = c;
            keys[zero + 3u * LISTS] = d;
        }
        for (; zero < end; zero += LISTS, from += LISTS)
            keys[zero] = keys[from];
    }
}

// The merged keys go to the second half of `keys`, which is free once the lists are sorted: a barrier would have to
// wait for stores to global memory. This copies them out, with all work-items.
void store_tile(global uint* output, const local uint* merged, uint count, uint order)
{
    const uint begin = get_group_id(0) * TILE;
    for (uint i = get_local_id(0); i < count; i += LISTS)
        output[begin + i] = merged[i] ^ order;
}

// Room for the heads of all lists, at least for one step of the scan.
#define HEADS (LISTS < 4u ? 4u : LISTS)

// Work-item 0 scans the heads of the lists that are not exhausted, four at a time.
__kernel __attribute__((reqd_work_group_size(LISTS, 1, 1))) void
column_radix_single_thread(__global const uint* input, __global uint* output, uint n, uint order)
{
    __local uint keys[2u * TILE];
    local uint* merged = keys + TILE;
    __local uint heads[HEADS];
    __local uint nexts[LISTS];
    const uint t = get_local_id(0);
    const uint count = keys_in_tile(n);
    const uint rows = rows_of_list(count, t);
    load_list(input, keys, rows, order);
    sort_list(keys, rows);
    heads[t] = t < count ? keys[t] : NO_HEAD;
    nexts[t] = t + LISTS;
    for (uint i = LISTS + t; i < HEADS; i += LISTS)
        heads[i] = NO_HEAD;
    barrier(CLK_LOCAL_MEM_FENCE);

    uint live = min(count, (uint)LISTS);
    for (uint written = 0; written < count && t == 0u; ++written) {
        uint winner = 0;
        uint smallest = heads[0];
        // Behind the live lists stand NO_HEADs, which are smaller than no head.
        for (uint i = 0; i < live; i += 4u) {
            const uint a = heads[i];
            const uint b = heads[i + 1u];
            const uint c = heads[i + 2u];
            const uint d = heads[i + 3u];
            const uint of_ab = b < a ? i + 1u : i;
            const uint of_cd = d < c ? i + 3u : i + 2u;
            const uint ab = min(a, b);
            const uint cd = min(c, d);
            const uint of_four = cd < ab ? of_cd : of_ab;
            const uint four = min(ab, cd);
            winner = four < smallest ? of_four : winner;
            smallest = min(smallest, four);
        }
        merged[written] = smallest;
        const uint next = nexts[winner];
        if (next < count) {
            heads[winner] = keys[next];
            nexts[winner] = next + LISTS;
        } else {
            // The last live list takes the exhausted one's place.
            --live;
            heads[winner] = heads[live];
            nexts[winner] = nexts[live];
            heads[live] = NO_HEAD;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    store_tile(output, merged, count, order);
}

// The two kernels with atomics take all heads that equal the minimum in one round. Every winner writes the key to the
// next free place and counts itself; how many winners there were is read one round later, and only then are the
// places of further winners filled with the same key. So nobody waits for the count.
//
// Slots rotate: `current` is offered to and read in this round; `last` was read in the round before, and everyone is
// past that once the barrier of this round is passed, so it is reset then; it is offered to again two rounds on,
// behind another barrier. Counts are read a round late, so theirs is `spare`, which the next round will count in.
#define ROTATE_SLOTS                     \
    {                                    \
        const uint freed = last;         \
        last = current;                  \
        current = spare;                 \
        spare = freed;                   \
    }

// Every work-item offers its head with an atomic minimum on one local word.
__kernel __attribute__((reqd_work_group_size(LISTS, 1, 1))) void
column_radix_atomic_min(__global const uint* input, __global uint* output, uint n, uint order)
{
    __local uint keys[2u * TILE];
    local uint* merged = keys + TILE;
    __local uint smallest[3];
    __local uint winners[3];
    const uint t = get_local_id(0);
    const uint count = keys_in_tile(n);
    const uint rows = rows_of_list(count, t);
    load_list(input, keys, rows, order);
    sort_list(keys, rows);
    for (uint i = t; i < 3u; i += LISTS) {
        smallest[i] = NO_HEAD;
        winners[i] = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    uint next = t;
    uint head = keys[t];
    uint after_head = keys[min(t + LISTS, TILE - 1u)];
    uint place = 0;
    uint taken = 0;
    uint current = 0;
    uint last = 2;
    uint spare = 1;
    do {
        if (next < count)
            atomic_min(&smallest[current], head);
        barrier(CLK_LOCAL_MEM_FENCE);
        const uint winner_count = winners[last];
        const uint minimum = smallest[current];
        if (t > 0u && t < winner_count)
            merged[place + t] = taken;
        place += winner_count;
        taken = minimum;
        if (next < count && head == minimum) {
            merged[place] = head;
            atomic_inc(&winners[current]);
            next += LISTS;
            head = after_head;
            after_head = keys[min(next + LISTS, TILE - 1u)];
        }
        if (t == 0u) {
            smallest[last] = NO_HEAD;
            winners[spare] = 0;
        }
        ROTATE_SLOTS
    } while (place < count);
    barrier(CLK_LOCAL_MEM_FENCE);
    store_tile(output, merged, count, order);
}

// A tree reduction over the heads in local memory.
__kernel __attribute__((reqd_work_group_size(LISTS, 1, 1))) void
column_radix_pairwise(__global const uint* input, __global uint* output, uint n, uint order)
{
    __local uint keys[2u * TILE];
    local uint* merged = keys + TILE;
    // Two sets in turn, so that the next round may be filled in while the last result is still read.
    __local uint heads[2][LISTS];
    __local uint lists[2][LISTS];
    const uint t = get_local_id(0);
    const uint count = keys_in_tile(n);
    const uint rows = rows_of_list(count, t);
    load_list(input, keys, rows, order);
    sort_list(keys, rows);

    uint next = t;
    for (uint written = 0; written < count; ++written) {
        const uint set = written & 1u;
        heads[set][t] = next < count ? keys[next] : NO_HEAD;
        lists[set][t] = next < count ? t : (uint)LISTS;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint width = LISTS / 2u; width > 0u; width /= 2u) {
            if (t < width) {
                const uint mine = heads[set][t];
                const uint other = heads[set][t + width];
                const uint other_list = lists[set][t + width];
                // An exhausted list loses to everyone, also to a list whose head is the largest key.
                if (other < mine || (lists[set][t] == LISTS && other_list != LISTS)) {
                    heads[set][t] = other;
                    lists[set][t] = other_list;
                }
            }
            barrier(CLK_LOCAL_MEM_FENCE);
        }
        if (lists[set][0] == t) {
            merged[written] = heads[set][0];
            next += LISTS;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    store_tile(output, merged, count, order);
}

#define BLOCK 8u
#define BLOCKS ((LISTS + BLOCK - 1u) / BLOCK)

// Blocks of 8 heads reduce by atomics to one minimum each, and these by atomics to one.
__kernel __attribute__((reqd_work_group_size(LISTS, 1, 1))) void
column_radix_blocked(__global const uint* input, __global uint* output, uint n, uint order)
{
    __local uint keys[2u * TILE];
    local uint* merged = keys + TILE;
    __local uint block_smallest[3][BLOCKS];
    __local uint smallest[3];
    __local uint winners[3];
    const uint t = get_local_id(0);
    const uint count = keys_in_tile(n);
    const uint rows = rows_of_list(count, t);
    load_list(input, keys, rows, order);
    sort_list(keys, rows);
    for (uint i = t; i < 3u * BLOCKS; i += LISTS)
        block_smallest[i / BLOCKS][i % BLOCKS] = NO_HEAD;
    for (uint i = t; i < 3u; i += LISTS) {
        smallest[i] = NO_HEAD;
        winners[i] = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    uint next = t;
    uint head = keys[t];
    uint after_head = keys[min(t + LISTS, TILE - 1u)];
    uint place = 0;
    uint taken = 0;
    uint current = 0;
    uint last = 2;
    uint spare = 1;
    do {
        if (next < count)
            atomic_min(&block_smallest[current][t / BLOCK], head);
        barrier(CLK_LOCAL_MEM_FENCE);
        if (t < BLOCKS) {
            atomic_min(&smallest[current], block_smallest[current][t]);
            block_smallest[last][t] = NO_HEAD;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        const uint winner_count = winners[last];
        const uint minimum = smallest[current];
        if (t > 0u && t < winner_count)
            merged[place + t] = taken;
        place += winner_count;
        taken = minimum;
        if (next < count && head == minimum) {
            merged[place] = head;
            atomic_inc(&winners[current]);
            next += LISTS;
            head = after_head;
            after_head = keys[min(next + LISTS, TILE - 1u)];
        }
        if (t == 0u) {
            smallest[last] = NO_HEAD;
            winners[spare] = 0;
        }
        ROTATE_SLOTS
    } while (place < count);
    barrier(CLK_LOCAL_MEM_FENCE);
    store_tile(output, merged, count, order);
}
