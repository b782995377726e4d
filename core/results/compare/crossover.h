// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"
#include "core/measure/statistics.h"
#include "core/measure/verdict.h"
#include "core/results/row/metric.h"
#include "core/results/row/resultpointer.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace sortscope::results {

class CpuBaselines;

/// A GPU's row compared with the fastest CPU row on the same data.
struct SizeComparison {
    std::size_t size = 0;
    ResultPointer gpu;
    /// nullptr if no CPU row has figures.
    ResultPointer cpu;
    /// The GPU's median divided by the CPU's: below one if the GPU is faster. Empty if a side has no figures;
    /// then the other members are empty, too.
    std::optional<double> ratio;
    /// Covers the true ratio with 95 %; empty if a side has fewer than measure::kFewestReplicates replicates.
    std::optional<measure::Interval> interval;
    /// The verdict on the GPU. Empty, too, if a side is of poor quality.
    std::optional<measure::Verdict> verdict;
    /// Why a side is of poor quality: "vqsort on cpu: other programs used the processors".
    std::string doubt;
};

/// Compares by `metric`: Wall, if keys and result stay on the device, or EndToEnd, if they travel. The keys
/// of a CPU are where it works, so that its wall clock serves for both.
SizeComparison compareWithCpu(const ResultPointer& gpu, const CpuBaselines& baselines, Metric metric);

enum class CrossoverKind {
    /// The GPU overtakes between two sizes.
    Between,
    /// The GPU is faster from the smallest size on.
    Always,
    /// The CPU is faster up to the largest size.
    Never,
    /// Neither is certain to be faster.
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
};

/// Finds the crossover; `ascending` is sorted by size.
Crossover crossoverOf(std::span<const SizeComparison> ascending);

/// Where a ratio of times that is `before` at one size, and `after` at a larger one, becomes 1, on the
/// straight line between the two points in a chart whose axes are both logarithmic. Empty unless `before` is
/// above 1 and `after` at most 1.
std::optional<double> crossingBetween(double smaller, double before, double larger, double after);

/// Rounds an estimate to three digits: more are not known.
std::size_t aboutSize(double estimate);

} // namespace sortscope::results
