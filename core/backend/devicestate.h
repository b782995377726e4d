// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace sortscope::backend {

/// Why a device runs at a lower clock than it could. A clock that its user has fixed does not count.
enum class Throttle { PowerLimit, Heat, Hardware };

constexpr auto namesOf(Throttle /*type*/)
{
    return base::namesUpTo<Throttle::Hardware>("power-limit", "heat", "hardware");
}

/// What a device's own sensors say at one moment; what they do not say is empty.
struct DeviceState {
    std::optional<std::uint32_t> smClockMhz;
    std::vector<Throttle> throttles;

    bool operator==(const DeviceState&) const = default;
};

} // namespace sortscope::backend
