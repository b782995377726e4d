// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

#include <string_view>
#include <vector>

namespace sortscope::results {

struct JobResult;

/// The doubts that there can be about a measurement that succeeded.
enum class Warning {
    TimestampOrder,
    FewSamples,
    NoisySamples,
    Drift,
    TimeLimitReached,
    NearFloor,
    PowerLimited,
    Overheated,
    HardwareSlowdown,
    ReplicatesMissing,
    NoiseTargetMissed,
    Interference,
    DeviceShared,
    KernelTimesMissing,
    KernelsAboveWall,
};

constexpr auto namesOf(Warning /*type*/)
{
    return base::namesUpTo<Warning::KernelsAboveWall>(
        "timestamp-order", "few-samples", "noisy-samples", "drift", "time-limit-reached", "near-floor",
        "power-limited", "overheated", "hardware-slowdown", "replicates-missing", "noise-target-missed",
        "interference", "device-shared", "kernel-times-missing", "kernels-above-wall");
}

/// What happened, why it matters, and what to do: one English sentence each.
struct Advice {
    std::string_view what;
    std::string_view why;
    std::string_view todo;
};

const Advice& adviceOn(Warning warning);

/// Returns the doubts about the samples of a row whose sampling has ended; none if it has no samples.
std::vector<Warning> warningsOf(const JobResult& result);

} // namespace sortscope::results
