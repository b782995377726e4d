// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/jobresult.h"

#include <cstddef>

namespace sortscope::runner {

/// Checks a runner's result of one replicate of the job `spec`. Throws results::BadDocument for a result that
/// no runner sends.
void requireReplicate(const results::JobSpec& spec, const results::JobResult& one);

/// Returns the result `soFar` with the replicate of `one`, whose spec may have the id alone, behind its own.
/// `turn` counts the replicates of a run in the order in which they were taken, from 1.
results::JobResult withReplicate(results::JobResult soFar, results::JobResult one, std::size_t turn);

} // namespace sortscope::runner
