// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/job/results.h"

#include <vector>

namespace sortscope::job {

/// Times empty kernels on a queue that is opened with `options` as a job's is: the floor of each clock that
/// tells their times. Takes about a millisecond; on a device that was idle the clocks are still low, so call
/// it after a warm-up.
std::vector<measure::Floor> measureFloors(const backend::Device& device,
                                          const backend::QueueOptions& options);

/// What the jobs of one device and launch mode found to be the floor of a clock: medians over the jobs.
struct DeviceFloor {
    backend::DeviceInfo device;
    backend::LaunchMode launch;
    measure::Floor floor;
};

/// The floors of all results, in the order in which devices, launch modes and clocks first appear.
std::vector<DeviceFloor> deviceFloors(ResultSpan results);

} // namespace sortscope::job
