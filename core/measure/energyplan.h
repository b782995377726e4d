// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>

namespace sortscope::measure {

/// With fewer stretches than this, nobody knows how they differ.
inline constexpr std::size_t kFewestStretches = 3;

/// How long a stretch repeats the runs, and then the restores alone: NVIDIA's counters move every 100 ms, so
/// that is 30 of their steps.
inline constexpr std::chrono::seconds kEnergyBusyTime{3};
/// How long it leaves the device alone before that, and again behind it.
inline constexpr std::chrono::seconds kEnergyIdleTime{1};
inline constexpr auto kStretchTime = 2 * kEnergyBusyTime + 2 * kEnergyIdleTime;

/// The stretches of each of so many replicates.
constexpr std::size_t stretchesPerReplicate(std::size_t replicates)
{
    return replicates == 0 ? kFewestStretches : (kFewestStretches + replicates - 1) / replicates;
}

} // namespace sortscope::measure
