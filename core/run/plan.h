// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/jobspec.h"
#include "core/run/runrequest.h"

#include <optional>
#include <vector>

namespace sortscope::run {

/// What a run does: a request and the jobs that it was expanded into, in the order in which they run.
struct Plan {
    /// Empty if the run goes on with jobs that a session has and lacks the outcome of.
    std::optional<RunRequest> request;
    std::vector<results::JobSpec> jobs;
    results::SampleOrder order = results::SampleOrder::JobByJob;
};

} // namespace sortscope::run
