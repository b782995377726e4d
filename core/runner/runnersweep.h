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

/// Which replicates of a plan are still to be taken, whatever becomes of the processes that take them, and
/// what the sink hears: one JobStarted for each job that starts, a ReplicateFinished for each replicate but
/// the last one, and one JobFinished for each job. A process takes one round; if it ends early, another one
/// takes the rest. Jobs that are interleaved go on, and fail, together.
class RunnerSweep {
public:
    /// Both must outlive the sweep.
    RunnerSweep(const plan::Plan& plan, events::EventSink& sink);

    /// Plan::uuid.
    const std::string& uuid() const { return m_plan.uuid; }
    bool done() const { return m_groups.empty() && m_rounds.empty(); }
    bool roundDone() const { return m_groups.empty(); }
    /// True unless jobs are at work.
    bool betweenGroups() const;
    /// What a runner is to do next: the rest of a round, of the next one if the last is done.
    ask::Run remaining();
    /// "opencl:0", or both devices of a pair.
    std::string currentDevice() const;

    /// What the runner told. Throw results::BadDocument for jobs that it is not to do now.
    void apply(const tell::Started& message);
    void apply(const tell::Progress& message);
    void apply(const tell::Waiting& message);
    /// Jobs on whose device a call failed are tried once more, as if the runner had ended: the next one finds
    /// out which launch it was.
    void apply(const tell::Finished& message);

    /// The jobs that are at work, or next, from what a runner that lost its connection has kept; all of them
    /// or none, since an interleaved pair goes on together. Returns whether they were there. Throws
    /// results::BadDocument as above.
    bool takeKept(std::span<const tell::Spooled> kept);
    /// True if the replicate is among those that were taken.
    bool has(const tell::Spooled& kept) const;

    /// The runner ended, or was ended. The jobs that it was at are tried once more; the second time, they
    /// fail for `reason`, and where a device has made kMostBreaks such rows in succession, all its other
    /// jobs.
    void broke(const std::string& reason);
    /// The connection to the runner ended, which is no fault of the jobs that it was at: they are tried once
    /// more, and the second time become as if they were cancelled, so that a resumed run takes them up.
    void lost(const std::string& reason);
    /// Nothing can be tried again. Jobs with a whole replicate are ok with what they have.
    void failRest(const std::string& reason);
    /// Jobs with a whole replicate are ok with what they have.
    void cancelRest();
    /// The machine is out of reach, for `reason`. That is no job's fault: all become as if they were
    /// cancelled, so that a resumed run takes them up.
    void loseRest(const std::string& reason);

private:
    static constexpr int kMostBreaks = 3;

    struct Job {
        const results::JobSpec* spec;
        /// The replicates that are whole, and what they say.
        std::shared_ptr<const results::JobResult> soFar;
        bool started = false;
        bool finished = false;
        /// Its runner has ended while it was at work, in this round or an earlier one.
        bool broken = false;
    };

    struct Group {
        /// Without a replicate of this round yet.
        std::vector<results::JobId> jobs;
        /// As many there were when the round began.
        std::size_t begun = 0;
        /// Tried again after its runner has ended.
        bool again = false;
        /// Tried again after the connection to its runner has ended.
        bool lost = false;
        /// The runner has started it.
        bool atWork = false;
    };

    using Round = std::deque<Group>;

    void skipEmptyRounds();
    /// Jobs, and pairs of them, whose samples have taken as long as their plans let them.
    void finishJobsPastTimeLimit(const Round& round);
    void dropFinished(Round& round);
    void beginRound();
    Job& current(results::JobId job);
    /// False if the group at work has been tried again before, or is not whole any more.
    bool tryAgain();
    /// From 1.
    std::size_t nextReplicateOf(results::JobId job) const;
    void take(Job& job, const tell::Finished& message);
    /// What more there is to say of the end of a job.
    struct Ending {
        bool stopped = false;
        bool deviceFault = false;
        std::string lost;
    };
    void finish(Job& job, std::shared_ptr<const results::JobResult> result, Ending ending);
    /// With a whole replicate it is ok with it; else it has the status, and the reason.
    void leave(Job& job, results::Status status, const std::string& reason, const std::string& lost);
    /// Those with a whole replicate are ok with it; the others have the status, and the reason that is given.
    void endRest(results::Status status, const std::function<std::string(const Job&)>& reason,
                 const std::string& lost = {});
    void conclude(Job& job, results::Status status, const std::string& reason);
    void concludeGroup(const Group& group, results::Status status, const std::string& reason);
    void setAside(const std::string& device, const std::string& reason);
    /// All that have no outcome; nothing remains of the rounds.
    std::vector<Job*> takeUnfinished();

    events::EventSink& m_sink;
    const plan::Plan& m_plan;
    std::map<results::JobId, Job> m_jobs;
    /// Behind the current one.
    std::deque<Round> m_rounds;
    /// Of the current round; the jobs of the first group are at work.
    Round m_groups;
    /// Replicates that were taken.
    std::size_t m_turns = 0;
    /// By device: rows in succession for which a runner ended.
    std::map<std::string, int> m_breaks;
};

} // namespace sortscope::runner
