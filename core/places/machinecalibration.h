// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/results/row/calibration.h"
#include "core/tuning/calibrationtrial.h"

#include <chrono>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace sortscope::places {

class Machine;

/// The outcome of calibrating a device.
struct CalibratedDevice {
    backend::DeviceInfo device;
    /// Empty if the device could not be measured at all.
    std::optional<results::Calibration> calibration;
    /// Why the calibration or its margins are missing; empty if neither is.
    std::string reason;

    /// True if the calibration is to replace the one that was kept before.
    bool isWorthKeeping() const { return calibration && reason.empty(); }
};

struct CalibrationProgress {
    /// Steps of about equal length.
    std::size_t done = 0;
    std::size_t planned = 0;
    /// The device at work; empty while all devices are compared with themselves.
    std::string device;
    /// True once all figures are known but the drift between runs: a stop keeps them.
    bool betweenRuns = false;
    /// The other program that measures, and is waited for; empty if there is none.
    std::string waitsFor;
};

struct CalibrationOptions {
    /// The ids of devices; empty, or "all": every device.
    std::vector<std::string> devices;
    /// The MachineLock to take; none if the name is empty. At another place the runners take their machine's
    /// lock.
    std::string lock;
    /// Measures, too, how far runs that lie some time apart drift.
    bool betweenRuns = false;
    /// The pause before each of these runs but the first.
    std::chrono::seconds pause = tuning::kPauseBetween;
    /// Is called on the calling thread, and on one that measures, but never at the same time.
    std::function<void(const CalibrationProgress&)> heard = [](const auto&) {};
};

/// Estimates how long the calibration takes.
std::chrono::seconds expectedCalibrationTime(const Machine& machine, const CalibrationOptions& options);

/// Calibrates devices of `machine` one after the other, and then all of them by a trial in which each is
/// compared with itself. A Machine that measures in this process has no such trial, and no margins. Returns
/// nothing once `stop` was requested, which ends a process that measures at once; but between runs the
/// figures are there, with the drift of the runs that were taken if these are three at least. Throws
/// base::UsageError for devices that are not there.
std::vector<CalibratedDevice> calibrateDevices(const Machine& machine, const CalibrationOptions& options,
                                               const std::stop_token& stop);

} // namespace sortscope::places
