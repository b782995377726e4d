// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/runoptions.h"
#include "core/backend/device.h"
#include "core/session/sessionwriter.h"

#include <optional>
#include <string>
#include <vector>

namespace sortscope::cli {

/// What `run` runs, and the session that it is kept in, if any.
class RunSession {
public:
    /// Opens a session that is there, before anything takes time. Throws UsageError for options that cannot
    /// be meant and SessionError for a file that cannot be added to.
    explicit RunSession(const RunOptions& options);

    /// The jobs to run: those of the request, or those that the session lacks. A new session is made once it
    /// is known that there is something to run.
    std::vector<results::JobSpec> plan(const backend::Inventory& inventory);

    /// What keeps the run; nullptr where no session was named.
    run::EventSink* sink(const results::Environment& environment);

    /// Says on standard error what could not be kept; false where there is something.
    bool finish();

private:
    results::SampleOrder m_order;
    std::optional<run::RunRequest> m_request;
    /// The session to make.
    std::string m_newSession;
    std::optional<session::SessionFile> m_file;
    std::optional<session::SessionWriter> m_writer;
};

} // namespace sortscope::cli
