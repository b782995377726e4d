// SPDX-License-Identifier: GPL-3.0-or-later
// Maps keys to unsigned numbers in the same order, and back, so that a sort of unsigned numbers sorts keys of
// other types, or keys of up to 32 bits with values: one launch before it, and one behind it. One work-item a
// key.
//
// Signed numbers in two's complement change their highest bit. Floats (IEEE 754) with a sign change all bits,
// the others the highest one, which is the order of totalOrder: NaNs with a sign, -inf … -0.0, 0.0 … inf,
// NaNs. core/data/ranks.h says the same for the host. A key with its value becomes a word of 64 bits, whose
// upper half is the key's number and whose lower one is the value.
//
// Sources: Herf, "Radix Tricks", 2001; IEEE 754-2008, 5.10.
//
// KEY            a compile-time constant: the unsigned type of a key's word
//
// Memory traffic: each launch reads and writes every key once, with its value if it has one.

#define SIGN ((KEY)1 << (8 * sizeof(KEY) - 1))
#define ONES (~(KEY)0)
// What `kind` says.
#define UNSIGNED 0u
#define FLOAT 2u

KEY rank_of(KEY key, uint kind)
{
    return key ^ (kind == UNSIGNED ? (KEY)0 : kind == FLOAT && key >= SIGN ? ONES : SIGN);
}

// A float with a sign has a rank below SIGN.
KEY key_of(KEY rank, uint kind)
{
    return rank ^ (kind == UNSIGNED ? (KEY)0 : kind == FLOAT && rank < SIGN ? ONES : SIGN);
}

// keys, length  at most 2^31
// kind          0 unsigned numbers, 1 signed ones, 2 floats
__kernel void keys_to_ranks(__global KEY* keys, uint length, uint kind)
{
    const uint i = get_global_id(0);
    if (i < length)
        keys[i] = rank_of(keys[i], kind);
}

__kernel void ranks_to_keys(__global KEY* keys, uint length, uint kind)
{
    const uint i = get_global_id(0);
    if (i < length)
        keys[i] = key_of(keys[i], kind);
}

// pairs         `length` keys of at most 32 bits, and behind them as many values, from word `values` on
__kernel void pairs_to_words(__global const KEY* pairs, __global ulong* words, uint length, uint values,
                             uint kind)
{
    const uint i = get_global_id(0);
    if (i < length)
        words[i] = (ulong)rank_of(pairs[i], kind) << 32 | ((__global const uint*)pairs + values)[i];
}

__kernel void words_to_pairs(__global const ulong* words, __global KEY* pairs, uint length, uint values,
                             uint kind)
{
    const uint i = get_global_id(0);
    if (i >= length)
        return;
    const ulong word = words[i];
    pairs[i] = key_of((KEY)(word >> 32), kind);
    ((__global uint*)pairs + values)[i] = (uint)word;
}
