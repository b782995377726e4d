// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/runrequest.h"
#include "gui/bridge/workbench.h"

#include <QWidget>

#include <optional>
#include <span>

class QAction;
class QLabel;
class QPushButton;

namespace sortscope::gui::widgets {
class IconLabel;
class RunProgress;
} // namespace sortscope::gui::widgets

namespace sortscope::gui::bridge {
class Settings;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::pages {

/// The last experiment, kept from one start of the program to the next.
void saveRequest(bridge::Settings& settings, const run::RunRequest& request);

/// Empty if none was saved that this version understands.
std::optional<run::RunRequest> loadRequest(const bridge::Settings& settings);

class DataSection;
class ModeSection;
class ParameterSection;
class SearchSection;
class TargetSection;

/// Asks what to run: the sections of a request, the number of jobs that it makes, and the buttons that run
/// it.
class ExperimentPanel : public QWidget {
    Q_OBJECT

public:
    explicit ExperimentPanel(QWidget* parent = nullptr);

    /// Before the first call devices are being looked for, and nothing can be run.
    void setInventory(const backend::Inventory& inventory);
    void setRunning(bool running);
    void setProgress(const bridge::Workbench::Progress& progress, const QString& currentJob);

    /// What the controls say. Throws base::UsageError while something typed is not understood.
    run::RunRequest request() const;
    void setRequest(const run::RunRequest& request);

    /// Ids of the devices that are chosen.
    std::vector<std::string> chosenDevices() const;

    /// True if request() makes at least one job and none runs now.
    bool canRun() const { return m_jobs.has_value() && !m_running; }
    /// Jobs that request() makes; empty if it makes none.
    std::optional<std::size_t> jobs() const { return m_jobs; }
    /// The number of jobs and the memory that they need, or why there are none.
    QString message() const;

    /// Shows the actions as the panel's buttons.
    void setActions(QAction& run, QAction& cancel);

signals:
    /// canRun() or message() may have changed.
    void changed();

private:
    QWidget* makeSections();
    QWidget* makeFooter();
    void refresh();
    std::vector<results::JobSpec> expandedJobs();
    static QString preview(std::span<const results::JobSpec> jobs);
    static QString whyUnsupported(std::span<const results::JobSpec> jobs);
    void say(const QString& message, bool problem);
    QString obstacle() const;

    backend::Inventory m_inventory;
    bool m_discovered = false;
    bool m_running = false;
    std::optional<std::size_t> m_jobs;
    /// True if each workload of the request has two jobs.
    bool m_pairs = false;

    TargetSection* m_targets;
    DataSection* m_data;
    ParameterSection* m_parameters;
    SearchSection* m_search;
    ModeSection* m_modes;

    widgets::IconLabel* m_messageIcon;
    QLabel* m_message;
    QPushButton* m_run;
    QPushButton* m_cancel;
    widgets::RunProgress* m_progress;
};

} // namespace sortscope::gui::pages
