// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

#include <chrono>
#include <cstddef>
#include <optional>

namespace sortscope::measure {

enum class Preset { Quick, Standard, Rigorous };

constexpr auto namesOf(Preset /*type*/)
{
    return base::namesUpTo<Preset::Rigorous>("quick", "standard", "rigorous");
}

/// More than anybody waits for.
inline constexpr std::size_t kMostReplicates = 1000;

/// How often a job is prepared afresh, how many samples it takes then, and when it stops.
struct SamplingPlan {
    /// Warm-up runs of each replicate until both are reached, but never longer than warmUpCap.
    std::size_t warmUpRuns = 1;
    std::chrono::nanoseconds warmUpTime{0};
    std::chrono::nanoseconds warmUpCap{0};

    /// Times that the job is prepared, in a process of its own each.
    std::size_t replicates = 1;
    /// Of a replicate.
    std::size_t minimumSamples = 1;
    std::size_t maximumSamples = 1;
    /// Sampling goes on for this long, and stops after that, whatever the noise; over all replicates, each of
    /// which has its equal share.
    std::chrono::nanoseconds minimumTime{0};
    std::chrono::nanoseconds timeLimit{0};
    /// The noise (StoppingRule::noise()) that is good enough; empty: count only.
    std::optional<double> targetNoise;

    bool operator==(const SamplingPlan&) const = default;
};

SamplingPlan planFor(Preset preset);

/// Exactly `samples` samples in each of `replicates` replicates, with the quick preset's warm-up.
SamplingPlan fixedPlan(std::size_t samples, std::size_t replicates = 1);

} // namespace sortscope::measure
