// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/workbenchtabs.h"

#include "core/results/row/devicekey.h"
#include "core/results/row/workkey.h"
#include "core/results/show/snapshots.h"
#include "gui/charts/bars/fleetchart.h"
#include "gui/charts/bars/winnerchart.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/curves/historychart.h"
#include "gui/charts/curves/scalingchart.h"
#include "gui/charts/curves/speedupchart.h"
#include "gui/charts/curves/speedupcurve.h"
#include "gui/charts/curves/studychart.h"
#include "gui/charts/kernels/distributionchart.h"
#include "gui/charts/kernels/kernelchart.h"
#include "gui/charts/learn/stepchart.h"
#include "gui/charts/samples/sampleschart.h"
#include "gui/charts/timeline/timelinechart.h"
#include "gui/pages/comparepage.h"
#include "gui/pages/devicepage.h"
#include "gui/pages/filterbar.h"
#include "gui/pages/fleetpage.h"
#include "gui/pages/historypage.h"
#include "gui/pages/jobnote.h"
#include "gui/pages/jobspage.h"
#include "gui/pages/kernelspage.h"
#include "gui/pages/learnpage.h"
#include "gui/pages/overviewpage.h"
#include "gui/pages/studypage.h"
#include "gui/pages/winnerspage.h"
#include "gui/session/settings.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/widgets/tablepane.h"
#include "gui/window/viewmemory.h"
#include "gui/workshop/workshoppage.h"

#include <QMenu>
#include <QTabBar>

#include <algorithm>
#include <iterator>
#include <utility>

