// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/jobspec.h"

#include <chrono>
#include <span>

namespace sortscope::plan {

/// Estimates how long the jobs take together, before one of them was measured: right within a factor of three
/// or so, which tells seconds from minutes from hours. Machines work at the same time: the estimate is the
/// time of the machine that has most to do. Jobs that cannot run take no time. Once a run has begun, TimeLeft
/// knows better.
std::chrono::nanoseconds likelyTime(std::span<const results::JobSpec> jobs);

/// Estimates the time of a job of a plan that only checks, as above, in a process that is at work already and
/// has built the job's kernels.
std::chrono::nanoseconds likelyCheckTime(const results::JobSpec& spec);

} // namespace sortscope::plan
