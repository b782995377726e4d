// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/runevent.h"
#include "core/session/sessionfile.h"

#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace sortscope::session {

/// Writes a run into a session as its events arrive: the plan first, then each replicate in a transaction of
/// its own between two jobs, so that no sample is disturbed. A plan without a request has the jobs that
/// SessionFile::continuation() gave. What several machines take is a run of each.
class SessionWriter : public events::EventSink {
public:
    /// `file` must outlive the writer, and be left alone by others while a run is active.
    SessionWriter(SessionFile& file, results::Environment environment);
    /// Of several machines, whose names the devices of jobs have; of one machine all jobs are, whatever they
    /// have.
    SessionWriter(SessionFile& file, std::vector<results::Environment> environments);

    void onEvent(const events::RunEvent& event) override;

    /// Why some results are not in the file yet; empty if all are. What could not be written (a full disk)
    /// is kept and tried again with every job and replicate that finishes. Call when no run is active.
    const std::optional<std::string>& failure() const { return m_failure; }
    /// How many results are not in the file yet.
    std::size_t waiting() const { return m_waiting.size(); }
    /// How many of these have replicates there, from which a resumed sweep goes on.
    std::size_t begun() const;
    /// Tries again to write what is missing. Returns true if nothing is.
    bool retry();

private:
    /// A job that is not in the file as it is now.
    struct Waiting {
        results::ResultPointer result;
        bool final = true;
    };

    /// What one machine has of the run.
    struct Part {
        results::Environment environment;
        plan::Plan plan;
        std::optional<results::RunId> run;
        /// What is added to a job's id to have its id in the session.
        results::JobId shift = 0;
        /// True if the machine went out of reach.
        bool lost = false;
    };

    void takeApart(const plan::Plan& plan);
    void begin(Part& part);
    void finish(const events::JobFinished& job);
    void await(Waiting job);
    void writeWaiting();
    void end();

    SessionFile& m_file;
    std::vector<results::Environment> m_environments;
    std::vector<Part> m_parts;
    std::map<results::JobId, std::size_t> m_partOf;
    std::deque<Waiting> m_waiting;
    /// The jobs of the plan that have replicates in the file.
    std::set<results::JobId> m_begun;
    /// Whether the run was cancelled; empty as long as it goes on, and once its end is in the file.
    std::optional<bool> m_ended;
    std::optional<std::string> m_failure;
};

} // namespace sortscope::session
