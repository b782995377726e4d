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
    /// Its id.
    std::string device;
    results::Calibration calibration;
};

struct DeviceTuning {
    /// Its id.
    std::string device;
    Tunings::Entry entry;
};

/// What a machine that measures says of itself, beside its devices.
struct MachineFacts {
    results::Environment environment;
    /// Bytes that are available there; empty if that is not known.
    std::optional<std::uint64_t> hostMemory;
    /// Those in force there.
    std::vector<DeviceCalibration> calibrations;
    /// What of the file cannot be used, as StateFile::Content::fault.
    std::string calibrationFault;
    /// What tuning has found there, in force or not: with which kernels a run is made is not known there.
    std::vector<DeviceTuning> tunings;
    /// As calibrationFault.
    std::string tuningFault;

    /// Empty if there is none.
    std::optional<results::Calibration> calibrationOf(const std::string& device) const;
};

/// Those of the machine that this process runs on, which has the devices of `inventory`.
MachineFacts factsOfThisMachine(const backend::Inventory& inventory);

} // namespace sortscope::tuning
