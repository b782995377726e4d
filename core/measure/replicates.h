// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/statistics.h"

#include <cstddef>
#include <limits>
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

/// A time, or a ratio of two, and how well it is known. Causes of differences (where memory lies, which clock
/// a device took) work as a factor, so errors are those of the logarithm.
struct Estimate {
    double value = 0;
    /// The squared standard error of the logarithm.
    double squaredError = 0;
    /// The sum over the independent parts of squaredError of their squares, each divided by its degrees of
    /// freedom: squaredError² by this is how many degrees the whole has (Satterthwaite, Biometrics Bull. 2,
    /// 1946; Welch, Biometrika 34, 1947).
    double squaresByFreedom = 0;
    /// How far a clock's ticks may have moved the logarithm, at most; more values do not make this smaller.
    double resolution = 0;
};

/// What runs differ by though nothing has changed and each repeats itself: the standard deviation of a
/// logarithm, and from how many degrees of freedom it is known.
struct Drift {
    double deviation = 0;
    double degreesOfFreedom = std::numeric_limits<double>::infinity();
};

/// The estimate that the medians of replicates make: centreOf() them. The scatter inside replicates is in
/// their medians already. Empty under kFewestReplicates, and if a value is not above zero.
std::optional<Estimate> estimateOf(std::span<const double> medians);

/// The ratio B / A of independent estimates.
Estimate ratioOf(const Estimate& a, const Estimate& b);

/// The ratio between two runs that drift by `drift`, a deviation of the ratio.
Estimate withDrift(Estimate ratio, const Drift& drift);

/// Covers the true value with 95 % (Student), whichever way the clock's ticks fell.
Interval intervalOf(const Estimate& estimate);

/// How often chance makes a ratio whose true value is 1 differ from 1 as much as this one, 0 … 1.
double chanceOf(const Estimate& ratio);

/// intervalOf() the estimate of these medians.
std::optional<Interval> replicateInterval(std::span<const double> medians);

/// The ratio B / A of the centres of two sides, the centre of ratioInterval().
double ratioOf(std::span<const double> a, std::span<const double> b);

/// intervalOf() the ratio B / A of two sides of one run.
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
