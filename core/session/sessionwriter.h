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
/// SessionFile::continuation() returned. Each of several machines gets a run of its own.
class SessionWriter : public events::EventSink {
public:
    /// `file` must outlive the writer, and be left alone by others while a run is active.
    SessionWriter(SessionFile& file, results::Environment environment);
    /// For several machines, whose names the devices of jobs have; with one machine all jobs are its jobs,
    /// whatever their names.
    SessionWriter(SessionFile& file, std::vector<results::Environment> environments);

    void onEvent(const events::RunEvent& event) override;

    /// Why some results are not in the file yet; empty if all are. Results that could not be written (a full
    /// disk) are kept and tried again with every job and replicate that finishes. Call it when no run is
    /// active.
    const std::optional<std::string>& failure() const { return m_failure; }
    /// The number of results that are not in the file yet.
    std::size_t waiting() const { return m_waiting.size(); }
    /// The number of these that have replicates there, from which a resumed sweep continues.
    std::size_t begun() const;
    /// Tries again to write the missing results. Returns true if none is missing.
    bool retry();

private:
    /// A job whose state in the file is not up to date.
    struct Waiting {
        results::ResultPointer result;
        bool final = true;
    };

    /// The part of the run that one machine has.
    struct Part {
        results::Environment environment;
        plan::Plan plan;
        std::optional<results::RunId> run;
        /// The number to add to a job's id to get its id in the session.
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
