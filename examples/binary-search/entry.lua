-- SPDX-License-Identifier: MIT
-- One work-item for each key: the first element that is not less, by halving.
return {
    id = "binary-search",
    title = "Binary search, as in a textbook",
    family = "search",
    summary = "A work-item halves the range for one key; one launch",
    origin = "D. E. Knuth, The Art of Computer Programming, volume 3, section 6.2.1",
    kernels = { "binarysearch.cl" },
    keys = { "u32" },
    graphable = true,
    run = function(queue, job)
        queue:launch("binary_search", {
            global = job.needle_count,
            args = { job.haystack, job.length, job.needles, job.answers },
        })
    end,
}
