// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/runevent.h"
#include "core/events/timeleft.h"

#include <QWidget>

#include <optional>

class QLabel;
class QProgressBar;

namespace sortscope::gui::widgets {

/// How far a run and its current job are: bars that move when told to and never by themselves, since an
/// animation takes time from the device that is being measured.
class RunProgress : public QWidget {
    Q_OBJECT

public:
    explicit RunProgress(QWidget* parent = nullptr);

    /// Of `planned` replicates of `jobs` jobs.
    void setRun(std::size_t finished, std::size_t planned, std::size_t jobs, std::size_t failed);
    /// Behind what setRun() shows.
    void setTimeLeft(const events::TimeLeft::Estimate& left);
    /// Shows or hides the current job's part.
    void setJobShown(bool shown);
    /// Empty while no job runs.
    void setJob(const std::optional<events::JobProgress>& progress, const QString& what);

    /// What each of several machines does, a line each; in place of the current job.
    void setMachines(const QStringList& lines);

    /// No job runs: another program measures.
    void setWaiting(const QString& holder);

    /// The user has asked to end the run: said at once, since a command of a driver may take seconds.
    void setCancelling();
    /// The run is to pause, and does.
    void setPause(bool pausing, bool paused);
    /// How the run ended; a cancelled one keeps its bar where it was.
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
