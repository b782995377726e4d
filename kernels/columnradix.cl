// SPDX-License-Identifier: GPL-3.0-or-later
// Column radix sort with four merge strategies, as in a CUDA exercise after a textbook.
//
// One work-group of LISTS work-items sorts one tile of up to TILE keys in local memory: key i of the tile
// belongs to list i mod LISTS, each work-item sorts its own list (a column) with 32 one-bit passes, and the
// sorted lists are then merged by taking the smallest head again and again. The four kernels differ in how
// they find that head.
//
// What the exercise got wrong is right here: exhausted lists never offer a head, so the largest key is an
// ordinary key; equal heads of several lists each get a place of their own; and the words that hold a minimum
// rotate through three slots, so that no work-item resets what another still reads.
//
// Compile-time constants: TILE (keys of a tile), LISTS (lists and work-items), both powers of two. The host
// counts the local memory that each kernel declares (core/algorithms/sorts/columnradix.cpp): both change
// together. input, output  n keys, at most 2^31: sums of two indices have 32 bits; one work-group a tile
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
#define DISTRIBUTE(key)                           \
    {                                             \
        const uint is_one = ((key) >> bit) & 1u;  \
        keys[is_one ? TILE + one : zero] = (key); \
        one += is_one * LISTS;                    \
        zero += (1u - is_one) * LISTS;            \
    }

// Sorts this work-item's list: in each pass zeros stay in front, ones go to the second half of `keys` and are
// then appended. Four keys are read before the first of them is written, which hides most of the memory's
// latency; no write lands on a key that is still to be read.
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

// The merged keys go to the second half of `keys`, which is free once the lists are sorted: a barrier would
// have to wait for stores to global memory. This copies them out, with all work-items.
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

// A tree reduction over the heads in local memory.
__kernel __attribute__((reqd_work_group_size(LISTS, 1, 1))) void
column_radix_pairwise(__global const uint* input, __global uint* output, uint n, uint order)
{
    __local uint keys[2u * TILE];
    local uint* merged = keys + TILE;
    // Two sets in turn, so that the next round may be filled in while the last result is still read. A head
    // stands above its list in one word: of equal heads the first list wins, and an exhausted list, which
    // counts as number LISTS, loses to everyone, also to a list whose head is the largest key.
    __local ulong heads[2][LISTS];
    const uint t = get_local_id(0);
    const uint count = keys_in_tile(n);
    const uint rows = rows_of_list(count, t);
    load_list(input, keys, rows, order);
    sort_list(keys, rows);

    uint next = t;
    for (uint written = 0; written < count; ++written) {
        local ulong* set = heads[written & 1u];
        const uint head = next < count ? keys[next] : NO_HEAD;
        ulong smallest = ((ulong)head << 32) | (next < count ? t : (uint)LISTS);
        set[t] = smallest;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint width = LISTS / 2u; width > 0u; width /= 2u) {
            if (t < width) {
                const ulong other = set[t + width];
                smallest = other < smallest ? other : smallest;
                set[t] = smallest;
            }
            barrier(CLK_LOCAL_MEM_FENCE);
        }
        if ((uint)set[0] == t) {
            merged[written] = head;
            next += LISTS;
        }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    store_tile(output, merged, count, order);
}

// The two kernels with atomics.
//
// Words that hold a minimum stand in three slots that rotate: `current` is offered to and read in this round;
// `last` was read in the round before, which everyone is past once a barrier of this round is passed, so it
// is reset then; it is offered to again two rounds on, behind another barrier.
#define BLOCK 8u
#define BLOCKS ((LISTS + BLOCK - 1u) / BLOCK)

// What a work-item knows of its list: the row to take next, its key, and the key behind it, which is read a
// round early so that nobody waits for it.
typedef struct {
    uint next;
    uint head;
    uint after_head;
} List;

List first_of_list(const local uint* keys)
{
    List list;
    list.next = get_local_id(0);
    list.head = keys[list.next];
    list.after_head = keys[min(list.next + LISTS, TILE - 1u)];
    return list;
}

void take_head(List* list, const local uint* keys)
{
    list->next += LISTS;
    list->head = list->after_head;
    list->after_head = keys[min(list->next + LISTS, TILE - 1u)];
}

