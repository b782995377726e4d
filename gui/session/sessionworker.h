// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export/sessionexport.h"
#include "gui/async/worker.h"
#include "gui/session/sessionrecorder.h"
#include "gui/session/untitledsessions.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace sortscope::gui::bridge {

/// Writes the session in the file `session` to `path`, in another format, whole or not at all. Throws.
void exportSession(exports::ExportKind kind, const std::filesystem::path& session, const QString& path,
                   const exports::ExportOptions& options = {});

/// Writes files for other programs on a thread of its own: a long sweep has millions of commands. The
/// destructor waits for a file that is being written.
class ExportWorker : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns at once; written() or failed() follows. `write`, which may throw, is called on the thread, and
    /// returns in a sentence why `path` is not written.
    void start(const QString& path, std::function<QString()> write);
    bool running() const { return m_running > 0; }

signals:
    void written(const QString& path);
    void failed(const QString& sentence);

private:
    int m_running = 0;
    /// The last member: it uses the others.
    Worker m_worker;
};

/// The jobs that other machines had kept for the session, and that were brought into it.
struct FetchedKept {
    session::Fetched what;
    /// One sentence for each thing that stays there, and for each machine that did not answer.
    QStringList faults;
};

/// The session of the window, kept in a file by a thread of its own. Every function returns at once; a signal
/// tells its outcome.
class SessionWorker : public QObject, public events::EventSink {
    Q_OBJECT

public:
    explicit SessionWorker(std::filesystem::path untitledFolder, QObject* parent = nullptr);
    /// Writes everything that waits to be written.
    ~SessionWorker() override;

    const SessionState& state() const { return m_state; }
    /// True from open(), startNew(), continueUntitled(), planResume() and fetch() until their signal, and
    /// during prepare().
    bool opening() const { return isUnderWay(Task::Opening) || isUnderWay(Task::Leaving); }
    /// True from open(), openCopy() and startNew() until their signal: a note that the user writes now would
    /// go to the next session.
    bool leaving() const { return isUnderWay(Task::Leaving); }
    /// Called by the thread that runs jobs. Returns once the event is written, so that the disk is idle while
    /// samples are taken.
    void onEvent(const events::RunEvent& event) override;

    /// Opens files only for reading from now on.
    void setViewing();

    /// Sets the machines of the next run, if it uses several: each has a run of its own in the session.
    void setMachines(std::vector<results::Environment> environments);

    /// Like openCopy() and startNew(), leaves the open session and its unwritten parts. opened(), failed() or
    /// damaged() follows.
    void open(const QString& path);
    /// Opens an untitled copy of the session, so that the file stays as it is.
    void openCopy(const QString& path);
    /// Opens what can be read of a damaged session, in an untitled session. opened() and then rescued()
    /// follow, or failed().
    void rescue(const QString& path);
    void startNew();
    /// Goes on in an untitled copy of a read-only session, for a run. opened() follows, and then `then` is
    /// called; or preparationFailed() follows.
    void continueUntitled(std::function<void()> then);
    /// Plans what these jobs lack; resumePlanned() or preparationFailed() follows. `inProcess` is true if
    /// this process measures.
    void planResume(const backend::Inventory& inventory, bool inProcess, std::vector<results::JobId> jobs);
    /// Plans a resume on several machines, after bringing in what they keep for the session: fetched() comes
    /// first.
    void planResume(const places::Machines& machines, std::vector<results::JobId> jobs);
    /// Does `work` on the worker's thread, and then its reply, before anything else happens to the session; a
    /// run may begin with the reply. preparationFailed() follows if `work` throws.
    void prepare(std::function<Worker::Reply(const std::stop_token& stop)> work);
    /// Brings in what the machines keep for the session; fetched() or failed() follows. Opening another
    /// session ends the fetch.
    void fetch(const places::Machines& machines);
    /// Saves. saved() follows once everything is in the file, and then `then` is called; or failed() follows.
    void save(std::function<void()> then = {});
    void saveAs(const QString& path, std::function<void()> then = {});
    /// Calls `then` once all requested notes and saves are written, or have failed, which state() says; calls
    /// it at once if there are none.
    void whenWritten(std::function<void()> then);
    /// Forgets the session, for a window that is about to close.
    void discard();

    void setNotes(const QString& notes);
    void setJobNote(results::JobId job, const QString& note);

    /// Looks for left-over sessions; leftOversFound() follows.
    void findLeftOvers();
    void removeLeftOver(const QString& path);

signals:
    void stateChanged();
    void openingChanged();
    /// The window shows this session from now on.
    void opened(const std::shared_ptr<const sortscope::gui::bridge::OpenedSession>& session);
    /// `left` are the jobs of machines that are not there.
    void resumePlanned(const sortscope::plan::Plan& plan, const std::vector<sortscope::results::JobId>& left);
    /// The session has more content now, which the window shows from now on.
    void grown(const std::shared_ptr<const sortscope::gui::bridge::OpenedSession>& session);
    void fetched(const sortscope::gui::bridge::FetchedKept& kept);
    void saved(const QString& path);
    void failed(const QString& sentence);
    /// The session in `path` could not be opened because it is damaged; rescue() may read a part of it.
    void damaged(const QString& sentence, const QString& path);
    /// `leftOut` has the reason of each job that could not be read.
    void rescued(const QString& path, const QStringList& leftOut);
    /// A run that was about to begin cannot begin.
    void preparationFailed(const QString& sentence);
    void leftOversFound(const std::vector<sortscope::gui::bridge::LeftOver>& found);

private:
    using Reply = Worker::Reply;
    using Failure = void (SessionWorker::*)(const QString& sentence);

    /// whenWritten() waits for Writing; opening() is true during Opening, and leaving(), too, during Leaving.
    enum class Task { Other, Writing, Opening, Leaving };

    bool isUnderWay(Task task) const { return m_underWay[static_cast<std::size_t>(task)] > 0; }
    void count(Task task, int change);
    /// Does `work` on the worker's thread, then the reply of `work` on this object's thread. An exception
    /// from `work` becomes `failure`.
    void perform(Task task, std::function<Reply()> work, Failure failure = &SessionWorker::failed);
    Reply replyOpened(OpenedSession session);
    /// The stop token of a fetch that begins now.
    std::stop_token freshStop();
    /// Runs on the worker's thread. The reply emits grown() if the fetch brings something in, and fetched().
    Reply fetchFrom(const places::Machines& machines, const std::stop_token& stop);
    /// Runs on the worker's thread.
    void tellState();

    SessionState m_state;
    /// The number of tasks of each kind that are under way.
    std::array<int, 4> m_underWay{};
    /// The two members below are used by the worker's thread alone.
    SessionRecorder m_recorder;
    SessionState m_told;
    std::filesystem::path m_untitledFolder;
    /// Stops the current fetch.
    std::stop_source m_fetching;
    /// The last member: it uses the others.
    Worker m_worker;
};

/// Convert between the paths of the core and those of Qt.
std::filesystem::path corePath(const QString& path);
/// The path of a file that must exist. Throws if the name has lost bytes on its way into a QString: the file
/// system may hold names that are not UTF-8, and Qt cannot.
std::filesystem::path pathToRead(const QString& path);
QString qtPath(const std::filesystem::path& path);

} // namespace sortscope::gui::bridge
