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

/// How many samples a job takes and when it stops.
struct SamplingPlan {
    /// Warm-up runs until both are reached, but never longer than warmUpCap.
    std::size_t warmUpRuns = 1;
    std::chrono::nanoseconds warmUpTime{0};
    std::chrono::nanoseconds warmUpCap{0};

    std::size_t minimumSamples = 1;
    std::size_t maximumSamples = 1;
    /// Sampling stops here once minimumSamples are taken.
    std::chrono::nanoseconds timeLimit{0};
    /// Sampling stops once the noise (1.4826 · MAD / median of the wall clock) is below this; empty: count
    /// only.
    std::optional<double> targetNoise;

    bool operator==(const SamplingPlan&) const = default;
};

SamplingPlan planFor(Preset preset);

/// Exactly `samples` samples, with the quick preset's warm-up.
SamplingPlan fixedPlan(std::size_t samples);

} // namespace sortscope::measure
