// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/runrequest.h"
#include "core/results/row/jobspec.h"
#include "core/results/row/resultpointer.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace sortscope::plan {

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
    /// True if all that counts is whether outputs are right. A job takes its first run and the samples of the
    /// wall clock that its sampling plan wants; no others are taken, and neither clocks nor what else goes on
    /// are looked at.
    bool checkOnly = false;
    /// Of the run that it becomes in a session (freshUuid()); empty if it is kept in none. The part of each
    /// machine is a run of its own, with an uuid of its own. What a lost connection keeps from its client is
    /// found again by it.
    std::string uuid;
};

} // namespace sortscope::plan
