// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/bytes.h"

#include <fmt/format.h>

#include <array>

namespace sortscope::base {

std::string bytesText(std::uint64_t bytes)
{
    constexpr std::array units{"B", "KiB", "MiB", "GiB", "TiB"};
    auto value = static_cast<double>(bytes);
    std::size_t unit = 0;
    while (value >= 1024 && unit + 1 < units.size()) {
        value /= 1024;
        ++unit;
    }
    return fmt::format("{:.{}f} {}", value, unit == 0 ? 0 : 1, units[unit]);
}

} // namespace sortscope::base
