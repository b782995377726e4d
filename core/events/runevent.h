// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"
#include "core/plan/plan.h"
#include "core/results/row/resultpointer.h"

#include <cstddef>
#include <memory>
#include <string>
#include <variant>

namespace sortscope::events {

enum class Phase { Generating, Preparing, WarmingUp, Sampling };

constexpr auto namesOf(events::Phase /*type*/)
{
    return base::namesUpTo<Phase::Sampling>("generating", "preparing", "warming-up", "sampling");
}

/// First event of a run: the jobs that will follow.
struct RunStarted {
    plan::Plan plan;
};

/// Another program measures on a machine; the run goes on there when that has ended.
struct RunWaiting {
    /// "sortscope-cli (process 12 of anna)".
    std::string holder;
    /// The name of the place; empty: this machine.
    std::string place;
};

/// The run was asked to pause, and nothing is taken from now on; RunResumed follows, also if the run ends.
struct RunPaused {};
struct RunResumed {};

struct JobStarted {
    results::JobId job = 0;
};

/// Samples taken so far and the most that will be taken (0 where the phase is not sampling).
struct JobProgress {
    results::JobId job = 0;
    Phase phase = Phase::Generating;
    std::size_t samples = 0;
    std::size_t maximumSamples = 0;
    /// From 1.
    std::size_t replicate = 1;
    std::size_t replicates = 1;
};

/// A replicate of a job is whole, and more of them follow.
struct ReplicateFinished {
    /// The job with all its replicates so far.
    results::ResultPointer soFar;
};

/// Exactly one for each job of the run, also for those that never started (cancelled).
struct JobFinished {
    results::ResultPointer result;
    /// True if the run was cancelled with some of the job's replicates whole and others missing.
    bool stopped = false;
    /// True if a call of the driver failed: what the device does next in this process is not to be trusted.
    bool deviceFault = false;
    /// Why the machine that the job was for takes no more of it; empty if that is not so. A resumed run takes
    /// up the job.
    std::string lost;
};

/// Last event of a run.
struct RunFinished {
    bool cancelled = false;
};

/// The only way out of the core.
using RunEvent = std::variant<RunStarted, RunWaiting, RunPaused, RunResumed, JobStarted, JobProgress,
                              ReplicateFinished, JobFinished, RunFinished>;

/// Receives events on the runner's worker thread, one at a time. Must not throw.
class EventSink {
public:
    virtual ~EventSink() = default;
    virtual void onEvent(const RunEvent& event) = 0;
};

} // namespace sortscope::events
