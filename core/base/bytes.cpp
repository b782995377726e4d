// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/bytes.h"

#include <fmt/format.h>

#include <array>
#include <cmath>

namespace sortscope::base {

std::string bytesText(std::uint64_t bytes)
{
    constexpr std::array units{"B", "KiB", "MiB", "GiB", "TiB"};
    auto value = static_cast<double>(bytes);
    std::size_t unit = 0;
    for (; value >= 1024 && unit + 1 < units.size(); ++unit)
        value /= 1024;
    const bool whole = value == std::floor(value);
    return fmt::format("{:.{}f} {}", value, whole || value >= 99.95 ? 0 : value < 9.995 ? 2 : 1, units[unit]);
}

} // namespace sortscope::base
