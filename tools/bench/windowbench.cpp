// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how long the window takes to open a session, and how much memory:
//   windowbench FILE
// Usable: the window answers again, with all jobs in its tables. Blocked: the longest time for which it did
// not answer on the way. Drawn: every page has painted, and the kernel chart and the timeline have the
// commands of one job. Then a table is sorted, charts are zoomed, tables scrolled, filters changed, and jobs
// run: in all of this, the window should be blocked for less than a frame of 16 ms.
#include "core/sample/discovery.h"
#include "gui/charts/base/canvas.h"
#include "gui/charts/curves/scalingchart.h"
#include "gui/charts/kernels/kernelchart.h"
#include "gui/charts/timeline/timelinechart.h"
#include "gui/pages/filterbar.h"
#include "gui/pages/jobspage.h"
#include "gui/pages/overviewpage.h"
#include "gui/pages/studypage.h"
#include "gui/session/settings.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/widgets/tablepane.h"
#include "gui/window/mainwindow.h"
#include "gui/window/sessionactions.h"
#include "tools/bench/watchedapplication.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <QElapsedTimer>
#include <QLineEdit>
#include <QScrollBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QWheelEvent>

#include <cstdlib>
#include <functional>
#include <vector>

namespace {

using namespace sortscope;
using bench::Awaited;
using bench::settle;
using bench::WatchedApplication;
using gui::bridge::SessionWorker;

double peakMegabytes()
{
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

void drawPages(WatchedApplication& application, gui::pages::MainWindow& window)
{
    auto& tabs = *window.findChild<QTabWidget*>(QStringLiteral("tabs"));
    auto& kernels = *window.findChild<gui::charts::KernelChart*>();
    auto& timeline = *window.findChild<gui::charts::TimelineChart*>();
    for (int i = 0; i < tabs.count(); ++i) {
        QElapsedTimer timer;
        timer.start();
        application.startPhase();
        Awaited profile(kernels, &gui::charts::KernelChart::profileShown);
        Awaited commands(timeline, &gui::charts::TimelineChart::timelineShown);
        tabs.setCurrentIndex(i);
        if (tabs.widget(i)->isAncestorOf(&kernels))
            profile.wait();
        if (tabs.widget(i) == &timeline)
            commands.wait();
        settle();
        const auto told = application.endPhase();
        fmt::print("  {}: {} ms, {}\n", tabs.tabText(i).toStdString(), timer.elapsed(), told);
    }
}

/// Sorts the table of jobs, which needs the figure of every row.
void sortJobs(WatchedApplication& application, gui::pages::MainWindow& window)
{
    auto& table = *window.findChild<gui::widgets::TableView*>(QStringLiteral("jobs"));
    QElapsedTimer timer;
    timer.start();
    application.startPhase();
    table.sortByColumn(gui::models::JobsModel::KernelSum, Qt::DescendingOrder);
    settle();
    const auto told = application.endPhase();
    fmt::print("jobs sorted by kernel time in {} ms, {}\n", timer.elapsed(), told);
}

/// Does a step many times, each with its painting, and prints the longest time without an answer.
void repeat(WatchedApplication& application, const char* what, const std::function<void(int)>& step)
{
    constexpr int kTimes = 20;
    application.startPhase();
    for (int i = 0; i < kTimes; ++i) {
        step(i);
        settle();
    }
    fmt::print("{}, {} times: {}\n", what, kTimes, application.endPhase());
}

void turnWheel(QWidget& widget, int clicks)
{
    const QPointF at = widget.rect().center();
    constexpr int kClick = 120;
    QWheelEvent event(at, widget.mapToGlobal(at), {}, {0, clicks * kClick}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &event);
}

template <typename Page>
QWidget& canvasOn(gui::pages::MainWindow& window)
{
    auto& tabs = *window.findChild<QTabWidget*>(QStringLiteral("tabs"));
    auto* page = window.findChild<Page*>();
    tabs.setCurrentWidget(page);
    settle();
    return *page->template findChild<gui::charts::Canvas*>();
}

/// Does what users do with pages that are there already.
void handle(WatchedApplication& application, gui::pages::MainWindow& window)
{
    auto& scaling = canvasOn<gui::charts::ScalingChart>(window);
    repeat(application, "scaling zoomed", [&](int i) { turnWheel(scaling, i % 4 < 2 ? 1 : -1); });
    auto& timeline = canvasOn<gui::charts::TimelineChart>(window);
    repeat(application, "timeline zoomed", [&](int i) { turnWheel(timeline, i % 4 < 2 ? 1 : -1); });
    auto& page = *window.findChild<gui::pages::JobsPage*>();
    window.findChild<QTabWidget*>(QStringLiteral("tabs"))->setCurrentWidget(&page);
    settle();
    auto& bar = *page.table().verticalScrollBar();
    repeat(application, "jobs scrolled", [&](int i) { bar.setValue(bar.maximum() * i / 20); });
    auto& search = *page.findChild<QLineEdit*>(QStringLiteral("job-filter"));
    repeat(application, "jobs searched",
           [&](int i) { search.setText(i % 2 == 0 ? QStringLiteral("bitonic") : QString()); });
    auto& filters = *window.findChild<gui::pages::FilterBar*>();
    std::vector<results::JobId> half;
    for (results::JobId id = 1; id <= 500; ++id)
        half.push_back(id);
    for (auto* shown : {static_cast<QWidget*>(window.findChild<gui::pages::OverviewPage*>()),
                        static_cast<QWidget*>(window.findChild<gui::charts::ScalingChart*>()),
                        static_cast<QWidget*>(window.findChild<gui::pages::StudyPage*>())}) {
        window.findChild<QTabWidget*>(QStringLiteral("tabs"))->setCurrentWidget(shown);
        settle();
        repeat(application, "filters changed", [&](int i) {
            if (i % 2 == 0)
                filters.showOnly(half);
            else
                filters.clear();
        });
    }
}

/// Runs jobs on the CPU, in a session that has all its other jobs.
void run(WatchedApplication& application, gui::bridge::Workbench& workbench)
{
    Awaited found(workbench, &gui::bridge::Workbench::inventoryChanged);
    workbench.discover();
    found.wait();
    plan::RunRequest request;
    request.devices = {"cpu"};
    request.algorithms = {"std-sort"};
    request.sizes = {1 << 10, 1 << 12, 1 << 14, 1 << 16};
    application.startPhase();
    Awaited finished(workbench, &gui::bridge::Workbench::runFinished);
    workbench.run(request);
    finished.wait();
    settle();
    fmt::print("while four jobs ran: {}\n", application.endPhase());
}

void openWindow(WatchedApplication& application, const QString& path)
{
    QElapsedTimer timer;
    timer.start();
    const QTemporaryDir folder;
    gui::bridge::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    gui::bridge::Workbench workbench(
        [](const std::stop_token&) {
            return sample::discoverWith({.backends = {backend::BackendKind::Cpu}});
        },
        folder.path().toStdString());
    gui::pages::MainWindow window(workbench, settings);
    window.show();
    settle();
    fmt::print("window: empty after {} ms\n", timer.restart());

    QObject::connect(&workbench.session(), &SessionWorker::failed, [](const QString& sentence) {
        fmt::print(stderr, "{}\n", sentence.toStdString());
        std::exit(1);
    });

    application.startPhase();
    Awaited opened(workbench.session(), &SessionWorker::opened);
    window.session().openFile(path);
    opened.wait();
    settle();
    const auto told = application.endPhase();
    fmt::print("{} jobs usable {} ms later, {}\n", workbench.jobs().rowCount(), timer.elapsed(), told);
    drawPages(application, window);
    fmt::print("all pages drawn {} ms after the file was chosen, peak {:.0f} MB\n", timer.elapsed(),
               peakMegabytes());
    sortJobs(application, window);
    handle(application, window);
    run(application, workbench);
}

} // namespace

int main(int argc, char* argv[])
{
    WatchedApplication application(argc, argv);
    if (argc != 2)
        return 2;
    gui::widgets::loadResources();
    openWindow(application, QString::fromLocal8Bit(argv[1]));
    return 0;
}
