// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/environment.h"
#include "core/results/row/jobspec.h"
#include "core/results/row/resultpointer.h"
#include "gui/charts/base/seriesstyles.h"
#include "gui/run/workbench.h"
#include "gui/text/comparisons.h"

#include <QTabWidget>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

class QMenu;

namespace sortscope::gui::bridge {
class Settings;
} // namespace sortscope::gui::bridge

namespace sortscope::gui::charts {
class ChartWidget;
class SpeedUpChart;
class KernelChart;
class RepaintLimiter;
class SamplesChart;
class ScalingChart;
class TimelineChart;
} // namespace sortscope::gui::charts

namespace sortscope::gui::workshop {
class WorkshopPage;
}

namespace sortscope::gui::pages {

class ComparePage;
class DevicePage;
class FilterBar;
class FleetPage;
class HistoryPage;
class JobsPage;
class KernelsPage;
class LearnPage;
class OverviewPage;
class StudyPage;
class WinnersPage;

/// The pages of the window: charts and tables over the results of the session. A job that is selected in one
/// of them is selected in the others.
class WorkbenchTabs : public QTabWidget {
    Q_OBJECT

public:
    /// `workbench` must outlive the tabs.
    explicit WorkbenchTabs(bridge::Workbench& workbench, QWidget* parent = nullptr);

    /// While samples are taken, the charts change at most once per second.
    void setMeasuring(bool measuring);

    DevicePage& devices() { return *m_devices; }
    HistoryPage& history() { return *m_history; }
    OverviewPage& overview() { return *m_overview; }
    JobsPage& jobs() { return *m_jobs; }
    /// The filters of all pages; the window places them above the pages.
    FilterBar& filters() { return *m_filters; }

    /// The one selected job of the window; empty before one was chosen.
    std::optional<results::JobId> selectedJob() const { return m_selected; }

    /// Brings a job's row to the front, and all facts about the job.
    void showJob(results::JobId id);

    /// Brings the text of the kernels that the job ran to the front.
    void showTextOf(results::JobId id);
    /// Why there is no such text of the selected job; empty if there is one.
    QString whyNoText() const;

    /// Brings the table of the exercise to the front, on the page of parameter studies.
    void showExercise();

    /// Brings the page of the folder's history to the front.
    void showHistory();

    /// Restores the user's changes to the tables from an earlier window.
    void restore(const bridge::Settings& settings);
    void save(bridge::Settings& settings) const;

    /// Hands a note that is being typed to the session.
    void keepNotes();

    /// Brings the page of this name to the front, if there is one: "scaling".
    void showPage(const QString& name);
    /// The name of the current page.
    QString currentPage() const;
    /// The place in the documentation that tells about the current page.
    QString currentGuide() const;

    /// The chart of the current tab; nullptr if it has none.
    charts::ChartWidget* currentChart() const;

signals:
    /// Another job is selected, or none.
    void jobSelected();
    /// Another chart is shown, or a figure has appeared or vanished.
    void chartChanged();
    /// The menu of the chart of the current tab is about to be shown.
    void chartMenuOpening(QMenu& menu);
    /// The user wants to see this session of the folder.
    void sessionWanted(const QString& path);

private:
    /// The filters that a page heeds.
    enum class Filters { None, Jobs, JobsAndMetric };
    struct Page {
        QWidget* widget;
        /// The name of its icon, and of the page in settings and files: pages come and go, and their numbers
        /// change.
        const char* id;
        /// The heading of the user guide that the page has.
        const char* guide;
        QString title;
        charts::ChartWidget* chart = nullptr;
        /// The place in the documentation that explains the chart.
        const char* help = nullptr;
        Filters filters = Filters::Jobs;
    };

    std::vector<Page> pages() const;
    const Page& current() const { return m_pages.at(static_cast<std::size_t>(currentIndex())); }
    void addPages();
    void fitToCurrent();
    void connectSelections();
    void connectCharts();
    void fillChartMenu(QMenu& menu, const charts::ChartWidget& chart, std::optional<results::JobId> job);
    void connectWinners();
    void connectHistory();
    void connectLearn();
    void connectSession();
    void connectOverview();
    void connectFilters();
    void connectStyles();
    void connectBaseline();
    /// Sets the baseline that all tables are compared with; nullptr for none.
    void setBaseline(models::SharedBaseline baseline);
    /// Pins a row and what differs from it in nothing but its data or size.
    void pinRow(results::JobId id);
    void offerFilters();
    /// Shows the last results, on the overview unless the user has chosen another page meanwhile.
    void endRun(bool cancelled);
    void updateOverview(const std::vector<models::ResultStore::Result>& shown);
    void followMetric(results::Metric metric);
    /// The results that the filters leave.
    std::vector<models::ResultStore::Result> shownResults() const;
    void updateCharts();
    /// Updates the looks of all jobs, also of waiting ones, so that no look changes while a run goes on.
    void updateStyles();
    /// Lets curves tell apart what several runs of the session have measured.
    void tellRuns();
    /// Shows the job on all pages, whatever page it was chosen on.
    void selectJob(results::JobId id);
    void selectResult(const results::ResultPointer& result);
    void selectNothing();
    /// Selects the job that the folder's row tells of, once its session is open.
    void selectWanted();
    void showResult(const results::ResultPointer& result);
    void showKernelsOf(results::JobId id);

    bridge::Workbench& m_workbench;
    /// The charts draw no more often than this allows, and handing all results out takes time, too.
    charts::RepaintLimiter* m_limiter;
    /// The update has a turn of the event loop of its own.
    QTimer m_chartUpdate;
    FilterBar* m_filters;
    OverviewPage* m_overview;
    charts::ScalingChart* m_scaling;
    charts::SpeedUpChart* m_speedUps;
    WinnersPage* m_winners;
    StudyPage* m_study;
    KernelsPage* m_kernelsPage;
    charts::KernelChart* m_kernels;
    charts::TimelineChart* m_timeline;
    charts::SamplesChart* m_samples;
    JobsPage* m_jobs;
    ComparePage* m_compare;
    FleetPage* m_fleet;
    HistoryPage* m_history;
    DevicePage* m_devices;
    LearnPage* m_learn;
    workshop::WorkshopPage* m_workshop;
    /// In the order of the tabs.
    std::vector<Page> m_pages;
    std::optional<results::JobId> m_selected;
    /// The row of the folder that the user wants to see, and the session that holds it.
    struct Wanted {
        QString session;
        results::JobSpec row;
    };
    std::optional<Wanted> m_wanted;
    /// True while pages are told of a selection, which they report again.
    bool m_selecting = false;
    /// The looks of the session's series, shared with the charts.
    std::shared_ptr<charts::SeriesStyles> m_styles = std::make_shared<charts::SeriesStyles>();
    /// The number of rows that have a look.
    int m_styledRows = 0;
    /// True if the user has chosen a tab since the run began.
    bool m_tabChosen = false;
};

} // namespace sortscope::gui::pages
