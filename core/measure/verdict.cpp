// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/verdict.h"

#include <algorithm>
#include <cmath>
#include <vector>

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
