// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/checkedcases.h"
#include "core/results/row/jobspec.h"

#include <chrono>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace sortscope::places {

class Machine;

struct CaseCheckOptions {
    /// The cases end with the one at work when this time is over, which counts from the start of the process
    /// that runs them.
    std::chrono::nanoseconds time{0};
    /// The MachineLock to take; none if the name is empty.
    std::string lock;
    /// Is called behind each case, on the thread that runs them.
    std::function<void(const results::CheckedCases&)> heard = [](const auto&) {};
};

/// Runs cases one after the other for their outputs alone, in their order, until one fails or the time is
/// over. Waits for other programs that measure. `stop` ends a process that runs cases at once.
results::CheckedCases checkCases(const Machine& machine, const std::vector<results::JobSpec>& cases,
                                 const CaseCheckOptions& options, const std::stop_token& stop);

} // namespace sortscope::places
