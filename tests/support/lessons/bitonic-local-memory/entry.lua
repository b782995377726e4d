-- SPDX-License-Identifier: GPL-3.0-or-later
-- Bitonic sort whose short passes run in local memory.
local function group(job)
    return math.min(256, math.max(job.padded // 2, 1))
end

local function log2(n)
    local bits = 0
    while 1 << bits < n do bits = bits + 1 end
    return bits
end

return {
    id = "solved-bitonic",
    kernels = { "bitonic.cl" },
    keys = { "u32" },
    padded = "pow2ceil(n)",
    defines = function(job)
        return { GROUP = group(job) }
    end,
    graphable = true,
    run = function(queue, job)
        if job.padded < 2 then return end
        local tile = log2(2 * group(job))
        local descending = job.descending and 1 or 0
        local function launch(kernel, stage, pass)
            queue:launch(kernel, {
                global = job.padded // 2, group = group(job), args = { job.keys, stage, pass, descending },
                stage = stage, pass = pass,
            })
        end
        launch("bitonic_tile_stages", tile - 1, 0)
        for stage = tile, log2(job.padded) - 1 do
            for pass = 0, stage - tile do launch("bitonic_pass", stage, pass) end
            launch("bitonic_tile_passes", stage, stage - tile + 1)
        end
    end,
}
