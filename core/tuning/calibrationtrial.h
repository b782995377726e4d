// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/plan.h"
#include "core/results/row/calibration.h"
#include "core/results/row/resultpointer.h"

#include <chrono>
#include <cstddef>
#include <span>
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

/// How many runs `calibrate --between-runs` takes, and how long it waits before each but the first.
inline constexpr std::size_t kRunsBetween = 5;
inline constexpr std::chrono::seconds kPauseBetween{30};
/// No further run begins that would end after this time.
inline constexpr std::chrono::minutes kMostTimeBetween{5};

/// Returns the plan of each of these runs: the sort of trialPlan() at 16 sizes on each device, so that five
/// runs have 60 degrees of freedom for a clock, in three fresh processes.
plan::Plan planBetweenRuns(const backend::Inventory& inventory, const std::vector<std::string>& devices);

/// Gives `calibration` the drifts that follow from the results of its device in several runs of one plan,
/// each in the plan's order: measure::driftBetween(). A job that is not ok in a run says nothing.
void addDrifts(results::Calibration& calibration, std::span<const std::vector<results::ResultPointer>> runs);

} // namespace sortscope::tuning
