// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"
#include "core/plan/plan.h"
#include "core/results/row/resultpointer.h"

#include <cstddef>
#include <memory>
#include <optional>
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

/// Another program measures on a machine; the run goes on there when that program has ended.
struct RunWaiting {
    /// For example "sortscope-cli (process 12 of anna)".
    std::string holder;
    /// The name of the place; empty for this machine.
    std::string place;
};

/// The run was asked to pause, and no replicate is taken from now on. RunResumed follows, even if the run
/// ends.
struct RunPaused {};
struct RunResumed {};

struct JobStarted {
    results::JobId job = 0;
};

/// The samples taken so far and the most that will be taken (0 if the phase is not sampling).
struct JobProgress {
    results::JobId job = 0;
    Phase phase = Phase::Generating;
    std::size_t samples = 0;
    std::size_t maximumSamples = 0;
    /// Counts from 1.
    std::size_t replicate = 1;
    std::size_t replicates = 1;
};

/// A replicate of a job is whole, and more of them follow.
struct ReplicateFinished {
    /// The job with all its replicates so far.
    results::ResultPointer soFar;
};

/// Comes exactly once per job of the run, even for jobs that never started (cancelled).
struct JobFinished {
    results::ResultPointer result;
    /// True if the run was cancelled with some of the job's replicates whole and others missing.
    bool stopped = false;
    /// True if a call of the driver failed: this process cannot trust the device any more.
    bool deviceFault = false;
    /// Why the job's machine takes no more of the job; empty if that did not happen. A resumed run takes up
    /// the job.
    std::string lost;
};

/// Last event of a run.
struct RunFinished {
    bool cancelled = false;
};

/// Events are the only output of the core.
using RunEvent = std::variant<RunStarted, RunWaiting, RunPaused, RunResumed, JobStarted, JobProgress,
                              ReplicateFinished, JobFinished, RunFinished>;

/// Returns the job that an event is about, if it is about one.
std::optional<results::JobId> jobOf(const RunEvent& event);

/// Receives events on the runner's worker thread, one at a time. Must not throw.
class EventSink {
public:
    virtual ~EventSink() = default;
    virtual void onEvent(const RunEvent& event) = 0;
};

} // namespace sortscope::events
