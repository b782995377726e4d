// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/drift.h"

#include <cmath>

namespace sortscope::results {
namespace {

/// Halves of replicates that differ by more than this share are a drift …
constexpr double kDriftShare = 0.05;
/// … if chance orders samples so less often than once in a thousand rows …
constexpr double kDriftScore = 3.29;
/// … in series that are long enough to show one.
constexpr std::size_t kDriftSamples = 6;

} // namespace

std::optional<measure::Trend> driftIn(std::span<const std::vector<double>> replicates)
{
    const auto trend = measure::trendWithin(replicates, kDriftSamples);
    const bool drifts = trend && std::abs(trend->score) > kDriftScore && std::abs(trend->change) > kDriftShare
                        && std::signbit(trend->score) == std::signbit(trend->change);
    return drifts ? trend : std::nullopt;
}

} // namespace sortscope::results
