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

/// A run: the jobs that were started together, on one machine.
using RunId = std::int64_t;

enum class RunOutcome { Finished, Cancelled };

struct StoredRun {
    RunId id = 0;
    /// The same uuid wherever the run is copied to.
    std::string uuid;
    /// The request as JSON, if the writer knew it.
    std::optional<std::string> request;
    SampleOrder order = SampleOrder::JobByJob;
    /// Empty while the run goes on, and for ever if the program was killed.
    std::optional<RunOutcome> outcome;
    Environment environment;
};

/// A job of a session. Its spec's id is its id in the session.
struct StoredJob {
    RunId run = 0;
    std::string note;
    /// The job that ran in place of this one when the sweep was resumed.
    std::optional<JobId> replacedBy;
    /// False for a job that was planned but not begun: then only its spec is known.
    bool finished = false;
    /// True if the job has some of its replicates, and its sweep was broken off: a resumed one adds the
    /// others.
    bool stopped = false;
    ResultPointer result;
};

/// True if a resumed sweep takes part of the job: all of a planned or cancelled one, and the other replicates
/// of a stopped one.
bool lacksOutcome(const StoredJob& stored);

} // namespace sortscope::results

namespace sortscope::base {

template <>
struct Names<results::RunOutcome> {
    static constexpr std::array all{Named{results::RunOutcome::Finished, "finished"},
                                    Named{results::RunOutcome::Cancelled, "cancelled"}};
};

} // namespace sortscope::base
