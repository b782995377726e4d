// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"
#include "core/measure/statistics.h"

#include <cstddef>
#include <optional>
#include <span>

namespace sortscope::measure {

/// B against A.
enum class Verdict { Faster, Slower, Same, Ambiguous };

constexpr auto namesOf(Verdict /*type*/)
{
    return base::namesUpTo<Verdict::Ambiguous>("faster", "slower", "same", "ambiguous");
}

/// The verdict on an interval of the ratio B / A. Same: the whole interval lies within the margin (an
/// equivalence test; Schuirmann 1987). Otherwise faster or slower: the interval leaves out 1. Otherwise
/// ambiguous.
Verdict verdictOn(const Interval& ratio, double margin);

/// The ratios B / A of two series whose values were taken in turn, pair by pair. What slows both values of a
/// pair alike (a clock that drops, a neighbour's load) leaves their ratio as it is, so these scatter less
/// than the ratio of two medians that were taken one after the other.
struct PairedRatios {
    std::size_t count = 0;
    /// Taken of the logarithms, so that swapping the sides gives the reciprocal.
    double median = 0;
    /// Covers the median of the ratios with at least 95 %, from order statistics; empty under six pairs.
    std::optional<Interval> interval;
    /// Ambiguous without an interval.
    Verdict verdict = Verdict::Ambiguous;
};

/// Value by value. Empty if there are none, if one series is longer than the other, and if a value
/// is not above zero.
std::optional<PairedRatios> pairedRatios(std::span<const double> a, std::span<const double> b, double margin);

} // namespace sortscope::measure
