// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/runrequest.h"
#include "core/tuning/tunings.h"
#include "gui/async/worker.h"
#include "gui/experiment/queuelist.h"
#include "gui/experiment/requesthistory.h"
#include "gui/experiment/requestpreview.h"
#include "gui/run/workbench.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <optional>

class QAction;
class QLabel;
class QPushButton;

namespace sortscope::gui::widgets {
class Fold;
class IconLabel;
class RunProgress;
class Segments;
} // namespace sortscope::gui::widgets

namespace sortscope::gui::pages {

class AlgorithmSection;
class DataSection;
class DeviceSection;
class ModeSection;
class ParameterSection;
class PreparedBar;
class SamplingSection;
class SavedExperiments;
class SearchSection;
class UserPresets;

/// Asks what to run: the sections of a request, the number of jobs that it makes, and the buttons that run
/// it. What the program is about stands on the first level and needs no scrolling on a small screen;
/// parameters and modes are folded to a line.
class ExperimentPanel : public QWidget {
    Q_OBJECT

public:
    explicit ExperimentPanel(QWidget* parent = nullptr);

    /// Before the first call devices are being looked for, and nothing can be run.
    void setInventory(const backend::Inventory& inventory);
    /// The results of tuning that are in force: what runs take in place of defaults.
    void setTunings(const tuning::Tunings& tunings);
    /// The other machines; they must outlive the panel.
    void setPlaces(const bridge::Places& places);
    DeviceSection& devices() { return *m_devices; }
    /// Where experiments are saved; it must outlive the panel.
    void setUserPresets(UserPresets& presets);
    void setRunning(bool running);
    /// Experiments that wait, and whether one runs.
    void setQueue(const QStringList& titles, const widgets::QueueList::State& state);
    /// `machines`: what each of them does, of a run on several.
    void setProgress(const bridge::Workbench::Progress& progress, const QString& currentJob,
                     const QStringList& machines = {});
    /// The user has asked to end the run, and it has not ended yet.
    void showCancelling();
    /// The run is to pause, and does.
    void showPause(bool pausing, bool paused);
    /// How the run ended.
    void showOutcome(const bridge::Workbench::Progress& progress, bool cancelled);

    /// What the controls say. Throws base::UsageError while something typed is not understood. This and what
    /// follows waits for the jobs, where they are being expanded.
    plan::RunRequest request();
    /// For settings: with what is ticked of machines that do not answer now.
    plan::RunRequest remembered();
    /// Waits for the jobs, too: a run may follow.
    void setRequest(const plan::RunRequest& request);
    /// Fills the panel with a preset request of the core; the devices that are chosen stay.
    void usePrepared(const QString& id);

    /// Ids of the devices that are chosen.
    std::vector<std::string> chosenDevices() const;

    /// True if request() makes at least one job.
    bool canRun() { return jobs().has_value(); }
    /// Jobs that request() makes; empty if it makes none.
    std::optional<std::size_t> jobs();
    /// The number of jobs, and the time and memory that they need, or why there are none.
    QString message();
    /// The first line of it.
    QString shortMessage() { return message().section(QLatin1Char('\n'), 0, 0); }

    /// Shows the actions as the panel's buttons.
    void setActions(QAction& run, QAction& pause, QAction& cancel);
    /// Puts the request as a command line on the clipboard.
    QAction& copyCommand() { return *m_copyCommand; }

signals:
    /// canRun() or message() may have changed: the jobs are expanded.
    void changed();
    void told(const QString& message);
    /// The buttons of the queue.
    void removeWanted(int index);
    void bringBackWanted();
    void moveUpWanted(int index);
    void skipWanted();
    void runNextWanted();

private:
    void makeActions();
    QWidget* makeSections();
    QWidget* makeFooter();
    void connectSections();
    void connectQueue();
    void restore(const plan::RunRequest& request);
    void refresh();
    void refreshFolds();
    plan::RunRequest wanted() const;
    std::function<std::vector<results::JobSpec>()> expansionOf(const plan::RunRequest& request) const;
    void expand();
    void settle();
    void take(const RequestPreview& preview);
    void say(const QString& message, bool problem);
    QString obstacle() const;

    void note();
    void step(std::optional<plan::RunRequest> request);
    void refreshHistory();

    void copyCommandLine();

    backend::Inventory m_inventory;
    tuning::Tunings m_tunings;
    bool m_discovered = false;
    const bridge::Places* m_places = nullptr;
    std::optional<std::size_t> m_jobs;
    /// True if each workload of the request has two jobs.
    bool m_pairs = false;

    RequestHistory m_history;
    /// Several changes at once, or letters typed one by one, are one step back.
    QTimer m_noteSoon;
    /// The order of the Tab key follows in the next turn of the event loop.
    QTimer m_orderSoon;

    QAction* m_undo;
    QAction* m_redo;
    QAction* m_copyCommand;

    SavedExperiments* m_saved;
    PreparedBar* m_prepared;
    widgets::Segments* m_scope;
    DeviceSection* m_devices;
    DataSection* m_data;
    AlgorithmSection* m_algorithms;
    SearchSection* m_search;
    SamplingSection* m_sampling;
    ParameterSection* m_parameters;
    widgets::Fold* m_parameterFold;
    ModeSection* m_modes;
    widgets::Fold* m_modeFold;

    widgets::IconLabel* m_messageIcon;
    QLabel* m_message;
    QPushButton* m_run;
    QPushButton* m_pause;
    QPushButton* m_cancel;
    widgets::RunProgress* m_progress;
    widgets::QueueList* m_queue;

    /// Finds out what the controls come to; empty once that is known.
    std::function<RequestPreview()> m_question;
    /// Last member: its thread reports to the panel.
    bridge::LatestTask m_expanding;
};

} // namespace sortscope::gui::pages
