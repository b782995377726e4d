-- The host plan of the bitonic sort sample of AMD's APP SDK: one launch for each pass of each stage.
local words = { u32 = "uint", u64 = "ulong" }

local function group(job)
    return math.min(job.parameters["work-group-size"], math.max(job.padded // 2, 1))
end

return {
    id = "bitonic",
    title = "Bitonic sort",
    family = "sort",
    summary = "A work-item compares one pair in global memory; k(k+1)/2 launches of n/2 work-items for n = 2^k keys",
    origin = "AMD APP SDK sample BitonicSort",
    kernels = { "bitonic.cl" },
    keys = { "u32", "u64" },
    maps_keys = true, -- keys of other types are mapped to unsigned numbers, and back
    padded = "pow2ceil(n)", -- the rest is filled with keys that sort behind all others
    parameters = {
        { id = "work-group-size", title = "Work-group size", description = "Work-items in a work-group",
          default = 256, minimum = 1, maximum = 1024, power_of_two = true, tune = { 64, 128, 256, 512 } },
    },
    defines = function(job)
        return { KEY = words[job.key], WORK_GROUP_SIZE = group(job) }
    end,
    stage_label = "stage",
    pass_label = "pass",
    graphable = true,
    -- For the speed of light: what all launches of a run read and write, and how many there are.
    work = {
        bytes = "key_bytes * padded * log2(padded) * (log2(padded) + 1)",
        launches = "log2(padded) * (log2(padded) + 1) / 2",
    },
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
