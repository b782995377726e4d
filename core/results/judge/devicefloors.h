// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/results/row/floor.h"
#include "core/results/row/resultpointer.h"

#include <vector>

namespace sortscope::results {

/// The floor of a clock that the jobs of one device and launch mode measured: medians over the jobs.
struct DeviceFloor {
    backend::DeviceInfo device;
    backend::LaunchMode launch;
    Floor floor;
};

/// The floors of all results, in the order in which devices, launch modes and clocks first appear.
std::vector<DeviceFloor> deviceFloors(ResultSpan results);

} // namespace sortscope::results
