// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export/sessionexport.h"
#include "gui/run/workbench.h"
#include "gui/widgets/textexport.h"

#include <QObject>

class QAction;
class QWidget;

namespace sortscope::gui::bridge {
class Settings;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::widgets {
class ChartSize;
} // namespace sortscope::gui::widgets

namespace sortscope::gui::pages {

class CommandTable;
class WindowActions;
class WorkbenchTabs;

/// Writes the content of the window to files for other programs: the session in several formats, and the
/// chart of the current tab.
class WindowExports : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    WindowExports(QWidget& window, bridge::Workbench& workbench, bridge::Settings& settings,
                  WindowActions& actions, WorkbenchTabs& tabs, CommandTable& commands);

    /// Writes the session, and tells the outcome.
    void write(exports::ExportKind kind, const QString& path);
    /// Writes the chart as a picture of the kind that the suffix names, and tells the outcome.
    void writeChart(const QString& path);
    /// Writes a text of a page, and tells the outcome.
    void writeText(const QString& path, const widgets::MakeText& text);

private:
    /// The name of the session; empty if it has no name yet.
    QString sessionName() const;
    QString chartName() const;
    /// Machine, date and program, if the user wants them below a chart.
    QString footer() const;
    /// Remembers under `key` whether the action is checked.
    void keep(QAction& choice, const QString& key);
    void start(exports::ExportKind kind, const QString& path);
    void connectTexts();
    void sayWhyNot();
    void tellWritten(const QString& path);
    void fail(const QString& sentence);

    QWidget& m_window;
    bridge::Workbench& m_workbench;
    bridge::Settings& m_settings;
    WindowActions& m_actions;
    WorkbenchTabs& m_tabs;
    CommandTable& m_commands;
    widgets::ChartSize* m_chartSize;
    /// The last member: it reports to the others. A chart does not wait for the export of a session.
    bridge::ExportWorker m_charts;
};

} // namespace sortscope::gui::pages
