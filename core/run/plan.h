// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/jobspec.h"
#include "core/results/resultpointer.h"
#include "core/run/runrequest.h"

#include <map>
#include <optional>
#include <vector>

namespace sortscope::run {

/// What a run does: a request, the jobs that it was expanded into, in the order in which they are shown, and
/// the order in which they run.
struct Plan {
    /// Empty if the run goes on with jobs that a session has and lacks the outcome of.
    std::optional<RunRequest> request;
    std::vector<results::JobSpec> jobs;
    results::SampleOrder order = results::SampleOrder::JobByJob;
    /// Of jobs that are gone on with: their replicates so far.
    std::map<results::JobId, results::ResultPointer> held;
    /// The rounds that a runner takes, each a replicate of every job that lacks one; empty: those of
    /// roundsOf().
    std::vector<std::vector<results::JobId>> rounds;
};

} // namespace sortscope::run
