// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/parametervalue.h"

#include <chrono>
#include <optional>
#include <string>

namespace sortscope::results {

/// Says that tuning chose values of a job's parameters; the values are in its variant.
struct Tuning {
    /// The date on which the device was tuned.
    std::chrono::sys_seconds date;
    /// The values without tuning of the parameters that tuning chose; all others are as they were asked for.
    algorithms::Parameters defaults;

    bool operator==(const Tuning&) const = default;
};

/// For example "2026-11-21"; empty if tuning chose nothing.
std::string tunedDay(const std::optional<Tuning>& tuning);

} // namespace sortscope::results
