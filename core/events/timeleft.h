// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/runevent.h"

#include <chrono>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace sortscope::events {

/// Estimates how much longer a run takes, from the time that its replicates have taken so far. The class
/// hears the run's events, and is told when they come.
///
/// A replicate is expected to take as long as the last one of its job; its time begins when the replicate
/// before it ends. A job without a replicate is expected to take as long as the others on average, which says
/// little before the first round is over.
class TimeLeft {
public:
    using TimePoint = std::chrono::steady_clock::time_point;

    /// The time left for the current replicate, for its round, and for the whole run. Empty: not known.
    struct Estimate {
        std::optional<std::chrono::nanoseconds> job;
        std::optional<std::chrono::nanoseconds> round;
        std::optional<std::chrono::nanoseconds> sweep;
    };

    void onEvent(const RunEvent& event, TimePoint now);
    Estimate at(TimePoint now) const;

private:
    /// The facts about a job.
    struct Known {
        double lastNs = 0;
        std::size_t replicates = 0;
        /// The time that the job's samples have taken, and the most that they may take before the job has no
        /// more of them; 0: any time.
        double sampledNs = 0;
        double limitNs = 0;
    };

    void apply(const RunStarted& event, TimePoint now);
    void apply(const RunWaiting& event, TimePoint now);
    void apply(const RunResumed& event, TimePoint now);
    void apply(const JobStarted& event, TimePoint now);
    void apply(const JobProgress& event, TimePoint now);
    void apply(const ReplicateFinished& event, TimePoint now);
    void apply(const JobFinished& event, TimePoint now);
    void apply(const RunFinished& event, TimePoint now);
    static void apply(const auto& /*other*/, TimePoint /*now*/) {}

    void begin(results::JobId job);
    void note(const results::JobResult& soFar, TimePoint now);
    std::optional<double> expectedNs(results::JobId job) const;
    /// Returns how many more replicates the job may have before its time is up.
    std::size_t mostFurther(results::JobId job) const;

    std::map<results::JobId, Known> m_known;
    /// The sum of lastNs over all known jobs.
    double m_sumOfLastNs = 0;
    /// The jobs at work: several if jobs take turns, or if runners of one machine share them.
    std::set<results::JobId> m_atWork;
    bool m_inTurn = false;
    /// The jobs that each round still lacks.
    std::vector<std::vector<results::JobId>> m_rounds;
    /// The job that the last event was about.
    std::optional<results::JobId> m_current;
    /// The time when the last replicate ended, or the run began.
    TimePoint m_since;
    bool m_waiting = false;
};

/// Estimates how much longer a run takes whose machines are at work at the same time.
class TimeLeftAtMachines {
public:
    void onEvent(const RunEvent& event, TimeLeft::TimePoint now);
    /// Returns the time of the machine that has most to do. The estimates for job and round are empty if
    /// there are several machines.
    TimeLeft::Estimate at(TimeLeft::TimePoint now) const;

private:
    std::map<std::optional<std::string>, TimeLeft> m_machines;
    std::map<results::JobId, std::optional<std::string>> m_nodes;
};

} // namespace sortscope::events
