// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/statistics.h"

#include <algorithm>
#include <cmath>

namespace sortscope::measure {

/// The smallest change that a comparison with this interval of its ratio would call faster or slower
/// (verdictOn()), as a share of the longer time beyond the shorter one: the interval, moved there, leaves out
/// 1, and the ratio lies outside the margin, which begins at the `expected` ratio.
inline double smallestSeen(const Interval& interval, double margin, double expected = 1)
{
    const auto usual = std::max(expected, 1 / expected) * (1 + margin);
    return std::max(std::sqrt(interval.high / interval.low), usual) - 1;
}

} // namespace sortscope::measure
