// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/mainwindow.h"

#include "core/base/usageerror.h"
#include "core/plan/requestofjobs.h"
#include "gui/experiment/experimentpanel.h"
#include "gui/pages/devicepage.h"
#include "gui/pages/filterbar.h"
#include "gui/pages/historypage.h"
#include "gui/pages/jobspage.h"
#include "gui/pages/overviewpage.h"
#include "gui/session/settings.h"
#include "gui/text/requesttext.h"
#include "gui/text/text.h"
#include "gui/widgets/bannerstack.h"
#include "gui/widgets/errorbanner.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/pagerail.h"
#include "gui/widgets/showscrolled.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/widgets/tablepane.h"
#include "gui/window/commandtable.h"
#include "gui/window/dialogs.h"
#include "gui/window/folderactions.h"
#include "gui/window/runcontrol.h"
#include "gui/window/sessionactions.h"
#include "gui/window/windowactions.h"
#include "gui/window/windowalgorithms.h"
#include "gui/window/windowcalibration.h"
#include "gui/window/windowexports.h"
#include "gui/window/windowhelp.h"
#include "gui/window/windowmachines.h"
#include "gui/window/windowprint.h"
#include "gui/window/windowtuning.h"
#include "gui/window/workbenchtabs.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QScreen>
#include <QScrollArea>
#include <QStatusBar>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

namespace sortscope::gui::pages {
namespace {

constexpr int kStatusMessageMs = 15'000;

/// Scrolls the page in front if the window is lower or narrower than it.
class PageArea : public QScrollArea {
public:
    explicit PageArea(QWidget* pages)
    {
        widgets::showScrolled(*this, pages);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    }

    QSize sizeHint() const override { return widget()->sizeHint(); }

    QSize minimumSizeHint() const override
    {
        constexpr QSize kSmallest(400, 160);
        return widget()->minimumSizeHint().boundedTo(kSmallest);
    }
};

/// Stops the blinking of text cursors, which is an animation too, while samples are taken.
void stopCursorBlinking(bool stop)
{
    static const int usual = QApplication::cursorFlashTime();
    QApplication::setCursorFlashTime(stop ? 0 : usual);
}

} // namespace

MainWindow::MainWindow(bridge::Workbench& workbench, bridge::Settings& settings, QWidget* parent)
    : QMainWindow(parent),
      m_workbench(workbench),
      m_settings(settings),
      m_presets(settings),
      m_commands(new CommandTable(this)),
      m_session(new SessionActions(*this, workbench, settings, *m_commands)),
      m_folder(new FolderActions(*this, workbench, settings, *m_commands)),
      m_experiment(new ExperimentPanel(workbench)),
      m_control(new RunControl(workbench, *m_commands, this)),
      m_calibration(new WindowCalibration(*this, workbench)),
      m_tuning(new WindowTuning(*this, workbench)),
      m_machines(new WindowMachines(*this, workbench, settings, *m_commands)),
      m_banner(new widgets::ErrorBanner),
      m_tabs(new WorkbenchTabs(workbench)),
      m_stateIcon(new widgets::IconLabel(QStringLiteral("state-ok"))),
      m_state(new QLabel)
{
    makeCentre();
    makeExperimentDock();
    statusBar()->addPermanentWidget(m_stateIcon);
    statusBar()->addPermanentWidget(m_state);
    connectActions();
    connectJobs();
    connectFolder();
    connectMessages();
    sayWhyNot();
    connectActivity();
    restoreSettings();
    m_session->tell();
    followActivity();
    if (!m_settings.fault().isEmpty())
        showError(m_settings.fault());
}

// Hidden widgets report it, and keep notes: they must do so while the whole window is there to hear them.
MainWindow::~MainWindow()
{
    hide();
}

void MainWindow::makeCentre()
{
    m_tabs->setObjectName(QStringLiteral("tabs"));
    m_rail = new widgets::PageRail(*m_tabs);
    auto* page = widgets::named("page", new QWidget);
    widgets::fill(new QVBoxLayout(page), {{&m_tabs->filters()}, {new PageArea(m_tabs), 1}})->setSpacing(0);
    auto* centre = new QWidget;
    widgets::fill(new QHBoxLayout(centre), {{m_rail}, {page, 1}})->setSpacing(0);
    new widgets::BannerStack(*page, {m_session->bar(), m_banner});
    setCentralWidget(centre);
}

void MainWindow::makeExperimentDock()
{
    auto* dock = widgets::named("experiment", new QDockWidget(tr("Experiment")));
    dock->setWidget(m_experiment);
    dock->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    addDockWidget(Qt::LeftDockWidgetArea, dock);
    m_actions = new WindowActions(*this, *m_commands, *dock->toggleViewAction(), m_experiment->copyCommand(),
                                  *m_session, *m_control, *m_machines);
    m_exports = new WindowExports(*this, m_workbench, m_settings, *m_actions, *m_tabs, *m_commands);
    m_print = new WindowPrint(*this, m_workbench, *m_actions, *m_commands);
    new WindowAlgorithms(*this, m_workbench, m_settings, *m_actions);
    new WindowHelp(*this, *m_actions->helpMenu, *m_experiment, *m_tabs, m_workbench);
    m_actions->pagesMenu->addActions(m_rail->actions());
    m_experiment->setActions(*m_actions->run, *m_control->pause, *m_actions->cancel);
    m_tabs->devices().setCalibrateAction(*m_actions->calibrate);
    m_tabs->overview().setSampleAction(*m_session->openSample);
    m_experiment->setStore(m_presets);
}

void MainWindow::connectActions()
{
    connect(m_actions->run, &QAction::triggered, this, &MainWindow::run);
    connect(m_actions->cancel, &QAction::triggered, &m_workbench.runs(), &bridge::RunBridge::cancel);
    connect(m_actions->cancel, &QAction::triggered, &m_workbench.caseChecks(), &bridge::CaseChecks::cancel);
    connect(m_actions->discover, &QAction::triggered, &m_workbench, &bridge::Workbench::discover);
    connect(m_actions->calibrate, &QAction::triggered, m_calibration, &WindowCalibration::ask);
    connect(m_actions->tune, &QAction::triggered, this, [this] { m_tuning->ask(m_experiment->request()); });
    connect(m_actions->kernelText, &QAction::triggered, this,
            [this] { m_tabs->showTextOf(m_tabs->selectedJob().value_or(0)); });
    connect(m_actions->presets, &QActionGroup::triggered, this,
            [this](const QAction* action) { usePreset(action->data().toString()); });
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_actions->about, &QAction::triggered, this, [this] { showAbout(this); });
    connect(m_actions->languages, &QActionGroup::triggered, this,
            [this](const QAction* action) { emit languageChosen(action->data().toString()); });
    connect(m_actions->appearances, &QActionGroup::triggered, this,
            [this](const QAction* action) { emit appearanceChosen(action->data().toString()); });
}

