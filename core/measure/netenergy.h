// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/statistics.h"

#include <cstdint>
#include <span>
#include <variant>

namespace sortscope::measure {

/// What a counter of energy counted between two of its changes.
struct EnergySpan {
    /// How often the work was repeated; not whole, since a change may fall amid a run. 0 for idle spans.
    double repetitions = 0;
    std::int64_t ns = 0;
    std::int64_t microjoules = 0;

    bool operator==(const EnergySpan&) const = default;
};

/// The runs of a job with the restore before each one, the restores alone, and the idle device around them.
struct EnergyStretch {
    EnergySpan idleBefore;
    EnergySpan runs;
    EnergySpan restores;
    EnergySpan idleAfter;

    bool operator==(const EnergyStretch&) const = default;
};

/// The energy of one run without the idle device and without its restore. The intervals cover the true
/// values with 95 %.
struct NetEnergy {
    double microjoules = 0;
    Interval interval;
    /// The power above the idle device's while the runs are at work, in watts.
    double watts = 0;
    Interval wattsInterval;
    double idleWatts = 0;
};

/// The reason why netEnergyOf() gives no figure.
enum class NoEnergy { TooFewStretches, BelowUncertainty };

/// The means of the stretches. An interval has two parts: Student's for how the stretches differ, and half
/// of the difference between the idle power before and after the runs, which more stretches do not make
/// smaller.
std::variant<NetEnergy, NoEnergy> netEnergyOf(std::span<const EnergyStretch> stretches);

} // namespace sortscope::measure
