// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/runoptions.h"
#include "core/places/machines.h"
#include "core/session/sessionwriter.h"

#include <optional>
#include <string>
#include <vector>

namespace sortscope::cli {

/// Keeps a run in its session. If rows cannot be written, standard error says so at once: there may be time
/// to make room before the run ends.
class SessionSink : public events::EventSink {
public:
    /// `file` must outlive the sink.
    SessionSink(session::SessionFile& file, const std::vector<results::Environment>& environments);

    void onEvent(const events::RunEvent& event) override;
    /// Tries again to write the missing rows; returns false, and reports them, if some are still missing.
    bool finish();

private:
    session::SessionFile& m_file;
    session::SessionWriter m_writer;
    /// Rows of the run so far.
    std::size_t m_rows = 0;
    bool m_told = false;
};

/// The content of a `run`, and the session that keeps it, if any.
class RunSession {
public:
    /// Opens an existing session, before anything takes time; in a dry run only a session that is to be
    /// resumed, for reading. Throws UsageError for options that cannot be meant, and for a file that cannot
    /// be added to.
    explicit RunSession(const RunOptions& options);

    /// The devices that the run uses, in the words of --device.
    std::vector<std::string> devices();

    /// The jobs that a run would have.
    std::vector<results::JobSpec> preview(const places::Machines& machines);

    /// The plan to run: the jobs of the request, or the jobs that the session lacks, after it has fetched the
    /// results that the machines keep for it. A new session is made once it is known that there is something
    /// to run.
    plan::Plan plan(const places::Machines& machines);

    /// The sink that keeps the run; nullptr if no session was named.
    events::EventSink* sink(const std::vector<results::Environment>& environments);

    /// True if jobs of a resumed session are left out, because their machines are at none of the places.
    bool left() const { return m_left; }

    /// Reports results that could not be kept on standard error; returns false if there are any.
    bool finish();

private:
    std::string uuidIfKept() const;

    results::SampleOrder m_order;
    bool m_inProcess = false;
    bool m_left = false;
    std::optional<plan::RunRequest> m_request;
    /// The session to make.
    std::string m_newSession;
    std::optional<session::SessionFile> m_file;
    std::optional<SessionSink> m_sink;
};

} // namespace sortscope::cli
