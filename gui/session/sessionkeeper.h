// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export/sessionexport.h"
#include "gui/async/worker.h"
#include "gui/session/sessionrecorder.h"
#include "gui/session/untitledsessions.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace sortscope::gui::bridge {

/// Writes a session in another format, from its file and on a thread of its own: a long sweep has millions of
/// commands. Its end waits for a file that is being written.
class ExportWorker : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns at once; written() or failed() follows. Does nothing while a file is being written.
    void start(exports::ExportKind kind, const QString& session, const QString& path);
    bool running() const { return m_running; }

signals:
    void written(const QString& path);
    void failed(const QString& reason);

private:
    bool m_running = false;
    /// Last member: it uses the others.
    Worker m_worker;
};

/// What was brought into the session that other machines had kept for it.
struct FetchedKept {
    session::Fetched what;
    /// What stays there, and which machines did not answer, a sentence each.
    QStringList faults;
};

/// The session of the window, kept in a file by a thread of its own. Every function returns at once; what
/// came of it is told by a signal.
class SessionKeeper : public QObject, public events::EventSink {
    Q_OBJECT

public:
    explicit SessionKeeper(std::filesystem::path untitledFolder, QObject* parent = nullptr);
    /// Writes what waits to be written.
    ~SessionKeeper() override;

    const SessionState& state() const { return m_state; }
    /// True from open(), startNew(), continueUntitled(), planResume() and fetch() until their signal, and
    /// during prepare().
    bool opening() const { return m_opening > 0; }
    /// True from open(), openCopy() and startNew() until their signal: what the user says of the session now
    /// would be said of the next one.
    bool leaving() const { return m_leaving > 0; }
    /// Called by the thread that runs jobs; returns once the event is written, so that the disk is idle
    /// while samples are taken.
    void onEvent(const events::RunEvent& event) override;

    /// Where the next run goes on, if it is several machines: each has a run of its own in the session.
    void setMachines(std::vector<results::Environment> environments);

    /// Each leaves the session that is open, and what of it is in no file. opened() or failed() follows.
    void open(const QString& path);
    /// An untitled copy of it, so that the file stays as it is.
    void openCopy(const QString& path);
    void startNew();
    /// Goes on in an untitled copy of a session that is read-only, for a run. opened() follows, and then
    /// `then`; or preparationFailed().
    void continueUntitled(std::function<void()> then);
    /// Plans what these jobs lack; resumePlanned() or preparationFailed() follows. `inProcess`: this process
    /// measures.
    void planResume(const backend::Inventory& inventory, bool inProcess, std::vector<results::JobId> jobs);
    /// The same on several machines, once what they keep for the session is in it: fetched() comes first.
    void planResume(const places::Machines& machines, std::vector<results::JobId> jobs);
    /// Does `work` on the keeper's thread, and then its reply, before anything else becomes of the session; a
    /// run may begin with it. preparationFailed() follows if it throws.
    void prepare(std::function<Worker::Reply(const std::stop_token& stop)> work);
    /// Brings in what the machines keep for the session. fetched() or failed() follows. Opening another
    /// session ends it.
    void fetch(const places::Machines& machines);
    /// saved() follows once everything is in the file, and then `then`; or failed().
    void save(std::function<void()> then = {});
    void saveAs(const QString& path, std::function<void()> then = {});
    /// Does `then` once all notes and saves that were asked for are written, or have failed, which state()
    /// says: at once if there are none.
    void whenWritten(std::function<void()> then);
    /// Forgets the session; for a window that is about to close.
    void discard();

    void setNotes(const QString& notes);
    void setJobNote(results::JobId job, const QString& note);

    /// leftOversFound() follows.
    void findLeftOvers();
    void removeLeftOver(const QString& path);

signals:
    void stateChanged();
    void openingChanged();
    /// The window shows this from now on.
    void opened(const std::shared_ptr<const sortscope::gui::bridge::OpenedSession>& session);
    /// `left` are jobs of machines that are not there.
    void resumePlanned(const sortscope::plan::Plan& plan, const std::vector<sortscope::results::JobId>& left);
    /// The session has more now: the window shows this from now on.
    void grown(const std::shared_ptr<const sortscope::gui::bridge::OpenedSession>& session);
    void fetched(const sortscope::gui::bridge::FetchedKept& kept);
    void saved(const QString& path);
    void failed(const QString& sentence);
    /// A run that was to begin cannot.
    void preparationFailed(const QString& sentence);
    void leftOversFound(const std::vector<sortscope::gui::bridge::LeftOver>& found);

private:
    using Reply = Worker::Reply;
    using Failure = void (SessionKeeper::*)(const QString& sentence);

    /// Does `work` on the keeper's thread, then `afterwards` and its reply on this object's. What it throws
    /// becomes `failure`.
    void perform(
        std::function<Reply()> work, const Reply& afterwards = [] {},
        Failure failure = &SessionKeeper::failed);
    /// The same for what whenWritten() waits for.
    void performWriting(std::function<Reply()> work);
    /// The same while opening() is true.
    void performOpening(std::function<Reply()> work, Failure failure);
    /// The same while leaving() is true, too.
    void performLeaving(std::function<Reply()> work);
    Reply replyOpened(OpenedSession session);
    /// Of a fetch that begins now.
    std::stop_token freshStop();
    /// On the keeper's thread: grown() if that brings something in, and fetched().
    Reply fetchFrom(const places::Machines& machines, const std::stop_token& stop);
    /// On the keeper's thread.
    void tellState();

    SessionState m_state;
    int m_opening = 0;
    int m_leaving = 0;
    int m_writing = 0;
    /// Both are used by the keeper's thread alone.
    SessionRecorder m_recorder;
    SessionState m_told;
    std::filesystem::path m_untitledFolder;
    /// Of what is fetched now.
    std::stop_source m_fetching;
    /// Last member: it uses the others.
    Worker m_worker;
};

/// Paths as the core and as Qt have them.
std::filesystem::path corePath(const QString& path);
/// For a file that is to be there already. Throws where the name has lost bytes on its way into a QString:
/// the file system may hold names that are not UTF-8, and Qt cannot.
std::filesystem::path pathToRead(const QString& path);
QString qtPath(const std::filesystem::path& path);

} // namespace sortscope::gui::bridge
