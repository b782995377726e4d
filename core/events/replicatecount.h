// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/runevent.h"

#include <cstddef>
#include <map>

namespace sortscope::events {

/// Counts the replicates of a run: those planned, those taken, and those given up because a job has its
/// outcome without them (it cannot run here, has failed, or its time is up). Replicates that a cancelled run
/// leaves out are none of these: a resumed run takes them.
class ReplicateCount {
public:
    void begin(const plan::Plan& plan);
    void add(const ReplicateFinished& event);
    void add(const JobFinished& event);

    std::size_t planned() const { return m_planned; }
    std::size_t taken() const { return m_taken; }
    std::size_t givenUp() const { return m_givenUp; }

private:
    struct Job {
        std::size_t lacking = 0;
        /// The replicates that the last event about the job had.
        std::size_t held = 0;
    };

    void take(Job& job, const results::JobResult& soFar);

    std::map<results::JobId, Job> m_jobs;
    std::size_t m_planned = 0;
    std::size_t m_taken = 0;
    std::size_t m_givenUp = 0;
};

} // namespace sortscope::events
