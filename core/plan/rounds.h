// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"

#include <vector>

namespace sortscope::plan {

/// The rounds of `plan`, whose interleaved jobs stand in pairs: each round has a replicate of every job that
/// still lacks one. Jobs of one input follow each other, so that the input is made once per round. Inputs,
/// and the jobs of each input, come in an order that the first job's seed gives, another order in each round:
/// a drift during a sweep (heat, clocks) does not always meet the same jobs. A pair stays together, and
/// changes its sides from round to round.
std::vector<std::vector<results::JobId>> roundsOf(const Plan& plan);

} // namespace sortscope::plan
