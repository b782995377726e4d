// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/runbridge.h"

#include "core/plan/expand.h"
#include "tests/gui/guisupport.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <map>

using namespace sortscope;
using namespace std::chrono_literals;
using gui::bridge::RunBridge;

namespace {

/// A bridge to a fake device, with the jobs that it is to run.
struct Bench {
    explicit Bench(tests::FakeBehaviour behaviour = {}, std::vector<std::size_t> sizes = {16, 32, 64})
        : inventory(tests::fakeInventory(std::move(behaviour))),
          jobs(plan::expand(tests::bitonicRequest(std::move(sizes)), inventory))
    {
        bridge.setMachine(inventory);
    }

    backend::Inventory inventory;
    std::vector<results::JobSpec> jobs;
    RunBridge bridge;
};

} // namespace

class RunBridgeTest : public QObject {
    Q_OBJECT

private slots:
    void everyJobHasOneBeginningAndOneEnd()
    {
        Bench bench;
        std::map<results::JobId, int> starts;
        std::map<results::JobId, int> ends;
        connect(&bench.bridge, &RunBridge::jobStarted, this, [&](results::JobId id) { ++starts[id]; });
        connect(&bench.bridge, &RunBridge::jobFinished, this, [&](const auto& result) {
            QCOMPARE(starts[result->spec.id], 1);
            QVERIFY(result->verified());
            ++ends[result->spec.id];
        });
        QSignalSpy runStarted(&bench.bridge, &RunBridge::runStarted);
        QSignalSpy runFinished(&bench.bridge, &RunBridge::runFinished);
        bench.bridge.start({.jobs = bench.jobs});
        QVERIFY(bench.bridge.running());
        QVERIFY(runFinished.wait());
        QVERIFY(!bench.bridge.running());
        QCOMPARE(runStarted.size(), 1);
        QCOMPARE(runFinished.size(), 1);
        QCOMPARE(runFinished.front().front().toBool(), false);
        QCOMPARE(ends.size(), bench.jobs.size());
        for (const auto& [id, count] : ends)
            QCOMPARE(count, 1);
    }

    void cancellingGivesEveryJobOneFinalState()
    {
        tests::Gate gate;
        Bench bench({.onLaunch = [&] { gate.pass(); }});
        std::map<results::JobId, results::Status> ends;
        connect(&bench.bridge, &RunBridge::jobFinished, this, [&](const auto& result) {
            QVERIFY(!ends.contains(result->spec.id));
            ends[result->spec.id] = result->status;
        });
        QSignalSpy runFinished(&bench.bridge, &RunBridge::runFinished);
        bench.bridge.start({.jobs = bench.jobs});
        gate.waitForLaunch();
        bench.bridge.cancel();
        gate.open();
        QVERIFY(runFinished.wait());
        QCOMPARE(runFinished.front().front().toBool(), true);
        QCOMPARE(ends.size(), bench.jobs.size());
        for (const auto& [id, status] : ends)
            QVERIFY(status == results::Status::Cancelled);
    }

    void signalsComeOnTheThreadOfTheBridge()
    {
        std::atomic<QThread*> ranOn = nullptr;
        Bench bench({.onLaunch = [&] { ranOn = QThread::currentThread(); }});
        bool same = true;
        const auto note = [&] { same = same && QThread::currentThread() == bench.bridge.thread(); };
        connect(&bench.bridge, &RunBridge::runStarted, this, note);
        connect(&bench.bridge, &RunBridge::jobStarted, this, note);
        connect(&bench.bridge, &RunBridge::jobProgress, this, note);
        connect(&bench.bridge, &RunBridge::jobFinished, this, note);
        QSignalSpy runFinished(&bench.bridge, &RunBridge::runFinished);
        bench.bridge.start({.jobs = bench.jobs});
        QVERIFY(runFinished.wait());
        QVERIFY(same);
        QVERIFY(ranOn != bench.bridge.thread());
    }

