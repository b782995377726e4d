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

/// Processes that take the same jobs: enough to tell how far apart two that nothing has changed between read.
inline constexpr std::size_t kTrialProcesses = 8;

/// The A/A trial of these devices: an own sort of two sizes on each, in kTrialProcesses fresh processes.
plan::Plan trialPlan(const backend::Inventory& inventory, const std::vector<std::string>& devices);

/// Gives `calibration` the margins that follow from the trial's results of its device, of two sizes the
/// larger ones. A job that is not ok says nothing.
void addMargins(results::Calibration& calibration, results::ResultSpan trial);

} // namespace sortscope::tuning
