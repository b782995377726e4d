// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/axes.h"

#include <span>

namespace sortscope::plan {

/// The smallest request whose jobs include these: each axis has the values that occur, and is left out, if
/// the usual values are, where all of them are what the devices and algorithms take by themselves. For one
/// job the request has this job alone; several jobs become the whole product of their axes. Seed, direction,
/// search options, clock and sampling plan are those of the first job. `jobs` is not empty.
RunRequest requestOfJobs(std::span<const results::JobSpec> jobs, Usual usual = Usual::LeftOut);

} // namespace sortscope::plan
