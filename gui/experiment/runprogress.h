// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/runevent.h"
#include "core/events/timeleft.h"
#include "gui/run/workbench.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;
class QProgressBar;

namespace sortscope::gui::widgets {

/// The progress of a run and of its current job. The bars move when they are told to and never by themselves,
/// since an animation takes time from the device that is being measured.
class RunProgress : public QWidget {
    Q_OBJECT

public:
    /// Follows the runs of `workbench`, which must outlive this widget; hidden until one begins.
    explicit RunProgress(bridge::Workbench& workbench, QWidget* parent = nullptr);

    /// Shows the numbers of a run: those of replicates, or of jobs if each has one replicate.
    void setRun(const bridge::RunStanding::State& progress);
    /// Shows the time behind the text of setRun().
    void setTimeLeft(const events::TimeLeft::Estimate& left);
    /// Shows the current job; `progress` is empty while no job runs.
    void setJob(const std::optional<events::JobProgress>& progress, const QString& what);

    /// Shows one line for each of several machines, in place of the current job.
    void setMachines(const QStringList& lines);

    /// Shows that no job runs because another program measures.
    void setWaiting(const QString& holder);

private:
    void refresh();
    /// Shows that the user has asked to pause the run or to end it, which takes effect later: a driver's
    /// command may take seconds to end.
    void followActivity();
    /// Shows how the run ended; the bar of a cancelled run stays where it was.
    void showOutcome(bool cancelled);
    /// One line for each machine of a run on several machines.
    QStringList machineLines() const;
    void showText(const QString& text);

    bridge::Workbench& m_workbench;
    /// Delays showing the progress.
    QTimer m_soon;
    QProgressBar* m_run;
    QLabel* m_runText;
    QProgressBar* m_job;
    QLabel* m_jobText;
    bool m_running = false;
    bool m_cancelling = false;
    bool m_pausing = false;
    bool m_paused = false;
};

} // namespace sortscope::gui::widgets
