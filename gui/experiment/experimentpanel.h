// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/runrequest.h"
#include "gui/async/worker.h"
#include "gui/experiment/requesthistory.h"
#include "gui/experiment/requestpreview.h"
#include "gui/run/workbench.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QAction;
class QLabel;
class QPushButton;

namespace sortscope::gui::widgets {
class Fold;
class IconLabel;
class Segments;
} // namespace sortscope::gui::widgets

namespace sortscope::gui::pages {

class AlgorithmSection;
class DataSection;
class DeviceSection;
class ModeSection;
class ParameterSection;
class ExperimentBar;
class SamplingSection;
class ExperimentActions;
class SearchSection;
class Section;
class ExperimentStore;

/// Asks what to run: the sections of a request, the number of jobs that it makes, and the buttons that run
/// it. The main choices stand on the first level and need no scrolling on a small screen; parameters and
/// modes are folded to one line.
class ExperimentPanel : public QWidget {
    Q_OBJECT

public:
    /// `workbench` must outlive the panel.
    explicit ExperimentPanel(bridge::Workbench& workbench, QWidget* parent = nullptr);

    /// Takes the devices of this machine. Before the first call, nothing can be run.
    void setInventory(const backend::Inventory& inventory);
    /// Sets the store of saved experiments; it must outlive the panel.
    void setStore(ExperimentStore& presets);

    /// The request of the controls. Throws base::UsageError while typed text cannot be understood. This
    /// function and the following ones wait for the jobs while they are being expanded.
    plan::RunRequest request();
    /// The request for settings: it includes the ticked devices of machines that do not answer now.
    plan::RunRequest remembered();
    /// What the controls say at once, without a look at the jobs; empty if an input is not whole.
    std::optional<plan::RunRequest> experiment() const;
    /// Fills the controls. Waits for the jobs, too: a run may follow.
    void setRequest(const plan::RunRequest& request);
    /// Fills the panel with a preset request of the core; the chosen devices stay.
    void usePrepared(const QString& id);

    /// The ids of the chosen devices.
    std::vector<std::string> chosenDevices() const;

    /// True if request() makes at least one job.
    bool canRun() { return jobs().has_value(); }
    /// The reason why request() makes no jobs, as far as it is known now; empty if it makes some.
    QString whyNoJobs() const;
    /// The number of jobs that request() makes; empty if it makes none.
    std::optional<std::size_t> jobs();
    /// The number of jobs, and the time and memory that they need, or why there are none.
    QString message();
    /// The first line of message().
    QString shortMessage() { return message().section(QLatin1Char('\n'), 0, 0); }

    /// Shows the actions as the panel's buttons.
    void setActions(QAction& run, QAction& pause, QAction& cancel);
    /// Puts the request as a command line on the clipboard.
    QAction& copyCommand() { return *m_copyCommand; }

signals:
    /// canRun() or message() may have changed: the jobs are expanded.
    void changed();

private:
    void makeActions();
    QWidget* makeSections();
    QWidget* makeFooter();
    void connectSections();
    void connectWorkbench();
    void restore(const plan::RunRequest& request);
    void namePrepared(const QString& id, bool saved);
    std::string withoutDevices() const;
    void refresh();
    void refreshForDevices();
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

    bridge::Workbench& m_workbench;
    backend::Inventory m_inventory;
    bool m_discovered = false;
    std::optional<std::size_t> m_jobs;
    /// True if each workload of the request has two jobs.
    bool m_pairs = false;

    RequestHistory m_history;
    /// A timer, because several changes at once, or letters typed one by one, are one step back.
    QTimer m_noteSoon;
    /// The order for the Tab key is set in the next turn of the event loop.
    QTimer m_orderSoon;

    QAction* m_undo;
    QAction* m_redo;
    QAction* m_copyCommand;

    ExperimentActions* m_saved;
    ExperimentBar* m_prepared;
    /// The prepared experiment that the panel was filled with, as JSON; empty if there is none.
    std::string m_filledWith;
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
    std::vector<Section*> m_sections;

    widgets::IconLabel* m_messageIcon;
    QLabel* m_message;
    QPushButton* m_run;
    QPushButton* m_pause;
    QPushButton* m_cancel;

    /// Finds out what request and jobs the controls make; empty once the answer is known.
    std::function<RequestPreview()> m_question;
    /// The last member: its thread reports to the panel.
    bridge::LatestTask m_expanding;
};

} // namespace sortscope::gui::pages
