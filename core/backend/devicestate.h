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

/// Who uses a device, and counters of the time that it was held back, of which differences are taken; what
/// its driver does not say is empty.
struct DeviceUse {
    /// Processes that use it, this one included if it does.
    std::optional<std::int64_t> processes;
    /// Those that compute on it beside this one; empty if the driver does not name this one among them, as in
    /// containers that number processes in their own way.
    std::optional<std::int64_t> otherComputing;
    std::optional<std::int64_t> powerViolationNs;
    std::optional<std::int64_t> heatViolationNs;
    /// By the limits of its board, its power supply among them.
    std::optional<std::int64_t> hardwareViolationNs;

    bool operator==(const DeviceUse&) const = default;
};

} // namespace sortscope::backend
