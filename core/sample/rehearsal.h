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

/// For example "bitonic_pass, stage 3 pass 1".
std::string placeOf(std::string_view kernel, backend::Coordinates at);

/// Runs a job once, one launch after the other, and once more on the keys of its control run. `onLaunch`
/// is called before each launch: if the driver crashes or hangs, the last call names the launch. Nothing is
/// measured or checked. Returns the driver's error if a launch failed, and names the launch. Empty for
/// other failures: they occur again when the job is measured, and are told there.
std::optional<std::string> rehearse(const results::JobSpec& spec, const backend::Inventory& inventory,
                                    const std::stop_token& stop, const LaunchHook& onLaunch) noexcept;

} // namespace sortscope::sample
