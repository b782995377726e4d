// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"
#include "core/measure/replicates.h"
#include "core/measure/statistics.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace sortscope::measure {

/// The verdict on B compared with A. WithinOneRun: a side has too few replicates to be judged.
enum class Verdict { Faster, Slower, Same, Ambiguous, WithinOneRun };

constexpr auto namesOf(Verdict /*type*/)
{
    return base::namesUpTo<Verdict::WithinOneRun>("faster", "slower", "same", "ambiguous", "within-one-run");
}

/// The verdict on a ratio B / A and its interval. Same: the whole interval lies within the margin (an
/// equivalence test; Schuirmann 1987). Otherwise faster or slower: the interval leaves out 1, and the ratio
/// lies outside the margin. Otherwise ambiguous.
///
/// `expected` is the ratio that would follow if nothing but the clock of a processor had changed: the margin
/// reaches from 1 / (1 + margin) to 1 + margin around all values between 1 and `expected`, since memory does
/// not follow that clock.
Verdict verdictOn(double ratio, const Interval& interval, double margin, double expected = 1);

/// Of the rows that are called faster or slower together, at most this share is called so by chance, on
/// average.
inline constexpr double kFalseDiscoveryRate = 0.05;

/// A ratio B / A to be judged, with margin and expected ratio as in verdictOn().
struct RatioToJudge {
    Estimate ratio;
    double margin = 0;
    double expected = 1;
};

struct JudgedRatio {
    Interval interval;
    Verdict verdict{};
    /// chanceOf() the part of the ratio that its expected one does not explain.
    double chance = 1;
    /// The share of false discoveries among the ratios judged with it at which it is still a discovery.
    double falseShare = 1;
};

/// The part of a ratio that no value between 1 and `expected` explains.
Estimate unexplained(Estimate ratio, double expected);

/// Judges ratios together: each by verdictOn() its 95 % interval, but faster or slower alone if it is also a
/// discovery at kFalseDiscoveryRate by adjustedForDiscoveries() over all of them; otherwise ambiguous.
std::vector<JudgedRatio> judgeTogether(std::span<const RatioToJudge> ratios);

/// The smallest change, as a share of the shorter time, that judgeTogether() would call faster or slower if
/// it were the only one among `rows` rows and its ratio were as well known as this one.
double smallestSeen(const RatioToJudge& ratio, std::size_t rows);

/// The ratios B / A of two series whose values were taken in turn, pair by pair. An influence that slows both
/// values of a pair alike (a clock that drops, a neighbour's load) leaves their ratio unchanged, so these
/// ratios scatter less than the ratio of two medians that were taken one after the other.
struct PairedRatios {
    std::size_t count = 0;
    /// The median of the logarithms, so that swapping the sides gives the reciprocal.
    double median = 0;
    /// Covers the median of the ratios with at least 95 %, from order statistics; empty under six pairs.
    std::optional<Interval> interval;
};

/// Pairs the series value by value. Empty if there are no values, if one series is longer than the other, and
/// if a value is not above zero.
std::optional<PairedRatios> pairedRatios(std::span<const double> a, std::span<const double> b);

} // namespace sortscope::measure