    void theEventLoopTurnsWhileAJobBlocks()
    {
        // The launch blocks until a timer of this thread releases it: if this thread waited, nothing ever
        // would.
        tests::Gate gate;
        Bench bench({.onLaunch = [&] { gate.pass(); }});
        QSignalSpy runFinished(&bench.bridge, &RunBridge::runFinished);
        bench.bridge.start({.jobs = bench.jobs});
        gate.waitForLaunch();
        QTimer::singleShot(0, this, [&] { gate.open(); });
        QVERIFY(runFinished.wait());
    }

    void eventsOfARunningJobWaitForTheNextDelivery()
    {
        // The first job may end once the beginning of the run was delivered; the second job must not end
        // before this test has looked.
        tests::Gate first;
        tests::Gate second;
        backend::Inventory inventory;
        inventory.devices.push_back(
            tests::makeFakeDevice({.id = "opencl:0", .onLaunch = [&] { first.pass(); }}));
        inventory.devices.push_back(
            tests::makeFakeDevice({.id = "opencl:1", .onLaunch = [&] { second.pass(); }}));
        auto request = tests::bitonicRequest();
        request.devices = {"all"};
        RunBridge bridge;
        bridge.setMachine(inventory);
        bridge.setDeliveryInterval(1h);
        QSignalSpy runStarted(&bridge, &RunBridge::runStarted);
        QSignalSpy jobFinished(&bridge, &RunBridge::jobFinished);
        QSignalSpy jobProgress(&bridge, &RunBridge::jobProgress);
        QSignalSpy runFinished(&bridge, &RunBridge::runFinished);
        bridge.start({.request = request, .jobs = plan::expand(request, inventory)});
        first.waitForLaunch();
        QTRY_COMPARE(runStarted.size(), 1);
        const auto progressBefore = jobProgress.size();
        first.open();
        second.waitForLaunch();
        QCoreApplication::processEvents();
        QCOMPARE(jobFinished.size(), 0);
        QCOMPARE(jobProgress.size(), progressBefore);
        second.open();
        QVERIFY(runFinished.wait());
        QCOMPARE(jobFinished.size(), 2);
        // One progress per job is left: nobody can read more than the newest.
        QCOMPARE(jobProgress.size() - progressBefore, 2);
    }

    void destructionDuringARunEndsIt()
    {
        tests::Gate gate;
        gate.open();
        std::vector<std::size_t> sizes(200, 1024);
        auto bench = std::make_unique<Bench>(
            tests::FakeBehaviour{.launchTime = 1ms, .onLaunch = [&] { gate.pass(); }}, sizes);
        bench->bridge.start({.jobs = bench->jobs});
        gate.waitForLaunch();
        QElapsedTimer timer;
        timer.start();
        bench.reset();
        // The whole run would take over a minute.
        QVERIFY(timer.elapsed() < 5000);
        QCoreApplication::processEvents();
    }

    void theNextRunMayBeginInTheSlotThatHearsOfTheEnd()
    {
        Bench bench({}, {16});
        int runs = 0;
        connect(&bench.bridge, &RunBridge::runFinished, this, [&] {
            if (++runs < 3)
                bench.bridge.start({.jobs = bench.jobs});
        });
        bench.bridge.start({.jobs = bench.jobs});
        QTRY_COMPARE(runs, 3);
        QVERIFY(!bench.bridge.running());
    }

    void aFailingDeviceFailsItsJobsWithAReason()
    {
        Bench bench({.failAt = tests::Step::Build});
        QSignalSpy runFinished(&bench.bridge, &RunBridge::runFinished);
        int failures = 0;
        connect(&bench.bridge, &RunBridge::jobFinished, this, [&](const auto& result) {
            QVERIFY(result->status == results::Status::Failed);
            QVERIFY(!result->reason.empty());
            ++failures;
        });
        bench.bridge.start({.jobs = bench.jobs});
        QVERIFY(runFinished.wait());
        QCOMPARE(failures, 3);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, RunBridgeTest)
#include "runbridgetest.moc"
