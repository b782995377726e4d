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

/// Returns the moments for an interval; empty, too, under kFewestReplicates.
std::optional<Moments> momentsForInterval(std::span<const double> values)
{
    return values.size() < kFewestReplicates ? std::nullopt : momentsOfLogarithms(values);
}

Interval exponentials(double unit, double centre, double halfWidth)
{
    return {unit * std::exp(centre - halfWidth), unit * std::exp(centre + halfWidth)};
}

/// Welch's degrees of freedom, rounded down: at least those of the smaller side, at most those of both sides
/// together.
std::size_t degreesOfFreedom(const Moments& a, const Moments& b)
{
    const auto freedom = [](const Moments& side) { return static_cast<double>(side.count - 1); };
    const auto sum = a.squaredError + b.squaredError;
    const auto parts =
        a.squaredError * a.squaredError / freedom(a) + b.squaredError * b.squaredError / freedom(b);
    const auto least = std::min(a.count, b.count) - 1;
    return parts > 0 ? std::max(least, static_cast<std::size_t>(sum * sum / parts)) : least;
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

std::optional<Interval> replicateInterval(std::span<const double> medians)
{
    const auto moments = momentsForInterval(medians);
    if (!moments)
        return std::nullopt;
    return exponentials(moments->unit, moments->mean,
                        studentT95(moments->count - 1) * std::sqrt(moments->squaredError));
}

double ratioOf(std::span<const double> a, std::span<const double> b)
{
    const auto momentsA = momentsOfLogarithms(a);
    const auto momentsB = momentsOfLogarithms(b);
    if (!momentsA || !momentsB)
        return centreOf(b) / centreOf(a);
    return momentsB->unit / momentsA->unit * std::exp(momentsB->mean - momentsA->mean);
}

std::optional<Interval> ratioInterval(std::span<const double> a, std::span<const double> b)
{
    const auto momentsA = momentsForInterval(a);
    const auto momentsB = momentsForInterval(b);
    if (!momentsA || !momentsB)
        return std::nullopt;
    const auto error = std::sqrt(momentsA->squaredError + momentsB->squaredError);
    return exponentials(momentsB->unit / momentsA->unit, momentsB->mean - momentsA->mean,
                        studentT95(degreesOfFreedom(*momentsA, *momentsB)) * error);
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
    const auto moments = momentsForInterval(medians);
    if (!moments)
        return std::nullopt;
    const auto variance = moments->squaredError * static_cast<double>(moments->count);
    return std::expm1(studentT95(moments->count - 1)
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
