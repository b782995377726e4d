// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/statistics.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace sortscope::measure {

/// With fewer replicates than this, nobody knows how they differ: a figure holds within one run only.
inline constexpr std::size_t kFewestReplicates = 3;

/// The median of each replicate.
std::vector<double> mediansOf(std::span<const std::vector<double>> replicates);

/// The figure of replicates with these medians: their geometric mean, the centre of replicateInterval(), in
/// which it always lies. The median of the medians if one is not above zero.
double centreOf(std::span<const double> medians);

/// Statistics of all values together, except the median, which is centreOf() the replicates' medians, and its
/// interval (replicateInterval() of these). One replicate is summarised by itself, and two have no interval.
/// Empty without values. Each replicate has at least one value.
std::optional<Statistics> summariseReplicates(std::span<const std::vector<double>> replicates);

/// Covers, with 95 %, the centre about which the medians of replicates scatter: Student's interval of their
/// logarithms, since the causes of differences between replicates (where memory lies, which clock a device
/// took) work as a factor. The scatter inside replicates is in their medians already. Empty under
/// kFewestReplicates, and if a value is not above zero.
std::optional<Interval> replicateInterval(std::span<const double> medians);

/// The ratio B / A of the centres of two sides, the centre of ratioInterval().
double ratioOf(std::span<const double> a, std::span<const double> b);

/// Like replicateInterval(), for the ratio B / A, from both sides' scatter together (Welch, Biometrika 34,
/// 1947, with his degrees of freedom rounded down).
std::optional<Interval> ratioInterval(std::span<const double> a, std::span<const double> b);

/// A ratio, and an interval that covers the true one with 95 %.
struct RatioEstimate {
    double value = 0;
    std::optional<Interval> interval;
};

/// The ratio B / A of the medians of samples that were taken within one run, which know its scatter alone.
/// Each median lies in its order-statistic interval with at least 97.5 % (David & Nagaraja, "Order
/// Statistics", 3rd ed., 7.1), so both do with at least 95 % (Bonferroni's inequality), and then the ratio
/// lies between lowB / highA and highB / lowA. No interval under seven samples on a side. Each side has
/// samples, and the median of A is above zero.
RatioEstimate ratioWithinRun(std::span<const double> a, std::span<const double> b);

/// The share by which two runs of `replicates` replicates each have to differ before something has changed:
/// 95 % of pairs of runs without a change lie closer together. Predicted from the medians of one trial, whose
/// logarithms scatter by s: exp(t · s · √(2 / replicates)) − 1, where Student's t knows from how few medians
/// s comes. Empty under kFewestReplicates, and if a value is not above zero.
std::optional<double> tellableShare(std::span<const double> medians, std::size_t replicates);

} // namespace sortscope::measure
