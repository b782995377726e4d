// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"
#include "core/results/row/metric.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::measure {
struct Statistics;
}

namespace sortscope::results {

struct JobResult;

/// How far a figure of a row can be trusted. Poor: do not compare it.
enum class Quality { Good, Fair, Poor };

constexpr auto namesOf(Quality /*type*/)
{
    return base::namesUpTo<Quality::Poor>("good", "fair", "poor");
}

/// The reasons against the quality of a row.
enum class Flaw {
    Interference,
    DeviceShared,
    PowerLimited,
    Overheated,
    HardwareSlowdown,
    Timestamps,
    KernelsAboveWall,
    NearFloor,
    FewReplicates,
    ReplicatesMissing,
    WideInterval,
    NoiseTargetMissed,
    NoisySamples,
    Drift,
    TimeLimit,
};

constexpr auto namesOf(Flaw /*type*/)
{
    return base::namesUpTo<Flaw::TimeLimit>(
        "interference", "device-shared", "power-limited", "overheated", "hardware-slowdown",
        "timestamp-order", "kernels-above-wall", "near-floor", "few-replicates", "replicates-missing",
        "wide-interval", "noise-target-missed", "noisy-samples", "drift", "time-limit-reached");
}

/// Describes the flaw: "other programs used the processors".
std::string_view wordsOf(Flaw flaw);

struct Reason {
    Flaw flaw{};
    /// The row's quality with this flaw, if nothing is worse.
    Quality quality{};

    bool operator==(const Reason&) const = default;
};

/// The quality of a figure, and the reasons against it, the worst first.
struct Judgement {
    Quality quality = Quality::Good;
    std::vector<Reason> reasons;
};

/// Judges the row's figure by `metric`. Only figures of the device are affected by kernels that are near the
/// floor of their clock, or whose times contradict each other. Empty for rows without that figure.
std::optional<Judgement> qualityOf(const JobResult& result, Metric metric = Metric::Wall);
/// Judges a metric whose statistics are known.
Judgement qualityOf(const JobResult& result, Metric metric, const measure::Statistics& statistics);

/// True if a row that is ok has warnings, or a wall clock of poor quality.
bool isDoubtful(const JobResult& result);

/// The reasons that make the quality as bad as it is, in words; empty for good rows.
std::string reasonText(const Judgement& judgement);

/// Why a figure cannot support a verdict, to follow the name of its owner: "is of poor quality: …"; empty if
/// it can.
std::string whyNoGround(const Judgement& judgement);

} // namespace sortscope::results
