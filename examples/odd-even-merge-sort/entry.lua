-- SPDX-License-Identifier: MIT
-- Batcher's odd-even mergesort: one launch for each step of each merge.
return {
    id = "odd-even-merge-sort",
    title = "Odd-even mergesort",
    family = "sort",
    summary = "A work-item compares one pair; for n = 2^k keys k(k+1)/2 launches of n work-items",
    origin = "K. E. Batcher, Sorting networks and their applications, AFIPS SJCC 1968",
    kernels = { "oddevenmerge.cl" },
    keys = { "u32" },
    maps_keys = true, -- i32 and f32 keys are mapped to unsigned numbers, and back
    padded = "pow2ceil(n)",
    parameters = {
        { id = "work-group-size", title = "Work-group size", description = "Work-items in a work-group",
          default = 64, minimum = 1, maximum = 1024, power_of_two = true, tune = { 32, 64, 128, 256 } },
    },
    stage_label = "merge",
    pass_label = "step",
    graphable = true,
    work = {
        bytes = "key_bytes * padded * log2(padded) * (log2(padded) + 1)",
        launches = "log2(padded) * (log2(padded) + 1) / 2",
    },
    run = function(queue, job)
        local merge, length = 0, 1
        while length < job.padded do
            local step, distance = 0, length
            while distance >= 1 do
                queue:launch("compare_pairs", {
                    global = job.padded,
                    group = math.min(job.parameters["work-group-size"], job.padded),
                    args = { job.keys, length, distance, job.descending and 1 or 0 },
                    stage = merge,
                    pass = step,
                })
                step, distance = step + 1, distance // 2
            end
            merge, length = merge + 1, length * 2
        end
    end,
}
