// SPDX-License-Identifier: MIT
// One step of Batcher's odd-even merge of neighbouring runs of `length` keys; pairs are `distance` apart. In
// the first step of a merge these are equal places of the two runs, later the odd blocks with the even ones
// behind them.
__kernel void compare_pairs(__global uint* keys, uint length, uint distance, uint descending)
{
    const uint i = get_global_id(0);
    const uint place = i & (2u * length - 1u);
    const int left = distance == length ? place < length
                                        : ((place / distance) & 1u) == 1u && place + distance < 2u * length;
    if (!left)
        return;
    const uint a = keys[i];
    const uint b = keys[i + distance];
    if ((a > b) != (descending != 0u)) {
        keys[i] = b;
        keys[i + distance] = a;
    }
}
