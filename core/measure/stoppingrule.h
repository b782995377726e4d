// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"
#include "core/measure/samplingplan.h"

#include <optional>
#include <vector>

namespace sortscope::measure {

enum class StopReason { SampleCount, NoiseReached, TimeLimit };

constexpr auto namesOf(StopReason /*type*/)
{
    return base::namesUpTo<StopReason::TimeLimit>("sample-count", "noise-reached", "time-limit");
}

/// Decides when a replicate has sampled enough: once the noise is low and the least time is over, or at a
/// limit. A replicate has its share of the plan's times. The rule looks at the noise after each fifth more
/// samples, not after each one: the more looks, the likelier one of them is luck. The rule gets numbers only,
/// so that it can be tested without a clock.
class StoppingRule {
public:
    explicit StoppingRule(const SamplingPlan& plan);

    /// Takes one sample: its wall clock, and the time since the first sample began.
    void add(std::chrono::nanoseconds wall, std::chrono::nanoseconds elapsed);

    /// Empty while more samples are wanted.
    std::optional<StopReason> reason() const { return m_reason; }

    /// Half the width of the 95 % interval of the median of the added samples, which count as independent,
    /// as a share of the median; empty under six samples.
    std::optional<double> noise() const;

private:
    bool quietEnough();

    SamplingPlan m_plan;
    std::vector<double> m_wallNs;
    std::size_t m_nextLook = 0;
    std::optional<StopReason> m_reason;
};

} // namespace sortscope::measure
