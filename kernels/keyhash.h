// SPDX-License-Identifier: GPL-3.0-or-later
// The hashes whose sums tell whether an output is a permutation of its input. Host and devices compile this
// one text: core/data/keyhash.h as C++, check.cl as OpenCL C or, behind prelude.cuh, as CUDA C++.
//
// The seed is drawn anew for every input and is never a constant of a program: nobody can know beforehand
// which keys have hashes of the same sum.
//
// KEYHASH_FUNCTION stands in front of each function.

// Finaliser of SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014).
KEYHASH_FUNCTION ulong mixed(ulong z)
{
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ul;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBul;
    return z ^ (z >> 31);
}

KEYHASH_FUNCTION ulong hash_of_key(ulong key, ulong seed)
{
    return mixed(key + seed);
}

KEYHASH_FUNCTION ulong hash_of_pair(ulong key, ulong value, ulong seed)
{
    return mixed(mixed(key + seed) + value);
}
