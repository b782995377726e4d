// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/run/machinefacts.h"

#include <string>
#include <vector>

namespace sortscope::run {

class Machine;

/// Writes what was found of devices of this machine, `devices`, to its files, beside what these know. Throws
/// std::runtime_error for a device that is not there, and std::system_error.
void keepHere(const std::vector<backend::DeviceInfo>& devices,
              const std::vector<DeviceCalibration>& calibrations, const std::vector<DeviceTuning>& tunings);

/// The same where `machine` is: on this one, or by a runner there. Returns the folder, as that machine calls
/// it.
std::string keepAt(const Machine& machine, const std::vector<DeviceCalibration>& calibrations,
                   const std::vector<DeviceTuning>& tunings);

} // namespace sortscope::run
