-- The host plan of the binary search sample of AMD's APP SDK: each pass tells the host in two words which of N
-- segments holds the key, and the host launches again on that segment.
return {
    id = "nary-search",
    title = "N-ary search",
    family = "search",
    summary = "N work-items look at the ends of one segment each; the host narrows the range to the segment that holds the key and launches again",
    origin = "AMD APP SDK sample BinarySearch",
    limits = "One key at a time: the round trips to the host dominate",
    kernels = { "narysearch.cl" },
    keys = { "u32" },
    max_needles = 65536,
    parameters = {
        { id = "subdivisions", title = "Subdivisions", description = "Segments of a pass, one work-item each",
          default = 256, minimum = 2, maximum = 65536, power_of_two = true, tune = { 16, 64, 256, 1024 } },
    },
    defines = { KEY = "uint", KEY_BITS = "32u", FLIP = "0u", FLIP_NEGATIVE = "0u", NUMBER = "uint" },
    stage_label = "key",
    pass_label = "pass",
    scratch = { report = "8" },
    run = function(queue, job)
        local n = job.parameters["subdivisions"]
        local report, answers, ticket = job.scratch.report, {}, 0
        queue:fill(report, 0xFFFFFFFF)
        for needle = 0, job.needle_count - 1 do
            local low, length, pass, answer = 0, job.length, 0, 0xFFFFFFFF
            while length > 0 do
                local width = (length + n - 1) // n
                queue:launch("nary_search_pass", {
                    global = n,
                    group = math.min(n, 256),
                    args = { job.haystack, job.needles, needle, low, length, width, n, ticket, report },
                    stage = needle,
                    pass = pass,
                })
                local words = queue:read(report, 0, 2)
                if words[2] ~= ticket then break end -- no segment holds the key
                low, length = low + words[1] * width, math.min(width, length - words[1] * width)
                ticket, pass = ticket + 1, pass + 1
                if length == 1 then
                    answer = low
                    break
                end
            end
            ticket = ticket + 1
            answers[needle + 1] = answer
        end
        queue:write(job.answers, answers)
    end,
}
