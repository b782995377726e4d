// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/kernelsource.h"
#include "gui/experiment/experimentpanel.h"
#include "gui/text/labels.h"
#include "gui/window/windowactions.h"
#include "tests/gui/ownwindow.h"
#include "tests/support/brokenkernels.h"
#include "tests/support/processes.h"
#include "tests/support/testprogram.h"

#include <unistd.h>

#include <QAction>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace sortscope;
using namespace std::chrono_literals;
using gui::bridge::Workbench;

namespace {

/// A window whose jobs another process runs.
struct Desk : tests::OwnWindow {
    explicit Desk(const runner::RunnerOptions& options)
        : OwnWindow([options](const std::stop_token& stop) {
              return places::Machine(options, places::AfterListing::End, stop);
          })
    {
        workbench.runs().setDeliveryInterval(1ms); // tests wait for events
    }

    bool ready() { return tests::discoverNow(workbench); }
    const QAction& cancel() { return *window.actions().cancel; }
    results::JobResult rowOf(const std::string& device)
    {
        for (const auto& result : workbench.results().results()) {
            if (result->spec.device.id == device)
                return *result;
        }
        throw std::logic_error("no row of " + device);
    }
    results::Status statusOf(const std::string& device) { return rowOf(device).status; }
    std::string reasonOf(const std::string& device) { return rowOf(device).reason; }
};

runner::RunnerOptions fakeRunner()
{
    return {.program = SORTSCOPE_FAKE_RUNNER, .arguments = {}};
}

plan::RunRequest twoDevices(const std::string& kernelDevice = "opencl:0")
{
    auto request = tests::bitonicRequest();
    request.devices = {kernelDevice, "cpu"};
    request.algorithms = {"bitonic", "std-sort"};
    return request;
}

/// The runner that measures for this process; 0 if there is none.
qint64 runningRunner()
{
    return tests::childrenOf(::getpid()).value(0);
}

} // namespace

/// The window as a client of the measuring process.
class WindowRunnerTest : public QObject {
    Q_OBJECT

private:
    static void fault(const char* what)
    {
        qputenv("FAKERUNNER_FAULT", what);
        qputenv("FAKERUNNER_STEP", QByteArray::number(static_cast<int>(tests::Step::Launch)));
    }

private slots:
    void init()
    {
        algorithms::setKernelDirectory({});
        for (const char* name : {"FAULT", "STEP", "LISTING"})
            qunsetenv(("FAKERUNNER_" + QByteArray(name)).constData());
    }
    void cleanup() { QCOMPARE(runningRunner(), 0); }

    void jobsRunInAnotherProcess()
    {
        Desk desk(fakeRunner());
        QVERIFY(desk.ready());
        qint64 measuring = 0;
        connect(&desk.workbench.runs(), &gui::bridge::RunBridge::jobProgress, this, [&] {
            if (measuring == 0)
                measuring = runningRunner();
        });
        auto request = twoDevices();
        request.sampling = measure::fixedPlan(200);
        request.sizes = {1 << 16};
        QVERIFY(tests::runNow(desk.workbench, request));
        QCOMPARE(desk.statusOf("opencl:0"), results::Status::Ok);
        QCOMPARE(desk.statusOf("cpu"), results::Status::Ok);
        QVERIFY(measuring != 0);
    }

    void aDriverThatCrashesCostsItsRow()
    {
        fault("segv");
        Desk desk(fakeRunner());
        QVERIFY(desk.ready());
        QVERIFY(tests::runNow(desk.workbench, twoDevices()));
        QCOMPARE(desk.statusOf("opencl:0"), results::Status::Failed);
        QCOMPARE(desk.reasonOf("opencl:0"),
                 std::string("the driver of opencl:0 crashed: SIGSEGV in bitonic_pass, stage 0 pass 0"));
        QCOMPARE(desk.statusOf("cpu"), results::Status::Ok);
        QVERIFY2(desk.window.shownError().contains("The reasons are in the Jobs tab"),
                 qPrintable(desk.window.shownError()));
    }

