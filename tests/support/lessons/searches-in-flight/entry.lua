-- SPDX-License-Identifier: GPL-3.0-or-later
-- One launch; a work-item takes four searches in step.
local each = 4

return {
    id = "solved-searches",
    family = "search",
    kernels = { "search.cl" },
    keys = { "u32" },
    defines = { EACH = each, GROUP = 64 },
    graphable = true,
    run = function(queue, job)
        local groups = (job.needle_count + 64 * each - 1) // (64 * each)
        queue:launch("search_several", {
            global = groups * 64,
            group = 64,
            args = { job.haystack, job.length, job.needles, job.needle_count, job.answers },
        })
    end,
}
