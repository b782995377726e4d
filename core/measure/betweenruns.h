// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/replicates.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace sortscope::measure {

/// With fewer rows than this, two runs do not tell by themselves how far they drifted apart.
inline constexpr std::size_t kFewestRowsForDrift = 15;

/// How far two runs drifted apart, from the ratios of the rows that they share, most of which are unchanged:
/// the median distance of the ratios from 1, scaled to the standard deviation of normal values, less what the
/// replicates' scatter explains. About 1 and not about their middle, since a drift may move all rows alike.
/// Its degrees of freedom count the rows for 37 %, the efficiency of a median of absolute values (Rousseeuw &
/// Croux, JASA 88, 1993). Empty under kFewestRowsForDrift, and if that median distance is above `most`:
/// then most rows have changed.
std::optional<Drift> driftAmong(std::span<const Estimate> ratios, double most);

/// How far a run drifts, as a deviation, from the same rows in several runs, `rows[i][j]` being row i in run
/// j: the variance over the runs, pooled over the rows, less what the replicates' scatter explains. What all
/// rows of a run have in common has one degree of freedom less than there are runs, the rest as many for each
/// row but one (two-way analysis of variance). Each part is wider than it was seen, by Student's t at 95 %
/// over the normal one, so that the drift counts as known exactly. Empty under two rows or three runs; all
/// rows have the same number of runs.
std::optional<double> driftBetween(std::span<const std::vector<Estimate>> rows);

} // namespace sortscope::measure
