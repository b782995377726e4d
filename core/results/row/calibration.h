// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/floor.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

namespace sortscope::results {

/// The best performance of a device of this machine, and the smallest difference that two runs on it can
/// tell. Measured once per machine and driver; unknown figures are empty.
struct Calibration {
    /// The date of the measurement.
    std::chrono::sys_seconds date;
    /// The bytes per second of a device-side copy; bytes that are read and bytes that are written both count.
    std::optional<double> copyBytesPerSecond;
    /// The most data, source and destination together, that was copied at the rate of a cache, more than a
    /// fifth above `copyBytesPerSecond`, and the best rate of the copies of so much or less. 0 bytes and no
    /// rate if no copy was that fast; both empty if they were not measured.
    std::optional<std::uint64_t> cachedBytes;
    std::optional<double> cachedCopyBytesPerSecond;
    /// The host's time for each launch of a chain of empty kernels, untraced: enqueued together, and waited
    /// for one by one.
    std::optional<double> launchNs;
    std::optional<double> waitedLaunchNs;
    /// The SM clock of the device after a rest, and under load.
    std::optional<unsigned> idleSmClockMhz;
    std::optional<unsigned> loadedSmClockMhz;
    /// The smallest share by which two runs of the same work have to differ before they are told apart: for
    /// times by the host's clock, and for times by the device's clock.
    std::optional<double> wallMargin;
    std::optional<double> deviceMargin;
    /// How far a run drifts from the next one on the same machine, as the standard deviation of a share
    /// (measure::driftBetween()): for times by the host's clock, and for times by the device's clock. Empty
    /// unless runs were taken some time apart.
    std::optional<double> wallDrift;
    std::optional<double> deviceDrift;
    /// The floors, one for each clock that times the device's kernels.
    std::vector<Floor> floors;

    bool operator==(const Calibration&) const = default;
};

} // namespace sortscope::results
