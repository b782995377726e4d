// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/replicates.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace sortscope::measure {
namespace {

struct Moments {
    std::size_t count = 0;
    double mean = 0;
    /// Of the mean: the variance by the count.
    double squaredError = 0;
};

/// Of the logarithms; empty if there are too few values, or one is not above zero.
std::optional<Moments> momentsOfLogarithms(std::span<const double> values)
{
    if (values.size() < kFewestReplicates
        || std::ranges::any_of(values, [](double value) { return !(value > 0); }))
        return std::nullopt;
    std::vector<double> logarithms(values.size());
    std::ranges::transform(values, logarithms.begin(), [](double value) { return std::log(value); });
    const auto count = static_cast<double>(values.size());
    Moments moments{.count = values.size(),
                    .mean = std::accumulate(logarithms.begin(), logarithms.end(), 0.0) / count};
    for (const auto logarithm : logarithms)
        moments.squaredError += (logarithm - moments.mean) * (logarithm - moments.mean);
    moments.squaredError /= (count - 1) * count;
    return moments;
}

Interval exponentials(double centre, double halfWidth)
{
    return {std::exp(centre - halfWidth), std::exp(centre + halfWidth)};
}

/// Welch's, rounded down: the smaller side's at least, both sides' together at most.
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

double studentT95(std::size_t degreesOfFreedom)
{
    constexpr std::array small{12.7062, 4.3027, 3.1824, 2.7764, 2.5706,
                               2.4469,  2.3646, 2.3060, 2.2622, 2.2281};
    if (degreesOfFreedom <= small.size())
        return small.at(degreesOfFreedom - 1);
    // Abramowitz & Stegun, "Handbook of Mathematical Functions", 26.7.5.
    constexpr double z = 1.959964;
    const auto n = static_cast<double>(degreesOfFreedom);
    constexpr auto z3 = z * z * z;
    constexpr auto z5 = z3 * z * z;
    constexpr auto z7 = z5 * z * z;
    return z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n)
           + (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n);
}

std::vector<double> mediansOf(std::span<const std::vector<double>> replicates)
{
    std::vector<double> medians;
    medians.reserve(replicates.size());
    for (const auto& values : replicates)
        medians.push_back(summarise(values)->median);
    return medians;
}

std::optional<Interval> replicateInterval(std::span<const double> medians)
{
    const auto moments = momentsOfLogarithms(medians);
    if (!moments)
        return std::nullopt;
    return exponentials(moments->mean, studentT95(moments->count - 1) * std::sqrt(moments->squaredError));
}

std::optional<Interval> ratioInterval(std::span<const double> a, std::span<const double> b)
{
    const auto momentsA = momentsOfLogarithms(a);
    const auto momentsB = momentsOfLogarithms(b);
    if (!momentsA || !momentsB)
        return std::nullopt;
    const auto error = std::sqrt(momentsA->squaredError + momentsB->squaredError);
    return exponentials(momentsB->mean - momentsA->mean,
                        studentT95(degreesOfFreedom(*momentsA, *momentsB)) * error);
}

std::optional<double> tellableShare(std::span<const double> medians, std::size_t replicates)
{
    const auto moments = momentsOfLogarithms(medians);
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
    statistics->median = summarise(medians)->median;
    statistics->medianLow.reset();
    statistics->medianHigh.reset();
    if (const auto interval = replicateInterval(medians)) {
        statistics->medianLow = interval->low;
        statistics->medianHigh = interval->high;
    }
    return statistics;
}

} // namespace sortscope::measure
