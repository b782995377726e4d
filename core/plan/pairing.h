// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/jobspec.h"

#include <vector>

namespace sortscope::plan {

/// `jobs` in an order in which the two jobs of each workload follow each other, A before B as they were
/// given; each of several machines has two of its own. Throws base::UsageError if a workload has not exactly
/// two jobs, and says what was found and what would be right.
std::vector<results::JobSpec> inPairs(const std::vector<results::JobSpec>& jobs);

} // namespace sortscope::plan
