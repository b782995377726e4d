// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/results/row/jobspec.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace sortscope::sample {

using LaunchHook = std::function<void(const backend::Kernel& kernel, backend::Coordinates at)>;

/// "bitonic_pass, stage 3 pass 1".
std::string placeOf(std::string_view kernel, backend::Coordinates at);

/// One run of a job, one launch after the other, of which `onLaunch` hears before each: what it heard last
/// is where a driver crashed or hung. Nothing is measured or checked. Returns the driver's error if a launch
/// failed, and which one that was; empty for what else fails: that fails again where the job is measured,
/// and is told there.
std::optional<std::string> rehearse(const results::JobSpec& spec, const backend::Inventory& inventory,
                                    const std::stop_token& stop, const LaunchHook& onLaunch) noexcept;

} // namespace sortscope::sample
