// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/results/row/calibration.h"
#include "core/results/row/resultpointer.h"

#include <string>
#include <vector>

namespace sortscope::backend {
struct Inventory;
} // namespace sortscope::backend

namespace sortscope::tuning {

/// The number of processes that take the same jobs: enough to tell how far apart the results of two runs lie
/// when nothing has changed between them.
inline constexpr std::size_t kTrialProcesses = 8;

/// Returns the plan of the A/A trial of these devices: one of our own sorts at two sizes on each device, in
/// kTrialProcesses fresh processes.
plan::Plan trialPlan(const backend::Inventory& inventory, const std::vector<std::string>& devices);

/// Gives `calibration` the margins that follow from the trial's results of its device: for each, the larger
/// one of the two sizes. A job that is not ok says nothing.
void addMargins(results::Calibration& calibration, results::ResultSpan trial);

} // namespace sortscope::tuning
