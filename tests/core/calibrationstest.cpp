// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/calibrations.h"

#include "core/results/show/calibrationtext.h"
#include "core/tuning/statewriter.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using tuning::Calibrations;

namespace {

backend::DeviceInfo someDevice(const std::string& driver = "1.0")
{
    return {.id = "cuda:0", .node = "node", .name = "GPU", .driverVersion = driver, .uuid = "u-1"};
}

results::Calibration someCalibration()
{
    return {.date = std::chrono::sys_days(std::chrono::year(2026) / 11 / 22),
            .copyBytesPerSecond = 4.2e12,
            .launchNs = 2345.5,
            .waitedLaunchNs = 8765.25,
            .idleSmClockMhz = 345,
            .loadedSmClockMhz = 1980,
            .wallMargin = 1.0 / 12,
            .deviceMargin = 1.0 / 300,
            .floors = {{backend::Clock::CudaEvent, 896, 1, 50, 900.5}}};
}

} // namespace

/// The file that keeps the calibrations of a machine.
class CalibrationsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    std::filesystem::path file() const { return m_folder->filePath("state/calibration.json").toStdString(); }
    Calibrations kept() const { return Calibrations(Calibrations::in(file()).read().entries); }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatIsWrittenIsRead()
    {
        Calibrations::in(file()).keep({Calibrations::entryOf(someDevice(), someCalibration())});
        const auto read = kept();
        QVERIFY(read.of(someDevice()) == someCalibration());
        auto another = someDevice();
        another.uuid = "u-2";
        QVERIFY(!read.of(another));
        another = someDevice();
        another.node = "other";
        QVERIFY(!read.of(another));
    }

    void anotherDriverMakesItStale()
    {
        Calibrations::in(file()).keep({Calibrations::entryOf(someDevice(), someCalibration())});
        QVERIFY(!kept().staleDriver(someDevice()));
        QVERIFY(!kept().of(someDevice("1.1")));
        QCOMPARE(kept().staleDriver(someDevice("1.1")).value(), std::string("1.0"));
        Calibrations::in(file()).keep({Calibrations::entryOf(someDevice("1.1"), someCalibration())});
        QVERIFY(kept().of(someDevice("1.1")) == someCalibration());
        QVERIFY(!kept().of(someDevice()));
    }

    void jobsGetThatOfTheirDevice()
    {
        const Calibrations calibrations({Calibrations::entryOf(someDevice(), someCalibration())});
        std::vector<results::JobSpec> jobs(2);
        jobs[0].device = someDevice();
        jobs[1].device = someDevice("1.1");
        jobs[1].calibration = someCalibration();
        calibrations.stamp(jobs);
        QVERIFY(jobs[0].calibration == someCalibration());
        QVERIFY(!jobs[1].calibration);
    }

    void noFileIsNoCalibration() { QVERIFY(!kept().of(someDevice())); }

    void aCalibrationWithoutRunsThatLieApartKeepsTheirDrift()
    {
        const auto usual = qgetenv("XDG_STATE_HOME");
        qputenv("XDG_STATE_HOME", m_folder->path().toUtf8());
        auto device = someDevice();
        const auto keep = [&](const results::Calibration& calibration) {
            tuning::keepHere({device}, {{device.id, calibration}}, {});
            const auto kept = Calibrations(Calibrations::in().read().entries).of(device);
            return kept ? kept->wallDrift : std::nullopt;
        };
        auto measured = someCalibration();
        measured.wallDrift = 0.01;
        QCOMPARE(keep(measured).value(), 0.01);
        QCOMPARE(keep(someCalibration()).value(), 0.01);
        measured.wallDrift = 0.02;
        QCOMPARE(keep(measured).value(), 0.02);
        device.driverVersion = "another";
        QVERIFY(!keep(someCalibration()));
        qputenv("XDG_STATE_HOME", usual);
    }

    void aMarginBelowZeroIsPassedOver()
    {
        auto wrong = someCalibration();
        wrong.wallMargin = -0.5;
        auto other = someDevice();
        other.uuid = "u-2";
        Calibrations::in(file()).keep(
            {Calibrations::entryOf(someDevice(), wrong), Calibrations::entryOf(other, someCalibration())});
        QVERIFY(!kept().of(someDevice()));
        QVERIFY(kept().of(other));
        const auto fault = Calibrations::in(file()).read().fault;
        QVERIFY2(fault.find("devices[0].calibration.wall_margin") != std::string::npos, fault.c_str());
    }

    void figuresHaveShortTexts()
    {
        QCOMPARE(results::marginText(0), std::string("0 %"));
        QCOMPARE(results::marginText(0.0021), std::string("0.3 %"));
        QCOMPARE(results::marginText(0.08), std::string("8 %"));
        QCOMPARE(results::marginText(0.07), std::string("7 %"));
        QCOMPARE(results::marginText(0.123), std::string("13 %"));
        QCOMPARE(results::bandwidthText(4.2e12), std::string("4.2 TB/s"));
        QCOMPARE(results::bandwidthText(999.9e9), std::string("1 TB/s"));
        QCOMPARE(results::launchText(2345.5), std::string("2.35 µs"));
        QCOMPARE(results::dayText(someCalibration()), std::string("2026-11-22"));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, CalibrationsTest)
#include "calibrationstest.moc"
