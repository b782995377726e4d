// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/places/keeping.h"

#include <vector>

namespace sortscope::run {

class Machine;

/// keepHere() where `machine` is: on this one, or by a runner there. The folder is what that machine calls
/// it.
Kept keepAt(const Machine& machine, const std::vector<DeviceCalibration>& calibrations,
            const std::vector<DeviceTuning>& tunings);

} // namespace sortscope::run
