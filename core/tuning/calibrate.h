// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/calibration.h"

#include <cstdint>
#include <stop_token>

namespace sortscope::backend {
class Device;
} // namespace sortscope::backend

namespace sortscope::tuning {

/// Larger than the caches of any device that there is.
inline constexpr std::uint64_t kMostCopiedBytes = std::uint64_t{256} << 20U;

/// What one process can measure of a device, which opens queues here: all but the margins, in some seconds.
/// Copies are of `mostBytes` at most, and of a quarter of the device's memory. What the device does not have,
/// or has too little memory for, stays empty. Throws backend::Error, and backend::Cancelled once `stop` is
/// requested.
results::Calibration calibrate(const backend::Device& device, const std::stop_token& stop,
                               std::uint64_t mostBytes = kMostCopiedBytes);

} // namespace sortscope::tuning
