// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::plan {

/// Returns a name for a run that it keeps for ever: 32 random hexadecimal digits.
std::string freshUuid();
bool isUuid(std::string_view text);

/// The machines of a plan, by the names that its jobs' devices have, in the order of the jobs.
std::vector<std::optional<std::string>> nodesOf(const Plan& plan);

/// The jobs of a plan for which `has` is true, the held replicates of these jobs, and their part of each
/// round. The request is that of the whole plan.
Plan partOf(const Plan& plan, const std::function<bool(const results::JobSpec&)>& has);
/// The part of one machine. The part of the first machine has the uuid of the plan; the uuids of the other
/// parts follow from it.
Plan partOf(const Plan& plan, const std::optional<std::string>& node);

} // namespace sortscope::plan
