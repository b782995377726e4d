-- The host plan of a Japanese PyOpenCL text: a stage kernel builds alternating runs, a merge kernel joins them.
local words = { u32 = "uint", u64 = "ulong" }

return {
    id = "bitonic-two-kernel",
    title = "Bitonic sort, two kernels",
    family = "sort",
    summary = "A stage kernel builds alternating runs, a merge kernel joins them; n work-items per launch, of which half work",
    origin = "A Japanese PyOpenCL text on sorting 2^21 keys",
    kernels = { "bitonictwokernel.cl" },
    keys = { "u32", "u64" },
    maps_keys = true,
    padded = "pow2ceil(n)",
    parameters = {
        { id = "work-group-size", title = "Work-group size", description = "The most work-items in a work-group",
          default = 256, minimum = 1, maximum = 1024, power_of_two = true, tune = { 64, 128, 256, 512 } },
    },
    defines = function(job) return { KEY = words[job.key] } end,
    stage_label = "stage",
    pass_label = "pass",
    graphable = true,
    work = {
        bytes = "key_bytes * padded * log2(padded) * (log2(padded) + 1)",
        launches = "log2(padded) * (log2(padded) + 1) / 2",
    },
    run = function(queue, job)
        local descending = job.descending and 1 or 0
        local stages = 0
        while 1 << stages < job.padded do stages = stages + 1 end
        -- A work-group is as wide as its block of 2d keys, up to the limit.
        local function group(shift) return math.min(2 << shift, job.parameters["work-group-size"], job.padded) end
        for stage = 0, stages - 2 do
            for pass = 0, stage do
                queue:launch("two_kernel_stage", {
                    global = job.padded, group = group(stage - pass),
                    args = { job.keys, stage, stage - pass, descending }, stage = stage, pass = pass,
                })
            end
        end
        for pass = 0, stages - 1 do
            queue:launch("two_kernel_merge", {
                global = job.padded, group = group(stages - 1 - pass),
                args = { job.keys, stages - 1 - pass, descending }, stage = stages - 1, pass = pass,
            })
        end
    end,
}
