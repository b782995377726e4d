// SPDX-License-Identifier: GPL-3.0-or-later
// Lower bound: many keys, one launch, or four. A binary search whose first levels run in local memory.
//
// The haystack is cut into PARTS equal parts, and the last elements of all but the last of them are the
// pivots. Each work-group reads them once, and finds the part of a key in local memory: these are the levels
// that all keys would read from global memory again and again. The part is searched in global memory. A
// work-item takes KEYS searches in step: while one waits for an element, the others' loads are on their way.
// No step has a branch that depends on a key.
//
// Keys that come in order, or nearly so, lie in a small part of the haystack for all of a work-group. Then
// the group takes GROUP elements of that part as new pivots, and so on while this shortens every search by
// NARROW_BITS steps at least: log_2(GROUP) steps in local memory for one load of each work-item.
//
// Keys in no order read lines of which nothing else is used. So three launches may put them in rough order
// first: by the bucket that a key falls in, of BUCKETS that share the range between the first and the last
// element. Keys that are searched at one time then lie in a small part of the haystack, whose lines the
// caches hold. One launch counts the keys of each bucket, one turns the counts into places, and one takes the
// keys there, each with its index, where its answer goes. Within a bucket their order is any. If a sample of
// the keys says that they come in rough order, the three do nothing. No work-group waits for another one.
//
// Sources: binary search with its first levels kept near the processor, as in Kim et al., "FAST: Fast
// Architecture Sensitive Tree Search on Modern CPUs and GPUs", SIGMOD 2010. Keys in order before they are
// looked up: Zhou and Ross, "Buffering Accesses to Memory-Resident Index Structures", VLDB 2003.
//
// GROUP          work-items of a work-group
// KEYS           keys of a work-item
// PARTS          parts of the haystack, a power of two
// NARROW_BITS    steps that new pivots have to save; 0: no new pivots
// BUCKET_BITS    log2 of BUCKETS
// KEY, KEY_BITS         the unsigned type of a key's word, and how many bits it has: 8, 16, 32 or 64
// NUMBER                an unsigned type that holds a KEY, of 32 bits or more
// FLIP, FLIP_NEGATIVE   which bits ordered() changes, by the type of the keys
//
// Memory traffic: the keys and the answers once, PARTS elements a work-group, and at most 1 + log2(width)
// elements a key, of which neighbouring keys share the more the nearer they lie. Rough order reads the keys
// twice, writes them with their indices and reads these, and answers go to memory in no order; for keys that
// have it, it reads the sample.

#define BUCKETS (1u << BUCKET_BITS)
#define NUMBER_BITS ((uint)(8u * sizeof(NUMBER)))

// A key and its index, which are read and written at once.
#if KEY_BITS == 64u
#    define PAIR ulong2
#else
#    define PAIR uint2
#endif

// A key as an unsigned number: in the order of data::rankOf(), and no two keys as the same one.
KEY ordered(KEY key)
{
    return key ^ (FLIP | (((KEY)0 - (key >> (KEY_BITS - 1u))) & FLIP_NEGATIVE));
}

