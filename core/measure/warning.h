// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/data/named.h"

#include <string_view>

namespace sortscope::measure {

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

} // namespace sortscope::measure

namespace sortscope::data {

template <>
struct Names<measure::Warning> {
    static constexpr std::array all{Named{measure::Warning::TimestampOrder, "timestamp-order"},
                                    Named{measure::Warning::FewSamples, "few-samples"},
                                    Named{measure::Warning::NoisySamples, "noisy-samples"},
                                    Named{measure::Warning::Drift, "drift"},
                                    Named{measure::Warning::TimeLimitReached, "time-limit-reached"},
                                    Named{measure::Warning::NearFloor, "near-floor"},
                                    Named{measure::Warning::PowerLimited, "power-limited"},
                                    Named{measure::Warning::Overheated, "overheated"},
                                    Named{measure::Warning::HardwareSlowdown, "hardware-slowdown"}};
};

} // namespace sortscope::data
