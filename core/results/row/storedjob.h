// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/environment.h"
#include "core/results/row/jobid.h"
#include "core/results/row/resultpointer.h"
#include "core/results/row/sampleorder.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace sortscope::results {

/// One go of the runner: the jobs that were started together, on one machine.
using RunId = std::int64_t;

enum class RunOutcome { Finished, Cancelled };

struct StoredRun {
    RunId id = 0;
    /// The same wherever the run is copied to.
    std::string uuid;
    /// The request as JSON, where the writer knew it.
    std::optional<std::string> request;
    SampleOrder order = SampleOrder::JobByJob;
    /// Empty while the run goes on, and for ever where the program was killed.
    std::optional<RunOutcome> outcome;
    Environment environment;
};

/// A job of a session. Its spec's id is its id in the session.
struct StoredJob {
    RunId run = 0;
    std::string note;
    /// The job that ran in place of this one when the sweep was resumed.
    std::optional<JobId> replacedBy;
    /// False for a job that was planned but not begun: nothing but its spec is known then.
    bool finished = false;
    /// True if it has some of its replicates, and its sweep was broken off: a resumed one adds the others.
    bool stopped = false;
    ResultPointer result;
};

/// Whether a resumed sweep takes something of the job: all of one that was planned or cancelled, and the
/// other replicates of one that was stopped.
bool lacksOutcome(const StoredJob& stored);

} // namespace sortscope::results

namespace sortscope::base {

template <>
struct Names<results::RunOutcome> {
    static constexpr std::array all{Named{results::RunOutcome::Finished, "finished"},
                                    Named{results::RunOutcome::Cancelled, "cancelled"}};
};

} // namespace sortscope::base
