// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/tuning/machinefacts.h"

#include <string>
#include <vector>

namespace sortscope::tuning {

/// Where calibrations and tunings were written.
struct Kept {
    /// Of the machine whose devices they are.
    std::string folder;
    /// Sentences about what was there before, as of StateFile::keep().
    std::vector<std::string> notes;
};

/// Writes what was found of devices of this machine, `devices`, to its files, beside what these know. Throws
/// std::runtime_error for a device that is not there, and where it cannot be written.
Kept keepHere(const std::vector<backend::DeviceInfo>& devices,
              const std::vector<DeviceCalibration>& calibrations, const std::vector<DeviceTuning>& tunings);

} // namespace sortscope::tuning
