// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

#include <vector>

namespace sortscope::plan {

/// The rounds of `plan`, whose interleaved jobs stand in pairs: in each one a replicate of every job that
/// lacks one still. Jobs of one input follow each other, so that it is made once a round; inputs, and the
/// jobs of each, come in an order that the first job's seed gives, another one each round: what drifts while
/// a sweep runs (heat, clocks) does not always meet the same jobs. A pair stays together, and changes its
/// sides from round to round.
std::vector<std::vector<results::JobId>> roundsOf(const Plan& plan);

} // namespace sortscope::plan
