-- SPDX-License-Identifier: GPL-3.0-or-later
-- Radix sort whose work-items have counters of their own.
local tile = 512
local group = 64

return {
    id = "solved-digits",
    kernels = { "digits.cl" },
    keys = { "u32" },
    scratch = { other = "4 * max(n, 1)", table = "4 * 16 * max(ceildiv(n, 512), 1)" },
    defines = { GROUP = group, KEYS = tile // group, SCAN_GROUP = 256 },
    graphable = true,
    run = function(queue, job)
        local tiles = (job.length + tile - 1) // tile
        local from, to = job.keys, job.scratch.other
        local order = job.descending and 0xFFFFFFFF or 0
        for digit = 0, 7 do
            queue:launch("digit_count", {
                global = tiles * group, group = group, pass = digit,
                args = { from, job.length, 4 * digit, order, job.scratch.table },
            })
            queue:launch("digit_scan", {
                global = 256, group = 256, pass = digit, args = { job.scratch.table, 16 * tiles },
            })
            queue:launch("digit_scatter", {
                global = tiles * group, group = group, pass = digit,
                args = { from, to, job.length, 4 * digit, order, job.scratch.table },
            })
            from, to = to, from
        end
    end,
}
