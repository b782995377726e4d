// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace sortscope::measure {

/// Says whether values rise or fall in the order in which they were taken.
struct Trend {
    /// Mann and Kendall's rank statistic (Kendall, "Rank Correlation Methods", 1975, with his correction for
    /// ties), summed over the replicates, in standard deviations of the statistic for values without a trend.
    /// Above zero if the values rise.
    double score = 0;
    /// How far the median of the second half of a replicate lies above that of the first half, as a share of
    /// the replicate's median; the median of this share over all replicates.
    double change = 0;
};

/// Looks for a trend within replicates, since another replicate may have another pace. Empty if no replicate
/// has `fewest` values, or no two values differ.
std::optional<Trend> trendWithin(std::span<const std::vector<double>> replicates, std::size_t fewest);

/// True for values that lie further from the median than `deviations` times the median absolute deviation,
/// which is scaled to the standard deviation of normal values, and further than `share` of the median: a
/// clock that ticks slowly may read so many equal values that their deviation is zero.
std::vector<bool> outliersIn(std::span<const double> values, double deviations, double share);

/// The mean of values without the outliers among them, which lie further from the median than five standard
/// deviations (as in outliersIn()) and than a tenth of it. So disturbances stay out, while what is expected
/// of the mean depends on how many values there are as little as for the plain mean. There is at least one
/// value.
double steadyMean(std::span<const double> values);

} // namespace sortscope::measure
