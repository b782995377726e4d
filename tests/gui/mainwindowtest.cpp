// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/mainwindow.h"

#include "core/plan/expand.h"
#include "core/plan/presetrequest.h"
#include "core/session/sessionfile.h"
#include "gui/app/windowhost.h"
#include "gui/charts/kernels/kernelchart.h"
#include "gui/charts/learn/stepchart.h"
#include "gui/experiment/experimentpanel.h"
#include "gui/pages/jobspage.h"
#include "gui/pages/learnpage.h"
#include "gui/pages/overviewpage.h"
#include "gui/session/settings.h"
#include "gui/widgets/pagerail.h"
#include "gui/widgets/stepper.h"
#include "gui/widgets/tablepane.h"
#include "gui/window/windowactions.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDir>
#include <QEventLoop>
#include <QHeaderView>
#include <QMenu>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSortFilterProxyModel>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <utility>

using namespace sortscope;
using namespace std::chrono_literals;
using gui::bridge::Workbench;
using gui::pages::LearnPage;
using gui::pages::MainWindow;
using gui::pages::OverviewPage;

namespace {

/// Returns once the event loop has had so many turns that a page which was to be shown would be in front.
void passTurns()
{
    int turns = 50;
    QEventLoop loop;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &loop, [&] {
        if (--turns == 0)
            loop.quit();
    });
    timer.start(0);
    loop.exec();
}

using Desk = tests::OwnWindow;

/// Notes for each hidden widget whether its window is still one of this program.
struct HideWatcher : QObject {
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Hide)
            whole << (qobject_cast<MainWindow*>(qobject_cast<QWidget*>(watched)->window()) != nullptr);
        return false;
    }

    QList<bool> whole;
};

void clickRow(const QTableView& table, int row, Qt::KeyboardModifiers modifiers = {})
{
    QTest::mouseClick(table.viewport(), Qt::LeftButton, modifiers,
                      table.visualRect(table.model()->index(row, 1)).center());
}

/// Chooses an entry of the current row's menu as a user does. False if there is no such entry.
bool chooseInMenu(const QTableView& table, const QString& entry)
{
    const auto at = table.visualRect(table.currentIndex()).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, table.viewport()->mapToGlobal(at));
    QCoreApplication::sendEvent(table.viewport(), &event);
    const QPointer<QMenu> menu = table.findChild<QMenu*>("rows");
    const auto entries = menu ? menu->actions() : QList<QAction*>();
    const auto found = std::ranges::find(entries, entry, [](const QAction* each) { return each->text(); });
    if (found == entries.end())
        return false;
    (*found)->trigger();
    menu->close();
    QCoreApplication::sendPostedEvents(menu, QEvent::DeferredDelete);
    return true;
}

} // namespace

class MainWindowTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression("there is no icon")); }

    void aVisibleWindowThatGoesIsWholeUntilAllOfItIsHidden()
    {
        auto desk = std::make_unique<Desk>();
        auto* page = desk->window.findChild<OverviewPage*>();
        QVERIFY(page->isVisible());
        HideWatcher watcher;
        page->installEventFilter(&watcher);
        desk.reset();
        QCOMPARE(watcher.whole, QList<bool>{true});
    }

    void runSaysWhyItCannotBePressedYet()
    {
        Desk desk;
        const auto* run = desk.window.actions().run;
        QVERIFY(!run->isEnabled());
        QVERIFY(run->toolTip().contains("Looking for devices"));
        QVERIFY(desk.ready());
        QVERIFY(run->isEnabled());
        QVERIFY(!desk.window.actions().cancel->isEnabled());
        QVERIFY(!desk.window.actions().exportResults->isEnabled());
        QVERIFY(desk.window.actions().exportResults->toolTip().contains("no results"));
    }

    void aRunFillsTheTables()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QVERIFY(desk.runToTheEnd());
        QCOMPARE(desk.workbench.jobs().rowCount(), 2);
        QVERIFY(desk.workbench.jobs()
                    .index(1, gui::models::JobsModel::WallMedian)
                    .data(gui::models::RawRole)
                    .isValid());
        QCOMPARE(desk.window.shownError(), QString());
        QVERIFY(desk.window.actions().exportResults->isEnabled());
        QVERIFY(desk.runToTheEnd());
        QCOMPARE(desk.workbench.jobs().rowCount(), 4);
        QCOMPARE(desk.workbench.jobs().row(3).spec.id, 4);
    }

    void aPassIsOneSelectionOfLearnAndKernels()
    {
        Desk desk;
        QVERIFY(desk.ready({16, 32}));
        QVERIFY(desk.runToTheEnd());
        auto* tabs = desk.window.findChild<QTabWidget*>("tabs");
        auto* learn = desk.window.findChild<LearnPage*>();
        auto* kernels = desk.window.findChild<gui::charts::KernelChart*>();
        tabs->setCurrentWidget(learn);
        QTRY_VERIFY(learn->chart().legend().empty());
        learn->stepper().setStep(3);
        learn->findChild<QPushButton*>("to-kernels")->click();
        QVERIFY(kernels->isVisible());
        auto& canvas = *kernels->findChild<gui::charts::Canvas*>();
        QTRY_VERIFY(!canvas.empty());
        // 32 keys have 15 passes; the last pass of stage 2 is the sixth.
        QCOMPARE(canvas.hotSpots().size(), std::size_t{15});
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.hotSpots().at(5).area.center().toPoint());
        QCOMPARE(learn->chart().step(), 6);
    }

    void theSettingsOfJobsAreUsedAndRunAgain()
    {
        Desk desk;
        QVERIFY(desk.ready({16, 32, 64}));
        QVERIFY(desk.runToTheEnd());
        desk.window.experiment().setRequest(tests::bitonicRequest({1024}));
        auto* jobs = desk.window.findChild<gui::pages::JobsPage*>();
        desk.window.findChild<QTabWidget*>("tabs")->setCurrentWidget(jobs);
        clickRow(jobs->table(), 1);
        QVERIFY(chooseInMenu(jobs->table(), "Use These Settings"));
        QCOMPARE(desk.window.experiment().request().sizes, std::vector<std::size_t>{32});
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        clickRow(jobs->table(), 0);
        clickRow(jobs->table(), 2, Qt::ControlModifier);
        QVERIFY(chooseInMenu(jobs->table(), "Run Again"));
        QVERIFY(finished.wait());
        QCOMPARE(desk.workbench.jobs().rowCount(), 5);
        QCOMPARE(desk.workbench.jobs().row(3).spec.workload.size, std::size_t{16});
        QCOMPARE(desk.workbench.jobs().row(4).spec.workload.size, std::size_t{64});
    }

    void aRunThatIsBeingPreparedIsNotEndedByAnother()
    {
        const QTemporaryDir folder;
        const auto path = folder.filePath("shared.sortscope");
        auto file = session::SessionFile::create(path.toStdString());
        std::vector<results::JobSpec> specs{tests::resultOf(1, 16, {})->spec};
        file.beginRun(results::captureEnvironment(), specs);
        file.finishJob(1, *tests::resultOf(1, 16, {3000, 4000}));
        Desk desk;
        QVERIFY(desk.ready({16}));
        QVERIFY(desk.open(path));
        // A session that another program writes is read-only here: its copy is a part of preparing a run.
        QTRY_VERIFY(desk.workbench.session().state().readOnly());
        auto& jobs = desk.show<gui::pages::JobsPage>();
        clickRow(jobs.table(), 0);
        const QSignalSpy refused(&desk.workbench, &Workbench::runRefused);
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.window.actions().run->trigger();
        QCOMPARE(desk.workbench.activity().whyBusy(), QString("A run is being prepared."));
        QVERIFY(chooseInMenu(jobs.table(), "Run Again"));
        QCOMPARE(desk.window.shownError(), QString("The run could not start. A run is being prepared."));
        QCOMPARE(desk.workbench.activity().whyBusy(), QString("A run is being prepared."));
        QVERIFY(finished.wait());
        QCOMPARE(refused.size(), 0);
        QCOMPARE(desk.workbench.jobs().rowCount(), 2);
    }

    void cancellingLeavesEveryJobInOneFinalState()
    {
        tests::Gate gate;
        Desk desk({.onLaunch = [&] { gate.pass(); }});
        QVERIFY(desk.ready({16, 32, 64}));
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.window.actions().run->trigger();
        gate.waitForLaunch();
        QVERIFY(desk.window.actions().cancel->isEnabled());
        QVERIFY(desk.window.actions().run->text().contains("Queue"));
        desk.window.actions().cancel->trigger();
        gate.open();
        QVERIFY(finished.wait());
        QCOMPARE(desk.workbench.jobs().rowCount(), 3);
        for (int row = 0; row < 3; ++row)
            QVERIFY(desk.workbench.jobs().row(row).state == gui::models::JobState::Cancelled);
        QVERIFY(desk.window.actions().run->isEnabled());
    }

    void whileMeasuringTheWindowSaysSoAndNothingBlinksOrSwings()
    {
        const int flashTime = QApplication::cursorFlashTime();
        tests::Gate gate;
        Desk desk({.onLaunch = [&] { gate.pass(); }});
        QVERIFY(desk.ready());
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.window.actions().run->trigger();
        gate.waitForLaunch();
        QVERIFY(desk.status().contains("Measuring: the window repaints at most once per second"));
        QCOMPARE(QApplication::cursorFlashTime(), 0);
        for (const auto* bar : desk.window.findChildren<QProgressBar*>())
            QVERIFY(bar->minimum() < bar->maximum()); // an empty range would make it busy
        gate.open();
        QVERIFY(finished.wait());
        QCOMPARE(QApplication::cursorFlashTime(), flashTime);
        QVERIFY(desk.status().contains("Not measuring"));
    }

    void aBannerLiesOverThePageAndMovesNothing()
    {
        Desk desk;
        QVERIFY(QTest::qWaitForWindowExposed(&desk.window));
        auto* rail = desk.window.findChild<gui::widgets::PageRail*>();
        auto* tabs = desk.window.findChild<QTabWidget*>("tabs");
        auto* page = desk.window.findChild<QWidget*>("page");
        const auto placeOf = [&](const QWidget* widget) {
            return QRect(widget->mapTo(&desk.window, QPoint()), widget->size());
        };
        const auto railBefore = placeOf(rail);
        const auto tabsBefore = placeOf(tabs);
        const QString message =
            QStringLiteral("something went wrong, and a long sentence says what ").repeated(6);
        desk.window.showError(message);
        auto* close = desk.window.findChild<QWidget*>("close-banner");
        auto* banner = close->parentWidget();
        QTRY_VERIFY(banner->height()
                    > desk.window.fontMetrics().height() * 2); // the message has several lines
        QCOMPARE(placeOf(rail), railBefore);
        QCOMPARE(placeOf(tabs), tabsBefore);
        QVERIFY(placeOf(page).contains(placeOf(banner)));
        QCOMPARE(placeOf(banner).bottom(), placeOf(page).bottom());
        desk.window.resize(desk.window.size() + QSize(60, 40));
        QTRY_COMPARE(placeOf(banner).bottom(), placeOf(page).bottom());
        QCOMPARE(placeOf(banner).width(), placeOf(page).width());
        QTest::keyClick(close, Qt::Key_Space);
        QVERIFY(banner->isHidden());
    }

    void failedJobsAreToldInABannerThatCanBeClosed()
    {
        Desk desk({.failAt = tests::Step::Build});
        QVERIFY(desk.ready());
        QVERIFY(desk.runToTheEnd());
        QVERIFY(desk.window.shownError().contains("failed"));
        QCOMPARE(QApplication::activeModalWidget(), nullptr);
        desk.window.showError("Something else");
        QCOMPARE(desk.window.shownError(), "Something else");
        desk.window.findChild<QWidget*>("close-banner")->setFocus();
        QTest::keyClick(desk.window.findChild<QWidget*>("close-banner"), Qt::Key_Space);
        QCOMPARE(desk.window.shownError(), QString());
    }

    void afterARunTheOverviewIsShown()
    {
        Desk desk;
        QVERIFY(desk.ready());
        auto* tabs = desk.window.findChild<QTabWidget*>("tabs");
        tabs->setCurrentWidget(desk.window.findChild<gui::pages::JobsPage*>());
        QVERIFY(desk.runToTheEnd());
        QTRY_COMPARE(tabs->currentWidget(), desk.window.findChild<OverviewPage*>());
        QCOMPARE(tabs->currentIndex(), 0);
    }

    void aTabThatIsChosenDuringARunStays()
    {
        tests::Gate gate;
        Desk desk({.onLaunch = [&] { gate.pass(); }});
        QVERIFY(desk.ready());
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        desk.window.actions().run->trigger();
        gate.waitForLaunch();
        auto* tabs = desk.window.findChild<QTabWidget*>("tabs");
        auto* jobs = desk.window.findChild<gui::pages::JobsPage*>();
        tabs->setCurrentWidget(jobs);
        gate.open();
        QVERIFY(finished.wait());
        passTurns();
        QCOMPARE(tabs->currentWidget(), jobs);
    }

    void aTabThatIsChosenAsARunEndsStays()
    {
        Desk desk;
        QVERIFY(desk.ready());
        auto* tabs = desk.window.findChild<QTabWidget*>("tabs");
        auto* jobs = desk.window.findChild<gui::pages::JobsPage*>();
        connect(&desk.workbench, &Workbench::runFinished, this, [&] { tabs->setCurrentWidget(jobs); });
        QVERIFY(desk.runToTheEnd());
        passTurns();
        QCOMPARE(tabs->currentWidget(), jobs);
    }

    void aFindingOfTheOverviewLeadsToItsJob()
    {
        Desk desk({.failAt = tests::Step::Build});
        QVERIFY(desk.ready());
        QVERIFY(desk.runToTheEnd());
        const auto finding = [&] { return desk.window.findChild<QToolButton*>("finding-failed"); };
        QTRY_VERIFY(finding() != nullptr);
        finding()->click();
        auto* jobs = desk.window.findChild<gui::pages::JobsPage*>();
        QCOMPARE(desk.window.findChild<QTabWidget*>("tabs")->currentWidget(), jobs);
        QCOMPARE(jobs->selectedJob(), std::optional<results::JobId>(1));
    }

    void aCommandThatIsGreySaysWhy()
    {
        Desk desk;
        const auto& actions = desk.window.actions();
        const auto commands = {actions.run, actions.tune, actions.calibrate};
        for (const auto* command : commands) {
            QVERIFY(!command->isEnabled());
            QVERIFY2(command->toolTip().contains("evices"), qPrintable(command->toolTip())); // unknown yet
        }
        QVERIFY(desk.ready());
        for (const auto* command : commands) {
            QVERIFY(command->isEnabled());
            QCOMPARE(command->toolTip(), command->statusTip());
        }
    }

    void aPresetFillsThePanelForTheChosenDevices()
    {
        Desk desk;
        QVERIFY(desk.ready());
        for (const auto& preset : plan::presetRequests()) {
            desk.window.usePreset(QString::fromStdString(std::string(preset.id)));
            const auto request = desk.window.experiment().request();
            QCOMPARE(request.sizes, preset.request.sizes);
            QVERIFY(request.parameters == preset.request.parameters);
            for (const auto* device : {"cpu", "opencl:0"})
                QVERIFY(std::ranges::find(request.devices, device) != request.devices.end());
            auto expected = preset.request;
            expected.devices = {"cpu", "opencl:0"};
            QCOMPARE(desk.window.experiment().jobs().value(),
                     plan::expand(expected, desk.workbench.inventory()).size());
        }
    }

    void emptyTabsSayWhatToDoFirst()
    {
        Desk desk;
        QVERIFY(desk.ready());
        QCOMPARE(tests::labelsOf(desk.window).filter("then press Run").size(),
                 2); // overview and jobs; charts paint theirs
        QVERIFY(desk.runToTheEnd());
        QVERIFY(!desk.window.findChild<QWidget*>("jobs")->isHidden());
    }

    void theLastExperimentComesBackAndTheUsersFoldersAreLeftAlone()
    {
        const auto userConfig = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
        const auto before = QDir(userConfig).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
        const QTemporaryDir folder;
        const auto file = folder.filePath("settings.ini");
        {
            Desk desk(QSize(), file);
            QVERIFY(tests::discoverNow(desk.workbench));
            auto request = tests::bitonicRequest({1000});
            request.seed = 4711;
            desk.window.experiment().setRequest(request);
            desk.window.close();
        }
        Desk desk(QSize(), file);
        QVERIFY(tests::discoverNow(desk.workbench));
        const auto request = desk.window.experiment().request();
        QCOMPARE(request.seed, 4711ULL);
        QCOMPARE(request.sizes, std::vector<std::size_t>{1000});
        QCOMPARE(request.devices, std::vector<std::string>{"opencl:0"});
        QCOMPARE(QDir(userConfig).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), before);
    }

    void timesAreInViewInAWindowOf1280Pixels()
    {
        using gui::models::JobsModel;
        Desk desk;
        QVERIFY(desk.ready());
        desk.window.resize(1280, 800);
        QVERIFY(desk.runToTheEnd());
        auto& page = *desk.window.findChild<gui::pages::JobsPage*>();
        desk.window.findChild<QTabWidget*>("tabs")->setCurrentWidget(&page);
        const auto& header = *page.table().horizontalHeader();
        for (const int column : {JobsModel::WallMedian, JobsModel::WallInterval, JobsModel::VsCpu}) {
            const int end = header.sectionViewportPosition(column) + header.sectionSize(column);
            QVERIFY2(end <= page.table().viewport()->width(),
                     qPrintable(QStringLiteral("column %1 ends at %2 of %3")
                                    .arg(column)
                                    .arg(end)
                                    .arg(page.table().viewport()->width())));
        }
    }

    void theColumnsComeBackAsTheUserLeftThem()
    {
        using gui::models::JobsModel;
        const auto tableOf = [](const Desk& desk) -> QTableView& {
            return desk.window.findChild<gui::pages::JobsPage*>()->table();
        };
        const QTemporaryDir folder;
        const auto file = folder.filePath("settings.ini");
        {
            const Desk desk(QSize(), file);
            auto& header = *tableOf(desk).horizontalHeader();
            header.setSectionHidden(JobsModel::Quality, true);
            header.moveSection(header.visualIndex(JobsModel::WallMedian), 0);
            header.resizeSection(JobsModel::Device, 321);
            tableOf(desk).sortByColumn(JobsModel::KernelSum, Qt::DescendingOrder);
            desk.window.close();
        }
        const Desk desk(QSize(), file);
        const auto& header = *tableOf(desk).horizontalHeader();
        QVERIFY(header.isSectionHidden(JobsModel::Quality));
        QCOMPARE(header.visualIndex(JobsModel::WallMedian), 0);
        QCOMPARE(header.sectionSize(JobsModel::Device), 321);
        QCOMPARE(header.sortIndicatorSection(), static_cast<int>(JobsModel::KernelSum));
        const auto& sorted = static_cast<const QSortFilterProxyModel&>(*tableOf(desk).model());
        QCOMPARE(sorted.sortColumn(), static_cast<int>(JobsModel::KernelSum));
        QCOMPARE(sorted.sortOrder(), Qt::DescendingOrder);
    }

    void closingBeforeTheDevicesAreKnownKeepsTheSavedExperiment()
    {
        QTemporaryDir folder;
        gui::bridge::Settings settings(folder.filePath("settings.ini"));
        settings.setValue("experiment/devices", QStringList{"opencl:0"});
        Workbench workbench(tests::discovering(), folder.filePath("untitled").toStdString());
        MainWindow window(workbench, settings);
        window.close();
        QCOMPARE(settings.value("experiment/devices").toStringList(), QStringList{"opencl:0"});
    }

    void anotherLanguageMakesTheWindowAnewAndTheRunGoesOn()
    {
        tests::Gate gate;
        QTemporaryDir folder;
        gui::bridge::Settings settings(folder.filePath("settings.ini"));
        settings.setValue("view/language", "en");
        Workbench workbench(tests::discovering({.onLaunch = [&] { gate.pass(); }}),
                            folder.filePath("untitled").toStdString());
        gui::pages::WindowHost host(workbench, settings);
        host.show();
        QVERIFY(tests::discoverNow(workbench));
        host.window()->experiment().setRequest(tests::bitonicRequest());
        QVERIFY(host.window()->experiment().message().startsWith("1 job\n"));
        QSignalSpy finished(&workbench, &Workbench::runFinished);
        host.window()->actions().run->trigger();
        gate.waitForLaunch();
        const QPointer<MainWindow> old = host.window();
        for (auto* action : host.window()->actions().languages->actions()) {
            if (action->data() == "ja")
                action->trigger();
        }
        QTRY_VERIFY(!old);
        QVERIFY(host.window()->isVisible());
        const auto* tabs = host.window()->findChild<QTabWidget*>("tabs");
        QVERIFY(tabs->tabText(tabs->count() - 1) != "Jobs");
        QVERIFY(host.window()->actions().cancel->isEnabled());
        gate.open();
        QVERIFY(finished.wait());
        QCOMPARE(workbench.results().results().size(), std::size_t{1});
        QCOMPARE(settings.value("view/language").toString(), "ja");
    }

    void closingDuringARunEndsItCleanly()
    {
        tests::Gate gate;
        gate.open();
        auto desk =
            std::make_unique<Desk>(tests::FakeBehaviour{.launchTime = 1ms, .onLaunch = [&] { gate.pass(); }});
        QVERIFY(desk->ready(std::vector<std::size_t>{1024, 2048}));
        auto request = tests::bitonicRequest({1024});
        request.sampling = measure::fixedPlan(10'000);
        desk->window.experiment().setRequest(request);
        desk->window.actions().run->trigger();
        gate.waitForLaunch();
        desk->window.close();
        desk.reset();
    }

    void theBarsHaveNoCommandWithoutIconOrTooltip()
    {
        Desk desk;
        for (const auto* action :
             {desk.window.actions().run, desk.window.actions().cancel, desk.window.actions().exportResults,
              desk.window.actions().exportCommands}) {
            QVERIFY(!action->icon().isNull());
            QVERIFY(!action->toolTip().isEmpty());
        }
    }
};

SORTSCOPE_TEST_WITH(QApplication, MainWindowTest)
#include "mainwindowtest.moc"
