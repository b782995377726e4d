// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/environment.h"
#include "core/results/row/resultpointer.h"
#include "gui/charts/base/seriesstyles.h"
#include "gui/models/deltatext.h"
#include "gui/run/workbench.h"

#include <QTabWidget>
#include <QTimer>

#include <memory>
#include <optional>

class QMenu;

namespace sortscope::gui::bridge {
class Settings;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::charts {
class ChartWidget;
class SpeedUpChart;
class KernelChart;
class ReadingChart;
class RepaintLimiter;
class SamplesChart;
class ScalingChart;
class TimelineChart;
} // namespace sortscope::gui::charts

namespace sortscope::gui::pages {

class ComparePage;
class DevicePage;
class FilterBar;
class FleetPage;
class JobsPage;
class KernelsPage;
class LearnPage;
class OverviewPage;
class StudyPage;

/// What came of the experiment: charts and tables over the results of the session. A job selected in one of
/// them is selected in the others.
class WorkbenchTabs : public QTabWidget {
    Q_OBJECT

public:
    /// `workbench` must outlive the tabs.
    explicit WorkbenchTabs(bridge::Workbench& workbench, QWidget* parent = nullptr);

    /// While samples are taken the charts change at most once a second.
    void setMeasuring(bool measuring);

    DevicePage& devices() { return *m_devices; }
    OverviewPage& overview() { return *m_overview; }
    /// What all pages are filtered by; the window places it above them.
    FilterBar& filters() { return *m_filters; }

    /// The one selected job of the window; empty before one was chosen.
    std::optional<results::JobId> selectedJob() const { return m_selected; }

    /// Brings a job's row to the front, and all that is known of it.
    void showJob(results::JobId id);

    /// Brings the table of the exercise to the front, where parameters are studied.
    void showExercise();

    /// What the user made of the tables comes back with the next window.
    void restore(const bridge::Settings& settings);
    void save(bridge::Settings& settings) const;

    /// Tells the session of a note that is being typed.
    void keepNotes();

    /// The name of the current page in files: "scaling".
    QString currentPage() const;

    /// The chart of the current tab; nullptr if it has none.
    charts::ChartWidget* currentChart() const;

signals:
    /// Another chart is shown, or a figure has come or gone.
    void chartChanged();
    void failed(const QString& sentence);
    /// The user wants to know what a figure means: "measuring.md#quality".
    void helpWanted(const QString& topic);
    /// The experiment shall be that of these jobs; and it shall be run.
    void settingsWanted(const std::vector<sortscope::results::JobId>& jobs);
    void runAgainWanted(const std::vector<sortscope::results::JobId>& jobs);
    /// The menu of the chart of the current tab is about to be shown.
    void chartMenuOpening(QMenu& menu);
    /// As widgets::TableView says of the table of jobs.
    void rowMenuOpening(QMenu& menu, const std::vector<sortscope::results::JobId>& jobs);

private:
    void addTabs();
    void fitToCurrent();
    void connectSelections();
    void connectRowMenu();
    void connectCharts();
    void fillChartMenu(QMenu& menu, const charts::ChartWidget& chart, std::optional<results::JobId> job);
    void connectLearn();
    void connectSession();
    void connectOverview();
    void offerHelp();
    void connectFilters();
    void connectStyles();
    void connectBaseline();
    /// What all tables are held against; nullptr for nothing.
    void setBaseline(models::SharedBaseline baseline);
    void offerFilters();
    void showOverviewIfDue();
    void updateOverview(const std::vector<models::ResultStore::Result>& shown);
    std::vector<charts::ChartWidget*> allCharts() const;
    /// Those that show the metric of the filters. A study has its own, as its table does.
    std::vector<charts::ReadingChart*> readingCharts() const;
    /// What the filters leave.
    std::vector<models::ResultStore::Result> shownResults() const;
    void updateCharts();
    /// The looks of all jobs, also of those that wait, so that none changes while a run goes on.
    void updateStyles();
    /// Whatever page it was chosen on, all of them show it.
    void selectJob(results::JobId id);
    void selectResult(const results::ResultPointer& result);
    void selectNothing();
    void showResult(const results::ResultPointer& result);
    void showKernelsOf(results::JobId id);

    bridge::Workbench& m_workbench;
    /// The charts draw no more often than that, and to hand all results out takes time, too.
    charts::RepaintLimiter* m_limiter;
    /// In a turn of its own.
    QTimer m_chartUpdate;
    FilterBar* m_filters;
    OverviewPage* m_overview;
    charts::ScalingChart* m_scaling;
    charts::SpeedUpChart* m_speedUps;
    StudyPage* m_study;
    KernelsPage* m_kernelsPage;
    charts::KernelChart* m_kernels;
    charts::TimelineChart* m_timeline;
    charts::SamplesChart* m_samples;
    JobsPage* m_jobs;
    ComparePage* m_compare;
    FleetPage* m_fleet;
    DevicePage* m_devices;
    LearnPage* m_learn;
    std::optional<results::JobId> m_selected;
    /// Pages that are told of a selection tell of it again.
    bool m_selecting = false;
    /// The charts', too.
    std::shared_ptr<charts::SeriesStyles> m_styles = std::make_shared<charts::SeriesStyles>();
    /// So many rows have a look.
    int m_styledRows = 0;
    /// The user has chosen a tab since the run began.
    bool m_tabChosen = false;
    /// A run has ended, and no tab was chosen since.
    bool m_overviewDue = false;
};

} // namespace sortscope::gui::pages
