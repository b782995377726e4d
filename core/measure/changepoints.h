// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/replicates.h"

#include <cstddef>
#include <span>
#include <vector>

namespace sortscope::measure {

/// With fewer figures than this, nobody sees how much equal ones differ.
inline constexpr std::size_t kFewestOfSeries = 6;

/// A place in a series from which on the figures are others.
struct ChangePoint {
    /// The first figure behind the change.
    std::size_t index = 0;
    /// The figures behind the change, up to the next one, divided by those in front of it, from the last one
    /// on.
    Estimate ratio;
    /// How often chance shows such a change somewhere in a series without one.
    double chance = 1;
    /// The share of false discoveries among the changes of all series at which this one is still a discovery.
    double falseShare = 1;
};

/// Finds the changes in each of some series of figures, which are above zero and in the order of time.
///
/// Figures scatter from one to the next by more than their own errors tell, so the scatter is that of
/// successive differences (von Neumann, Ann. Math. Stat. 12, 1941), those across a change left out; a figure
/// whose own error is larger counts by it. At each place the means of the figures in front and behind are
/// compared, of two, four, eight … figures on each side and of all of them, and the best place splits the
/// series (binary segmentation: Scott & Knott, Biometrics 30, 1974; moving sums: Eichinger & Kirch, Bernoulli
/// 24, 2018). Student's t, times the number of comparisons (Bonferroni), is the chance. Over all series,
/// changes are discoveries at kFalseDiscoveryRate (adjustedForDiscoveries()).
///
/// One figure that differs from both its neighbours is not a change, except the last figure. A series of
/// fewer than kFewestOfSeries figures has no changes.
std::vector<std::vector<ChangePoint>> changePoints(std::span<const std::vector<Estimate>> series);

} // namespace sortscope::measure
