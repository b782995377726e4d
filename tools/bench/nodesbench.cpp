// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how the window responds while many other machines measure for it:
//   nodesbench RUNNER [PAGE]
// RUNNER is tests/support/fakerunner, which pretends to be 64 nodes with a hundred jobs each. For each page
// in front meanwhile, or for PAGE (from 0) alone, it prints how long the window's thread worked in one turn
// of its event loop, with and without its waits. Ends with status 1 if the thread worked for longer than
// 30 ms, or if not all rows arrived.
#include "core/results/row/jobresult.h"
#include "core/sample/discovery.h"
#include "gui/session/settings.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/window/mainwindow.h"
#include "tools/bench/watchedapplication.h"

#include <QFile>
#include <QTabWidget>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>

namespace {

using namespace sortscope;
using bench::Awaited;
using bench::settle;
using bench::WatchedApplication;
using gui::bridge::Places;
using gui::bridge::Workbench;

constexpr int kNodes = 64;
constexpr int kJobsEach = 100;
constexpr std::size_t kReplicates = 1;
constexpr double kMostMs = 30;

std::string nodeName(int node)
{
    return fmt::format("node{}", node);
}

/// A hundred sorts on each node.
plan::RunRequest hundredSorts()
{
    plan::RunRequest request;
    for (int node = 1; node <= kNodes; ++node)
        request.devices.push_back(nodeName(node) + "/opencl:0");
    request.algorithms = {"bitonic"};
    request.generators = {"uniform", "sorted", "reversed", "all-equal", "organ-pipe"};
    request.sizes = {2, 4, 8, 16};
    request.parameters["work-group-size"] = {"32", "64", "128", "256", "512"};
    // The nodes' own measurements are not under test.
    request.deviceStates = {backend::Readiness::Idle};
    request.sampling = {.warmUpRuns = 0, .replicates = kReplicates};
    return request;
}

void connectAll(Workbench& workbench, const std::string& runner)
{
    auto& places = workbench.places();
    for (int node = 1; node <= kNodes; ++node) {
        const auto name = nodeName(node);
        places.add({QString::fromStdString(name),
                    QString::fromStdString(fmt::format(
                        "exec:env FAKERUNNER_NODE={} FAKERUNNER_DEVICE=GPU-{} FAKERUNNER_LAUNCH=30 "
                        "FAKERUNNER_READING={} {}",
                        name, name, node == kNodes / 2 ? 25'000 : 20'000, runner))});
        settle(); // a user adds one machine after the other
    }
    const auto waits = [&] {
        return std::ranges::any_of(
            places.all(), [](const auto& entry) { return entry.state == Places::State::Connecting; });
    };
    while (waits()) {
        Awaited changed(places, &Places::changed);
        changed.wait();
    }
}

/// Runs the sorts. Returns the number of rows that are right.
std::size_t run(Workbench& workbench)
{
    Awaited finished(workbench, &Workbench::runFinished);
    workbench.run(hundredSorts());
    finished.wait();
    settle();
    return static_cast<std::size_t>(
        std::ranges::count_if(workbench.results().results(), [](const auto& result) {
            return result->status == results::Status::Ok && result->replicates.size() == kReplicates;
        }));
}

int watch(WatchedApplication& application, const std::string& runner, std::optional<int> only)
{
    const QTemporaryDir folder;
    qputenv("XDG_CACHE_HOME", QFile::encodeName(folder.filePath(QStringLiteral("cache"))));
    gui::bridge::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    Workbench workbench(
        [](const std::stop_token&) {
            return sample::discoverWith({.backends = {backend::BackendKind::Cpu}});
        },
        folder.path().toStdString());
    gui::pages::MainWindow window(workbench, settings);
    window.resize(1366, 768);
    window.show();
    Awaited found(workbench, &Workbench::inventoryChanged);
    workbench.discover();
    found.wait();
    application.startPhase();
    connectAll(workbench, runner);
    settle();
    fmt::print("{} nodes connected: {}\n", kNodes, application.endPhase());

    auto& tabs = *window.findChild<QTabWidget*>(QStringLiteral("tabs"));
    bool whole = true;
    for (int page = only.value_or(0); page < (only ? *only + 1 : tabs.count()); ++page) {
        application.startPhase();
        workbench.session().startNew(); // leaves the rows of the earlier page
        Awaited opened(workbench.session(), &gui::bridge::SessionWorker::opened);
        opened.wait();
        tabs.setCurrentIndex(page);
        settle();
        const auto rows = run(workbench);
        const auto told = application.endPhase();
        fmt::print("{} in front: {} rows, {}\n", tabs.tabText(page).toStdString(), rows, told);
        whole = whole && rows == std::size_t{kNodes} * kJobsEach;
    }
    if (!whole)
        fmt::print(stderr, "nodesbench: rows are missing\n");
    return whole && application.worstMs() < kMostMs ? EXIT_SUCCESS : EXIT_FAILURE;
}

} // namespace

int main(int argc, char* argv[])
{
    WatchedApplication application(argc, argv);
    if (argc != 2 && argc != 3)
        return 2;
    std::setvbuf(stdout, nullptr, _IOLBF, 0); // the benchmark takes minutes
    gui::widgets::loadResources();
    return watch(application, argv[1], argc == 3 ? std::optional(QByteArray(argv[2]).toInt()) : std::nullopt);
}
