// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/measure/samplingplan.h"
#include "core/results/row/calibration.h"
#include "core/results/row/devicekey.h"
#include "core/results/row/jobid.h"
#include "core/results/row/tuning.h"
#include "core/results/row/variant.h"
#include "core/results/row/workload.h"

#include <optional>
#include <string>

namespace sortscope::results {

/// All facts about one job: which work, done how and where, how often it is sampled and by which clock.
struct JobSpec {
    JobId id = 0;
    backend::DeviceInfo device;
    Workload workload;
    Variant variant;
    measure::SamplingPlan sampling;
    /// The clock that is to time the job's kernels; each sample has the clock that did (Sample::deviceClock).
    backend::DeviceClock deviceClock = backend::DeviceClock::Best;
    /// True if the energy of repeated runs is to be counted behind the samples.
    bool energy = false;
    /// Why the job cannot run although it was asked for (it becomes an "unsupported" row); empty if it can.
    std::string unsupported;
    /// The calibration of the device that was in force when the job was planned; empty if there was none.
    std::optional<Calibration> calibration;
    /// Empty if all parameters are as they were asked for, or the defaults.
    std::optional<Tuning> tuning;
};

/// The variant as it was asked for: with defaults in place of the values that tuning chose. Equal for jobs
/// that were asked for alike, whatever tuning has changed.
inline Variant askedVariant(const JobSpec& spec)
{
    auto asked = spec.variant;
    if (spec.tuning) {
        for (const auto& [id, value] : spec.tuning->defaults)
            asked.parameters[id] = value;
    }
    return asked;
}

} // namespace sortscope::results