void MainWindow::connectJobs()
{
    const auto* table = &m_tabs->jobs().table();
    connect(table, &widgets::TableView::settingsWanted, this, &MainWindow::useSettings);
    connect(table, &widgets::TableView::runAgainWanted, this, [this](const auto& jobs) {
        useSettings(jobs);
        run();
    });
    connect(table, &widgets::TableView::rowMenuOpening, m_control, &RunControl::fillRowMenu);
    connect(m_tabs, &WorkbenchTabs::chartMenuOpening, this, [this](QMenu& menu) {
        menu.addActions({m_actions->copyChart, m_actions->exportChart});
    });
    connect(m_session, &SessionActions::leaving, m_tabs, &WorkbenchTabs::keepNotes);
}

void MainWindow::connectFolder()
{
    m_actions->fileMenu->insertAction(m_session->recent->menuAction(), m_folder->open);
    m_tabs->history().setOpenAction(*m_folder->open);
    connect(m_folder, &FolderActions::opened, m_tabs, &WorkbenchTabs::showHistory);
    connect(m_tabs, &WorkbenchTabs::sessionWanted, m_session, &SessionActions::openFile);
}

void MainWindow::open(const QString& path)
{
    if (QFileInfo(path).isDir())
        m_folder->openFolder(path);
    else
        m_session->openFile(path);
}

void MainWindow::connectMessages()
{
    connect(&m_workbench.messages(), &bridge::Messages::told, this, &MainWindow::tell);
    connect(&m_workbench.messages(), &bridge::Messages::failed, this, &MainWindow::showError);
    connect(&m_settings, &bridge::Settings::failed, this, &MainWindow::showError);
    connect(m_session, &SessionActions::damaged, this, [this](const QString& sentence, const QString& path) {
        m_banner->showMessage(sentence, {.text = tr("Open Its Readable Part"),
                                         .perform = [this, path] { m_session->rescueFile(path); }});
    });
    connect(&m_workbench.session(), &bridge::SessionWorker::opened, m_banner, &QWidget::hide);
    connect(&m_workbench, &bridge::Workbench::runFinished, this, &MainWindow::tellOutcome);
    connect(&m_workbench, &bridge::Workbench::progressChanged, this, [this] {
        if (!m_run.isValid() && m_workbench.runs().running())
            m_run.start();
    });
}

