// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"
#include "core/measure/verdict.h"
#include "core/results/compare/speedup.h"
#include "core/results/judge/skippedpasses.h"
#include "core/results/row/metric.h"
#include "core/results/row/resultpointer.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace sortscope::results {

/// The fastest row of a GPU compared with the fastest row of the processor on the same data.
struct SizeComparison {
    std::size_t size = 0;
    /// nullptr if no row of that side has figures.
    ResultPointer gpu;
    ResultPointer cpu;
    /// asFastAs() these two.
    std::vector<ResultPointer> gpusAsFast;
    std::vector<ResultPointer> cpusAsFast;
    /// How many times as fast the GPU is; empty if a side has no figures.
    std::optional<SpeedUp> speedUp;
    /// The verdict on the GPU; empty, too, if a side is of poor quality.
    std::optional<measure::Verdict> verdict;
};

/// True if the verdict is that one of the two is faster.
bool proven(const SizeComparison& compared);

/// Compares the fastest of `gpus` by `metric`: Wall, if keys and result stay on the device, or EndToEnd, if
/// they travel. The fastest of `cpus` is by the wall clock.
SizeComparison compareWithCpu(std::size_t size, ResultSpan gpus, ResultSpan cpus, Metric metric);

/// The faster of the two rows, and the other one; the comparison has a speed-up.
Lead leadOf(const SizeComparison& compared);

/// leadOf() those that have a speed-up.
std::vector<Lead> leadsIn(std::span<const SizeComparison> compared);

enum class CrossoverKind {
    /// The GPU overtakes between two sizes.
    Between,
    /// The GPU is faster for certain at every size.
    Always,
    /// The CPU is faster for certain at the largest size, and either side is at each smaller one.
    Never,
    /// Anything else.
    Uncertain
};

constexpr auto namesOf(CrossoverKind /*type*/)
{
    return base::namesUpTo<CrossoverKind::Uncertain>("between", "always", "never", "uncertain");
}

/// The size at which a GPU overtakes the CPU.
struct Crossover {
    CrossoverKind kind = CrossoverKind::Uncertain;
    /// The largest size at which the CPU is faster for certain.
    std::optional<std::size_t> low;
    /// The smallest size above `low` at which the GPU is faster for certain. Between the two nothing is
    /// certain.
    std::optional<std::size_t> high;
    /// The size at which the medians cross between the two.
    std::optional<double> estimate;
    /// True if the GPU is faster at a smaller size, too: the order changes more than once.
    bool severalChanges = false;
    /// True if neither is faster for certain at a size below `low` or above `high`.
    bool someUncertain = false;
};

/// Finds the crossover; `ascending` is sorted by size.
Crossover crossoverOf(std::span<const SizeComparison> ascending);

/// Where a ratio of times that is `before` at one size, and `after` at a larger one, becomes 1, on the
/// straight line between the two points in a chart whose axes are both logarithmic. Empty unless `before` is
/// above 1 and `after` at most 1.
std::optional<double> crossingBetween(double smaller, double before, double larger, double after);

/// Rounds an estimate between `low` and `high` to the digits that this bracket bears: to the largest power of
/// ten that is at most the distance of the two, but to one digit at least, and never out of the bracket.
std::size_t aboutSize(double estimate, double low, double high);

} // namespace sortscope::results
