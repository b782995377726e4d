// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/verdict.h"

#include <cmath>
#include <vector>

namespace sortscope::measure {

Verdict verdictOn(const Interval& ratio, double margin)
{
    if (ratio.low >= 1 / (1 + margin) && ratio.high <= 1 + margin)
        return Verdict::Same;
    if (ratio.high < 1)
        return Verdict::Faster;
    if (ratio.low > 1)
        return Verdict::Slower;
    return Verdict::Ambiguous;
}

std::optional<PairedRatios> pairedRatios(std::span<const double> a, std::span<const double> b, double margin)
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
    if (statistics->medianLow && statistics->medianHigh) {
        ratios.interval = Interval{std::exp(*statistics->medianLow), std::exp(*statistics->medianHigh)};
        ratios.verdict = verdictOn(*ratios.interval, margin);
    }
    return ratios;
}

} // namespace sortscope::measure
