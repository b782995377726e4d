// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QMainWindow;
class QMenu;
class QWidget;

namespace sortscope::gui::bridge {
class Workbench;
}

namespace sortscope::gui::pages {

class HelpWindow;
class WorkbenchTabs;

/// Helps users to find things: the documentation (F1), and any command, page, setting or job by its words
/// (Ctrl+K).
class WindowHelp : public QObject {
    Q_OBJECT

public:
    /// Puts its actions on top of `menu`. `panel` has the settings that can be found. All must outlive this
    /// object.
    WindowHelp(QMainWindow& window, QMenu& menu, QWidget& panel, WorkbenchTabs& tabs,
               bridge::Workbench& workbench);

    QAction* help;
    QAction* find;

    /// Shows the window's documentation, or the topic.
    void showHelp(const QString& topic);
    void findCommand();

protected:
    /// Hears of charts::askForHelp() on any page.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QMainWindow& m_window;
    QWidget& m_panel;
    WorkbenchTabs& m_tabs;
    bridge::Workbench& m_workbench;
    /// Made when the user first asks for help.
    HelpWindow* m_help = nullptr;
};

} // namespace sortscope::gui::pages
