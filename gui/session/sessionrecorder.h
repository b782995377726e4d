// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/runevent.h"
#include "core/results/row/environment.h"
#include "core/session/fetching.h"
#include "core/session/resume.h"
#include "core/session/sessionfile.h"
#include "core/session/sessionwriter.h"

#include <cstddef>
#include <filesystem>
#include <list>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace sortscope::gui::bridge {

/// The state of a session, as the window shows it.
struct SessionState {
    /// The session's file; empty while there was nothing to write.
    std::filesystem::path path;
    /// Empty for a new session.
    std::string name;
    bool untitled = true;
    /// Half a sentence with the reason; empty if the session can be written.
    std::string whyReadOnly;
    /// True for a copy that nothing was added to: nothing is lost with it.
    bool sample = false;
    std::string notes;
    /// The reason why something is in memory only; empty if everything is in the file.
    std::string failure;
    /// The number of results that are in memory only.
    std::size_t waiting = 0;

    bool readOnly() const { return !whyReadOnly.empty(); }
    bool operator==(const SessionState&) const = default;
};

/// The content of a session that is opened, for the window.
struct OpenedSession {
    std::vector<results::StoredRun> runs;
    std::vector<results::StoredJob> jobs;
};

/// The readable part of a damaged session.
struct RescuedSession {
    OpenedSession content;
    session::MergeReport report;
};

/// Keeps the session of a window in a file: an untitled session in a folder of the program until it is saved.
/// Data that can't be written is kept in memory and tried again with everything that follows. Used by one
/// thread at a time. "Throws" without a type below means session::SessionError; nothing has changed then.
class SessionRecorder {
public:
    explicit SessionRecorder(std::filesystem::path untitledFolder);
    /// Tries once more to write the data that is in memory. An untitled session that holds something stays,
    /// for the next start.
    ~SessionRecorder();
    SessionRecorder(const SessionRecorder&) = delete;
    SessionRecorder& operator=(const SessionRecorder&) = delete;

    const SessionState& state() const { return m_state; }

    /// Opens files only for reading from now on.
    void setViewing() { m_viewing = true; }
    /// Sets the machines of the next run, if it uses several; later runs are this machine's again.
    void setMachines(std::vector<results::Environment> environments);
    /// Writes the events of a run; a session that is read-only must have been continued before.
    void onEvent(const events::RunEvent& event);

    /// Leaves the session as leave() does, and opens the session in `path`. Throws.
    OpenedSession open(const std::filesystem::path& path);
    /// Leaves the session as leave() does, and opens an untitled copy of the session in `path`. Throws.
    OpenedSession openCopy(const std::filesystem::path& path);
    /// Leaves the session as leave() does, and opens an untitled session with all that can be read of the
    /// damaged session in `path`, whose file stays as it is. Throws, also if no job can be read.
    RescuedSession rescue(const std::filesystem::path& path);
    /// Goes on in an untitled copy of a session that is read-only, unless it was saved meanwhile. Throws.
    OpenedSession continueUntitled();
    /// Writes everything that is not in the file yet. Throws std::runtime_error if something could not be
    /// written.
    void save();
    /// Goes on in `path`, whose file is replaced. The file of an untitled session is removed once `path` has
    /// everything. Throws; std::runtime_error if the session goes on in `path` and something could not be
    /// written there.
    void saveAs(const std::filesystem::path& path);
    /// The content of the file. Throws.
    OpenedSession content();
    /// Closes the session and forgets the data that could not be written; an untitled file is removed. Later
    /// events of a run that goes on are not written.
    void leave();

    /// Brings in the results that machines keep for the session; does nothing without a file. Throws
    /// std::runtime_error, also if `stop` asks for the end.
    session::Fetched fetch(const places::Machines& machines, const session::FetchNotes& notes,
                           const std::stop_token& stop);
    /// Plans what the file lacks; the plan is empty without a file. Throws base::UsageError if the session
    /// cannot be resumed here, and std::runtime_error if something could not be written.
    plan::Plan resume(const session::Resume& how);

    void setNotes(std::string notes);
    void setJobNote(results::JobId job, std::string note);

private:
    struct Run {
        std::vector<results::Environment> environments;
        std::vector<events::RunEvent> waiting;
        std::unique_ptr<session::SessionWriter> writer;
        bool ended = false;
    };
    struct JobNote {
        results::JobId job = 0;
        std::string note;
    };

    bool anythingWaits() const;
    std::size_t resultsThatWait() const;
    /// Writes all waiting data; state().failure and state().waiting tell the outcome.
    void write();
    void writeWaiting();
    void writeRuns();
    void writeInfo();
    void adopt(session::SessionFile file);
    void removeUntitled();
    void removeFormer();

    std::filesystem::path m_untitledFolder;
    SessionState m_state;
    std::optional<session::SessionFile> m_file;
    /// The runs that are not whole in the file yet.
    std::list<Run> m_runs;
    std::vector<results::Environment> m_machines;
    /// The untitled file that the session had before it was saved, as long as some data is in no file.
    std::optional<std::filesystem::path> m_former;
    std::optional<std::string> m_waitingName;
    std::optional<std::string> m_waitingNotes;
    std::vector<JobNote> m_waitingJobNotes;
    bool m_running = false;
    bool m_viewing = false;
    /// True if the session was left during the run.
    bool m_ignoring = false;
};

} // namespace sortscope::gui::bridge
