// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/machinecalibration.h"

#include "core/base/usageerror.h"
#include "core/places/machine.h"
#include "core/process/machinelock.h"
#include "tests/support/fakebackend.h"
#include "tests/support/processes.h"
#include "tests/support/testprogram.h"

#include <unistd.h>

#include <QCoreApplication>
#include <QTest>

using namespace sortscope;
using tests::Step;

namespace {

places::Machine fakeMachine()
{
    return places::Machine({.program = SORTSCOPE_FAKE_RUNNER, .arguments = {}});
}

} // namespace

/// The course of a calibration over devices and processes.
class MachineCalibrationTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup()
    {
        for (const auto* name : {"FAKERUNNER_FAULT", "FAKERUNNER_STEP", "FAKERUNNER_CALL"})
            qunsetenv(name);
    }

    void everyDeviceHasItsFiguresAndMargins()
    {
        std::vector<places::CalibrationProgress> heard;
        const auto machine = fakeMachine();
        const auto found = places::calibrateDevices(
            machine, {.heard = [&](const auto& progress) { heard.push_back(progress); }}, {});
        QCOMPARE(found.size(), std::size_t{2});
        for (const auto& entry : found) {
            QVERIFY2(entry.reason.empty(), entry.reason.c_str());
            QVERIFY(entry.device.node == machine.inventory().node);
            QVERIFY(entry.calibration && entry.calibration->copyBytesPerSecond);
            QVERIFY(entry.calibration->wallMargin && entry.calibration->deviceMargin);
        }
        QCOMPARE(heard.front().device, std::string("cpu"));
        QCOMPARE(heard.back().done, heard.back().planned);
    }

    void runsThatLieApartTellTheirDrift()
    {
        using namespace std::chrono_literals;
        const auto found = places::calibrateDevices(
            fakeMachine(), {.devices = {"cpu"}, .betweenRuns = true, .pause = 0s}, {});
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY2(found[0].reason.empty(), found[0].reason.c_str());
        QVERIFY(found[0].calibration->wallDrift && found[0].calibration->wallMargin);
    }

    void stoppedBetweenRunsTheFiguresAreKept()
    {
        std::stop_source stop;
        const auto found = places::calibrateDevices(fakeMachine(),
                                                    {.devices = {"cpu"},
                                                     .betweenRuns = true,
                                                     .heard =
                                                         [&](const auto& progress) {
                                                             if (progress.betweenRuns)
                                                                 stop.request_stop();
                                                         }},
                                                    stop.get_token());
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(found[0].isWorthKeeping() && found[0].calibration->wallMargin);
        QVERIFY(!found[0].calibration->wallDrift);
        QVERIFY(tests::childrenOf(::getpid()).isEmpty());
    }

    void aDriverThatCrashesCostsItsDeviceAlone()
    {
        const auto machine = fakeMachine();
        qputenv("FAKERUNNER_FAULT", "segv");
        qputenv("FAKERUNNER_STEP", QByteArray::number(static_cast<int>(Step::OpenQueue)));
        const auto found = places::calibrateDevices(machine, {}, {});
        QCOMPARE(found.size(), std::size_t{2});
        QVERIFY(found[0].calibration && found[0].calibration->wallMargin);
        QVERIFY(!found[1].calibration);
        QVERIFY2(found[1].reason.find("SIGSEGV") != std::string::npos, found[1].reason.c_str());
        QVERIFY(found[0].isWorthKeeping() && !found[1].isWorthKeeping());
    }

    void aDeviceThatIsNotThereIsWrongUsage()
    {
        QVERIFY_THROWS_EXCEPTION(base::UsageError,
                                 places::calibrateDevices(fakeMachine(), {.devices = {"cuda:7"}}, {}));
    }

    void whenStoppedThereIsNothingAndNoProcessIsLeft()
    {
        std::stop_source stop;
        const auto machine = fakeMachine();
        const auto stopAtTheTrial = [&](const places::CalibrationProgress& progress) {
            if (progress.device.empty())
                stop.request_stop();
        };
        QVERIFY(
            places::calibrateDevices(machine, {.devices = {"cpu"}, .heard = stopAtTheTrial}, stop.get_token())
                .empty());
        QVERIFY(tests::childrenOf(::getpid()).isEmpty());
    }

    void itWaitsForWhoeverMeasures()
    {
        const auto name = "sortscope-machinecalibrationtest-" + std::to_string(::getpid());
        const process::MachineLock other(
            std::stop_token(), [](const std::string&) {}, name);
        std::stop_source stop;
        std::string holder;
        const auto found = places::calibrateDevices(places::Machine(tests::fakeInventory()),
                                                    {.lock = name,
                                                     .heard =
                                                         [&](const auto& progress) {
                                                             holder = progress.waitsFor;
                                                             stop.request_stop();
                                                         }},
                                                    stop.get_token());
        QVERIFY(found.empty());
        QVERIFY2(holder.find("process") != std::string::npos, holder.c_str());
    }

    void oneProcessHasNoMargins()
    {
        const auto found =
            places::calibrateDevices(places::Machine(tests::fakeInventory()), {.devices = {"cpu"}}, {});
        QCOMPARE(found.size(), std::size_t{1});
        QVERIFY(found[0].calibration && !found[0].calibration->wallMargin);
        QVERIFY2(found[0].reason.find("processes of their own") != std::string::npos,
                 found[0].reason.c_str());
        QVERIFY(!found[0].isWorthKeeping());
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, MachineCalibrationTest)
#include "machinecalibrationtest.moc"
