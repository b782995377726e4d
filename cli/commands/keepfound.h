// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/places/machines.h"

#include <string_view>
#include <vector>

namespace sortscope::cli {

/// Keeps results for devices of `machine` there, beside the results of others, and says where on standard
/// error; `then` says what follows from that. Returns false, and says why, if the results cannot be kept.
bool keepFound(const places::Machine& machine, const std::vector<tuning::DeviceCalibration>& calibrations,
               const std::vector<tuning::DeviceTuning>& tunings, std::string_view then = {});

} // namespace sortscope::cli
