// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QAction;
class QMainWindow;

namespace sortscope::gui::bridge {
class Settings;
class Workbench;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::pages {

class CommandTable;

/// Opens folders of sessions, which the window shows beside its session: the command, and what is dropped.
class FolderActions : public QObject {
    Q_OBJECT

public:
    /// All must outlive this object.
    FolderActions(QMainWindow& window, bridge::Workbench& workbench, bridge::Settings& settings,
                  CommandTable& commands);

    QAction* open;

    void openFolder(const QString& path);
    /// True if a session lies in the folder, or in one of the folders in it. Others are taken for folders
    /// with algorithms.
    static bool holdsSessions(const QString& folder);

signals:
    /// A folder was opened: its page is to be seen.
    void opened();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bridge::Workbench& m_workbench;
};

} // namespace sortscope::gui::pages
