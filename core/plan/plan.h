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

/// The description of a run: a request, the jobs that it was expanded into, in the order in which they are
/// shown, and the order in which they run.
struct Plan {
    /// Empty if the run continues jobs of a session that lack an outcome.
    std::optional<RunRequest> request;
    std::vector<results::JobSpec> jobs;
    results::SampleOrder order = results::SampleOrder::JobByJob;
    /// The replicates so far of jobs that the run continues.
    std::map<results::JobId, results::ResultPointer> held;
    /// The rounds that a runner takes, each a replicate of every job that lacks one; empty: the rounds of
    /// roundsOf().
    std::vector<std::vector<results::JobId>> rounds;
    /// True if the run only checks whether outputs are right. A job takes its first run and the samples of
    /// the wall clock that its sampling plan wants, and no others; neither clocks nor other activity are
    /// looked at.
    bool checkOnly = false;
    /// The uuid of the run in its session (freshUuid()); empty if no session keeps it. The part of each
    /// machine is a run of its own, with a uuid of its own. The uuid finds results again that a lost
    /// connection keeps from the client.
    std::string uuid;
};

} // namespace sortscope::plan
