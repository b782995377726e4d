// SPDX-License-Identifier: GPL-3.0-or-later
// Maps keys to unsigned numbers in the same order, and back, so that a sort of unsigned numbers sorts keys of
// other types: one launch before it, and one behind it. One work-item a key.
//
// Signed numbers in two's complement change their highest bit. Floats (IEEE 754) with a sign change all bits,
// the others the highest one, which is the order of totalOrder: NaNs with a sign, -inf … -0.0, 0.0 … inf,
// NaNs. core/data/ranks.h says the same for the host.
//
// Sources: Herf, "Radix Tricks", 2001; IEEE 754-2008, 5.10.
//
// KEY            a compile-time constant: the unsigned type of a key's word
// SIGN, ONES     the highest bit of a word, and all of them
//
// Memory traffic: each launch reads and writes every key once.

#define SIGN ((KEY)1 << (8 * sizeof(KEY) - 1))
#define ONES (~(KEY)0)

// keys, length  at most 2^31
// isFloat       0 for signed numbers
__kernel void keys_to_ranks(__global KEY* keys, uint length, uint isFloat)
{
    const uint i = get_global_id(0);
    if (i >= length)
        return;
    const KEY key = keys[i];
    keys[i] = key ^ (isFloat != 0u && key >= SIGN ? ONES : SIGN);
}

// As above; a float with a sign has a rank below SIGN.
__kernel void ranks_to_keys(__global KEY* keys, uint length, uint isFloat)
{
    const uint i = get_global_id(0);
    if (i >= length)
        return;
    const KEY rank = keys[i];
    keys[i] = rank ^ (isFloat != 0u && rank < SIGN ? ONES : SIGN);
}
