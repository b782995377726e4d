// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/stoppingrule.h"

#include "core/measure/statistics.h"

#include <algorithm>

namespace sortscope::measure {
namespace {

/// Makes the MAD comparable with a standard deviation of normal noise.
constexpr double kMadToSigma = 1.4826;
/// Noise is stable once it has moved by less than this share over the last samples …
constexpr double kStableShare = 0.05;
/// … and as many of them as this.
constexpr std::size_t kStableSamples = 16;

} // namespace

StoppingRule::StoppingRule(const SamplingPlan& plan) : m_plan(plan) {}

std::optional<double> StoppingRule::noise() const
{
    if (m_noise.empty())
        return std::nullopt;
    return m_noise.back();
}

void StoppingRule::add(std::chrono::nanoseconds wall, std::chrono::nanoseconds elapsed)
{
    m_wallNs.push_back(static_cast<double>(wall.count()));
    if (m_wallNs.size() >= 2) {
        const auto statistics = summarise(m_wallNs);
        m_noise.push_back(statistics->median > 0 ? kMadToSigma * statistics->mad / statistics->median : 0.0);
    }
    m_reason.reset();
    if (m_wallNs.size() >= m_plan.maximumSamples) {
        m_reason = StopReason::SampleCount;
    } else if (m_wallNs.size() >= m_plan.minimumSamples && m_plan.targetNoise) {
        if (!m_noise.empty() && m_noise.back() <= *m_plan.targetNoise)
            m_reason = StopReason::NoiseReached;
        else if (noiseIsStable())
            m_reason = StopReason::NoiseStable;
        else if (elapsed >= m_plan.timeLimit)
            m_reason = StopReason::TimeLimit;
    }
}

bool StoppingRule::noiseIsStable() const
{
    if (m_noise.size() < 2 * kStableSamples)
        return false;
    const auto [low, high] = std::minmax_element(m_noise.end() - kStableSamples, m_noise.end());
    return *high > 0 && (*high - *low) / *high <= kStableShare;
}

} // namespace sortscope::measure
