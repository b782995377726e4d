// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/places/keeping.h"

#include <vector>

namespace sortscope::run {

class Machine;

/// Calls keepHere() where `machine` is: here, or by a runner there. The folder has the path of that machine.
Kept keepAt(const Machine& machine, const std::vector<DeviceCalibration>& calibrations,
            const std::vector<DeviceTuning>& tunings);

} // namespace sortscope::run
