// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/plan.h"

#include <optional>
#include <string>
#include <vector>

namespace sortscope::run {

/// The machines of a plan, by the names that its jobs' devices have, in the order of the jobs.
std::vector<std::optional<std::string>> nodesOf(const Plan& plan);

/// What one machine has of a plan: its jobs, what is held of them, and its part of each round. The request is
/// that of the whole plan.
Plan partOf(const Plan& plan, const std::optional<std::string>& node);

} // namespace sortscope::run
