// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/export/sessionexport.h"
#include "gui/async/worker.h"
#include "gui/run/workbench.h"

#include <QObject>

class QWidget;

namespace sortscope::gui::bridge {
class Settings;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::pages {

class WindowActions;
class WorkbenchTabs;

/// Writes the content of the window to files for other programs: the session in several formats, and the
/// chart of the current tab.
class WindowExports : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    WindowExports(QWidget& window, bridge::Workbench& workbench, bridge::Settings& settings,
                  WindowActions& actions, WorkbenchTabs& tabs);

    /// Writes the session; written() or failed() follows.
    void write(exports::ExportKind kind, const QString& path);
    /// Writes the chart as a picture of the kind that the suffix names; written() or failed() follows.
    void writeChart(const QString& path);
    /// Enables the exports that are possible now, and says why the others are not.
    void refresh();

signals:
    void written(const QString& path);
    void failed(const QString& message);

private:
    /// The name of the session; empty if it has no name yet.
    QString sessionName() const;
    QString chartName() const;
    /// Machine, date and program, if the user wants them below a chart.
    QString footer() const;
    void start(exports::ExportKind kind, const QString& path);

    QWidget& m_window;
    bridge::Workbench& m_workbench;
    bridge::Settings& m_settings;
    WindowActions& m_actions;
    WorkbenchTabs& m_tabs;
    /// The number of exports whose path is being checked.
    int m_starting = 0;
    /// The last member: it reports to the others. A folder of the network may be slow.
    bridge::Worker m_files;
};

} // namespace sortscope::gui::pages
