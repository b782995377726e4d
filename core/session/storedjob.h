// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/jobresult.h"
#include "core/session/environment.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace sortscope::session {

/// One go of the runner: the jobs that were started together, on one machine.
using RunId = std::int64_t;

enum class RunOutcome { Finished, Cancelled };

struct StoredRun {
    RunId id = 0;
    /// The same wherever the run is copied to.
    std::string uuid;
    /// The request as JSON, where the writer knew it.
    std::optional<std::string> request;
    /// Empty while the run goes on, and for ever where the program was killed.
    std::optional<RunOutcome> outcome;
    Environment environment;
};

/// A job of a session. Its spec's id is its id in the session.
struct StoredJob {
    RunId run = 0;
    std::string note;
    /// The job that ran in place of this one when the sweep was resumed.
    std::optional<job::JobId> replacedBy;
    /// False for a job that was planned but not finished: nothing but its spec is known then.
    bool finished = false;
    std::shared_ptr<const job::JobResult> result;
};

struct SessionInfo {
    std::string name;
    std::string notes;
    std::chrono::sys_seconds created;
};

} // namespace sortscope::session

namespace sortscope::data {

template <>
struct Names<session::RunOutcome> {
    static constexpr std::array all{Named{session::RunOutcome::Finished, "finished"},
                                    Named{session::RunOutcome::Cancelled, "cancelled"}};
};

} // namespace sortscope::data
