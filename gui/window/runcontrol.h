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

/// A run that pauses and goes on, and one that goes on with what an earlier one lacks.
class RunControl : public QObject {
    Q_OBJECT

public:
    /// `workbench` must outlive it.
    explicit RunControl(bridge::Workbench& workbench, QObject* parent = nullptr);

    /// Pauses the run, or lets it go on.
    QAction* pause;
    /// Runs what the session lacks.
    QAction* resumeSession;

    /// Adds what can be resumed of the jobs of some rows.
    void fillRowMenu(QMenu& menu, const std::vector<results::JobId>& jobs);

private:
    void refresh();
    void refreshPause();
    void offerResume(QAction& action, const std::vector<results::JobId>& jobs, const QString& what);
    /// Why resuming has to wait; empty if it has not.
    QString obstacle() const;
    /// All jobs of the runs of these.
    std::vector<results::JobId> runsOf(const std::vector<results::JobId>& jobs) const;

    bridge::Workbench& m_workbench;
};

} // namespace sortscope::gui::pages