// The last elements of all parts. A barrier stands at the end: from there on they are only read.
void load_pivots(local KEY* pivots, __global const KEY* haystack, uint length, uint width)
{
    for (uint part = get_local_id(0); part < PARTS; part += GROUP) {
        // Parts that end behind the last element are greater than any key: no key lies behind them.
        const ulong end = (ulong)(part + 1u) * width;
        pivots[part] = end < length ? ordered(haystack[(uint)end - 1u]) : ~(KEY)0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
}

// Where the part of a key begins.
uint begin_of(local const KEY* pivots, KEY key, uint width)
{
    uint part = 0;
    for (uint step = PARTS / 2u; step > 0u; step /= 2u)
        part += pivots[part + step - 1u] < key ? step : 0u;
    return part * width;
}

// Looks for all keys of the work-group between the first and the last of their parts, as often as that pays:
// begins become those of shorter parts. Returns their width. All work-items come here together.
uint narrow(local NUMBER* lows, local uint* highs, __global const KEY* haystack, uint length, uint width,
            const KEY* keys, uint* begins)
{
    const uint item = get_local_id(0);
    for (;;) {
        uint low = begins[0];
        uint high = begins[0];
        for (uint k = 1; k < KEYS; ++k) {
            low = min(low, begins[k]);
            high = max(high, begins[k]);
        }
        lows[item] = low;
        highs[item] = high;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint reach = GROUP / 2u; reach > 0u; reach /= 2u) {
            if (item < reach) {
                lows[item] = min(lows[item], lows[item + reach]);
                highs[item] = max(highs[item], highs[item + reach]);
            }
            barrier(CLK_LOCAL_MEM_FENCE);
        }
        low = (uint)lows[0];
        const uint span = highs[0] + width - low;
        const uint next = (uint)(((ulong)span + GROUP - 1u) / GROUP);
        // Before the lows become pivots.
        barrier(CLK_LOCAL_MEM_FENCE);
        if (next > (width >> NARROW_BITS))
            return width;

        const ulong end = (ulong)low + (ulong)(item + 1u) * next;
        lows[item] = end < length ? ordered(haystack[(uint)end - 1u]) : ~(KEY)0;
        barrier(CLK_LOCAL_MEM_FENCE);
        for (uint k = 0; k < KEYS; ++k) {
            uint part = 0;
            for (uint step = GROUP / 2u; step > 0u; step /= 2u)
                part += lows[part + step - 1u] < keys[k] ? step : 0u;
            begins[k] = low + part * next;
        }
        width = next;
        barrier(CLK_LOCAL_MEM_FENCE);
    }
}

// Takes KEYS searches through their parts: begins becomes the last element that may be below the key, or the
// first one of the part.
void search_parts(__global const KEY* haystack, uint length, uint width, const KEY* keys, uint* begins)
{
    for (uint left = width; left > 1u;) {
        const uint lower = left / 2u;
        for (uint k = 0; k < KEYS; ++k) {
            // An index behind the last element stands for one that is greater than any key.
            const uint at = min(begins[k] + lower, length) - 1u;
            begins[k] += at + 1u - begins[k] == lower && ordered(haystack[at]) < keys[k] ? lower : 0u;
        }
        left -= lower;
    }
}

uint answer_at(__global const KEY* haystack, uint length, uint at, KEY key, uint notFound)
{
    at += at < length && ordered(haystack[at]) < key ? 1u : 0u;
    return at < length && ordered(haystack[at]) == key ? at : notFound;
}

// haystack, length  ascending, length 1 … 2^31: sums of two indices have 32 bits
// width             elements of a part, the last ones may have fewer or none: ceil(length / PARTS)
// needles, count    the keys, at most 2^31
// notFound          what a key is answered that the haystack lacks
// answers           one word a key; gets the index of the first element equal to the key, or notFound
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void
lower_bound(__global const KEY* haystack, uint length, uint width, __global const KEY* needles, uint count,
            uint notFound, __global uint* answers)
{
    __local KEY pivots[PARTS];
    load_pivots(pivots, haystack, length, width);
    __local NUMBER lows[GROUP];
    __local uint highs[GROUP];
    KEY keys[KEYS];
    uint begins[KEYS];
    const ulong first = (ulong)get_group_id(0) * (GROUP * KEYS) + get_local_id(0);
    for (uint k = 0; k < KEYS; ++k) {
        // Behind the last key it once more, so that the group's keys stay close together.
        keys[k] = ordered(needles[min(first + k * GROUP, (ulong)count - 1u)]);
        begins[k] = begin_of(pivots, keys[k], width);
    }
    if (NARROW_BITS > 0u)
        width = narrow(lows, highs, haystack, length, width, keys, begins);
    search_parts(haystack, length, width, keys, begins);
    for (uint k = 0; k < KEYS; ++k) {
        const ulong needle = first + k * GROUP;
        if (needle < count)
            answers[needle] = answer_at(haystack, length, begins[k], keys[k], notFound);
    }
}

