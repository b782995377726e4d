-- SPDX-License-Identifier: GPL-3.0-or-later
-- One launch for each key: a work-group cuts the haystack into segments until one element is left.
return {
    id = "searches-in-flight-start",
    title = "Search for one key at a time",
    family = "search",
    kernels = { "search.cl" },
    keys = { "u32" },
    max_needles = 65536,
    defines = { GROUP = 256 },
    stage_label = "key",
    graphable = true,
    run = function(queue, job)
        for needle = 0, job.needle_count - 1 do
            queue:launch("search_one", {
                global = 256,
                group = 256,
                args = { job.haystack, job.length, job.needles, needle, job.answers },
                stage = needle,
            })
        end
    end,
}
