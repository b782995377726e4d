-- SPDX-License-Identifier: GPL-3.0-or-later
-- Radix sort by digits of 4 bits: count, scan and scatter for each digit.
local tile = 256

return {
    id = "digit-ranking-start",
    title = "Radix sort that ranks by looking back",
    family = "sort",
    kernels = { "digits.cl" },
    keys = { "u32" },
    scratch = {
        other = "4 * max(n, 1)",
        table = "4 * 16 * max(ceildiv(n, 256), 1)", -- a word for each digit of each tile
    },
    defines = { TILE = tile, SCAN_GROUP = 256 },
    pass_label = "digit",
    graphable = true,
    run = function(queue, job)
        local tiles = (job.length + tile - 1) // tile
        local from, to = job.keys, job.scratch.other
        local order = job.descending and 0xFFFFFFFF or 0
        for digit = 0, 7 do
            queue:launch("digit_count", {
                global = tiles * tile, group = tile, pass = digit,
                args = { from, job.length, 4 * digit, order, job.scratch.table },
            })
            queue:launch("digit_scan", {
                global = 256, group = 256, pass = digit,
                args = { job.scratch.table, 16 * tiles },
            })
            queue:launch("digit_scatter", {
                global = tiles * tile, group = tile, pass = digit,
                args = { from, to, job.length, 4 * digit, order, job.scratch.table },
            })
            from, to = to, from
        end
    end, -- after eight digits the keys are where they were
}
