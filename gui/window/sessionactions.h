// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/run/workbench.h"

#include <QObject>

#include <functional>

class QAction;
class QMainWindow;
class QMenu;

namespace sortscope::gui::widgets {
class ErrorBanner;
}

namespace sortscope::gui::bridge {
class Settings;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::pages {

class CommandTable;
class RecentSessions;
class RecoveryBanner;

/// New, open, save and notes: the window's commands on its session, its title, and the banners with news of
/// sessions.
class SessionActions : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object. `window` gets the title, and opens sessions that are dropped on it.
    SessionActions(QMainWindow& window, bridge::Workbench& workbench, bridge::Settings& settings,
                   CommandTable& commands);

    QAction* startNew;
    QAction* open;
    /// Opens the sample session; hidden if no sample is installed.
    QAction* openSample;
    QAction* save;
    QAction* saveAs;
    QAction* notes;
    QMenu* recent;

    /// Puts the actions into the file menu, before its present entries.
    void fill(QMenu& menu);
    /// The banners.
    QWidget* bar() const { return m_bar; }
    RecoveryBanner& recovery() { return *m_recovery; }
    /// The text of the notice; empty while nothing is told.
    QString shownNotice() const;
    /// Tells the present news of the session, which may be older than the window.
    void tell();

    void openFile(const QString& path);
    /// Opens what can be read of a damaged session.
    void rescueFile(const QString& path);
    void saveTo(const QString& path) { saveTo(path, {}); }
    /// Calls `then`, for a window that closes, once nothing of the session would be lost or the user has
    /// agreed to lose it. This cancels an active run.
    void closeThen(const std::function<void()>& then);

signals:
    /// The session may be left now: text that is being typed belongs to it.
    void leaving();
    /// A session could not be opened because it is damaged; rescueFile() may open a part of it.
    void damaged(const QString& sentence, const QString& path);

protected:
    /// Lets session files be dropped on the window.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Then = std::function<void()>;

    void makeActions();
    void sayWhyNot();
    void connectKeeper();
    void connectRecovery();
    /// Shows `path` in another window while a run is active here; returns false if it belongs into this one.
    bool showedBeside(const QString& path);
    /// Calls `then` to replace the session by another one, after which data that are in no file are gone.
    void replaceThen(const Then& then);
    /// Calls `saved` once everything is in a file of the user's, or `discarded` if the user wants to discard
    /// it.
    void leave(const Then& saved, const Then& discarded);
    void askThen(const Then& saved, const Then& discarded);
    /// Called after the user's answer: asks again if the answer is not enough any more.
    void goOn(const Then& saved, const Then& discarded);
    /// Calls `then` once everything is saved.
    void askToSave(const Then& then);
    void askToSaveAs(const Then& then);
    void saveTo(const QString& path, const Then& then);
    /// A callback that does nothing if the window is gone by then.
    Then whileHere(const Then& then);
    void showNotes();
    void showTitle();
    void tellState();
    void tellOpened();
    void tellSaved(const QString& path);
    void tellRescued(const QString& path, const QStringList& leftOut);
    void takeFailure(const QString& sentence);
    void tellReadOnly();
    QString title() const;
    /// Says what is in memory only, and why.
    QString unwritten() const;
    QString refusal() const;
    /// Returns true, and tells the user, while no other session may take the place of this one.
    bool refused();

    QMainWindow& m_window;
    bridge::Workbench& m_workbench;
    bridge::Settings& m_settings;
    CommandTable& m_commands;
    bridge::SessionWorker& m_keeper;
    QWidget* m_bar;
    widgets::ErrorBanner* m_notice;
    RecoveryBanner* m_recovery;
    RecentSessions* m_recentSessions;
    /// True if the user is about to be asked about the fate of the session.
    bool m_leaving = false;
    std::string m_toldFailure;
    std::size_t m_toldWaiting = 0;
};

} // namespace sortscope::gui::pages
