// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/keeping.h"

#include <vector>

namespace sortscope::places {

class Machine;

/// Calls keepHere() where `machine` is: here, or by a runner there. The folder has the path of that machine.
tuning::Kept keepAt(const Machine& machine, const std::vector<tuning::DeviceCalibration>& calibrations,
                    const std::vector<tuning::DeviceTuning>& tunings);

} // namespace sortscope::places
