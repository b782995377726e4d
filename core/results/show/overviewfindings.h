// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/overview.h"

#include <span>
#include <vector>

namespace sortscope::results {

/// The facts that a reader of these jobs should know, in the order of the kinds. A job of poor quality does
/// not count as doubtful, too.
std::vector<Finding> findingsOf(std::span<const OverviewJob> jobs);

} // namespace sortscope::results
