// SPDX-License-Identifier: GPL-3.0-or-later
// Radix sort, least significant digit first, by reduce then scan.
//
// A pass sorts by one digit and keeps the order of equal ones, so that after the last digit all is in order.
// It has three kernels: one counts the keys by digit, one turns counts into places, one takes the keys there.
// After Merrill and Grimshaw ("High Performance and Scalable Radix Sorting", Parallel Processing Letters 21,
// 2011) few work-groups have a contiguous range of keys each, so that the table of counts stays small, and
// keys are put in order in local memory before they are written, so that those with the same digit are
// written side by side. No work-group waits for another one of its launch.
//
// Digits that are the same in all keys are skipped, without the host: the first count notes in which bits
// keys differ, and each later kernel sees from that whether its pass runs, and from where to where. The first
// pass that runs reads `work`, the last one writes `result`, and those between take turns with `spare`.
//
// A value that travels with each key is written to the place of its key. It takes the same way, through the
// local memory that the keys have left.
//
// Memory: a pass that runs reads every key twice and writes it once, and each value once; the table, a word a
// digit and work-group, is written twice and read twice. An input of one tile is read once and written once.
//
// Compile-time constants:
//   KEY, KEY_BITS  an unsigned type, and its bits
//   NUMBER         an unsigned type that holds a KEY, of 32 bits or more
//   VALUE_BYTES    of the value that travels with each key, see values.h
//   DIGIT_BITS     bits of a digit, 1 … 12
//   RANKING        how the keys of a tile find their places: 0, 1, 2, see below
//   GROUP, KEYS    work-items of a work-group, and keys that each of them holds: GROUP · KEYS is a tile
//   SCAN_GROUP     work-items of a work-group that scans
//
// work, result, spare  n keys each, at most 2^31: the sum of an index and a tile has 32 bits; then values
// table                a row a digit, with a word a work-group: counts, then places
// totals               a word a digit: its keys
// differing            a KEY a work-group, at least 2: bits in which keys of its range differ. Behind a run
//                      the first has those of all keys, and the second how many passes have run
// range                keys of a work-group, a multiple of the tile
// order                what keys are combined with (exclusive or) to be compared as unsigned numbers: 0 for
//                      ascending, all ones for descending, with the highest bit turned over for signed keys
#include "launch.h"
#include "values.h"

#define RANK_SERIAL 0
#define RANK_COUNT 1
#define RANK_MATCH 2

#define RADIX (1u << DIGIT_BITS)
#define PASSES ((KEY_BITS + DIGIT_BITS - 1u) / DIGIT_BITS)
#define TILE (GROUP * KEYS)

// The digit of a key in a pass. This and last_key() are all that knows of types and of the order.
uint digit_of(KEY key, uint pass, NUMBER order)
{
    return (uint)((key ^ order) >> (pass * DIGIT_BITS)) & (RADIX - 1u);
}

// Stands behind all other keys.
KEY last_key(NUMBER order)
{
    return (KEY)~order;
}

// Whether a pass runs. If all keys are equal the first one does: they have to get to `result`.
bool runs(KEY differing, uint pass)
{
    return digit_of(differing, pass, 0) != 0u || (differing == 0 && pass == 0u);
}

// How many passes run from `pass` on.
uint passes_from(KEY differing, uint pass)
{
    uint count = 0;
    for (; pass < PASSES; ++pass)
        count += runs(differing, pass) ? 1u : 0u;
    return count;
}

// Where a pass reads and writes, if `left` passes are left, itself included, of `all`.
#define SOURCE(left, all) ((left) == (all) ? work : ((left)&1u) ? spare : result)
#define TARGET(left) (((left)&1u) ? result : spare)

