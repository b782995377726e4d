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

class RecentSessions;
class RecoveryBanner;

/// New, open, save and notes: the window's commands on its session, its title, and the banners that tell of
/// sessions.
class SessionActions : public QObject {
    Q_OBJECT

public:
    /// All must outlive it. `window` gets the title, and opens what is dropped on it.
    SessionActions(QMainWindow& window, bridge::Workbench& workbench, bridge::Settings& settings);

    QAction* startNew;
    QAction* open;
    /// Hidden where no sample is installed.
    QAction* openSample;
    QAction* save;
    QAction* saveAs;
    QAction* notes;
    QMenu* recent;

    /// Puts the actions into the file menu, before what is there.
    void fill(QMenu& menu);
    /// The banners, for the top of the window.
    QWidget* bar() const { return m_bar; }
    RecoveryBanner& recovery() { return *m_recovery; }
    /// Empty while nothing is told.
    QString shownNotice() const;
    /// Tells what there is to know of the session already: it may be older than the window.
    void tell();

    void openFile(const QString& path);
    void saveTo(const QString& path) { saveTo(path, {}); }
    /// Does `then`, for a window that closes, once nothing of the session would be lost or the user has said
    /// that it may be. An active run is cancelled by that.
    void closeThen(const std::function<void()>& then);

signals:
    /// The session may be left now: what is being typed belongs to it.
    void leaving();
    void failed(const QString& message);
    void told(const QString& message);

protected:
    /// Session files can be dropped on the window.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using Then = std::function<void()>;

    void makeActions();
    QAction* make(const QString& icon, const QString& text, const QString& toolTip);
    void connectKeeper();
    void connectRecovery();
    /// Does `then` for another session that takes this one's place, which discards what is in no file.
    void replaceThen(const Then& then);
    /// Does `saved` once everything is in a file of the user's, or `discarded` if the user wants that.
    void leave(const Then& saved, const Then& discarded);
    void askThen(const Then& saved, const Then& discarded);
    /// The user has answered: asks again if that is not enough any more.
    void goOn(const Then& saved, const Then& discarded);
    /// Does `then` once everything is saved.
    void askToSave(const Then& then);
    void askToSaveAs(const Then& then);
    void saveTo(const QString& path, const Then& then);
    /// Does nothing if the window is gone by then.
    Then whileHere(const Then& then);
    void showNotes();
    void refresh();
    void tellState();
    void tellOpened();
    void tellSaved(const QString& path);
    void takeFailure(const QString& sentence);
    void tellReadOnly();
    QString title() const;
    /// What is in memory only, and why.
    QString unwritten() const;
    QString refusal() const;
    /// True, and told, while no other session may take the place of this one.
    bool refused();

    QMainWindow& m_window;
    bridge::Workbench& m_workbench;
    bridge::Settings& m_settings;
    bridge::SessionKeeper& m_keeper;
    QWidget* m_bar;
    widgets::ErrorBanner* m_notice;
    RecoveryBanner* m_recovery;
    RecentSessions* m_recentSessions;
    /// The user is about to be asked what becomes of the session.
    bool m_leaving = false;
    std::string m_toldFailure;
    std::size_t m_toldWaiting = 0;
};

} // namespace sortscope::gui::pages
