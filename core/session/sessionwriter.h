// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/runevent.h"
#include "core/session/sessionfile.h"

#include <deque>
#include <optional>
#include <string>

namespace sortscope::session {

/// Writes a run into a session as its events arrive: the plan first, then each replicate in a transaction of
/// its own between two jobs, so that no sample is disturbed. A plan without a request has the jobs that
/// SessionFile::continuation() gave.
class SessionWriter : public run::EventSink {
public:
    /// `file` must outlive the writer, and be left alone by others while a run is active.
    SessionWriter(SessionFile& file, results::Environment environment);

    void onEvent(const run::RunEvent& event) override;

    /// Why some results are not in the file yet; empty if all are. What could not be written (a full disk)
    /// is kept and tried again with every job and replicate that finishes. Call when no run is active.
    const std::optional<std::string>& failure() const { return m_failure; }
    /// How many results are not in the file yet.
    std::size_t waiting() const { return m_waiting.size(); }
    /// Tries again to write what is missing. Returns true if nothing is.
    bool retry();

private:
    /// A job that is not in the file as it is now.
    struct Waiting {
        results::ResultPointer result;
        bool final = true;
    };

    void begin(const run::Plan& plan);
    void await(Waiting job);
    void writeWaiting();

    SessionFile& m_file;
    results::Environment m_environment;
    std::optional<run::Plan> m_planned;
    std::optional<results::RunId> m_run;
    /// What is added to a job's id to have its id in the session.
    results::JobId m_shift = 0;
    std::deque<Waiting> m_waiting;
    std::optional<results::RunOutcome> m_outcome;
    std::optional<std::string> m_failure;
};

} // namespace sortscope::session