// Bits that are set in what any work-item gives. All of a work-group call it; a barrier stands at its end.
KEY bits_of_all(local KEY* parts, KEY bits, uint items)
{
    const uint t = get_local_id(0);
    for (uint distance = 1; distance < items; distance *= 2u) {
        parts[t] = bits;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (t >= distance)
            bits |= parts[t - distance];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    if (t == items - 1u)
        parts[0] = bits;
    barrier(CLK_LOCAL_MEM_FENCE);
    return parts[0];
}

#if RANKING == RANK_MATCH

// Sub-groups are NVIDIA's warps, whose instructions OpenCL C has no words for.
#    define LANES 32u
#    define SUBGROUPS (GROUP / LANES)
#    define ALL_LANES 0xFFFFFFFFu

// What lanes have written to local memory is seen by the others.
void lanes_meet(void)
{
    asm volatile("bar.warp.sync 0xffffffff;" : : : "memory");
}

// The compiler forgets what it has computed of the key: its digit, say. Keeping all of these would take so
// many registers that a compute unit had room for half as many work-groups.
KEY as_if_new(KEY key)
{
    NUMBER word = key;
#    if KEY_BITS > 32u
    asm volatile("" : "+l"(word));
#    else
    asm volatile("" : "+r"(word));
#    endif
    return (KEY)word;
}

// The lanes whose digit is the same as this one's: of each bit, those that vote as this one does.
uint equal_lanes(uint digit)
{
    uint lanes = ALL_LANES;
#    pragma unroll
    for (uint bit = 0; bit < DIGIT_BITS; ++bit)
        asm volatile("{ .reg .pred set;\n"
                     "  .reg .b32 vote;\n"
                     "  and.b32 vote, %1, %2;\n"
                     "  setp.ne.u32 set, vote, 0;\n"
                     "  vote.sync.ballot.b32 vote, set, 0xffffffff;\n"
                     "  @!set not.b32 vote, vote;\n"
                     "  and.b32 %0, %0, vote; }"
                     : "+r"(lanes)
                     : "r"(digit), "r"(1u << bit));
    return lanes;
}

// The sum over this lane and those before it.
uint sum_of_lanes(uint value)
{
    const uint lane = get_local_id(0) % LANES;
#    pragma unroll
    for (uint distance = 1; distance < LANES; distance *= 2u) {
        uint before;
        asm volatile("shfl.sync.up.b32 %0, %1, %2, 0, 0xffffffff;"
                     : "=r"(before)
                     : "r"(value), "r"(distance));
        value += lane >= distance ? before : 0u;
    }
    return value;
}

uint sum_before(local uint* sums, uint value, uint items)
{
    const uint subgroup = get_local_id(0) / LANES;
    const uint sum = sum_of_lanes(value);
    if (get_local_id(0) % LANES == LANES - 1u)
        sums[subgroup] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint before = 0;
    for (uint i = 0; i < items / LANES; ++i)
        before += i < subgroup ? sums[i] : 0u;
    barrier(CLK_LOCAL_MEM_FENCE);
    return before + sum - value;
}

#else

// The sum over the work-items before this one. All of a work-group call it; a barrier stands at its end.
uint sum_before(local uint* sums, uint value, uint items)
{
    const uint t = get_local_id(0);
    uint sum = value;
    for (uint distance = 1; distance < items; distance *= 2u) {
        sums[t] = sum;
        barrier(CLK_LOCAL_MEM_FENCE);
        if (t >= distance)
            sum += sums[t - distance];
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    return sum - value;
}

#endif

// Counts the keys of a range by digit; the first pass also notes in which bits they differ from the first key
// of all.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void
radix_count(__global const KEY* work, __global const KEY* result, __global const KEY* spare,
            __global uint* table, __global KEY* differing, uint n, uint range, uint pass, NUMBER order)
{
    __local uint counts[RADIX];
    __local KEY parts[GROUP];
    WAIT_FOR_KERNEL_IN_FRONT;
    const uint t = get_local_id(0);
    const uint group = get_group_id(0);
    global const KEY* input = work;
    if (pass > 0u) {
        const KEY bits = differing[0];
        if (!runs(bits, pass))
            return;
        input = SOURCE(passes_from(bits, pass), passes_from(bits, 0u));
    }
    for (uint digit = t; digit < RADIX; digit += GROUP)
        counts[digit] = 0;
    barrier(CLK_LOCAL_MEM_FENCE);

#if RANKING == RANK_SERIAL
#    define COUNT(key) ++counts[digit_of(key, pass, order)]
#else
#    define COUNT(key) atomic_inc(&counts[digit_of(key, pass, order)])
#endif
    const KEY first = input[0];
    KEY bits = 0;
    const uint end = min(group * range + range, n);
    uint i = group * range + t;
    // Several keys are read before the first is counted, which hides most of the memory's latency.
    for (; i + 7u * GROUP < end; i += 8u * GROUP) {
        KEY keys[8];
#pragma unroll
        for (uint k = 0; k < 8u; ++k)
            keys[k] = input[i + k * GROUP];
#pragma unroll
        for (uint k = 0; k < 8u; ++k) {
            bits |= keys[k] ^ first;
            COUNT(keys[k]);
        }
    }
    for (; i < end; i += GROUP) {
        const KEY key = input[i];
        bits |= key ^ first;
        COUNT(key);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint digit = t; digit < RADIX; digit += GROUP)
        table[digit * get_num_groups(0) + group] = counts[digit];
    if (pass == 0u) {
        bits = bits_of_all(parts, bits, GROUP);
        if (t == 0u)
            differing[group] = bits;
    }
}

// Turns the counts of one digit, a row of the table, into places among all keys with that digit.
__kernel __attribute__((reqd_work_group_size(SCAN_GROUP, 1, 1))) void
radix_scan(__global uint* table, __global uint* totals, __global KEY* differing, uint groups, uint pass)
{
    __local uint sums[SCAN_GROUP];
    __local KEY parts[SCAN_GROUP];
    WAIT_FOR_KERNEL_IN_FRONT;
    const uint t = get_local_id(0);
    const uint digit = get_group_id(0);
    if (pass > 0u && !runs(differing[0], pass))
        return;
    global uint* row = table + digit * groups;
    const uint share = (groups + SCAN_GROUP - 1u) / SCAN_GROUP;
    const uint begin = min(t * share, groups);
    const uint end = min(begin + share, groups);
    uint sum = 0;
    for (uint i = begin; i < end; ++i)
        sum += row[i];
    uint place = sum_before(sums, sum, SCAN_GROUP);
    if (t == SCAN_GROUP - 1u)
        totals[digit] = place + sum;
    for (uint i = begin; i < end; ++i) {
        const uint count = row[i];
        row[i] = place;
        place += count;
    }
    if (pass == 0u && digit == 0u) {
        KEY bits = 0;
        for (uint i = t; i < groups; i += SCAN_GROUP)
            bits |= differing[i];
        bits = bits_of_all(parts, bits, SCAN_GROUP);
        if (t == 0u)
            differing[0] = bits;
    }
}

// Digits that one work-item looks after.
#define DIGITS_EACH ((RADIX + GROUP - 1u) / GROUP)
#define FIRST_OWN min((uint)get_local_id(0) * DIGITS_EACH, RADIX)
#define LAST_OWN min((uint)get_local_id(0) * DIGITS_EACH + DIGITS_EACH, RADIX)

// Where the keys of this work-group go in the output, by digit. A barrier stands at the end.
void load_places(local uint* places, local uint* sums, global const uint* table, global const uint* totals)
{
    const uint begin = FIRST_OWN;
    const uint end = LAST_OWN;
    uint sum = 0;
    for (uint digit = begin; digit < end; ++digit)
        sum += totals[digit];
    uint before = sum_before(sums, sum, GROUP);
    for (uint digit = begin; digit < end; ++digit) {
        places[digit] = before + table[digit * get_num_groups(0) + get_group_id(0)];
        before += totals[digit];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
}

#if RANKING == RANK_SERIAL

// A processor: a work-item is a work-group, and takes its keys where they go one by one. The lines that it
// writes to, one a digit, stay in its cache.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void
radix_scatter(__global const KEY* work, __global KEY* result, __global KEY* spare, __global const uint* table,
              __global const uint* totals, __global KEY* differing, uint n, uint range, uint pass,
              NUMBER order)
{
    __local uint places[RADIX];
    __local uint sums[GROUP];
    WAIT_FOR_KERNEL_IN_FRONT;
    const KEY bits = differing[0];
    if (!runs(bits, pass))
        return;
    const uint left = passes_from(bits, pass);
    const uint all = passes_from(bits, 0u);
    global const KEY* input = SOURCE(left, all);
    global KEY* output = TARGET(left);
    if (get_global_id(0) == 0u)
        differing[1] = all - left + 1u;
    load_places(places, sums, table, totals);
    const uint begin = get_group_id(0) * range;
    const uint end = min(begin + range, n);
    for (uint i = begin; i < end; ++i) {
        const KEY key = input[i];
        const uint place = places[digit_of(key, pass, order)]++;
        output[place] = key;
        if (VALUES)
            VALUES_OF(output, n)[place] = VALUES_OF(input, n)[i];
    }
}

// All passes over an input that the cache holds, by one work-item.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void
radix_sort_tile(__global const KEY* work, __global KEY* result, __global KEY* spare, __global KEY* differing,
                uint n, NUMBER order)
{
    __local uint places[RADIX];
    WAIT_FOR_KERNEL_IN_FRONT;
    KEY bits = 0;
    for (uint i = 0; i < n; ++i)
        bits |= work[i] ^ work[0];
    differing[0] = bits;
    const uint all = passes_from(bits, 0u);
    for (uint pass = 0; pass < PASSES; ++pass) {
        if (!runs(bits, pass))
            continue;
        const uint left = passes_from(bits, pass);
        differing[1] = all - left + 1u;
        global const KEY* input = SOURCE(left, all);
        global KEY* output = TARGET(left);
        for (uint digit = 0; digit < RADIX; ++digit)
            places[digit] = 0;
        for (uint i = 0; i < n; ++i)
            ++places[digit_of(input[i], pass, order)];
        uint place = 0;
        for (uint digit = 0; digit < RADIX; ++digit) {
            const uint count = places[digit];
            places[digit] = place;
            place += count;
        }
        for (uint i = 0; i < n; ++i) {
            const KEY key = input[i];
            const uint target = places[digit_of(key, pass, order)]++;
            output[target] = key;
            if (VALUES)
                VALUES_OF(output, n)[target] = VALUES_OF(input, n)[i];
        }
    }
}

#else

// Puts the values of the keys that a work-item held to where place_tile() has taken these. Barriers stand at
// the beginning and at the end.
void put_values(const VALUE* values, local VALUE* tile, const uint* ranks)
{
    barrier(CLK_LOCAL_MEM_FENCE);
#    pragma unroll
    for (uint k = 0; k < KEYS; ++k)
        tile[ranks[k]] = values[k];
    barrier(CLK_LOCAL_MEM_FENCE);
}

#    if RANKING == RANK_MATCH

// Each sub-group counts by itself. The counters take the place of the tile, which is in private memory then.
#        define COUNTERS (SUBGROUPS * RADIX)

// Key k of a work-item in a tile: sub-groups have contiguous keys, and read them side by side.
#        define KEY_INDEX(k) \
            ((uint)get_local_id(0) / LANES * LANES * KEYS + (k)*LANES + (uint)get_local_id(0) % LANES)

// Puts the keys that work-items hold in order of their digits into `tile`; firsts[d] is where those with
// digit d or more begin, for d = 0 … RADIX. Key k is at ranks[k] then, which is where its value belongs;
// nothing happens to `values`. A barrier stands at the beginning, none at the end.
void place_tile(const KEY* keys, const VALUE* values, local KEY* tile, uint* ranks, local uint* firsts,
                local uint* sums, uint pass, NUMBER order)
{
    const uint t = get_local_id(0);
    const uint lane = t % LANES;
    const uint before_lane = (1u << lane) - 1u;
    const uint behind_lane = ALL_LANES << lane << 1u;
    volatile local uint* counters = (volatile local uint*)tile;
    volatile local uint* own = counters + t / LANES * RADIX;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint digit = lane; digit < RADIX; digit += LANES)
        own[digit] = 0;
    lanes_meet();
    // A key's rank is the number of keys of its sub-group that have its digit and come before it.
#        pragma unroll
    for (uint k = 0; k < KEYS; ++k) {
        const uint digit = digit_of(keys[k], pass, order);
        const uint equal = equal_lanes(digit);
        const uint before = own[digit];
        ranks[k] = before + popcount(equal & before_lane);
        lanes_meet();
        // The last of them counts all.
        if ((equal & behind_lane) == 0u)
            own[digit] = ranks[k] + 1u;
        lanes_meet();
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    const uint begin = FIRST_OWN;
    const uint end = LAST_OWN;
    uint sum = 0;
    for (uint digit = begin; digit < end; ++digit) {
#        pragma unroll
        for (uint s = 0; s < SUBGROUPS; ++s)
            sum += counters[s * RADIX + digit];
    }
    uint place = sum_before(sums, sum, GROUP);
    for (uint digit = begin; digit < end; ++digit) {
        firsts[digit] = place;
#        pragma unroll
        for (uint s = 0; s < SUBGROUPS; ++s) {
            const uint count = counters[s * RADIX + digit];
            counters[s * RADIX + digit] = place;
            place += count;
        }
    }
    if (t == 0u)
        firsts[RADIX] = TILE;
    barrier(CLK_LOCAL_MEM_FENCE);

#        pragma unroll
    for (uint k = 0; k < KEYS; ++k)
        ranks[k] += own[digit_of(as_if_new(keys[k]), pass, order)];
    barrier(CLK_LOCAL_MEM_FENCE);
#        pragma unroll
    for (uint k = 0; k < KEYS; ++k)
        tile[ranks[k]] = keys[k];
}

#    else

// Each work-item counts by itself, which takes so many counters that a digit is cut in parts of a few bits.
// The counters take the place of the tile, which is in private memory then.
#        define PART_BITS 4u
#        define PART_RADIX (1u << PART_BITS)
#        define COUNTERS (PART_RADIX * GROUP)

// Key k of a work-item in a tile.
#        define KEY_INDEX(k) ((uint)get_local_id(0) * KEYS + (k))

// As the other place_tile(), but keys and values become those of the work-item's places in the new order,
// which are the ranks; and a barrier stands at its end, too.
void place_tile(KEY* keys, VALUE* values, local KEY* tile, uint* ranks, local uint* firsts, local uint* sums,
                uint pass, NUMBER order)
{
    const uint t = get_local_id(0);
    local uint* counters = (local uint*)tile;
    for (uint part = 0; part < DIGIT_BITS; part += PART_BITS) {
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint i = 0; i < PART_RADIX; ++i)
            counters[i * GROUP + t] = 0;
#        pragma unroll
        for (uint k = 0; k < KEYS; ++k) {
            const uint bits = (digit_of(keys[k], pass, order) >> part) & (PART_RADIX - 1u);
            ranks[k] = counters[bits * GROUP + t]++;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        // Counters stand in the order of the parts, then of the work-items.
        uint sum = 0;
        for (uint i = 0; i < PART_RADIX; ++i)
            sum += counters[t * PART_RADIX + i];
        uint place = sum_before(sums, sum, GROUP);
        for (uint i = 0; i < PART_RADIX; ++i) {
            const uint count = counters[t * PART_RADIX + i];
            counters[t * PART_RADIX + i] = place;
            place += count;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
#        pragma unroll
        for (uint k = 0; k < KEYS; ++k) {
            const uint bits = (digit_of(keys[k], pass, order) >> part) & (PART_RADIX - 1u);
            ranks[k] += counters[bits * GROUP + t];
        }
        if (VALUES) {
            put_values(values, (local VALUE*)tile, ranks);
#        pragma unroll
            for (uint k = 0; k < KEYS; ++k)
                values[k] = ((local VALUE*)tile)[KEY_INDEX(k)];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
#        pragma unroll
        for (uint k = 0; k < KEYS; ++k)
            tile[ranks[k]] = keys[k];
        barrier(CLK_LOCAL_MEM_FENCE);
#        pragma unroll
        for (uint k = 0; k < KEYS; ++k)
            keys[k] = tile[KEY_INDEX(k)];
    }
#        pragma unroll
    for (uint k = 0; k < KEYS; ++k)
        ranks[k] = KEY_INDEX(k);
    // The first key of a digit also stands for the digits that nobody has before it.
    uint before = t == 0u ? 0u : digit_of(tile[t * KEYS - 1u], pass, order) + 1u;
#        pragma unroll
    for (uint k = 0; k < KEYS; ++k) {
        const uint digit = digit_of(keys[k], pass, order);
        for (; before <= digit; ++before)
            firsts[before] = t * KEYS + k;
    }
    if (t == GROUP - 1u) {
        for (; before <= RADIX; ++before)
            firsts[before] = TILE;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
}

#    endif

// Words of 64 bits that have room for the keys of a tile, for its values, and for the counters.
#    define WORDS_FOR(bytes) (((bytes) + 7u) / 8u)
#    define TILE_WORDS WORDS_FOR(TILE*(KEY_BITS / 8u > VALUE_BYTES ? KEY_BITS / 8u : VALUE_BYTES))
#    define ROOM (TILE_WORDS > WORDS_FOR(COUNTERS * 4u) ? TILE_WORDS : WORDS_FOR(COUNTERS * 4u))

// Reads the values of the keys that a work-item holds, of `count` from `begin` on.
#    define LOAD_VALUES(values, from, begin, count) \
        for (uint k = 0; k < KEYS; ++k)             \
            values[k] = KEY_INDEX(k) < (count) ? VALUES_OF(from, n)[(begin) + KEY_INDEX(k)] : 0;

// Takes the keys of a range where they go, tile by tile.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void
radix_scatter(__global const KEY* work, __global KEY* result, __global KEY* spare, __global const uint* table,
              __global const uint* totals, __global KEY* differing, uint n, uint range, uint pass,
              NUMBER order)
{
    __local ulong room[ROOM];
    local KEY* tile = (local KEY*)room;
    __local uint places[RADIX];
    __local uint offsets[RADIX];
    __local uint firsts[RADIX + 1u];
    __local uint sums[GROUP];
    WAIT_FOR_KERNEL_IN_FRONT;
    const uint t = get_local_id(0);
    const KEY bits = differing[0];
    if (!runs(bits, pass))
        return;
    const uint left = passes_from(bits, pass);
    const uint all = passes_from(bits, 0u);
    global const KEY* input = SOURCE(left, all);
    global KEY* output = TARGET(left);
    if (get_global_id(0) == 0u)
        differing[1] = all - left + 1u;
    load_places(places, sums, table, totals);
    const uint end = min((uint)get_group_id(0) * range + range, n);
    for (uint begin = get_group_id(0) * range; begin < end; begin += TILE) {
        const uint count = min((uint)TILE, end - begin);
        KEY keys[KEYS];
        VALUE values[KEYS];
        uint ranks[KEYS];
        if (count == TILE) {
#    pragma unroll
            for (uint k = 0; k < KEYS; ++k)
                keys[k] = input[begin + KEY_INDEX(k)];
        } else {
#    pragma unroll
            for (uint k = 0; k < KEYS; ++k)
                keys[k] = KEY_INDEX(k) < count ? input[begin + KEY_INDEX(k)] : last_key(order);
        }
        if (VALUES && RANKING == RANK_COUNT) {
#    pragma unroll
            LOAD_VALUES(values, input, begin, count)
        }
        place_tile(keys, values, tile, ranks, firsts, sums, pass, order);
        // Not from FIRST_OWN to LAST_OWN: where some work-items have no digit, PoCL 3.1 then stores keys at
        // wrong places.
        for (uint digit = t; digit < RADIX; digit += GROUP) {
            offsets[digit] = places[digit] - firsts[digit];
            places[digit] += firsts[digit + 1u] - firsts[digit];
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        uint targets[KEYS];
#    pragma unroll
        for (uint k = 0; k < KEYS; ++k) {
            const uint i = t + k * GROUP;
            const KEY key = tile[i];
            targets[k] = offsets[digit_of(key, pass, order)] + i;
            if (i < count)
                output[targets[k]] = key;
        }
        // Sub-groups need no values for ranking, and read them as late as this: registers are scarce.
        if (VALUES && RANKING == RANK_MATCH) {
#    pragma unroll
            LOAD_VALUES(values, input, begin, count)
        }
        if (VALUES) {
            const local VALUE* moved = (const local VALUE*)room;
            put_values(values, (local VALUE*)room, ranks);
#    pragma unroll
            for (uint k = 0; k < KEYS; ++k) {
                const uint i = t + k * GROUP;
                if (i < count)
                    VALUES_OF(output, n)[targets[k]] = moved[i];
            }
        }
    }
}

// All passes over an input of one tile, in local memory.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void
radix_sort_tile(__global const KEY* work, __global KEY* result, __global KEY* spare, __global KEY* differing,
                uint n, NUMBER order)
{
    __local ulong room[ROOM];
    local KEY* tile = (local KEY*)room;
    __local KEY parts[GROUP];
    __local uint firsts[RADIX + 1u];
    __local uint sums[GROUP];
    WAIT_FOR_KERNEL_IN_FRONT;
    const uint t = get_local_id(0);
    KEY keys[KEYS];
    VALUE values[KEYS];
    uint ranks[KEYS];
    KEY bits = 0;
    if (VALUES) {
#    pragma unroll
        LOAD_VALUES(values, work, 0u, n)
    }
#    pragma unroll
    for (uint k = 0; k < KEYS; ++k) {
        keys[k] = KEY_INDEX(k) < n ? work[KEY_INDEX(k)] : last_key(order);
        bits |= KEY_INDEX(k) < n ? keys[k] ^ work[0] : 0;
    }
    bits = bits_of_all(parts, bits, GROUP);
    uint passes = 0;
    for (uint pass = 0; pass < PASSES; ++pass) {
        if (!runs(bits, pass))
            continue;
        ++passes;
        place_tile(keys, values, tile, ranks, firsts, sums, pass, order);
        barrier(CLK_LOCAL_MEM_FENCE);
#    pragma unroll
        for (uint k = 0; k < KEYS; ++k)
            keys[k] = tile[KEY_INDEX(k)];
        if (VALUES) {
            const local VALUE* moved = (const local VALUE*)room;
            put_values(values, (local VALUE*)room, ranks);
#    pragma unroll
            for (uint k = 0; k < KEYS; ++k)
                values[k] = moved[KEY_INDEX(k)];
        }
    }
    if (t == 0u) {
        differing[0] = bits;
        differing[1] = passes;
    }
#    if VALUES
#        pragma unroll
    for (uint k = 0; k < KEYS; ++k) {
        const uint i = KEY_INDEX(k);
        if (i < n) {
            result[i] = keys[k];
            VALUES_OF(result, n)[i] = values[k];
        }
    }
#    else
    for (uint i = t; i < n; i += GROUP)
        result[i] = tile[i];
#    endif
}

#endif
