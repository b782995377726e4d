// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/stoppingrule.h"

#include "core/measure/statistics.h"

#include <algorithm>

namespace sortscope::measure {

StoppingRule::StoppingRule(const SamplingPlan& plan) : m_plan(plan) {}

std::optional<double> StoppingRule::noise() const
{
    const auto statistics = summarise(m_wallNs);
    return statistics ? halfWidthShare(*statistics) : std::nullopt;
}

void StoppingRule::add(std::chrono::nanoseconds wall, std::chrono::nanoseconds elapsed)
{
    m_wallNs.push_back(static_cast<double>(wall.count()));
    m_reason.reset();
    const auto share =
        static_cast<std::chrono::nanoseconds::rep>(std::max<std::size_t>(m_plan.replicates, 1));
    if (m_wallNs.size() >= m_plan.maximumSamples)
        m_reason = StopReason::SampleCount;
    else if (!m_plan.targetNoise)
        return;
    else if (elapsed >= m_plan.timeLimit / share)
        m_reason = StopReason::TimeLimit;
    else if (elapsed >= m_plan.minimumTime / share && quietEnough())
        m_reason = StopReason::NoiseReached;
}

bool StoppingRule::quietEnough()
{
    if (m_wallNs.size() < m_plan.minimumSamples || m_wallNs.size() < m_nextLook)
        return false;
    m_nextLook = m_wallNs.size() + m_wallNs.size() / 5 + 1;
    const auto now = noise();
    return now && *now <= *m_plan.targetNoise;
}

} // namespace sortscope::measure
