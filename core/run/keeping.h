// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/run/machinefacts.h"
#include "core/run/runnermessages.h"

#include <vector>

namespace sortscope::run {

class Machine;

/// Writes what was found of devices of this machine, `devices`, to its files, beside what these know. Throws
/// std::runtime_error for a device that is not there, and where it cannot be written.
tell::Kept keepHere(const std::vector<backend::DeviceInfo>& devices,
                    const std::vector<DeviceCalibration>& calibrations,
                    const std::vector<DeviceTuning>& tunings);

/// The same where `machine` is: on this one, or by a runner there. The folder is what that machine calls it.
tell::Kept keepAt(const Machine& machine, const std::vector<DeviceCalibration>& calibrations,
                  const std::vector<DeviceTuning>& tunings);

} // namespace sortscope::run
