// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/jobresult.h"

#include <optional>
#include <string>

namespace sortscope::results {

/// The energy of a row, without that of the idle device and of the restores; the intervals cover the true
/// values with 95 %.
struct RowEnergy {
    backend::EnergySource source = backend::EnergySource::Nvml;
    double njPerKey = 0;
    measure::Interval njInterval;
    /// The power above the idle device's, in watts.
    double watts = 0;
    measure::Interval wattsInterval;
    double idleWatts = 0;
};

/// measure::netEnergyOf() the row's stretches, by its keys. Empty if there is no answer.
std::optional<RowEnergy> energyOf(const JobResult& result);

/// Why a row whose energy was asked for has none; empty if it has, or if nobody asked.
std::string noEnergyReason(const JobResult& result);

} // namespace sortscope::results
