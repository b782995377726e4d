// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tuning/keeping.h"

#include <vector>

namespace sortscope::places {

class Machine;

/// tuning::keepHere() where `machine` is: on this one, or by a runner there. The folder is what that machine
/// calls it.
tuning::Kept keepAt(const Machine& machine, const std::vector<tuning::DeviceCalibration>& calibrations,
                    const std::vector<tuning::DeviceTuning>& tunings);

} // namespace sortscope::places
