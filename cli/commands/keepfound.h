// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/places/machines.h"

#include <string_view>
#include <vector>

namespace sortscope::cli {

/// Keeps what was found of devices of `machine` there, beside what is kept of others, and says where on
/// standard error; `then` is what follows from it. Returns false, and says why, if it cannot be kept.
bool keepFound(const places::Machines::Entry& machine,
               const std::vector<tuning::DeviceCalibration>& calibrations,
               const std::vector<tuning::DeviceTuning>& tunings, std::string_view then = {});

} // namespace sortscope::cli
