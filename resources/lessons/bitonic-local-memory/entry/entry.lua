-- SPDX-License-Identifier: GPL-3.0-or-later
-- Bitonic sort with one launch for each pass of each stage.
local function group(job)
    return math.min(256, math.max(job.padded // 2, 1))
end

return {
    id = "bitonic-local-memory-start",
    title = "Bitonic sort, a launch a pass",
    family = "sort",
    kernels = { "bitonic.cl" },
    keys = { "u32" },
    padded = "pow2ceil(n)", -- the rest is filled with keys that sort behind all others
    defines = function(job)
        return { GROUP = group(job) }
    end,
    stage_label = "stage",
    pass_label = "pass",
    graphable = true,
    run = function(queue, job)
        local stages = 0
        while 1 << stages < job.padded do stages = stages + 1 end
        for stage = 0, stages - 1 do
            for pass = 0, stage do
                queue:launch("bitonic_pass", {
                    global = job.padded // 2,
                    group = group(job),
                    args = { job.keys, stage, pass, job.descending and 1 or 0 },
                    stage = stage,
                    pass = pass,
                })
            end
        end
    end,
}
