// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/verdict.h"

#include "core/measure/discoveries.h"

#include <algorithm>
#include <cmath>

namespace sortscope::measure {

Verdict verdictOn(double ratio, const Interval& interval, double margin, double expected)
{
    const Interval usual{std::min(expected, 1.0) / (1 + margin), std::max(expected, 1.0) * (1 + margin)};
    const auto within = [&usual](double value) { return value >= usual.low && value <= usual.high; };
    if (within(interval.low) && within(interval.high))
        return Verdict::Same;
    if (interval.high < 1 && !within(ratio))
        return Verdict::Faster;
    if (interval.low > 1 && !within(ratio))
        return Verdict::Slower;
    return Verdict::Ambiguous;
}

Estimate unexplained(Estimate ratio, double expected)
{
    ratio.value /= std::clamp(ratio.value, std::min(expected, 1.0), std::max(expected, 1.0));
    return ratio;
}

std::vector<JudgedRatio> judgeTogether(std::span<const RatioToJudge> ratios)
{
    std::vector<double> chances(ratios.size());
    std::ranges::transform(ratios, chances.begin(),
                           [](const auto& row) { return chanceOf(unexplained(row.ratio, row.expected)); });
    const auto shares = adjustedForDiscoveries(chances);
    std::vector<JudgedRatio> judged(ratios.size());
    for (std::size_t i = 0; i < ratios.size(); ++i) {
        const auto& [ratio, margin, expected] = ratios[i];
        const auto interval = intervalOf(ratio);
        auto verdict = verdictOn(ratio.value, interval, margin, expected);
        if (verdict != Verdict::Same && shares[i] > kFalseDiscoveryRate)
            verdict = Verdict::Ambiguous;
        judged[i] = {interval, verdict, chances[i], shares[i]};
    }
    return judged;
}

double smallestSeen(const RatioToJudge& ratio, std::size_t rows)
{
    // Both directions are alike; the one in which the expected ratio lies needs more.
    const auto expected = std::max(ratio.expected, 1 / ratio.expected);
    const auto sees = [&](double logarithm) {
        auto changed = ratio.ratio;
        changed.value = std::exp(logarithm);
        return verdictOn(changed.value, intervalOf(changed), ratio.margin, expected) == Verdict::Slower
               && static_cast<double>(rows) * chanceOf(unexplained(changed, expected)) <= kFalseDiscoveryRate;
    };
    constexpr double kMost = 100;
    constexpr int kHalvings = 40;
    double below = 0;
    double seen = 1;
    while (!sees(seen) && seen < kMost)
        seen *= 2;
    for (int i = 0; i < kHalvings; ++i) {
        const auto middle = (below + seen) / 2;
        (sees(middle) ? seen : below) = middle;
    }
    return std::expm1(seen);
}

std::optional<PairedRatios> pairedRatios(std::span<const double> a, std::span<const double> b)
{
    if (a.size() != b.size())
        return std::nullopt;
    std::vector<double> logarithms;
    logarithms.reserve(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i] <= 0 || b[i] <= 0)
            return std::nullopt;
        logarithms.push_back(std::log(b[i] / a[i]));
    }
    const auto statistics = summarise(logarithms);
    if (!statistics)
        return std::nullopt;
    PairedRatios ratios{.count = statistics->count, .median = std::exp(statistics->median)};
    if (statistics->medianLow && statistics->medianHigh)
        ratios.interval = Interval{std::exp(*statistics->medianLow), std::exp(*statistics->medianHigh)};
    return ratios;
}

} // namespace sortscope::measure
