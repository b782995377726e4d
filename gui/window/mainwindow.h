// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/experiment/experimentstore.h"
#include "gui/run/workbench.h"

#include <QElapsedTimer>
#include <QMainWindow>

#include <optional>

class QLabel;

namespace sortscope::gui::widgets {
class ErrorBanner;
class IconLabel;
class PageRail;
} // namespace sortscope::gui::widgets

namespace sortscope::gui::bridge {
class Settings;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::pages {

class CommandTable;
class ExperimentPanel;
class FolderActions;
class RunControl;
class SessionActions;
class WindowActions;
class WindowCalibration;
class WindowTuning;
class WindowExports;
class WindowPrint;
class WindowMachines;
class WorkbenchTabs;

/// The workbench's window: the experiment on the left, its results in tabs on the right.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Both must outlive the window. `settings` gives the last experiment and geometry, and receives them
    /// when the window closes.
    MainWindow(bridge::Workbench& workbench, bridge::Settings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    ExperimentPanel& experiment() { return *m_experiment; }
    WindowActions& actions() { return *m_actions; }
    SessionActions& session() { return *m_session; }
    /// Opens a session, or a folder of sessions.
    void open(const QString& path);
    /// Writes exports; the status bar or the banner shows the outcome.
    WindowExports& exports() { return *m_exports; }
    WindowPrint& printing() { return *m_print; }

    void run();
    /// Fills the panel with the request that makes these jobs, as far as one request can.
    void useSettings(const std::vector<results::JobId>& jobs);
    /// Fills the panel with a preset request of the core, for the chosen devices.
    void usePreset(const QString& id);
    void showError(const QString& message);
    /// The shown error; empty while none is shown.
    QString shownError() const;

    void saveSettings();

signals:
    /// The user chose another language; empty means the system's. The window must be made again.
    void languageChosen(const QString& code);
    void appearanceChosen(const QString& word);

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void makeCentre();
    void makeExperimentDock();
    void connectActions();
    void connectJobs();
    void connectFolder();
    void connectMessages();
    void connectActivity();
    void sayWhyNot();
    void restoreSettings();

    void followActivity();
    void setMeasuring(bool measuring);
    /// Shows in the status bar what is being measured.
    void showState();
    void tell(const QString& message);
    void tellOutcome(bool cancelled);

    bridge::Workbench& m_workbench;
    bridge::Settings& m_settings;
    ExperimentStore m_presets;
    /// Made first, because Qt deletes children in that order, and its functions use the others.
    CommandTable* m_commands;
    SessionActions* m_session;
    FolderActions* m_folder;
    ExperimentPanel* m_experiment;
    RunControl* m_control;
    WindowActions* m_actions = nullptr;
    WindowExports* m_exports = nullptr;
    WindowPrint* m_print = nullptr;
    WindowCalibration* m_calibration;
    WindowTuning* m_tuning;
    WindowMachines* m_machines;
    widgets::ErrorBanner* m_banner;
    WorkbenchTabs* m_tabs;
    widgets::PageRail* m_rail = nullptr;
    widgets::IconLabel* m_stateIcon;
    QLabel* m_state;
    /// Runs from the beginning of a run to its end.
    QElapsedTimer m_run;
    /// Empty until the window shows whether samples are taken.
    std::optional<bool> m_measuring;
    /// True once the user was asked about unsaved results.
    bool m_mayClose = false;
};

} // namespace sortscope::gui::pages
