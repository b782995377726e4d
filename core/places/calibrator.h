// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/results/row/calibration.h"

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace sortscope::places {

class Machine;

/// What became of a device.
struct CalibratedDevice {
    backend::DeviceInfo device;
    /// Empty if it could not be measured at all.
    std::optional<results::Calibration> calibration;
    /// Why it or its margins are missing; empty if nothing is.
    std::string reason;

    /// True if it is to take the place of what was kept before.
    bool isWorthKeeping() const { return calibration && reason.empty(); }
};

struct CalibrationProgress {
    /// Steps of about equal length.
    std::size_t done = 0;
    std::size_t planned = 0;
    /// The device at work; empty: all of them are compared with themselves.
    std::string device;
    /// Another program measures, and is waited for; empty: none does.
    std::string waitsFor;
};

struct CalibrationOptions {
    /// Ids; empty, or "all": every device.
    std::vector<std::string> devices;
    /// The MachineLock to take; none if that is empty. At another place the runners take that machine's.
    std::string lock;
    /// Called on the calling thread, and on one that measures; at the same time never.
    std::function<void(const CalibrationProgress&)> heard = [](const auto&) {};
};

/// About how long it takes.
std::chrono::seconds expectedCalibrationTime(const Machine& machine, const CalibrationOptions& options);

/// Calibrates devices of `machine` one after the other, and then all of them by a trial against
/// themselves. With a Machine that measures in this process there is no such trial, and no margins. Empty
/// once `stop` was requested, which ends a process that measures at once. Throws base::UsageError for
/// devices that are not there.
std::vector<CalibratedDevice> calibrateDevices(const Machine& machine, const CalibrationOptions& options,
                                               const std::stop_token& stop);

} // namespace sortscope::places
