// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/statistics.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace sortscope::measure {

/// Below this many replicates nothing is known of how they differ: a figure holds within one run only.
inline constexpr std::size_t kFewestReplicates = 3;

/// The median of each replicate.
std::vector<double> mediansOf(std::span<const std::vector<double>> replicates);

/// The figure that replicates with these medians have: their geometric mean, which replicateInterval() is
/// about, so that it always lies in there. The median of them if one is not above zero.
double centreOf(std::span<const double> medians);

/// Statistics of all values together, but for the median, which is centreOf() the replicates' medians, and
/// its interval (replicateInterval() of these). One replicate is summarised by itself, and two have no
/// interval. Empty without values. Each replicate has a value at least.
std::optional<Statistics> summariseReplicates(std::span<const std::vector<double>> replicates);

/// Covers the centre of what the medians of replicates scatter about with 95 %: Student's interval of their
/// logarithms, since what makes replicates differ (where memory lies, which clock a device took) works as a
/// factor. The scatter inside of replicates is in their medians already. Empty under kFewestReplicates, and
/// if a value is not above zero.
std::optional<Interval> replicateInterval(std::span<const double> medians);

/// The ratio B / A of the centres of two sides, which ratioInterval() is about.
double ratioOf(std::span<const double> a, std::span<const double> b);

/// As replicateInterval(), of the ratio B / A, from both sides' scatter together (Welch, Biometrika 34, 1947,
/// with his degrees of freedom rounded down).
std::optional<Interval> ratioInterval(std::span<const double> a, std::span<const double> b);

/// The share by which two runs of `replicates` replicates each have to differ before something has changed:
/// where nothing has, 95 % of such pairs lie closer together. Foretold from the medians of one trial, whose
/// logarithms scatter by s: exp(t · s · √(2 / replicates)) − 1, where Student's t knows how few medians s is
/// from. Empty under kFewestReplicates, and if a value is not above zero.
std::optional<double> tellableShare(std::span<const double> medians, std::size_t replicates);

/// Student's t that is exceeded either way in 5 % of cases; at least one degree of freedom.
double studentT95(std::size_t degreesOfFreedom);

} // namespace sortscope::measure
