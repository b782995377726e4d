// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/jobresult.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace sortscope::tests {

/// The only replicate of a result; it is made if the result has none yet.
inline results::Replicate& only(results::JobResult& result)
{
    if (result.replicates.empty())
        result.replicates.emplace_back();
    return result.replicates.front();
}

/// The only replicate of a result; one without samples if the result has none.
inline const results::Replicate& only(const results::JobResult& result)
{
    static const results::Replicate none;
    return result.replicates.empty() ? none : result.replicates.front();
}

/// The replicate's samples of one reading, in the order taken.
inline std::vector<results::Sample> samplesFor(const results::Replicate& replicate, results::Reading reading)
{
    std::vector<results::Sample> samples;
    std::ranges::copy_if(replicate.samples, std::back_inserter(samples),
                         [reading](const auto& sample) { return sample.reading == reading; });
    return samples;
}

} // namespace sortscope::tests
