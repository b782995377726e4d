// SPDX-License-Identifier: GPL-3.0-or-later
// A work-item looks for EACH keys by halving, in step.
__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1))) void
search_several(__global const uint* haystack, uint length, __global const uint* needles, uint count,
               __global uint* answers)
{
    const uint first = get_group_id(0) * GROUP * EACH + get_local_id(0);
    uint keys[EACH];
    uint begins[EACH];
    for (uint k = 0; k < EACH; ++k) {
        keys[k] = needles[min(first + k * GROUP, count - 1u)];
        begins[k] = 0;
    }
    for (uint left = length; left > 1u;) {
        const uint lower = left / 2u;
        for (uint k = 0; k < EACH; ++k)
            begins[k] += haystack[begins[k] + lower - 1u] < keys[k] ? lower : 0u;
        left -= lower;
    }
    for (uint k = 0; k < EACH; ++k) {
        const uint at = begins[k] + (length > 0u && haystack[begins[k]] < keys[k] ? 1u : 0u);
        if (first + k * GROUP < count)
            answers[first + k * GROUP] = at < length && haystack[at] == keys[k] ? at : 0xFFFFFFFFu;
    }
}