// As lower_bound(), of the keys that count_needles() to place_needles() have put in rough order.
//
// pairs    x is an ordered() key, and y its index
// buckets  the word behind the buckets is 0 if the keys came in rough order, and pairs has none then
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void
lower_bound_rough(__global const KEY* haystack, uint length, uint width, __global const KEY* needles,
                  uint count, uint notFound, __global const uint* buckets, __global const PAIR* pairs,
                  __global uint* answers)
{
    __local KEY pivots[PARTS];
    load_pivots(pivots, haystack, length, width);
    __local NUMBER lows[GROUP];
    __local uint highs[GROUP];
    KEY keys[KEYS];
    uint owners[KEYS];
    uint begins[KEYS];
    const bool placed = buckets[BUCKETS] != 0u;
    const ulong first = (ulong)get_group_id(0) * (GROUP * KEYS) + get_local_id(0);
    for (uint k = 0; k < KEYS; ++k) {
        const ulong place = min(first + k * GROUP, (ulong)count - 1u);
        if (placed) {
            const PAIR pair = pairs[place];
            keys[k] = (KEY)pair.x;
            owners[k] = (uint)pair.y;
        } else {
            keys[k] = ordered(needles[place]);
            owners[k] = (uint)place;
        }
        begins[k] = begin_of(pivots, keys[k], width);
    }
    if (NARROW_BITS > 0u)
        width = narrow(lows, highs, haystack, length, width, keys, begins);
    search_parts(haystack, length, width, keys, begins);
    for (uint k = 0; k < KEYS; ++k) {
        if (first + k * GROUP < count)
            answers[owners[k]] = answer_at(haystack, length, begins[k], keys[k], notFound);
    }
}

// The range that the buckets share: keys below and above it belong to the first and to the last one.
typedef struct {
    KEY first;
    KEY last;
    uint shift;
} Range;

Range range_of(__global const KEY* haystack, uint length)
{
    Range range;
    range.first = ordered(haystack[0]);
    range.last = ordered(haystack[length - 1u]);
    const uint bits = NUMBER_BITS - (uint)clz((NUMBER)(range.last - range.first));
    range.shift = bits > BUCKET_BITS ? bits - BUCKET_BITS : 0u;
    return range;
}

uint bucket_of(Range range, KEY key)
{
    return (uint)((min(max(key, range.first), range.last) - range.first) >> range.shift);
}

// Whether keys come in rough order, by GROUP of them, each from a place of its own share of the keys that is
// as good as random: what repeats itself does not hide between places at equal distances. All work-groups
// look at the same keys.
//
// sample   GROUP + 1 words
bool sample_rises(local uint* sample, Range range, __global const KEY* needles, uint count)
{
    const uint item = get_local_id(0);
    const uint share = count / GROUP;
    const uint begin = (uint)((ulong)count * item / GROUP);
    const uint at = begin + (share > 0u ? (item * 0x9E3779B9u >> 8) % share : 0u);
    sample[item] = bucket_of(range, ordered(needles[at]));
    if (item == 0u)
        sample[GROUP] = 0u;
    barrier(CLK_LOCAL_MEM_FENCE);
    // Whoever writes it writes the same.
    if (item > 0u && sample[item] < sample[item - 1u])
        sample[GROUP] = 1u;
    barrier(CLK_LOCAL_MEM_FENCE);
    return sample[GROUP] == 0u;
}

// Adds up the keys of each bucket, unless they come in rough order.
//
// share    neighbouring keys that a work-group takes
// buckets  BUCKETS words and one more, all 0; get the counts, and 1 behind them; or stay as they are
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void
count_needles(__global const KEY* haystack, uint length, __global const KEY* needles, uint count, uint share,
              __global uint* buckets)
{
    __local uint sample[GROUP + 1u];
    __local uint counts[BUCKETS];
    const Range range = range_of(haystack, length);
    if (sample_rises(sample, range, needles, count))
        return;
    const uint item = get_local_id(0);
    for (uint bucket = item; bucket < BUCKETS; bucket += GROUP)
        counts[bucket] = 0u;
    barrier(CLK_LOCAL_MEM_FENCE);

    const uint begin = get_group_id(0) * share;
    const uint end = begin + min(share, count - begin);
    for (uint i = begin + item; i < end; i += GROUP)
        atomic_inc(&counts[bucket_of(range, ordered(needles[i]))]);
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint bucket = item; bucket < BUCKETS; bucket += GROUP) {
        if (counts[bucket] > 0u)
            atomic_add(&buckets[bucket], counts[bucket]);
    }
    if (get_group_id(0) == 0u && item == 0u)
        buckets[BUCKETS] = 1u;
}

