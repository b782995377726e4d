// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::plan {

/// What a run is called for ever: 32 hexadecimal digits, by chance.
std::string freshUuid();
bool isUuid(std::string_view text);

/// The machines of a plan, by the names that its jobs' devices have, in the order of the jobs.
std::vector<std::optional<std::string>> nodesOf(const Plan& plan);

/// The jobs of a plan for which `has` is true, what is held of them, and their part of each round. The
/// request is that of the whole plan.
Plan partOf(const Plan& plan, const std::function<bool(const results::JobSpec&)>& has);
/// Those of one machine. The uuid of the first machine's part is that of the plan, and those of the others
/// follow from it.
Plan partOf(const Plan& plan, const std::optional<std::string>& node);

} // namespace sortscope::plan
