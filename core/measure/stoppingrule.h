// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"
#include "core/measure/samplingplan.h"

#include <optional>
#include <vector>

namespace sortscope::measure {

enum class StopReason { SampleCount, NoiseReached, NoiseStable, TimeLimit };

constexpr auto namesOf(StopReason /*type*/)
{
    return base::namesUpTo<StopReason::TimeLimit>("sample-count", "noise-reached", "noise-stable",
                                                  "time-limit");
}

/// Decides when a job has sampled enough. Fed with numbers only, so that it can be tested without a clock.
class StoppingRule {
public:
    explicit StoppingRule(const SamplingPlan& plan);

    /// Takes one sample: its wall clock, and the time since the first sample began.
    void add(std::chrono::nanoseconds wall, std::chrono::nanoseconds elapsed);

    /// Empty while more samples are wanted.
    std::optional<StopReason> reason() const { return m_reason; }

    /// 1.4826 · MAD / median of what was added; empty below two samples.
    std::optional<double> noise() const;

private:
    bool noiseIsStable() const;

    SamplingPlan m_plan;
    std::vector<double> m_wallNs;
    std::vector<double> m_noise;
    std::optional<StopReason> m_reason;
};

} // namespace sortscope::measure
