// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/runoptions.h"
#include "core/places/machines.h"
#include "core/session/sessionwriter.h"

#include <optional>
#include <string>
#include <vector>

namespace sortscope::cli {

/// Keeps a run in its session. That rows cannot be written is told on standard error at once: there may be
/// time to make room before the run ends.
class SessionSink : public events::EventSink {
public:
    /// `file` must outlive the sink.
    SessionSink(session::SessionFile& file, const std::vector<results::Environment>& environments);

    void onEvent(const events::RunEvent& event) override;
    /// Tries again to write what is missing, and says what still is; false then.
    bool finish();

private:
    session::SessionFile& m_file;
    session::SessionWriter m_writer;
    /// Rows of the run so far.
    std::size_t m_rows = 0;
    bool m_told = false;
};

/// What `run` runs, and the session that it is kept in, if any.
class RunSession {
public:
    /// Opens a session that is there, before anything takes time; of a dry run one that is to be resumed
    /// alone, for reading. Throws UsageError for options that cannot be meant, and for a file that cannot be
    /// added to.
    explicit RunSession(const RunOptions& options);

    /// The devices that it runs on, as --device calls them.
    std::vector<std::string> devices();

    /// The jobs that a run would have.
    std::vector<results::JobSpec> preview(const places::Machines& machines);

    /// What to run: the jobs of the request, or those that the session lacks, once it has what the machines
    /// keep for it. A new session is made once it is known that there is something to run.
    plan::Plan plan(const places::Machines& machines);

    /// What keeps the run; nullptr if no session was named.
    events::EventSink* sink(const std::vector<results::Environment>& environments);

    /// True if jobs of a session that is resumed are left, because their machines are at none of the places.
    bool left() const { return m_left; }

    /// Says on standard error what could not be kept; false if there is something.
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
