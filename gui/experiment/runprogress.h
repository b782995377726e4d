// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/runevent.h"
#include "core/events/timeleft.h"

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
    explicit RunProgress(QWidget* parent = nullptr);

    /// Shows that `finished` of the `planned` replicates of `jobs` jobs are done.
    void setRun(std::size_t finished, std::size_t planned, std::size_t jobs, std::size_t failed);
    /// Shows the time behind the text of setRun().
    void setTimeLeft(const events::TimeLeft::Estimate& left);
    /// Shows or hides the part of the current job.
    void setJobShown(bool shown);
    /// Shows the current job; `progress` is empty while no job runs.
    void setJob(const std::optional<events::JobProgress>& progress, const QString& what);

    /// Shows one line for each of several machines, in place of the current job.
    void setMachines(const QStringList& lines);

    /// Shows that no job runs because another program measures.
    void setWaiting(const QString& holder);

    /// Shows at once that the user has asked to end the run, since a driver's command may take seconds to
    /// end.
    void setCancelling();
    /// Shows whether the run is to pause, and whether it pauses.
    void setPause(bool pausing, bool paused);
    /// Shows how the run ended; the bar of a cancelled run stays where it was.
    void setOutcome(std::size_t finished, std::size_t planned, std::size_t jobs, std::size_t failed,
                    bool cancelled);

private:
    void showText(const QString& text);

    QProgressBar* m_run;
    QLabel* m_runText;
    QProgressBar* m_job;
    QLabel* m_jobText;
    bool m_cancelling = false;
    bool m_pausing = false;
    bool m_paused = false;
};

} // namespace sortscope::gui::widgets