namespace sortscope::gui::pages {
namespace {

const QString kPageKey = QStringLiteral("window/page");

} // namespace

WorkbenchTabs::WorkbenchTabs(bridge::Workbench& workbench, QWidget* parent)
    : QTabWidget(parent),
      m_workbench(workbench),
      m_limiter(new charts::RepaintLimiter(this)),
      m_filters(new FilterBar(workbench.jobs())),
      m_overview(new OverviewPage),
      m_scaling(new charts::ScalingChart),
      m_speedUps(new charts::SpeedUpChart),
      m_winners(new WinnersPage),
      m_study(new StudyPage),
      m_kernelsPage(new KernelsPage),
      m_kernels(&m_kernelsPage->chart()),
      m_timeline(new charts::TimelineChart),
      m_samples(new charts::SamplesChart),
      m_jobs(new JobsPage(workbench.jobs())),
      m_compare(new ComparePage(workbench)),
      m_fleet(new FleetPage(workbench)),
      m_history(new HistoryPage(workbench)),
      m_devices(new DevicePage(workbench)),
      m_learn(new LearnPage),
      m_workshop(new workshop::WorkshopPage(workbench)),
      m_pages(pages())
{
    setDocumentMode(true);
    addPages();
    connectSelections();
    connectWinners();
    connectHistory();
    connectLearn();
    connectSession();
    connectOverview();
    connectFilters();
    connectStyles();
    connectBaseline();
    tellRuns();
    connect(this, &QTabWidget::currentChanged, this, &WorkbenchTabs::fitToCurrent);
    fitToCurrent();
    m_chartUpdate.setSingleShot(true);
    m_chartUpdate.setInterval(0);
    connect(&m_chartUpdate, &QTimer::timeout, this, &WorkbenchTabs::updateCharts);
    connect(m_limiter, &charts::RepaintLimiter::due, &m_chartUpdate, qOverload<>(&QTimer::start));
    connect(&m_workbench.results(), &models::ResultStore::changed, m_limiter,
            &charts::RepaintLimiter::request);
    updateCharts();
}

std::vector<WorkbenchTabs::Page> WorkbenchTabs::pages() const
{
    return {
        {m_overview, "overview", "overview", tr("Overview"), &m_overview->chart()},
        {m_scaling, "scaling", "scaling", tr("Scaling"), m_scaling, "measuring.md#three-readings",
         Filters::JobsAndMetric},
        {m_speedUps, "speedup", "against-a-baseline", tr("Against a baseline"), m_speedUps,
         "measuring.md#cpu-baselines", Filters::JobsAndMetric},
        {m_winners, "winners", "winners", tr("Winners"), &m_winners->chart(),
         "session-format.md#which-sort-wins-on-which-data", Filters::JobsAndMetric},
        // A study has its own metric, as its table does.
        {m_study, "study", "parameter-study", tr("Parameter study"), &m_study->chart(),
         "measuring.md#replicates"},
        {m_kernelsPage, "kernels", "kernels", tr("Kernels"), m_kernels, "measuring.md#the-device-clock"},
        {m_timeline, "timeline", "timeline", tr("Timeline"), m_timeline, "measuring.md#the-clocks"},
        {m_samples, "samples", "samples", tr("Samples"), m_samples, "measuring.md#quality"},
        {m_jobs, "jobs", "jobs", tr("Jobs")},
        {m_compare, "compare", "compare", tr("Compare"), &m_compare->chart(), "session-format.md#comparing",
         Filters::None},
        {m_fleet, "fleet", "fleet", tr("Fleet"), &m_fleet->chart(), "fleet.md#how-it-decides",
         Filters::JobsAndMetric},
        {m_history, "history", "history", tr("History"), &m_history->chart(), "history.md#how-it-decides",
         Filters::None},
        {m_devices, "device", "devices", tr("Devices"), nullptr, nullptr, Filters::None},
        {m_learn, "network", "learn", tr("Learn"), nullptr, nullptr, Filters::None},
        {m_workshop, "workshop", "workshop", tr("Workshop"), nullptr, nullptr, Filters::None},
    };
}

void WorkbenchTabs::addPages()
{
    for (const auto& page : m_pages) {
        addTab(page.widget, widgets::symbolicIcon(QLatin1String(page.id)), page.title);
        if (page.help)
            page.chart->setHelpTopic(QLatin1String(page.help));
    }
    // Ctrl+K finds the page by what it shows at first, too.
    setTabWhatsThis(indexOf(m_speedUps), tr("GPU against CPU, speed-up"));
}

/// Pages in the background ask for no room: a window too small for one of them may be large enough for
/// others.
void WorkbenchTabs::fitToCurrent()
{
    for (int i = 0; i < count(); ++i) {
        const auto policy = i == currentIndex() ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        widget(i)->setSizePolicy(policy, policy);
    }
}

void WorkbenchTabs::connectSelections()
{
    using widgets::TableView;
    for (const auto* table : std::initializer_list<TableView*>{&m_jobs->table(), &m_study->table()}) {
        connect(table, &TableView::jobSelected, this, &WorkbenchTabs::selectJob);
        connect(table, &TableView::jobActivated, this, &WorkbenchTabs::showKernelsOf);
    }
    connect(m_jobs, &JobsPage::textWanted, this, &WorkbenchTabs::showTextOf);
    connect(m_kernelsPage, &KernelsPage::textWanted, this, &WorkbenchTabs::showTextOf);
    connect(m_jobs, &JobsPage::compareWanted, this, [this](const std::vector<results::JobId>& jobs) {
        if (m_compare->compareJobs(jobs))
            return setCurrentWidget(m_compare);
        m_filters->showOnly(jobs);
        setCurrentWidget(m_speedUps);
    });
    connect(m_kernels, &charts::KernelChart::resultChosen, this, &WorkbenchTabs::selectResult);
    connect(m_timeline, &charts::TimelineChart::resultChosen, this, &WorkbenchTabs::selectResult);
    connect(m_samples, &charts::SamplesChart::resultChosen, this, &WorkbenchTabs::selectResult);
    connect(&m_workbench.jobs(), &QAbstractItemModel::modelReset, this, &WorkbenchTabs::selectNothing);
    connect(this, &QTabWidget::currentChanged, this, &WorkbenchTabs::chartChanged);
    connectCharts();
}

void WorkbenchTabs::connectCharts()
{
    using charts::ChartWidget;
    for (const auto* chart : findChildren<ChartWidget*>()) {
        connect(chart, &ChartWidget::figureChanged, this, &WorkbenchTabs::chartChanged);
        connect(chart, &ChartWidget::jobChosen, this, &WorkbenchTabs::selectJob);
        connect(chart, &ChartWidget::menuOpening, this,
                [this, chart](QMenu& menu, std::optional<results::JobId> job) {
                    fillChartMenu(menu, *chart, job);
                });
    }
}

void WorkbenchTabs::fillChartMenu(QMenu& menu, const charts::ChartWidget& chart,
                                  std::optional<results::JobId> job)
{
    if (&chart == currentChart())
        emit chartMenuOpening(menu);
    if (!job)
        return;
    menu.addSeparator();
    menu.addAction(widgets::symbolicIcon(QStringLiteral("kernels")), tr("Show Kernels"), this,
                   [this, job] { showKernelsOf(*job); });
    if (const auto row = m_workbench.results().find(*job); row && results::mainSourceOf(*row) != nullptr)
        menu.addAction(widgets::symbolicIcon(QStringLiteral("workshop")), tr("Show Kernel Text"), this,
                       [this, job] { showTextOf(*job); });
    menu.addAction(widgets::symbolicIcon(QStringLiteral("jobs")), tr("Show in the Table of Jobs"), this,
                   [this, job] { showJob(*job); });
    menu.addAction(tr("Pin as the Baseline"), this, [this, job] { pinRow(*job); });
}

void WorkbenchTabs::connectWinners()
{
    using charts::WinnerChart;
    auto* chart = &m_winners->chart();
    connect(chart, &WinnerChart::cellChosen, m_jobs, &JobsPage::selectJobs);
    connect(chart, &WinnerChart::menuOpening, this,
            [this, chart](QMenu& menu, std::optional<results::JobId> job) {
                if (!job)
                    return;
                menu.addAction(tr("Show Only the Rows of This Cell"), this,
                               [this, rows = chart->rowsBeside(*job)] { m_filters->showOnly(rows); });
            });
}

void WorkbenchTabs::connectHistory()
{
    connect(m_history, &HistoryPage::sessionWanted, this,
            [this](const QString& path, const results::JobSpec& row) {
                m_wanted = {path, row};
                emit sessionWanted(path);
            });
    connect(&m_workbench.session(), &bridge::SessionWorker::opened, this, &WorkbenchTabs::selectWanted);
}

void WorkbenchTabs::showHistory()
{
    setCurrentWidget(m_history);
}

void WorkbenchTabs::selectWanted()
{
    const auto wanted = std::exchange(m_wanted, std::nullopt);
    if (!wanted || bridge::qtPath(m_workbench.session().state().path) != wanted->session)
        return;
    for (const auto& result : m_workbench.results().results()) {
        if (results::deviceKey(result->spec.device) == results::deviceKey(wanted->row.device)
            && results::workAsRun(result->spec) == results::workAsRun(wanted->row))
            return selectJob(result->spec.id);
    }
}

void WorkbenchTabs::connectLearn()
{
    connect(m_learn, &LearnPage::resultChosen, this, &WorkbenchTabs::selectResult);
    connect(m_learn, &LearnPage::passChosen, this,
            [this](const results::ResultPointer& result, std::uint32_t stage, std::uint32_t pass) {
                selectResult(result);
                m_kernels->selectLaunch(stage, pass);
            });
    connect(m_learn, &LearnPage::kernelsWanted, this, [this] { setCurrentWidget(m_kernelsPage); });
    connect(m_learn, &LearnPage::lineWanted, this, [this](const QString& algorithm, const QString& kernel) {
        setCurrentWidget(m_workshop);
        m_workshop->showKernelLine(algorithm, kernel);
    });
    connect(m_workshop, &workshop::WorkshopPage::learnWanted, this, [this](const QString& algorithm) {
        m_learn->showAlgorithm(algorithm);
        setCurrentWidget(m_learn);
    });
    connect(m_kernels, &charts::KernelChart::launchChosen, this,
            [this](const results::ResultPointer& result, std::uint32_t stage, std::uint32_t pass) {
                selectResult(result);
                m_learn->showPass(stage, pass);
            });
}

void WorkbenchTabs::connectSession()
{
    auto& session = m_workbench.session();
    connect(&m_jobs->note(), &JobNote::edited, &m_workbench, &bridge::Workbench::setJobNote);
    const auto allowNotes = [this, &session] {
        QString why;
        if (session.leaving())
            why = tr("Another session is being opened.");
        else if (session.state().readOnly())
            why = tr("The session is open for reading only: save it under another name to write notes.");
        m_jobs->note().setReadOnly(why);
    };
    connect(&session, &bridge::SessionWorker::stateChanged, this, allowNotes);
    connect(&session, &bridge::SessionWorker::openingChanged, this, allowNotes);
    allowNotes();
}

void WorkbenchTabs::connectFilters()
{
    connect(m_filters, &FilterBar::changed, this, [this] {
        m_jobs->showOnly([this](results::JobId job) { return m_filters->filter().shows(job); });
        m_chartUpdate.start();
    });
    connect(m_jobs, &JobsPage::allWanted, m_filters, &FilterBar::clear);
    connect(m_filters, &FilterBar::metricChanged, this, &WorkbenchTabs::followMetric);
    followMetric(m_filters->metric());
    connect(this, &QTabWidget::currentChanged, this, &WorkbenchTabs::offerFilters);
    connect(&m_workbench.jobs(), &QAbstractItemModel::rowsInserted, this, &WorkbenchTabs::offerFilters);
    connect(&m_workbench.jobs(), &QAbstractItemModel::modelReset, this, &WorkbenchTabs::offerFilters);
    offerFilters();
}

void WorkbenchTabs::connectStyles()
{
    // Styles are updated together with the charts: opening a thousand jobs is enough work at once.
    connect(&m_workbench.jobs(), &QAbstractItemModel::rowsInserted, m_limiter,
            &charts::RepaintLimiter::request);
    connect(&m_workbench.jobs(), &QAbstractItemModel::modelReset, this, [this] {
        m_styles = std::make_shared<charts::SeriesStyles>();
        m_styledRows = 0;
        m_chartUpdate.start();
    });
}

void WorkbenchTabs::connectBaseline()
{
    connect(m_compare, &ComparePage::baselinePinned, this, &WorkbenchTabs::setBaseline);
    connect(m_filters, &FilterBar::unpinWanted, this, [this] { setBaseline(nullptr); });
    connect(m_jobs, &JobsPage::pinWanted, this, &WorkbenchTabs::pinRow);
    connect(&m_workbench.jobs(), &QAbstractItemModel::modelReset, this, [this] {
        const auto& baseline = m_workbench.jobs().baseline();
        if (baseline && baseline->own())
            setBaseline(nullptr); // its ids belong to the session that was left
    });
    // A window in another language takes over the baseline that the earlier window had pinned.
    setBaseline(m_workbench.jobs().baseline());
}

void WorkbenchTabs::setBaseline(models::SharedBaseline baseline)
{
    m_study->setBaseline(baseline);
    m_kernelsPage->setBaseline(baseline);
    m_compare->showPinned(baseline);
    m_filters->showBaseline(baseline ? models::text(baseline->name()) : QString());
    m_speedUps->setPinned(baseline, false);
    m_workbench.jobs().setBaseline(std::move(baseline));
}

void WorkbenchTabs::pinRow(results::JobId id)
{
    const auto row = m_workbench.results().find(id);
    if (!row || !row->verified())
        return;
    const auto& all = m_workbench.results().results();
    const auto name = QStringLiteral("%1 · %2").arg(models::variantTitle(row->spec),
                                                    charts::DeviceLabels(all).of(row->spec.device));
    setBaseline(std::make_shared<const results::PinnedBaseline>(name.toStdString(), row, all));
    m_speedUps->setPinned(m_workbench.jobs().baseline(), true);
}

void WorkbenchTabs::updateStyles()
{
    const auto& jobs = m_workbench.jobs();
    std::vector<const results::JobSpec*> added;
    for (; m_styledRows < jobs.rowCount(); ++m_styledRows)
        added.push_back(&jobs.row(m_styledRows).spec);
    if (added.empty())
        return;
    m_styles->add(added);
    for (const auto& page : m_pages) {
        if (page.chart)
            page.chart->setStyles(m_styles);
    }
}

void WorkbenchTabs::tellRuns()
{
    for (auto* curves : findChildren<charts::CurveChart*>())
        curves->setRuns([this](results::JobId job) {
            const auto* row = m_workbench.jobs().find(job);
            return row ? row->run : results::RunId{0};
        });
}

void WorkbenchTabs::offerFilters()
{
    const auto& page = current();
    m_filters->offerMetric(page.filters == Filters::JobsAndMetric);
    m_filters->setVisible(page.filters != Filters::None && m_workbench.jobs().rowCount() > 0);
    m_filters->offerFind(page.widget != m_jobs);
}

void WorkbenchTabs::followMetric(results::Metric metric)
{
    m_scaling->followMetric(metric);
    m_speedUps->followMetric(metric);
    m_winners->chart().followMetric(metric);
    m_fleet->followMetric(metric);
}

void WorkbenchTabs::restore(const bridge::Settings& settings)
{
    m_filters->restore(settings);
    showPage(settings.value(kPageKey).toString());
    restoreViews(*this, settings);
}

void WorkbenchTabs::save(bridge::Settings& settings) const
{
    m_filters->save(settings);
    settings.setValue(kPageKey, currentPage());
    saveViews(*this, settings);
}

void WorkbenchTabs::connectOverview()
{
    const auto choose = [this] { m_tabChosen = m_tabChosen || m_workbench.runs().running(); };
    connect(this, &QTabWidget::currentChanged, this, choose);
    connect(tabBar(), &QTabBar::tabBarClicked, this, choose);
    connect(&m_workbench, &bridge::Workbench::hereChanged, m_limiter, &charts::RepaintLimiter::request);
    connect(&m_workbench, &bridge::Workbench::runFinished, this, &WorkbenchTabs::endRun);
    connect(m_overview, &OverviewPage::jobsRequested, this, [this](const std::vector<results::JobId>& found) {
        m_filters->showOnly(found);
        showJob(found.front());
    });
    connect(m_overview, &OverviewPage::kernelsRequested, this, &WorkbenchTabs::showKernelsOf);
    connect(m_overview, &OverviewPage::comparisonRequested, this, [this] { setCurrentWidget(m_compare); });
    const auto& session = m_workbench.session();
    connect(&session, &bridge::SessionWorker::stateChanged, m_overview,
            [this, &session] { m_overview->setNotes(models::text(session.state().notes)); });
    m_overview->setNotes(models::text(session.state().notes));
}

void WorkbenchTabs::endRun(bool cancelled)
{
    m_chartUpdate.stop();
    updateCharts(); // the overview is not to be seen without the last results
    if (!std::exchange(m_tabChosen, false) && !cancelled && currentWidget() != m_workshop)
        setCurrentWidget(m_overview);
}

void WorkbenchTabs::updateOverview(const std::vector<models::ResultStore::Result>& shown)
{
    std::vector<results::OverviewJob> jobs;
    for (const auto& result : shown) {
        const auto* row = m_workbench.jobs().find(result->spec.id);
        const bool elsewhere = row != nullptr && row->environment != nullptr;
        using enum models::JobState;
        const bool atWork = row != nullptr && (row->state == Waiting || row->state == Running);
        jobs.push_back({result, elsewhere ? row->environment : m_workbench.here(), atWork});
    }
    m_overview->setJobs(std::move(jobs));
}

void WorkbenchTabs::showJob(results::JobId id)
{
    setCurrentWidget(m_jobs);
    selectJob(id);
}

void WorkbenchTabs::keepNotes()
{
    m_jobs->note().keep();
}

void WorkbenchTabs::setMeasuring(bool measuring)
{
    m_limiter->setMeasuring(measuring);
    for (const auto& page : m_pages) {
        if (page.chart)
            page.chart->setMeasuring(measuring);
    }
    m_overview->setMeasuring(measuring);
    m_learn->setMeasuring(measuring);
}

void WorkbenchTabs::showExercise()
{
    m_study->chart().chooseExercise();
    setCurrentWidget(m_study);
}

void WorkbenchTabs::showPage(const QString& name)
{
    for (const auto& page : m_pages) {
        if (name == QLatin1String(page.id))
            setCurrentWidget(page.widget);
    }
}

QString WorkbenchTabs::currentPage() const
{
    return QLatin1String(current().id);
}

QString WorkbenchTabs::currentGuide() const
{
    return QStringLiteral("user-guide.md#") + QLatin1String(current().guide);
}

charts::ChartWidget* WorkbenchTabs::currentChart() const
{
    // The page has a chart of sorts and another one of searches.
    return current().widget == m_learn ? &m_learn->chart() : current().chart;
}

void WorkbenchTabs::updateCharts()
{
    updateStyles();
    // The charts limit their repainting themselves, and prepare nothing while they are hidden.
    const auto shown = shownResults();
    for (const auto& page : m_pages) {
        // The overview hands on its jobs, and the history is of the folder.
        if (page.chart && page.widget != m_overview && page.widget != m_history)
            page.chart->setResults(page.filters == Filters::None ? m_workbench.results().results() : shown);
    }
    m_fleet->setResults(shown);
    m_learn->setResults(m_workbench.results().results());
    updateOverview(shown);
}

std::vector<models::ResultStore::Result> WorkbenchTabs::shownResults() const
{
    if (!m_filters->filter().restricts())
        return m_workbench.results().results();
    std::vector<models::ResultStore::Result> shown;
    std::ranges::copy_if(m_workbench.results().results(), std::back_inserter(shown),
                         [this](const auto& result) { return m_filters->filter().shows(result->spec.id); });
    return shown;
}

void WorkbenchTabs::selectJob(results::JobId id)
{
    if (std::exchange(m_selecting, true))
        return;
    m_selected = id;
    if (const auto result = m_workbench.results().find(id))
        showResult(result);
    m_jobs->selectJob(id);
    m_study->selectJob(id);
    for (auto* chart : findChildren<charts::ChartWidget*>())
        chart->setSelectedJob(id);
    m_selecting = false;
    emit jobSelected();
}

void WorkbenchTabs::selectResult(const results::ResultPointer& result)
{
    selectJob(result->spec.id);
}

void WorkbenchTabs::selectNothing()
{
    m_selected.reset();
    showResult(nullptr); // a job of the session before may not be known any more
    for (auto* chart : findChildren<charts::ChartWidget*>())
        chart->setSelectedJob(std::nullopt);
    emit jobSelected();
}

void WorkbenchTabs::showKernelsOf(results::JobId id)
{
    setCurrentWidget(m_kernelsPage);
    selectJob(id);
}

void WorkbenchTabs::showTextOf(results::JobId id)
{
    const auto row = m_workbench.results().find(id);
    if (!row)
        return;
    setCurrentWidget(m_workshop);
    m_workshop->showTextOf(row);
}

QString WorkbenchTabs::whyNoText() const
{
    const auto row = m_selected ? m_workbench.results().find(*m_selected) : nullptr;
    if (!row)
        return tr("Select a finished row first.");
    return results::mainSourceOf(*row) == nullptr ? tr("The selected row has compiled no kernels.")
                                                  : QString();
}

void WorkbenchTabs::showResult(const results::ResultPointer& result)
{
    m_kernels->setResult(result);
    m_timeline->setResult(result);
    m_samples->setResult(result);
    m_learn->setResult(result);
}

} // namespace sortscope::gui::pages
