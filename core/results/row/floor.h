// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>

namespace sortscope::backend {
enum class Clock;
struct Command;
} // namespace sortscope::backend

namespace sortscope::results {

/// The reading of a clock for an empty kernel, issued and timed as the kernels of a job are. No kernel reads
/// less: this much of each reading comes from the clock itself.
struct Floor {
    /// The host's clock by default.
    backend::Clock clock{};
    double medianNs = 0;
    /// Median absolute deviation from the median, unscaled.
    double madNs = 0;
    /// The number of empty kernels that were timed.
    std::size_t launches = 0;
    /// measure::steadyMean(), which net times subtract; empty in sessions before format version 6.
    std::optional<double> meanNs;

    bool operator==(const Floor&) const = default;
};

/// The floor of the clock of `commands`, each of which ran an empty kernel; empty if they have no times.
std::optional<Floor> floorOf(std::span<const backend::Command> commands);

/// A kernel that reads less than this many floors mostly shows its clock and not its work.
inline constexpr double kFloorsOfAKernel = 10;

inline bool nearFloor(double readingNs, const Floor& floor)
{
    return readingNs < kFloorsOfAKernel * floor.medianNs;
}

} // namespace sortscope::results