void MainWindow::connectActivity()
{
    connect(&m_workbench.activity(), &bridge::Activity::changed, this, &MainWindow::followActivity);
    // All that the reasons in the table of commands depend on, beside the activity.
    const auto refresh = [this](auto* sender, auto signal) {
        connect(sender, signal, m_commands, &CommandTable::refresh);
    };
    refresh(m_experiment, &ExperimentPanel::changed);
    refresh(m_tabs, &WorkbenchTabs::chartChanged);
    refresh(m_tabs, &WorkbenchTabs::jobSelected);
    refresh(&m_workbench.discovery(), &bridge::DeviceDiscovery::started);
    refresh(&m_workbench.discovery(), &bridge::DeviceDiscovery::found);
    refresh(&m_workbench.places(), &bridge::Places::changed);
    refresh(&m_workbench.session(), &bridge::SessionWorker::stateChanged);
    refresh(&m_workbench.results(), &models::ResultStore::changed);
    refresh(&m_workbench.jobs(), &QAbstractItemModel::modelReset);
    refresh(&m_workbench, &bridge::Workbench::runFinished);
}

void MainWindow::sayWhyNot()
{
    const auto& runs = m_workbench.runs();
    const auto& activity = m_workbench.activity();
    const auto looking = [](bool is) {
        return is ? RunControl::tr("Devices are being looked for.") : QString();
    };
    m_commands->add(m_actions->run, [this, &runs, &activity] {
        // During a run, the command adds to the queue.
        return firstOf({runs.running() ? QString() : activity.whyBusy(), m_experiment->whyNoJobs()});
    });
    m_commands->add(m_actions->tune, [this, &activity] {
        const auto experiment = m_experiment->experiment();
        return firstOf({activity.whyBusy(), m_experiment->whyNoJobs(),
                        experiment ? WindowTuning::whyNot(*experiment) : QString()});
    });
    m_commands->add(m_actions->chooseKernels, [&activity] { return activity.whyFixed(); });
    m_commands->add(m_actions->kernelText, [this] { return m_tabs->whyNoText(); });
    m_commands->add(m_actions->cancel, [this, &runs] {
        if (m_workbench.caseChecks().running())
            return QString();
        if (!runs.running())
            return RunControl::tr("Nothing is running.");
        return runs.cancelling() && !runs.inRunner() ? m_actions->cancel->statusTip() : QString();
    });
    m_commands->add(m_actions->calibrate, [this, &activity, looking] {
        return firstOf(
            {activity.whyBusy(), looking(!m_workbench.discovered() || m_workbench.discovery().running())});
    });
    m_commands->add(m_actions->discover, [this, &activity, looking] {
        return firstOf({activity.whyFixed(), looking(m_workbench.discovery().running())});
    });
    for (auto* preset : m_actions->presets->actions())
        m_commands->add(preset, [this, looking] { return looking(!m_workbench.discovered()); });
}

void MainWindow::run()
{
    if (!m_experiment->canRun())
        return;
    if (m_workbench.runs().running()) {
        m_workbench.queue().add({m_experiment->request(), m_experiment->shortMessage()});
        return;
    }
    // A run that is being prepared goes on: refuseRun() would end it.
    if (const auto why = m_workbench.activity().whyBusy(); !why.isEmpty())
        return m_workbench.tellRefusal(why);
    m_banner->hide();
    try {
        m_workbench.run(m_experiment->request());
        saveSettings();
    } catch (const std::exception& error) {
        m_workbench.refuseRun(models::text(error.what()));
    }
}

void MainWindow::useSettings(const std::vector<results::JobId>& jobs)
{
    std::vector<results::JobSpec> specs;
    for (const auto id : jobs) {
        if (const auto* row = m_workbench.jobs().find(id))
            specs.push_back(row->spec);
    }
    if (specs.empty())
        return;
    auto request = plan::requestOfJobs(specs);
    request.devices.clear();
    for (const auto& spec : specs) {
        auto id = m_workbench.places().idOf(spec.device);
        if (std::ranges::find(request.devices, id) == request.devices.end())
            request.devices.push_back(std::move(id));
    }
    m_experiment->setRequest(request);
}

