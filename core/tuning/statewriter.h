// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/tuning/machinefacts.h"

#include <string>
#include <vector>

namespace sortscope::tuning {

/// The places where calibrations and tunings were written.
struct Kept {
    /// The folder on the machine that has the devices.
    std::string folder;
    /// Sentences about entries that were there before, as StateFile::keep() returns them.
    std::vector<std::string> notes;
};

/// Writes the results for `devices` of this machine to its files; a calibration without drifts keeps former
/// ones. Throws std::runtime_error for a device that is not there, and if the files cannot be written.
Kept keepHere(const std::vector<backend::DeviceInfo>& devices,
              const std::vector<DeviceCalibration>& calibrations, const std::vector<DeviceTuning>& tunings);

} // namespace sortscope::tuning