    void aDriverThatDoesNotComeBackIsEndedByTheSecondRequest()
    {
        fault("hang");
        Desk desk(fakeRunner());
        QVERIFY(desk.ready());
        QCOMPARE(desk.cancel().iconText(), QString("Cancel"));
        QVERIFY(!desk.cancel().isEnabled());
        QSignalSpy finished(&desk.workbench, &Workbench::runFinished);
        QSignalSpy started(&desk.workbench.runs(), &gui::bridge::RunBridge::jobStarted);
        desk.workbench.run(twoDevices());
        QVERIFY(started.wait());
        QVERIFY(desk.cancel().isEnabled());
        desk.window.actions().cancel->trigger();
        QCOMPARE(desk.cancel().iconText(), QString("End Now"));
        QVERIFY(desk.cancel().isEnabled());
        QVERIFY(tests::labelsOf(desk.window).contains("Cancelling: waiting for the current command"));
        QVERIFY(desk.workbench.runs().running());
        desk.window.actions().cancel->trigger();
        QVERIFY(finished.wait(20'000));
        QCOMPARE(finished.front().front().toBool(), true);
        QCOMPARE(desk.statusOf("opencl:0"), results::Status::Cancelled);
        QCOMPARE(desk.cancel().iconText(), QString("Cancel"));
        QVERIFY(!desk.cancel().isEnabled());
    }

    void theWindowEndsWhileADriverHangs_data()
    {
        QTest::addColumn<bool>("listing");
        QTest::newRow("in a job") << false;
        QTest::newRow("while devices are listed") << true;
    }
    void theWindowEndsWhileADriverHangs()
    {
        QFETCH(bool, listing);
        fault("hang");
        if (listing)
            qputenv("FAKERUNNER_LISTING", "1");
        auto desk = std::make_unique<Desk>(fakeRunner());
        if (listing) {
            desk->workbench.discover();
            QTRY_VERIFY(runningRunner() != 0);
        } else {
            QVERIFY(desk->ready());
            QSignalSpy started(&desk->workbench.runs(), &gui::bridge::RunBridge::jobStarted);
            desk->workbench.run(twoDevices());
            QVERIFY(started.wait());
        }
        desk.reset(); // must not wait a minute for the limit of the driver
        QCOMPARE(runningRunner(), 0);
    }

    void aMissingProgramIsNamed()
    {
        Desk desk({.program = "/nowhere/sortscope-cli"});
        QVERIFY(desk.ready());
        const auto& unavailable = desk.workbench.inventory().unavailable;
        QCOMPARE(unavailable.size(), std::size_t{1});
        QVERIFY2(unavailable.front().reason.find("cannot start /nowhere/sortscope-cli") != std::string::npos,
                 unavailable.front().reason.c_str());
    }

    void anEditedKernelThatEndsOrBlocksItsProcessIsAFailedRow_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<std::chrono::milliseconds>("limit");
        QTest::addColumn<std::string>("reason");
        QTest::newRow("out of bounds")
            << QByteArray(tests::kOutOfBounds) << 60'000ms << std::string(" in bitonic_pass, stage 0 pass 0");
        QTest::newRow("endless") << QByteArray(tests::kEndless) << 500ms
                                 << std::string("bitonic_pass, stage 0 pass 0 did not end within 0.5 s");
    }
    void anEditedKernelThatEndsOrBlocksItsProcessIsAFailedRow()
    {
        QFETCH(QByteArray, body);
        QFETCH(std::string, reason);
        QFETCH(std::chrono::milliseconds, limit);
        Desk desk({.program = SORTSCOPE_CLI_PATH, .kernelTimeout = limit});
        algorithms::setKernelDirectory(
            tests::kernelFolder(desk.folder.path(), "kernels", body).toStdString());
        QVERIFY(desk.ready());
        std::string pocl;
        for (const auto& device : desk.workbench.inventory().devices) {
            if (device->info().platform == "Portable Computing Language")
                pocl = device->info().id;
        }
        if (pocl.empty())
            QSKIP("no PoCL on this machine: what a GPU makes of such a kernel is its own matter");
        QVERIFY(tests::runNow(desk.workbench, twoDevices(pocl)));
        QCOMPARE(desk.statusOf(pocl), results::Status::Failed);
        QVERIFY2(desk.reasonOf(pocl).find(reason) != std::string::npos, desk.reasonOf(pocl).c_str());
        QCOMPARE(desk.statusOf("cpu"), results::Status::Ok);
    }
};

SORTSCOPE_TEST_WITH(QApplication, WindowRunnerTest)
#include "windowrunnertest.moc"
