// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/calibrations.h"

#include "core/results/calibrationtext.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using run::Calibrations;

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

/// The file that keeps what a machine was calibrated to.
class CalibrationsTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    std::filesystem::path file() const { return m_folder->filePath("state/calibration.json").toStdString(); }
    void write(const QByteArray& text) const
    {
        QDir().mkpath(m_folder->filePath("state"));
        QFile out(QString::fromStdString(file().string()));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text);
    }
    QByteArray content() const
    {
        QFile in(QString::fromStdString(file().string()));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatIsWrittenIsRead()
    {
        Calibrations calibrations;
        calibrations.put(someDevice(), someCalibration());
        calibrations.write(file());
        const auto read = Calibrations::read(file());
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
        Calibrations calibrations;
        calibrations.put(someDevice(), someCalibration());
        QVERIFY(!calibrations.staleDriver(someDevice()));
        QVERIFY(!calibrations.of(someDevice("1.1")));
        QCOMPARE(calibrations.staleDriver(someDevice("1.1")).value(), std::string("1.0"));
        calibrations.put(someDevice("1.1"), someCalibration());
        QVERIFY(calibrations.of(someDevice("1.1")) == someCalibration());
        QVERIFY(!calibrations.of(someDevice()));
    }

    void jobsGetThatOfTheirDevice()
    {
        Calibrations calibrations;
        calibrations.put(someDevice(), someCalibration());
        std::vector<results::JobSpec> jobs(2);
        jobs[0].device = someDevice();
        jobs[1].device = someDevice("1.1");
        jobs[1].calibration = someCalibration();
        calibrations.stamp(jobs);
        QVERIFY(jobs[0].calibration == someCalibration());
        QVERIFY(!jobs[1].calibration);
    }

    void noFileIsNoCalibration() { QVERIFY(!Calibrations::read(file()).of(someDevice())); }

    void aFileOfSomethingElseIsRefusedByName_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("fault");
        QTest::newRow("empty") << QByteArray() << "not JSON";
        QTest::newRow("half") << QByteArray("{\"format\": \"sortscope-cal") << "not JSON";
        QTest::newRow("a list") << QByteArray("[]") << "an object";
        QTest::newRow("another document")
            << QByteArray("{\"format\": \"sortscope-run\", \"version\": 1, \"devices\": []}")
            << "sortscope-calibration";
        QTest::newRow("a later version")
            << QByteArray("{\"format\": \"sortscope-calibration\", \"version\": 9, \"devices\": []}")
            << "version is 9";
        QTest::newRow("no devices") << QByteArray(
            "{\"format\": \"sortscope-calibration\", \"version\": 1, \"devices\": 3}")
                                    << "a list";
        QTest::newRow("a device without anything")
            << QByteArray("{\"format\": \"sortscope-calibration\", \"version\": 1, \"devices\": [{}]}")
            << "devices[0]";
    }
    void aFileOfSomethingElseIsRefusedByName()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, fault);
        write(text);
        QString sentence;
        try {
            Calibrations::read(file());
        } catch (const std::exception& error) {
            sentence = error.what();
        }
        QVERIFY2(sentence.contains(fault), qPrintable(sentence));
        QVERIFY2(sentence.startsWith(QString::fromStdString(file().string())), qPrintable(sentence));
        QVERIFY2(sentence.contains("calibrate again"), qPrintable(sentence));
    }

    void aMarginBelowZeroIsRefused()
    {
        Calibrations calibrations;
        auto wrong = someCalibration();
        wrong.wallMargin = -0.5;
        calibrations.put(someDevice(), wrong);
        calibrations.write(file());
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, Calibrations::read(file()));
    }

    void whatCannotBeWrittenLeavesTheFileAsItWas()
    {
        Calibrations calibrations;
        calibrations.put(someDevice(), someCalibration());
        calibrations.write(file());
        const auto before = content();
        QVERIFY(!before.isEmpty());
        QVERIFY_THROWS_EXCEPTION(std::exception, calibrations.write(file() / "below"));
        QCOMPARE(content(), before);
    }

    void figuresHaveShortTexts()
    {
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
