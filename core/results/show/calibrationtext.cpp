// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/show/calibrationtext.h"

#include "core/base/texts.h"
#include "core/results/row/environment.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace sortscope::results {

std::string marginText(double share)
{
    constexpr double fine = 10;
    // 7 % is not 7.000000000000001 %.
    constexpr double inexact = 1e-9;
    const auto percent = std::max(share * 100 - inexact, 0.0); // never -0 %
    return fmt::format("{:g} %", percent < fine ? std::ceil(percent * fine) / fine : std::ceil(percent));
}

std::string bandwidthText(double bytesPerSecond)
{
    constexpr std::array<std::string_view, 5> units{"B/s", "kB/s", "MB/s", "GB/s", "TB/s"};
    std::size_t unit = 0;
    // A figure that would be shown as 1000 of a unit is 1 of the next unit.
    for (; bytesPerSecond >= 999.5 && unit + 1 < units.size(); ++unit)
        bytesPerSecond /= 1000;
    return fmt::format("{:.3g} {}", bytesPerSecond, units.at(unit));
}

std::string cachedCopyText(const Calibration& calibration)
{
    if (!calibration.cachedBytes)
        return {};
    if (!calibration.cachedCopyBytesPerSecond)
        return "none faster";
    return fmt::format("{} up to {}", bandwidthText(*calibration.cachedCopyBytesPerSecond),
                       base::bytesText(*calibration.cachedBytes));
}

std::string launchText(double nanoseconds)
{
    return fmt::format("{:.2f} µs", nanoseconds / 1000);
}

std::string dayText(const Calibration& calibration)
{
    return isoDay(calibration.date);
}

} // namespace sortscope::results
