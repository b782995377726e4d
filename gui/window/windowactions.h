// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export/sessionexport.h"

#include <QObject>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;

namespace sortscope::gui::bridge {
class RunBridge;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::pages {

class CommandTable;
class RunControl;
class SessionActions;
class WindowMachines;

/// The window's commands, in its menus and its tool bar.
class WindowActions : public QObject {
    Q_OBJECT

public:
    /// Fills the menu bar and adds a tool bar. `panelToggle` shows and hides the experiment panel; `session`
    /// has the window's commands on its session, `control` those on its runs, `machines` those on other
    /// machines.
    WindowActions(QMainWindow& window, CommandTable& commands, QAction& panelToggle, QAction& copyCommand,
                  SessionActions& session, const RunControl& control, const WindowMachines& machines);

    QAction* exportResults;
    QAction* exportCommands;
    QAction* exportReport;
    /// Checked if reports carry the session.
    QAction* attachSession;
    QAction* print;
    QAction* exportChart;
    QAction* copyChart;
    /// Checked if exported charts have a footer with their origin.
    QAction* chartFooter;
    /// Filled by ChartSize.
    QMenu* chartSize = nullptr;
    QAction* quit;
    QAction* run;
    QAction* cancel;
    QAction* discover;
    /// Shows the kernels of the selected job.
    QAction* kernelText;
    QAction* tune;
    QAction* addAlgorithms;
    QAction* addLibrary;
    QAction* chooseKernels;
    QAction* calibrate;
    QAction* about;
    QMenu* fileMenu;
    /// Empty: the window fills it with its pages.
    QMenu* pagesMenu;
    QMenu* helpMenu;
    /// One action per format, among them the three above; its data is the exports::ExportKind as int.
    QActionGroup* exports;
    /// One action per preset request of the core; its data is the id.
    QActionGroup* presets;
    /// One checkable action per language; its data is the code, empty for the system's language.
    QActionGroup* languages;
    /// One checkable action per appearance; its data is the word that settings keep.
    QActionGroup* appearances;

    /// While a run is active, the action `run` puts the experiment into the queue, and cancelling for the
    /// second time ends the measuring process, if there is one.
    void follow(const bridge::RunBridge& runs);

    /// Checks the action of the group that has this data.
    static void check(const QActionGroup& group, const QString& data);

private:
    void makeActions();
    QAction* makeExport(exports::ExportKind kind, const QString& icon, const QString& text,
                        const QString& toolTip);
    void makeExports();
    void makeReport();
    void fillFileMenu(QMenu& menu);
    void fillRunMenu(QMenu& menu, QAction& copyCommand, const RunControl& control);
    void fillDevicesMenu(QMenu& menu, const WindowMachines& machines);
    void fillViewMenu(QMenu& menu, QAction& panelToggle);
    void fillToolBar(QMainWindow& window, const SessionActions& session);

    CommandTable& m_commands;
};

} // namespace sortscope::gui::pages
