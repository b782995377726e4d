// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/calibration.h"

#include <string>

namespace sortscope::results {

/// For example "0.3 %", "8 %": never less than `share`.
std::string marginText(double share);

/// For example "4.2 TB/s".
std::string bandwidthText(double bytesPerSecond);

/// For example "6.1 TB/s up to 32 MiB"; "none faster" if no copy was faster than one in memory, and empty if
/// none was looked for.
std::string cachedCopyText(const Calibration& calibration);

/// For example "2.35 µs".
std::string launchText(double nanoseconds);

/// For example "2026-11-22".
std::string dayText(const Calibration& calibration);

} // namespace sortscope::results
