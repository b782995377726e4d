// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QMainWindow;
class QMenu;

namespace sortscope::gui::bridge {
class Workbench;
}

namespace sortscope::gui::pages {

class HelpWindow;
class WorkbenchTabs;

/// How a user finds things: the documentation (F1), and any command, page or job by its words (Ctrl+K).
class WindowHelp : public QObject {
    Q_OBJECT

public:
    /// Puts its actions on top of `menu`. All must outlive it.
    WindowHelp(QMainWindow& window, QMenu& menu, WorkbenchTabs& tabs, bridge::Workbench& workbench);

    QAction* help;
    QAction* find;

    /// The window's documentation, or the topic.
    void showHelp(const QString& topic);
    void findCommand();

private:
    QMainWindow& m_window;
    WorkbenchTabs& m_tabs;
    bridge::Workbench& m_workbench;
    /// Made when it is first wanted.
    HelpWindow* m_help = nullptr;
};

} // namespace sortscope::gui::pages