// Offers this work-item's head, directly or through its block's minimum, and returns the smallest of all.
uint smallest_head(const List* list, uint count, local uint* smallest, local uint* blocks, uint blocked,
                   uint current, uint last)
{
    const uint t = get_local_id(0);
    if (blocked) {
        if (list->next < count)
            atomic_min(&blocks[current * BLOCKS + t / BLOCK], list->head);
        barrier(CLK_LOCAL_MEM_FENCE);
        if (t < BLOCKS) {
            atomic_min(&smallest[current], blocks[current * BLOCKS + t]);
            blocks[last * BLOCKS + t] = NO_HEAD;
        }
    } else if (list->next < count) {
        atomic_min(&smallest[current], list->head);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    const uint minimum = smallest[current];
    if (t == 0u)
        smallest[last] = NO_HEAD;
    return minimum;
}

void reset_slots(local uint* smallest, local uint* blocks, local uint* winners)
{
    for (uint i = get_local_id(0); i < 3u * BLOCKS; i += LISTS)
        blocks[i] = NO_HEAD;
    for (uint i = get_local_id(0); i < 3u; i += LISTS) {
        smallest[i] = NO_HEAD;
        winners[i] = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
}

#define TAKE_ONE(current, last)                                                                     \
    {                                                                                               \
        const uint minimum = smallest_head(&list, count, smallest, blocks, blocked, current, last); \
        if (list.next < count && list.head == minimum) {                                            \
            merged[place] = minimum;                                                                \
            last_place = place;                                                                     \
            take_head(&list, keys);                                                                 \
        }                                                                                           \
        ++place;                                                                                    \
    }

// One key a round, for heads that are never equal. Returns whether that was so: then, and only then, the last
// key was taken in the last round.
uint take_distinct(const local uint* keys, local uint* merged, uint count, local uint* smallest,
                   local uint* blocks, local uint* winners, uint blocked)
{
    reset_slots(smallest, blocks, winners);
    List list = first_of_list(keys);
    uint last_place = count;
    for (uint place = 0; place < count;) {
        TAKE_ONE(0u, 2u)
        TAKE_ONE(1u, 0u)
        TAKE_ONE(2u, 1u)
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (last_place == count - 1u)
        winners[0] = 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    const uint distinct = winners[0];
    barrier(CLK_LOCAL_MEM_FENCE);
    return distinct;
}

// All heads that equal the minimum in a round. Every winner writes the key to the next free place and counts
// itself; the count is read a round later, when the places of further winners are filled with the same key.
void take_equal(const local uint* keys, local uint* merged, uint count, local uint* smallest,
                local uint* blocks, local uint* winners, uint blocked)
{
    reset_slots(smallest, blocks, winners);
    const uint t = get_local_id(0);
    List list = first_of_list(keys);
    uint place = 0;
    uint taken = 0;
    uint current = 0;
    uint last = 2;
    uint spare = 1;
    do {
        const uint minimum = smallest_head(&list, count, smallest, blocks, blocked, current, last);
        const uint winner_count = winners[last];
        if (t > 0u && t < winner_count)
            merged[place + t] = taken;
        place += winner_count;
        taken = minimum;
        if (list.next < count && list.head == minimum) {
            merged[place] = minimum;
            atomic_inc(&winners[current]);
            take_head(&list, keys);
        }
        // Counts are read a round late, so the slot to reset is the one that the next round counts in.
        if (t == 0u)
            winners[spare] = 0;
        last = current;
        current = spare;
        spare = 3u - current - last;
    } while (place < count);
    barrier(CLK_LOCAL_MEM_FENCE);
}

// Heads of different lists are seldom equal, and not having to count winners saves a third of the time; where
// some are, the merge is done again with counting.
#define MERGE_BY_ATOMICS(blocked)                                                \
    __local uint keys[2u * TILE];                                                \
    local uint* merged = keys + TILE;                                            \
    __local uint smallest[3];                                                    \
    __local uint blocks[3u * BLOCKS];                                            \
    __local uint winners[3];                                                     \
    const uint count = keys_in_tile(n);                                          \
    const uint rows = rows_of_list(count, get_local_id(0));                      \
    load_list(input, keys, rows, order);                                         \
    sort_list(keys, rows);                                                       \
    if (!take_distinct(keys, merged, count, smallest, blocks, winners, blocked)) \
        take_equal(keys, merged, count, smallest, blocks, winners, blocked);     \
    store_tile(output, merged, count, order);

// Every work-item offers its head with an atomic minimum on one local word.
__kernel __attribute__((reqd_work_group_size(LISTS, 1, 1))) void
column_radix_atomic_min(__global const uint* input, __global uint* output, uint n,
                        uint order){MERGE_BY_ATOMICS(0u)}

// Blocks of 8 heads reduce by atomics to one minimum each, and these by atomics to one.
__kernel
    __attribute__((reqd_work_group_size(LISTS, 1, 1))) void column_radix_blocked(__global const uint* input,
                                                                                 __global uint* output,
                                                                                 uint n, uint order)
{
    MERGE_BY_ATOMICS(1u)
}
