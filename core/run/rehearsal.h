// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/results/jobspec.h"

#include <functional>
#include <stop_token>

namespace sortscope::run {

using LaunchHook = std::function<void(const backend::Kernel& kernel, backend::Coordinates at)>;

/// One run of a job, one launch after the other, of which `onLaunch` hears before each: what it heard last
/// is where a driver crashed or hung. Nothing is measured or checked. Never throws: what fails here fails
/// again where the job is measured, and is told there.
void rehearse(const results::JobSpec& spec, const backend::Inventory& inventory, const std::stop_token& stop,
              const LaunchHook& onLaunch) noexcept;

} // namespace sortscope::run
