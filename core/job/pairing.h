// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/runrequest.h"

#include <vector>

namespace sortscope::job {

/// True where two jobs do the same work in the same way of sampling; device, algorithm, merge strategy,
/// parameters and modes may differ.
bool sameWork(const JobSpec& a, const JobSpec& b);

/// The jobs of each workload, in the order in which they were given.
std::vector<std::vector<JobSpec>> byWork(const std::vector<JobSpec>& jobs);

/// `jobs` in an order in which the two of each workload follow each other, A before B as they were given.
/// Throws algorithms::UsageError where a workload has not exactly two jobs; it says what was found and what
/// would be right.
std::vector<JobSpec> inPairs(const std::vector<JobSpec>& jobs);

} // namespace sortscope::job
