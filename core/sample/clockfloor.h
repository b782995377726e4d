// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/results/row/floor.h"

#include <optional>
#include <vector>

namespace sortscope::sample {

/// Times empty kernels on a queue that is opened with `options` as the queue of a job is: returns the floor
/// of each clock that times them. Takes about a millisecond. On a device that was idle the clocks are still
/// low, so call the function after a warm-up. `runClock` is the clock that timed the runs of the job, if it
/// is known: CUPTI has no floor, and is not started again to find that out, which would take tens of
/// milliseconds.
std::vector<results::Floor> measureFloors(const backend::Device& device, const backend::QueueOptions& options,
                                          std::optional<backend::Clock> runClock = {});

} // namespace sortscope::sample
