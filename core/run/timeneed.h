// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/jobspec.h"

#include <chrono>
#include <span>

namespace sortscope::run {

/// About how long the jobs take together, before one of them was measured: right within a factor of three or
/// so, which tells seconds from minutes from hours. Jobs that cannot run take no time. Once a run has begun,
/// TimeLeft knows better.
std::chrono::nanoseconds likelyTime(std::span<const results::JobSpec> jobs);

} // namespace sortscope::run
