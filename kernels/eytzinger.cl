// SPDX-License-Identifier: GPL-3.0-or-later
// Search in a haystack that is laid out as a tree, level by level: many keys, two launches.
//
// A node has NODE keys and NODE + 1 children, FAN = NODE + 1. Nodes are numbered level by level, and node v
// has the children FAN * v + 1 … FAN * v + FAN, so that no pointers are stored; with NODE = 1 it is the order
// in which Eytzinger wrote down ancestors. All levels but the last are full, and the last one is filled from
// the left. A search reads one node a level: whole cache lines of which every key is used, and log_FAN(n) of
// them in place of log_2(n) single keys. It counts the keys of the node that are below its own, without a
// branch, and goes down.
//
// Which sorted index a key of the tree has follows from its place. In a perfect tree of HEIGHT levels the key
// of sorted index r (its rank) stands in the last level unless FAN divides r + 1, so that r - r / FAN ranks
// below r belong to the last level. `lasts` of them are there; for a key of the upper levels those that are
// missing are taken off its rank.
//
// Sources: Khuong and Morin, "Array Layouts for Comparison-Based Searching", ACM JEA 22 (2017), for the
// layout with one key a node and for searches without branches; Rao and Ross, "Cache Conscious Indexing for
// Decision-Support in Main Memory", VLDB 1999, for nodes that are as wide as a cache line and need no
// pointers.
//
// The tree holds keys as unsigned numbers in the order of their type.
//
// NODE   keys of a node: 4, 8, 16 or 32 of 32 bits, and as many bytes of others, so that a node is whole
// lines
//        of 16 bytes
// BATCH  slots of the tree that a work-item fills
// KEY, KEY_BITS         the unsigned type of a key's word, and how many bits it has: 8, 16, 32 or 64
// FLIP, FLIP_NEGATIVE   which bits ordered() changes, by the type of the keys
//
// Memory traffic: the first launch reads and writes every element once; the second one reads the keys, a node
// a key and level, and writes the answers.

#define FAN (NODE + 1u)

// Sixteen bytes of a node, which are read at once, and how many of their keys are below another one.
#if KEY_BITS == 64u
#    define LINE ulong2
#    define BELOW(line, key) (((line).x < (key)) + ((line).y < (key)))
#else
#    define LINE uint4
#    define BELOW(line, key) \
        (IN_WORD((line).x, key) + IN_WORD((line).y, key) + IN_WORD((line).z, key) + IN_WORD((line).w, key))
#    if KEY_BITS == 32u
#        define IN_WORD(word, key) ((word) < (key))
#    elif KEY_BITS == 16u
#        define IN_WORD(word, key) (((word)&0xffffu) < (key)) + ((word) >> 16 < (key))
#    else
#        define IN_WORD(word, key)                                                                        \
            (((word)&0xffu) < (key)) + (((word) >> 8 & 0xffu) < (key)) + (((word) >> 16 & 0xffu) < (key)) \
                + ((word) >> 24 < (key))
#    endif
#endif
#define LINE_KEYS (128u / KEY_BITS)

// A key as an unsigned number: in the order of data::rankOf(), and no two keys as the same one.
KEY ordered(KEY key)
{
    return key ^ (FLIP | (((KEY)0 - (key >> (KEY_BITS - 1u))) & FLIP_NEGATIVE));
}

// Ranks of all levels but the last are those of a perfect tree, without what is missing in the last one.
uint rank_of(ulong perfect, uint lasts)
{
    const ulong before = perfect - perfect / FAN;
    return (uint)(before > lasts ? perfect - (before - lasts) : perfect);
}

// Which element of the haystack stands in a slot of the tree.
uint source_of(uint slot, uint length, uint upper, ulong stride)
{
    if (slot >= upper) {
        const uint last = slot - upper;
        return last + last / NODE;
    }
    // Its level begins behind `before` keys; a child of one of its nodes has `stride` - 1 keys.
    uint before = 0;
    for (;;) {
        const uint next = (before + 1u) * FAN - 1u;
        if (slot < next)
            break;
        before = next;
        stride /= FAN;
    }
    const uint node = (slot - before) / NODE;
    const uint key = (slot - before) % NODE;
    const ulong perfect = (ulong)node * stride * FAN + (ulong)(key + 1u) * stride - 1u;
    return rank_of(perfect, length - upper);
}

// Each work-item fills BATCH slots, and loads all of their keys before it stores the first: one load in
// flight a work-item is too few to keep a GPU's memory busy.
//
// haystack, length  ascending, length 1 … 2^31
// upper             keys of all levels but the last: FAN^(height - 1) - 1
// stride            FAN^(height - 1)
// slots             length, rounded up to whole nodes or more
// tree              `slots` words; what lies behind the last key gets the greatest one
__kernel void eytzinger_lay_out(__global const KEY* haystack, uint length, uint upper, ulong stride,
                                uint slots, __global KEY* tree)
{
    const ulong first = (ulong)get_group_id(0) * get_local_size(0) * BATCH + get_local_id(0);
    KEY keys[BATCH];
    for (uint k = 0; k < BATCH; ++k) {
        const ulong slot = first + k * get_local_size(0);
        keys[k] = slot < length ? haystack[source_of((uint)slot, length, upper, stride)] : 0;
    }
    for (uint k = 0; k < BATCH; ++k) {
        const ulong slot = first + k * get_local_size(0);
        if (slot < slots)
            tree[slot] = slot < length ? ordered(keys[k]) : ~(KEY)0;
    }
}

// needles, count    the keys, at most 2^31
// notFound          what a key is answered that the haystack lacks
// answers           one word a key; gets the index of the first element equal to the key, or notFound
__kernel void eytzinger_search(__global const KEY* tree, uint length, uint upper, ulong stride,
                               __global const KEY* needles, uint count, uint notFound, __global uint* answers)
{
    const ulong item = get_global_id(0);
    if (item >= count)
        return;
    const KEY key = ordered(needles[item]);
    ulong node = 0;
    ulong perfect = 0;
    // The least key of the way down that is not below the one that is looked for.
    KEY found = (KEY)~key;
    for (; stride > 0u; stride /= FAN) {
        const ulong begin = node * NODE;
        if (begin >= length)
            break;
        __global const LINE* lines = (__global const LINE*)(tree + begin);
        uint below = 0;
        for (uint line = 0; line < NODE / LINE_KEYS; ++line) {
            const LINE keys = lines[line];
            below += BELOW(keys, key);
        }
        if (below < NODE && begin + below < length)
            found = tree[begin + below];
        perfect += below * stride;
        node = node * FAN + 1u + below;
    }
    const uint rank = rank_of(perfect, length - upper);
    answers[item] = rank < length && found == key ? rank : notFound;
}
