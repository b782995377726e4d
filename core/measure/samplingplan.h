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

/// More replicates than anybody waits for.
inline constexpr std::size_t kMostReplicates = 1000;

/// Says how often a job is prepared afresh, how many samples it takes then, and when it stops.
struct SamplingPlan {
    /// Each replicate warms up until both are reached, but never longer than warmUpCap.
    std::size_t warmUpRuns = 1;
    std::chrono::nanoseconds warmUpTime{0};
    std::chrono::nanoseconds warmUpCap{0};

    /// How often the job is prepared, each time in a process of its own.
    std::size_t replicates = 1;
    /// The samples of a replicate.
    std::size_t minimumSamples = 1;
    std::size_t maximumSamples = 1;
    /// Sampling goes on for at least minimumTime, and stops after timeLimit, whatever the noise. Both are for
    /// all replicates, each of which has its equal share.
    std::chrono::nanoseconds minimumTime{0};
    std::chrono::nanoseconds timeLimit{0};
    /// The noise (StoppingRule::noise()) that is low enough; empty: the number of samples alone counts.
    std::optional<double> targetNoise;

    bool operator==(const SamplingPlan&) const = default;
};

SamplingPlan planFor(Preset preset);
/// The preset of a plan, whatever its number of replicates; empty if the plan is not a preset.
std::optional<Preset> presetOf(SamplingPlan plan);

/// Exactly `samples` samples in each of `replicates` replicates, with the quick preset's warm-up.
SamplingPlan fixedPlan(std::size_t samples, std::size_t replicates = 1);

} // namespace sortscope::measure
