// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

#include <string_view>
#include <vector>

namespace sortscope::results {

struct JobResult;

/// Everything that can be doubtful about a measurement that succeeded.
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
};

/// What happened, why it matters, what to do: one English sentence each.
struct Advice {
    std::string_view what;
    std::string_view why;
    std::string_view todo;
};

const Advice& adviceOn(Warning warning);

/// What is doubtful about the samples of a row whose sampling has ended; nothing where it has none.
std::vector<Warning> warningsOf(const JobResult& result);

} // namespace sortscope::results

namespace sortscope::base {

template <>
struct Names<results::Warning> {
    static constexpr std::array all{Named{results::Warning::TimestampOrder, "timestamp-order"},
                                    Named{results::Warning::FewSamples, "few-samples"},
                                    Named{results::Warning::NoisySamples, "noisy-samples"},
                                    Named{results::Warning::Drift, "drift"},
                                    Named{results::Warning::TimeLimitReached, "time-limit-reached"},
                                    Named{results::Warning::NearFloor, "near-floor"},
                                    Named{results::Warning::PowerLimited, "power-limited"},
                                    Named{results::Warning::Overheated, "overheated"},
                                    Named{results::Warning::HardwareSlowdown, "hardware-slowdown"}};
};

} // namespace sortscope::base
