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

/// The readings of a device's own sensors at one moment; figures that they do not tell are empty.
struct DeviceState {
    std::optional<std::uint32_t> smClockMhz;
    std::vector<Throttle> throttles;
    /// Of the chip, in degrees Celsius.
    std::optional<std::uint32_t> temperatureC;

    bool operator==(const DeviceState&) const = default;
};

/// The users of a device, and counters of the time for which it was held back, whose differences count;
/// figures that its driver does not tell are empty.
struct DeviceUse {
    /// The number of processes that use the device, this one included if it does.
    std::optional<std::int64_t> processes;
    /// The number of processes that compute on the device beside this one; empty if the driver does not name
    /// this one among them, as in containers that number processes in their own way.
    std::optional<std::int64_t> otherComputing;
    std::optional<std::int64_t> powerViolationNs;
    std::optional<std::int64_t> heatViolationNs;
    /// The time for which the limits of the board, its power supply among them, held the device back.
    std::optional<std::int64_t> hardwareViolationNs;
    /// The power limit in force, in milliwatts.
    std::optional<std::int64_t> powerLimitMw;

    bool operator==(const DeviceUse&) const = default;
};

} // namespace sortscope::backend
