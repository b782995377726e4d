// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/judge/outliers.h"

#include "core/measure/trend.h"
#include "core/results/row/jobresult.h"

#include <algorithm>

namespace sortscope::results {
namespace {

constexpr double kDeviations = 5;
/// A value within this share of the median is not an outlier, however steady the others are.
constexpr double kNear = 0.01;

} // namespace

std::vector<bool> outliersOf(const JobResult& result, Metric metric)
{
    std::vector<bool> all;
    for (const auto& values : replicateValuesOf(result, metric)) {
        const auto outliers = measure::outliersIn(values, kDeviations, kNear);
        all.insert(all.end(), outliers.begin(), outliers.end());
    }
    return all;
}

std::size_t outlierCount(const JobResult& result, Metric metric)
{
    const auto outliers = outliersOf(result, metric);
    return static_cast<std::size_t>(std::ranges::count(outliers, true));
}

} // namespace sortscope::results
