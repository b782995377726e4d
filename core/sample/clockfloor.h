// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/results/row/floor.h"

#include <vector>

namespace sortscope::sample {

/// Times empty kernels on a queue that is opened with `options` as a job's is: the floor of each clock that
/// times them. Takes about a millisecond; on a device that was idle the clocks are still low, so call
/// it after a warm-up.
std::vector<results::Floor> measureFloors(const backend::Device& device,
                                          const backend::QueueOptions& options);

} // namespace sortscope::sample
