// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/floor.h"

#include <chrono>
#include <optional>
#include <vector>

namespace sortscope::results {

/// What a device of this machine can do at best, and what two runs on it can tell apart. Measured once a
/// machine and driver; what is not known is empty.
struct Calibration {
    /// When it was taken.
    std::chrono::sys_seconds date;
    /// Bytes a second of a device-side copy; those read and those written both count.
    std::optional<double> copyBytesPerSecond;
    /// The host's time for each launch of a chain of empty kernels, untraced: enqueued together, and waited
    /// for one by one.
    std::optional<double> launchNs;
    std::optional<double> waitedLaunchNs;
    /// The device after a rest, and under load.
    std::optional<unsigned> idleSmClockMhz;
    std::optional<unsigned> loadedSmClockMhz;
    /// The smallest share by which two runs of the same work have to differ before they are told apart: of
    /// times by the host's clock, and of those by the device's.
    std::optional<double> wallMargin;
    std::optional<double> deviceMargin;
    /// One for each clock that times its kernels.
    std::vector<Floor> floors;

    bool operator==(const Calibration&) const = default;
};

} // namespace sortscope::results
