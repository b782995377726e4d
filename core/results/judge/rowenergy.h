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

/// Returns the result of measure::netEnergyOf() for the stretches of the row, divided by the number of its
/// keys. Rows without keys, and those whose output is wrong or unknown, have no energy.
std::optional<RowEnergy> energyOf(const JobResult& result);

/// Returns the reason why a row with a right output has no energy although the request wanted it, else an
/// empty text.
std::string noEnergyReason(const JobResult& result);

} // namespace sortscope::results
