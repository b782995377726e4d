// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/runevent.h"

#include <chrono>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace sortscope::events {

/// How much longer a run takes, from what its replicates have taken so far. It hears the run's events, and is
/// told when they come.
///
/// A replicate is expected to take as long as the last one of its job, from the end of the one before it. A
/// job without any takes as long as the others on average, which says little before the first round is over.
class TimeLeft {
public:
    using TimePoint = std::chrono::steady_clock::time_point;

    /// Of the current replicate, of its round, and of the whole run. Empty: not known.
    struct Estimate {
        std::optional<std::chrono::nanoseconds> job;
        std::optional<std::chrono::nanoseconds> round;
        std::optional<std::chrono::nanoseconds> sweep;
    };

    void onEvent(const RunEvent& event, TimePoint now);
    Estimate at(TimePoint now) const;

private:
    /// What is known of a job.
    struct Known {
        double lastNs = 0;
        std::size_t replicates = 0;
        /// By its samples, of which the job has no more once they have taken as long as it may; 0: it may
        /// take any time.
        double sampledNs = 0;
        double limitNs = 0;
    };

    void apply(const RunStarted& event, TimePoint now);
    void apply(const RunWaiting& event, TimePoint now);
    void apply(const RunPaused& event, TimePoint now);
    void apply(const RunResumed& event, TimePoint now);
    void apply(const JobStarted& event, TimePoint now);
    void apply(const JobProgress& event, TimePoint now);
    void apply(const ReplicateFinished& event, TimePoint now);
    void apply(const JobFinished& event, TimePoint now);
    void apply(const RunFinished& event, TimePoint now);

    void begin(results::JobId job);
    void note(const results::JobResult& soFar, TimePoint now);
    std::optional<double> expectedNs(results::JobId job) const;
    /// Replicates that the job may have before its time is up.
    std::size_t mostFurther(results::JobId job) const;

    std::map<results::JobId, Known> m_known;
    /// Of all that are known, their lastNs.
    double m_sumOfLastNs = 0;
    /// Several, if jobs take turns, or runners of one machine share them.
    std::set<results::JobId> m_atWork;
    bool m_inTurn = false;
    /// Jobs that each round still lacks.
    std::vector<std::vector<results::JobId>> m_rounds;
    /// The one that was told of last.
    std::optional<results::JobId> m_current;
    /// When the last replicate ended, or the run began.
    TimePoint m_since;
    bool m_waiting = false;
};

} // namespace sortscope::events
