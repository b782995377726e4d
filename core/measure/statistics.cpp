// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace sortscope::measure {
namespace {

constexpr double kConfidence = 0.95;

/// Type 7 of Hyndman & Fan, "Sample quantiles in statistical packages", 1996.
double quantile(const std::vector<double>& sorted, double probability)
{
    const double position = probability * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(position);
    const auto above = std::min(below + 1, sorted.size() - 1);
    return std::lerp(sorted[below], sorted[above], position - static_cast<double>(below));
}

/// How many order statistics to leave out on each side so that the rest covers the median with at least
/// `confidence`: the largest d with 2 P(B <= d - 1) <= 1 - confidence, B binomial(n, 1/2). 0 if n is too
/// small. (David & Nagaraja, "Order Statistics", 3rd ed., section 7.1.)
std::size_t leftOut(std::size_t n, double confidence)
{
    const double half = std::log(0.5) * static_cast<double>(n);
    double cumulative = 0;
    std::size_t d = 0;
    while (d < n / 2) {
        const auto k = static_cast<double>(d);
        const auto count = static_cast<double>(n);
        cumulative +=
            std::exp(std::lgamma(count + 1) - std::lgamma(k + 1) - std::lgamma(count - k + 1) + half);
        if (2 * cumulative > 1 - confidence)
            break;
        ++d;
    }
    return d;
}

std::optional<Interval> intervalOf(const std::vector<double>& sorted, double confidence)
{
    // Thousands of rows have equally many samples, and the logarithms of factorials take most of the time of
    // their statistics: 10 of 15 ms for a thousand rows of 50 samples.
    struct Known {
        std::size_t n = 0;
        double confidence = 0;
        std::size_t d = 0;
    };
    thread_local Known known;
    if (known.n != sorted.size() || known.confidence != confidence)
        known = {sorted.size(), confidence, leftOut(sorted.size(), confidence)};
    const auto d = known.d;
    if (d == 0)
        return std::nullopt;
    return Interval{sorted[d - 1], sorted[sorted.size() - d]};
}

} // namespace

std::optional<Interval> medianInterval(std::span<const double> values, double confidence)
{
    std::vector<double> sorted(values.begin(), values.end());
    std::sort(sorted.begin(), sorted.end());
    return intervalOf(sorted, confidence);
}

std::optional<double> halfWidthShare(const Statistics& statistics)
{
    if (!statistics.medianLow || !statistics.medianHigh || statistics.median <= 0)
        return std::nullopt;
    return (*statistics.medianHigh - *statistics.medianLow) / 2 / statistics.median;
}

std::optional<Statistics> summarise(std::span<const double> values)
{
    if (values.empty())
        return std::nullopt;
    std::vector<double> sorted(values.begin(), values.end());
    std::sort(sorted.begin(), sorted.end());

    Statistics result;
    result.count = sorted.size();
    result.minimum = sorted.front();
    result.maximum = sorted.back();
    result.firstQuartile = quantile(sorted, 0.25);
    result.median = quantile(sorted, 0.5);
    result.thirdQuartile = quantile(sorted, 0.75);
    result.mean = std::accumulate(sorted.begin(), sorted.end(), 0.0) / static_cast<double>(sorted.size());
    if (const auto interval = intervalOf(sorted, kConfidence)) {
        result.medianLow = interval->low;
        result.medianHigh = interval->high;
    }
    std::vector<double> deviations(sorted.size());
    std::transform(sorted.begin(), sorted.end(), deviations.begin(),
                   [&](double value) { return std::abs(value - result.median); });
    std::sort(deviations.begin(), deviations.end());
    result.mad = quantile(deviations, 0.5);
    return result;
}

} // namespace sortscope::measure
