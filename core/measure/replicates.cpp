// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/replicates.h"

#include "core/measure/robust.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sortscope::measure {
namespace {

/// Moments of the logarithms of values divided by `unit`, their median: so the centre of equal values is
/// exactly their value.
struct Moments {
    std::size_t count = 0;
    double unit = 0;
    double mean = 0;
    /// The squared standard error of the mean: the variance divided by the count; 0 for a single value.
    double squaredError = 0;
};

/// Empty if there are no values, or one is not above zero.
std::optional<Moments> momentsOfLogarithms(std::span<const double> values)
{
    if (values.empty() || std::ranges::any_of(values, [](double value) { return !(value > 0); }))
        return std::nullopt;
    const auto count = static_cast<double>(values.size());
    Moments moments{.count = values.size(), .unit = summarise(values)->median};
    std::vector<double> logarithms(values.size());
    std::ranges::transform(values, logarithms.begin(),
                           [&](double value) { return std::log(value / moments.unit); });
    moments.mean = std::accumulate(logarithms.begin(), logarithms.end(), 0.0) / count;
    for (const auto logarithm : logarithms)
        moments.squaredError += (logarithm - moments.mean) * (logarithm - moments.mean);
    if (values.size() > 1)
        moments.squaredError /= (count - 1) * count;
    return moments;
}

/// Returns the degrees of freedom, rounded down.
std::size_t degreesOfFreedom(const Estimate& estimate)
{
    constexpr double kMost = 1e6;
    constexpr double kRounding = 1e-9;
    const auto square = estimate.squaredError * estimate.squaredError;
    if (square >= kMost * estimate.squaresByFreedom)
        return static_cast<std::size_t>(kMost);
    return std::max<std::size_t>(1, static_cast<std::size_t>(square / estimate.squaresByFreedom + kRounding));
}

} // namespace

std::vector<double> mediansOf(std::span<const std::vector<double>> replicates)
{
    std::vector<double> medians;
    medians.reserve(replicates.size());
    for (const auto& values : replicates)
        medians.push_back(summarise(values)->median);
    return medians;
}

double centreOf(std::span<const double> medians)
{
    const auto moments = momentsOfLogarithms(medians);
    return moments ? moments->unit * std::exp(moments->mean) : summarise(medians)->median;
}

std::optional<Estimate> estimateOf(std::span<const double> medians)
{
    const auto moments = medians.size() < kFewestReplicates ? std::nullopt : momentsOfLogarithms(medians);
    if (!moments)
        return std::nullopt;
    const auto square = moments->squaredError * moments->squaredError;
    return Estimate{.value = moments->unit * std::exp(moments->mean),
                    .squaredError = moments->squaredError,
                    .squaresByFreedom = square / static_cast<double>(moments->count - 1)};
}

Estimate ratioOf(const Estimate& a, const Estimate& b)
{
    return {.value = b.value / a.value,
            .squaredError = a.squaredError + b.squaredError,
            .squaresByFreedom = a.squaresByFreedom + b.squaresByFreedom,
            .resolution = a.resolution + b.resolution};
}

Estimate withDrift(Estimate ratio, const Drift& drift)
{
    const auto square = drift.deviation * drift.deviation;
    ratio.squaredError += square;
    ratio.squaresByFreedom += square * square / drift.degreesOfFreedom;
    return ratio;
}

Interval intervalOf(const Estimate& estimate)
{
    const auto halfWidth = studentT95(degreesOfFreedom(estimate)) * std::sqrt(estimate.squaredError);
    const auto factor = std::exp(halfWidth + estimate.resolution);
    return {estimate.value / factor, estimate.value * factor};
}

double chanceOf(const Estimate& ratio)
{
    const auto distance = std::abs(std::log(ratio.value)) - ratio.resolution;
    if (distance <= 0)
        return 1;
    if (ratio.squaredError == 0)
        return 0;
    return studentTails(distance / std::sqrt(ratio.squaredError),
                        static_cast<double>(degreesOfFreedom(ratio)));
}

std::optional<Interval> replicateInterval(std::span<const double> medians)
{
    const auto estimate = estimateOf(medians);
    return estimate ? std::optional(intervalOf(*estimate)) : std::nullopt;
}

double ratioOf(std::span<const double> a, std::span<const double> b)
{
    return centreOf(b) / centreOf(a);
}

std::optional<Interval> ratioInterval(std::span<const double> a, std::span<const double> b)
{
    const auto estimateA = estimateOf(a);
    const auto estimateB = estimateOf(b);
    return estimateA && estimateB ? std::optional(intervalOf(ratioOf(*estimateA, *estimateB))) : std::nullopt;
}

RatioEstimate ratioWithinRun(std::span<const double> a, std::span<const double> b)
{
    constexpr double kConfidenceOfEach = 0.975;
    RatioEstimate ratio{.value = summarise(b)->median / summarise(a)->median};
    const auto ofA = medianInterval(a, kConfidenceOfEach);
    const auto ofB = medianInterval(b, kConfidenceOfEach);
    if (ofA && ofB && ofA->low > 0)
        ratio.interval = Interval{ofB->low / ofA->high, ofB->high / ofA->low};
    return ratio;
}

std::optional<double> tellableShare(std::span<const double> medians, std::size_t replicates)
{
    const auto estimate = estimateOf(medians);
    if (!estimate)
        return std::nullopt;
    const auto variance = estimate->squaredError * static_cast<double>(medians.size());
    return std::expm1(studentT95(medians.size() - 1)
                      * std::sqrt(variance * 2 / static_cast<double>(replicates)));
}

std::optional<Statistics> summariseReplicates(std::span<const std::vector<double>> replicates)
{
    std::vector<double> all;
    for (const auto& values : replicates)
        all.insert(all.end(), values.begin(), values.end());
    auto statistics = summarise(all);
    if (!statistics || replicates.size() == 1)
        return statistics;
    const auto medians = mediansOf(replicates);
    statistics->median = centreOf(medians);
    statistics->medianLow.reset();
    statistics->medianHigh.reset();
    if (const auto interval = replicateInterval(medians)) {
        statistics->medianLow = interval->low;
        statistics->medianHigh = interval->high;
    }
    return statistics;
}

} // namespace sortscope::measure
