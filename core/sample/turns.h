// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sample/stagedjob.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace sortscope::sample {

/// Jobs that are measured together, one sample of each in turn; a job alone is a group of one.
///
/// All are prepared, then all are warmed up, then sampled A B, B A, A B, … until every stopping rule has
/// enough. Each turn is of one reading, and each reading has its own such row of turns, so that two jobs end
/// with equally many samples of each, of which those of equal number belong together.
/// What drifts steadily adds to B in one pair what it adds to A in the next: it cancels, as it does in the
/// ABBA cycles of weighing (OIML R 111-1, C.4). A random order inside each pair would leave a rest of the
/// drift, and draw numbers.
///
/// A job that fails leaves; the others go on without it: their figures are right, and cost as much again.
class Turns {
public:
    using Result = std::shared_ptr<results::JobResult>;
    /// Runs a step of a job. Returns false if the step has ended the job; its result says why then.
    using Guard = std::function<bool(results::JobResult& result, const std::function<void()>& step)>;

    /// The results have their specs. `sink` gets their progress. `checkOnly` is the plan's.
    Turns(const std::vector<Result>& results, const std::stop_token& stop, events::EventSink& sink,
          Guard guard, bool checkOnly);

    void run(const backend::Inventory& inventory, WorkloadSource& workloads);

private:
    struct Side {
        Result result;
        std::unique_ptr<StagedJob> job;
    };

    void step(Side& side, const std::function<void(StagedJob&)>& work);
    void warmUp();
    void sample();
    /// What the next turn takes; empty once every job has enough.
    std::optional<results::Reading> next() const;
    bool affordTracing() const;
    void takeTurn(results::Reading reading);
    /// What counts against the time limit of each job: its fair share where they have taken unlike times, so
    /// that a group takes as long as its jobs would one by one.
    std::chrono::nanoseconds sharedTime() const;

    std::vector<Side> m_sides;
    Guard m_guard;
    /// Turns so far.
    std::map<results::Reading, std::size_t> m_turns;
};

} // namespace sortscope::sample
