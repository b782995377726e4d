// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/runrequest.h"

#include <span>
#include <string_view>

namespace sortscope::plan {

/// A request that comes with the program: the command line and the window offer it by name.
struct PresetRequest {
    std::string_view id;
    std::string_view title;
    std::string_view description;
    /// Complete except for the devices to profile, which the user adds; devices in the request are baselines.
    RunRequest request;
};

std::span<const PresetRequest> presetRequests();

/// Returns the preset with this id. Throws base::UsageError that lists the known ids.
const PresetRequest& presetRequest(std::string_view id);

} // namespace sortscope::plan
