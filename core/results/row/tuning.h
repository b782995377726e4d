// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/parametervalue.h"

#include <chrono>
#include <optional>
#include <string>

namespace sortscope::results {

/// Says of a job that tuning chose values of its parameters, which its variant has.
struct Tuning {
    /// When the device was tuned.
    std::chrono::sys_seconds date;
    /// What the parameters that tuning chose are without it; all others are as they were asked for.
    algorithms::Parameters defaults;

    bool operator==(const Tuning&) const = default;
};

/// "2026-11-21"; empty if tuning chose nothing.
std::string tunedDay(const std::optional<Tuning>& tuning);

} // namespace sortscope::results
