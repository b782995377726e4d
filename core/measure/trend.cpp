// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/trend.h"

#include "core/measure/statistics.h"

#include <algorithm>
#include <cmath>

namespace sortscope::measure {
namespace {

/// Sorts `values` from `begin` up to `end`; returns how many pairs of them fell.
double sortFalling(std::vector<double>& values, std::vector<double>& scratch, std::size_t begin,
                   std::size_t end)
{
    if (end - begin < 2)
        return 0;
    const auto middle = begin + (end - begin) / 2;
    auto falling = sortFalling(values, scratch, begin, middle) + sortFalling(values, scratch, middle, end);
    for (auto to = begin, left = begin, right = middle; to < end; ++to) {
        const bool takeRight = left == middle || (right < end && values[right] < values[left]);
        if (takeRight)
            falling += static_cast<double>(middle - left);
        scratch[to] = values[takeRight ? right++ : left++];
    }
    const auto at = [](std::size_t index) { return static_cast<std::ptrdiff_t>(index); };
    std::copy(scratch.begin() + at(begin), scratch.begin() + at(end), values.begin() + at(begin));
    return falling;
}

/// 18 times the variance of Pairs::rising for `count` values in random order.
double pairTerm(double count)
{
    return count * (count - 1) * (2 * count + 5);
}

struct Pairs {
    /// How many more pairs of values rise than fall.
    double rising = 0;
    /// The variance of that in random order.
    double variance = 0;
};

/// The pairs are counted while sorting: a job may have so many samples that nobody would wait for a look at
/// each pair.
Pairs pairsOf(std::vector<double> values)
{
    std::vector<double> scratch(values.size());
    const auto falling = sortFalling(values, scratch, 0, values.size());
    const auto pairs = [](double count) { return count * (count - 1) / 2; };
    const auto count = static_cast<double>(values.size());
    auto unequal = pairs(count);
    auto variance = pairTerm(count);
    for (auto first = values.begin(); first != values.end();) {
        const auto last = std::upper_bound(first, values.end(), *first);
        const auto equal = static_cast<double>(last - first);
        unequal -= pairs(equal);
        variance -= pairTerm(equal);
        first = last;
    }
    return {unequal - 2 * falling, variance / 18};
}

double changeIn(std::span<const double> values)
{
    const auto half = values.size() / 2;
    const auto median = summarise(values)->median;
    return median > 0
               ? (summarise(values.last(half))->median - summarise(values.first(half))->median) / median
               : 0;
}

} // namespace

std::optional<Trend> trendWithin(std::span<const std::vector<double>> replicates, std::size_t fewest)
{
    double rising = 0;
    double variance = 0;
    std::vector<double> changes;
    for (const auto& values : replicates) {
        if (values.size() < std::max<std::size_t>(fewest, 2))
            continue;
        const auto pairs = pairsOf(values);
        rising += pairs.rising;
        variance += pairs.variance;
        changes.push_back(changeIn(values));
    }
    if (!(variance > 0))
        return std::nullopt;
    return Trend{.score = rising / std::sqrt(variance), .change = summarise(changes)->median};
}

std::vector<bool> outliersIn(std::span<const double> values, double deviations, double share)
{
    std::vector<bool> outliers(values.size(), false);
    const auto statistics = summarise(values);
    if (!statistics)
        return outliers;
    const auto furthest =
        std::max(deviations * kNormalMad * statistics->mad, share * std::abs(statistics->median));
    for (std::size_t i = 0; i < values.size(); ++i)
        outliers[i] = std::abs(values[i] - statistics->median) > furthest;
    return outliers;
}

double steadyMean(std::span<const double> values)
{
    constexpr double kDeviations = 5;
    constexpr double kShare = 0.1;
    const auto outliers = outliersIn(values, kDeviations, kShare);
    double sum = 0;
    std::size_t count = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        sum += outliers[i] ? 0 : values[i];
        count += outliers[i] ? 0 : 1;
    }
    return sum / static_cast<double>(count);
}

} // namespace sortscope::measure
