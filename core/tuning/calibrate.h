// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/calibration.h"

#include <cstdint>
#include <span>
#include <stop_token>

namespace sortscope::backend {
class Device;
} // namespace sortscope::backend

namespace sortscope::tuning {

/// Larger than the caches of any device on the market.
inline constexpr std::uint64_t kMostCopiedBytes = std::uint64_t{256} << 20U;

/// Measures a device that opens queues in this process, as far as one process can: all figures except the
/// margins, in some seconds. Copies have `mostBytes` at most, and at most a quarter of the device's memory.
/// Figures that the device does not support, or has too little memory for, stay empty. Throws backend::Error,
/// and backend::Cancelled once `stop` is requested.
results::Calibration calibrate(const backend::Device& device, const std::stop_token& stop,
                               std::uint64_t mostBytes = kMostCopiedBytes);

/// The rate of copies from one buffer to another, bytes read and written.
struct CopyRate {
    /// The size of a buffer.
    std::uint64_t bytes = 0;
    double bytesPerSecond = 0;
};

/// Gives `calibration` the rates of copies in memory and in a cache. The first copies are of the most data,
/// which no cache holds; the others follow from large to small. Nothing is known without copies.
void addCopies(results::Calibration& calibration, std::span<const CopyRate> copies);

} // namespace sortscope::tuning
