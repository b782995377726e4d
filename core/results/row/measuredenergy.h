// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/energycounter.h"
#include "core/measure/netenergy.h"

namespace sortscope::results {

/// A stretch of a job, and who counted its energy.
struct MeasuredEnergy {
    backend::EnergySource source = backend::EnergySource::Nvml;
    measure::EnergyStretch stretch;

    bool operator==(const MeasuredEnergy&) const = default;
};

} // namespace sortscope::results
