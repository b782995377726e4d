// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/jobid.h"

#include <QObject>

#include <vector>

class QAction;
class QMenu;

namespace sortscope::gui::bridge {
class Workbench;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::pages {

class CommandTable;

/// Pauses runs and lets them go on, and resumes what earlier runs lack.
class RunControl : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this object.
    RunControl(bridge::Workbench& workbench, CommandTable& commands, QObject* parent);

    /// Pauses the run, or lets it go on.
    QAction* pause;
    /// Runs everything that the session lacks.
    QAction* resumeSession;

    /// Adds the actions that resume the jobs of some rows.
    void fillRowMenu(QMenu& menu, const std::vector<results::JobId>& jobs);

private:
    void refreshPause();
    QString whyNoPause() const;
    QString whyNoResume(const std::vector<results::JobId>& jobs) const;
    /// All jobs of the runs to which these jobs belong.
    std::vector<results::JobId> runsOf(const std::vector<results::JobId>& jobs) const;

    bridge::Workbench& m_workbench;
};

} // namespace sortscope::gui::pages
