// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace sortscope::measure {

/// Order statistics of one series of samples, in the unit of its values.
struct Statistics {
    std::size_t count = 0;
    double minimum = 0;
    double firstQuartile = 0;
    double median = 0;
    double thirdQuartile = 0;
    double maximum = 0;
    double mean = 0;
    /// Median absolute deviation from the median, unscaled.
    double mad = 0;
    /// Covers the median with 95 %. For one series: from order statistics (binomial) of samples that count as
    /// independent; empty under six samples. For several series: see summariseReplicates().
    std::optional<double> medianLow;
    std::optional<double> medianHigh;
};

/// The factor that turns the median absolute deviation of normal values into their standard deviation.
inline constexpr double kNormalMad = 1.4826;

/// Half the width of the median's interval, as a share of the median; empty if there is none.
std::optional<double> halfWidthShare(const Statistics& statistics);

struct Interval {
    double low = 0;
    double high = 0;
};

/// An interval that covers the median of independent values with at least `confidence` (0 … 1), whatever
/// their distribution, from order statistics (binomial); empty if the values are too few for one.
std::optional<Interval> medianInterval(std::span<const double> values, double confidence);

/// Quartiles interpolate linearly between order statistics (Hyndman & Fan 1996, type 7).
/// Empty if `values` is empty.
std::optional<Statistics> summarise(std::span<const double> values);

} // namespace sortscope::measure
