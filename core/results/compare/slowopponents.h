// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/resultpointer.h"

#include <vector>

namespace sortscope::results {

/// A processor's row that is slower than the simpler row that it is expected to beat
/// (algorithms::expectedToBeat()).
struct SlowOpponent {
    ResultPointer row;
    ResultPointer expectedToBeat;
    /// The row's median wall clock divided by the other's.
    double factor = 0;
};

/// Returns those whose wall clock is more than kSlower times that of the fastest such row which did the same
/// work on the same machine, with as many threads. Rows of poor quality say nothing.
std::vector<SlowOpponent> slowOpponents(ResultSpan results);
inline constexpr double kSlower = 1.05;

} // namespace sortscope::results
