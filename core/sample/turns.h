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
/// All jobs are prepared, then all are warmed up, then sampled A B, B A, A B, … until every stopping rule has
/// enough. Each turn has one reading, and each reading has its own row of turns, so that two jobs end with
/// equally many samples of each reading; samples with the same number belong together. A steady drift adds to
/// B in one pair what it adds to A in the next: it cancels, as it does in the ABBA cycles of weighing (OIML R
/// 111-1, C.4). A random order inside each pair would leave a rest of the drift, and draw numbers.
///
/// A job that fails leaves; the others go on without it: their figures are right, and as costly to repeat.
class Turns {
public:
    using Result = std::shared_ptr<results::JobResult>;
    /// Runs a step of a job. Returns false if the step has ended the job; its result says why then.
    using Guard = std::function<bool(results::JobResult& result, const std::function<void()>& step)>;

    /// The results have their specs. `sink` gets their progress. `checkOnly` is Plan::checkOnly.
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
    /// Returns the reading of the next turn; empty once every job has enough.
    std::optional<results::Reading> next() const;
    bool affordTracing() const;
    void takeTurn(results::Reading reading);
    /// Returns the time that counts against the time limit of each job: its fair share if the jobs have taken
    /// different times, so that a group takes as long as its jobs would one by one.
    std::chrono::nanoseconds sharedTime() const;

    std::vector<Side> m_sides;
    Guard m_guard;
    /// The turns so far, by reading.
    std::map<results::Reading, std::size_t> m_turns;
};

} // namespace sortscope::sample
