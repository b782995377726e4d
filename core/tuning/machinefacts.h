// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/calibration.h"
#include "core/results/row/environment.h"
#include "core/tuning/tunings.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::backend {
struct Inventory;
} // namespace sortscope::backend

namespace sortscope::tuning {

struct DeviceCalibration {
    /// The id of the device.
    std::string device;
    results::Calibration calibration;
};

struct DeviceTuning {
    /// The id of the device.
    std::string device;
    Tunings::Entry entry;
};

/// The facts that a machine that measures tells about itself, beside its devices.
struct MachineFacts {
    results::Environment environment;
    /// The bytes that are available there; empty if unknown.
    std::optional<std::uint64_t> hostMemory;
    /// The calibrations that are in force there.
    std::vector<DeviceCalibration> calibrations;
    /// The part of the file that cannot be used, as in StateFile::Content::fault.
    std::string calibrationFault;
    /// All tunings that were found there, in force or not: the machine does not know the kernels of a run.
    std::vector<DeviceTuning> tunings;
    /// The fault of the tunings' file, as calibrationFault.
    std::string tuningFault;

    /// Returns the calibration of the device; empty if there is none.
    std::optional<results::Calibration> calibrationOf(const std::string& device) const;
};

/// Returns the facts about the machine that this process runs on, which has the devices of `inventory`.
MachineFacts factsOfThisMachine(const backend::Inventory& inventory);

} // namespace sortscope::tuning
