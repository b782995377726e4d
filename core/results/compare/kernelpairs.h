// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/kernelfacts.h"
#include "core/base/named.h"
#include "core/results/judge/kernelprofile.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::results {

/// The subject of a row that sets two jobs side by side: a kernel with all of its launches in a run, all
/// passes of a stage, or a figure of the whole run.
enum class KernelRow { Kernel, Stage, Total };

constexpr auto namesOf(KernelRow /*type*/)
{
    return base::namesUpTo<KernelRow::Total>("kernel", "stage", "total");
}

/// A fact of a kernel other than its time: its launches, or a fact that the device gives (KernelFacts).
enum class KernelFact {
    Launches,
    WorkItems,
    WorkGroup,
    Registers,
    Spilled,
    LocalMemory,
    Occupancy,
    LimitedBy,
    Waves
};

constexpr auto namesOf(KernelFact /*type*/)
{
    return base::namesUpTo<KernelFact::Waves>("launches", "work-items", "work-group", "registers",
                                              "spilled bytes", "local bytes", "occupancy", "limited by",
                                              "waves");
}

/// One job's part of such a row.
struct KernelSide {
    /// Nanoseconds over the samples; a sample counts with the sum of all launches.
    measure::Statistics time;
    /// In one run; 0 for stages and totals, as the sizes of the first launch are.
    std::size_t launches = 0;
    std::size_t globalSize = 0;
    std::size_t localSize = 0;
    /// True if a launch reads less than ten floors of its clock.
    bool nearFloor = false;
    /// Facts of the first launch; none if the device gives none.
    std::optional<backend::KernelFacts> facts;
};

struct KernelPair {
    KernelRow row = KernelRow::Kernel;
    /// The kernel; empty for other rows.
    std::string kernel;
    std::optional<std::uint32_t> stage;
    std::optional<Metric> total;
    /// Empty on the side that has no such kernel or stage.
    std::optional<KernelSide> a;
    std::optional<KernelSide> b;

    /// The median of B by that of A: below one if B is faster. Empty unless both sides have one above 0.
    /// Single kernels have no verdict: that of the pair is for the whole run.
    std::optional<double> ratio() const;
};

/// The fact of a kernel as a text, without its unit (occupancy in per cent); empty if it is not known.
std::string factText(const KernelSide& side, KernelFact fact);
/// Joins what stands on both sides of a fact that differs.
inline constexpr std::string_view kArrow = " → ";
/// "62" if both sides have it or only one is there, "62 → 71" if they differ, "62 → ?" if it is known of A
/// alone; empty if it is not known of either.
std::string factText(const KernelPair& pair, KernelFact fact);

/// Sets the kernels of two jobs side by side: those of one name, wherever they are launched, in the order of
/// A, then those that B alone has. Stages follow if both jobs are of one algorithm and every launch knows its
/// stage, then the figures of the whole run. Reads every sample, as profileOf() does; empty if neither job
/// has a kernel that was timed, or if `stop` was requested before the end.
std::vector<KernelPair> kernelPairs(const JobResult& a, const JobResult& b, const std::stop_token& stop = {});

} // namespace sortscope::results