// One work-group: turns the counts into the places where the keys of each bucket begin.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void start_buckets(__global uint* buckets)
{
    __local uint sums[GROUP];
    if (buckets[BUCKETS] == 0u)
        return;
    const uint item = get_local_id(0);
    const uint own = (BUCKETS + GROUP - 1u) / GROUP;
    const uint begin = min(item * own, BUCKETS);
    const uint end = min(begin + own, BUCKETS);
    uint sum = 0;
    for (uint bucket = begin; bucket < end; ++bucket)
        sum += buckets[bucket];
    sums[item] = sum;
    for (uint reach = 1; reach < GROUP; reach *= 2u) {
        barrier(CLK_LOCAL_MEM_FENCE);
        const uint before = item >= reach ? sums[item - reach] : 0u;
        barrier(CLK_LOCAL_MEM_FENCE);
        sums[item] += before;
    }
    uint place = sums[item] - sum;
    for (uint bucket = begin; bucket < end; ++bucket) {
        const uint count = buckets[bucket];
        buckets[bucket] = place;
        place += count;
    }
}

// Takes keys to their buckets. A work-group counts its own again, takes places for all of them in each
// bucket, and shares these out.
//
// buckets  where the next keys of each bucket go
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void
place_needles(__global const KEY* haystack, uint length, __global const KEY* needles, uint count, uint share,
              __global uint* buckets, __global PAIR* pairs)
{
    __local uint places[BUCKETS];
    if (buckets[BUCKETS] == 0u)
        return;
    const uint item = get_local_id(0);
    for (uint bucket = item; bucket < BUCKETS; bucket += GROUP)
        places[bucket] = 0u;
    barrier(CLK_LOCAL_MEM_FENCE);

    const Range range = range_of(haystack, length);
    const uint begin = get_group_id(0) * share;
    const uint end = begin + min(share, count - begin);
    for (uint i = begin + item; i < end; i += GROUP)
        atomic_inc(&places[bucket_of(range, ordered(needles[i]))]);
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint bucket = item; bucket < BUCKETS; bucket += GROUP) {
        if (places[bucket] > 0u)
            places[bucket] = atomic_add(&buckets[bucket], places[bucket]);
    }
    barrier(CLK_LOCAL_MEM_FENCE);

    for (uint i = begin + item; i < end; i += GROUP) {
        PAIR pair;
        pair.x = ordered(needles[i]);
        pair.y = i;
        pairs[atomic_inc(&places[bucket_of(range, pair.x)])] = pair;
    }
}

// What the search is tried on before a job, with and without rough order: a haystack as wide as the range of
// keys, whose ranks are the highest bits of multiples of step = the greatest NUMBER / length, and keys all
// over it in no order. The latter are a permutation of all words of 32 or 64 bits, the finaliser of
// MurmurHash3 (Appleby), or lower bits of them.
__kernel void fill_trial_haystack(__global KEY* haystack, uint length, NUMBER step)
{
    const uint i = get_global_id(0);
    if (i >= length)
        return;
    // The inverse of ordered().
    const KEY rank = (KEY)(i * step >> (NUMBER_BITS - KEY_BITS));
    haystack[i] = rank ^ (FLIP | (((rank >> (KEY_BITS - 1u)) - 1u) & FLIP_NEGATIVE));
}

__kernel void fill_trial_needles(__global KEY* needles, uint count)
{
    const uint i = get_global_id(0);
    if (i >= count)
        return;
#if KEY_BITS == 64u
    // Its first step would add i >> 33, which is 0.
    ulong key = (ulong)i * 0xFF51AFD7ED558CCDul;
    key = (key ^ (key >> 33)) * 0xC4CEB9FE1A85EC53ul;
    needles[i] = key ^ (key >> 33);
#else
    uint key = (i ^ (i >> 16)) * 0x85EBCA6Bu;
    key = (key ^ (key >> 13)) * 0xC2B2AE35u;
    needles[i] = (KEY)(key ^ (key >> 16));
#endif
}