void MainWindow::usePreset(const QString& id)
{
    m_experiment->usePrepared(id);
    if (!m_experiment->request().merges.empty())
        m_tabs->showExercise();
}

void MainWindow::showError(const QString& message)
{
    m_banner->showMessage(message);
}

QString MainWindow::shownError() const
{
    return m_banner->message();
}

void MainWindow::followActivity()
{
    setMeasuring(m_workbench.activity().measuring());
    showState();
    m_actions->follow(m_workbench.runs());
    m_commands->refresh();
}

void MainWindow::setMeasuring(bool measuring)
{
    if (std::exchange(m_measuring, measuring) == measuring)
        return;
    stopCursorBlinking(measuring);
    m_tabs->setMeasuring(measuring);
    m_stateIcon->setIcon(measuring ? widgets::stateIcon(models::JobState::Running) : QIcon());
}

void MainWindow::showState()
{
    const auto& runs = m_workbench.runs();
    if (m_workbench.activity().viewing())
        m_state->setText(tr("Only showing sessions"));
    else if (runs.cancelling())
        m_state->setText(tr("Cancelling: waiting for the current command"));
    else if (runs.paused())
        m_state->setText(runs.pausing() ? tr("Paused: nothing is measured") : tr("Continuing"));
    else if (runs.pausing())
        m_state->setText(tr("Pausing after the current replicate"));
    else
        m_state->setText(m_workbench.activity().measuring()
                             ? tr("Measuring: the window repaints at most once per second")
                             : tr("Not measuring"));
}

void MainWindow::tell(const QString& message)
{
    statusBar()->showMessage(message, kStatusMessageMs);
}

void MainWindow::tellOutcome(bool cancelled)
{
    const auto took = std::chrono::milliseconds(m_run.isValid() ? m_run.elapsed() : 0);
    m_run.invalidate();
    const auto failed = m_workbench.progress().failed;
    if (failed > 0)
        showError(tr("%n job(s) failed. The reasons are in the Jobs tab.", "", static_cast<int>(failed)));
    else if (cancelled)
        tell(tr("The run was cancelled."));
    else
        tell(tr("The run has finished in %1: %n job(s).", "", static_cast<int>(m_workbench.progress().jobs))
                 .arg(models::roughDuration(took)));
}

void MainWindow::restoreSettings()
{
    constexpr QSize kUsualSize(1280, 820);
    // The title bar and the edges that the desktop adds, whose sizes nobody knows before it is shown.
    constexpr QSize kFrame(8, 40);
    if (!restoreGeometry(m_settings.value(QStringLiteral("window/geometry")).toByteArray()))
        resize(kUsualSize.boundedTo(screen()->availableSize() - kFrame));
    restoreState(m_settings.value(QStringLiteral("window/state")).toByteArray());
    m_tabs->restore(m_settings);
    if (m_workbench.activity().viewing()) {
        findChild<QDockWidget*>(QStringLiteral("experiment"))->hide();
        return;
    }
    m_machines->restore();
    if (const auto request = loadRequest(m_settings))
        m_experiment->setRequest(*request);
}

void MainWindow::saveSettings()
{
    if (m_workbench.activity().viewing())
        return; // the settings are those of the window beside
    m_settings.setValue(QStringLiteral("window/geometry"), saveGeometry());
    m_settings.setValue(QStringLiteral("window/state"), saveState());
    m_tabs->save(m_settings);
    if (!m_workbench.discovered())
        return; // nothing could be chosen yet, so the saved experiment is still the last one
    try {
        saveRequest(m_settings, m_experiment->remembered());
    } catch (const base::UsageError&) {
        // Half-typed input is not kept; the earlier experiment is.
        return;
    }
}

void MainWindow::changeEvent(QEvent* event)
{
    // sortscope-cli may have tuned meanwhile.
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        m_workbench.reloadTunings();
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    saveSettings();
    if (m_mayClose) {
        QMainWindow::closeEvent(event);
        return;
    }
    // If there is nothing to ask, the answer comes at once and the window closes within this call.
    m_session->closeThen([this] {
        m_mayClose = true;
        close();
    });
    event->setAccepted(m_mayClose);
}

} // namespace sortscope::gui::pages
