// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/runevent.h"
#include "core/runner/runnermessages.h"

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace sortscope::runner {

/// Knows which replicates of a plan are still to be taken, whatever happens to the processes that take them,
/// and tells the sink: one JobStarted for each job that starts, a ReplicateFinished for each replicate except
/// the last one, and one JobFinished for each job. A process takes one round; if it ends early, another one
/// takes the rest. Jobs that are interleaved go on, and fail, together.
class RunnerSweep {
public:
    /// Both arguments must outlive the sweep.
    RunnerSweep(const plan::Plan& plan, events::EventSink& sink);

    /// Plan::uuid.
    const std::string& uuid() const { return m_plan.uuid; }
    bool done() const { return m_groups.empty() && m_rounds.empty(); }
    bool roundDone() const { return m_groups.empty(); }
    /// True unless jobs are at work.
    bool betweenGroups() const;
    /// Returns the next run for a runner: the rest of the round, or the next round if this one is done.
    ask::Run remaining();
    /// For example "opencl:0", or both devices of a pair.
    std::string currentDevice() const;

    /// Apply a message of the runner. Throw results::BadDocument for jobs that the runner is not to do now.
    void apply(const tell::Started& message);
    void apply(const tell::Progress& message);
    /// Jobs on whose device a call failed are tried once more, as if the runner had ended: the next runner
    /// finds out which launch failed.
    void apply(const tell::Finished& message);

    /// The runner waits for another program that measures where it is.
    void waitFor(const std::string& holder);

    /// Takes the results of the jobs that are at work, or next, from the results that a runner without
    /// connection has kept: all of them or none, since an interleaved pair goes on together. Returns whether
    /// they were there. Throws results::BadDocument as apply() does.
    bool takeKept(std::span<const tell::Spooled> kept);
    /// True if the replicate is among those that were taken.
    bool has(const tell::Spooled& kept) const;

    /// The runner ended, or was ended. The jobs at work are tried once more. The second time they fail for
    /// `reason`; if a device has made kMostBreaks such rows in succession, all its other jobs fail, too.
    void broke(const std::string& reason);
    /// The connection to the runner ended, which is not the fault of the jobs at work. They are tried once
    /// more; the second time they count as cancelled, so that a resumed run takes them up.
    void lost(const std::string& reason);
    /// Fails the rest, since nothing can be tried again. Jobs with a whole replicate are ok with their
    /// replicates.
    void failRest(const std::string& reason);
    /// Cancels the rest. Jobs with a whole replicate are ok with their replicates.
    void cancelRest();
    /// The machine is out of reach, for `reason`. That is not the fault of a job: all jobs count as
    /// cancelled, so that a resumed run takes them up.
    void loseRest(const std::string& reason);

private:
    static constexpr int kMostBreaks = 3;

    struct Job {
        const results::JobSpec* spec;
        /// The whole replicates of the job, and their results.
        std::shared_ptr<const results::JobResult> soFar;
        bool started = false;
        bool finished = false;
        /// True if a runner has ended while it did this job, in this round or an earlier one.
        bool broken = false;
    };

    struct Group {
        /// The jobs that have no replicate of this round yet.
        std::vector<results::JobId> jobs;
        /// The number of jobs when the round began.
        std::size_t begun = 0;
        /// True if the group is tried again after its runner has ended.
        bool again = false;
        /// True if the group is tried again after the connection to its runner has ended.
        bool lost = false;
        /// True if the runner has started the group.
        bool atWork = false;
    };

    using Round = std::deque<Group>;

    void skipEmptyRounds();
    /// Finishes jobs, and pairs of jobs, whose samples have taken as long as their plans let them.
    void finishJobsPastTimeLimit(const Round& round);
    void dropFinished(Round& round);
    void beginRound();
    Job& current(results::JobId job);
    /// Returns false if the group at work has been tried again before, or is not whole any more.
    bool tryAgain();
    /// Counts from 1.
    std::size_t nextReplicateOf(results::JobId job) const;
    void take(Job& job, const tell::Finished& message);
    /// Further facts about the end of a job.
    struct Ending {
        bool stopped = false;
        bool deviceFault = false;
        std::string lost;
    };
    void finish(Job& job, std::shared_ptr<const results::JobResult> result, Ending ending);
    /// Ends a job: ok if it has a whole replicate, else with the status and the reason.
    void leave(Job& job, results::Status status, const std::string& reason, const std::string& lost);
    /// Ends the other jobs: those with a whole replicate are ok, the others get the status and the reason.
    void endRest(results::Status status, const std::function<std::string(const Job&)>& reason,
                 const std::string& lost = {});
    /// Ends a job with the status and the reason, whatever replicates it has.
    void end(Job& job, results::Status status, const std::string& reason, const std::string& lost = {});
    void setAside(const std::string& device, const std::string& reason);

    events::EventSink& m_sink;
    const plan::Plan& m_plan;
    std::map<results::JobId, Job> m_jobs;
    /// The rounds after the current one.
    std::deque<Round> m_rounds;
    /// The groups of the current round; the jobs of the first group are at work.
    Round m_groups;
    /// The number of replicates that were taken.
    std::size_t m_turns = 0;
    /// For each device, the rows in succession for which a runner ended.
    std::map<std::string, int> m_breaks;
};

} // namespace sortscope::runner
