// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cliprogram.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;

namespace {

const nlohmann::ordered_json& entryOf(const nlohmann::ordered_json& devices, const std::string& key,
                                      const std::string& id)
{
    for (const auto& device : devices) {
        if (device.at(key).get<std::string>() == id)
            return device;
    }
    throw std::runtime_error("no device " + id);
}

} // namespace

/// The file that `calibrate` keeps, and its users.
class CalibrateCommandTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString file() const { return m_folder->filePath("sortscope/calibration.json"); }
    tests::CliResult run(const QStringList& arguments) const
    {
        QProcessEnvironment state;
        state.insert("XDG_STATE_HOME", m_folder->path());
        return tests::runCli(arguments, state);
    }
    void write(const QByteArray& text) const
    {
        QDir().mkpath(m_folder->filePath("sortscope"));
        QFile out(file());
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(text);
    }
    nlohmann::ordered_json calibrationOfAJob(const QString& device)
    {
        const auto result = run({"run", "--device", device, "--algorithm", "std-sort", "--size", "1024",
                                 "--samples", "2", "--format", "json"});
        return result.json().at("jobs").at(0).at("calibration");
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void everyDeviceIsMeasuredAndRemembered()
    {
        const auto openCl = tests::devicesOf("opencl");
        QStringList ids{"cpu"};
        ids += openCl.mid(0, 1);
        const auto result = run({"calibrate", "--device", ids.join(','), "--format", "json"});
        QVERIFY2(result.exitStatus == 0, qPrintable(result.error + result.out));
        QVERIFY(result.error.contains(file()));
        const auto found = result.json().at("devices");
        QCOMPARE(found.size(), static_cast<std::size_t>(ids.size()));
        const auto listed = run({"devices", "--format", "json"}).json().at("devices");
        for (const auto& id : ids) {
            const auto calibration = entryOf(found, "device", id.toStdString()).at("calibration");
            for (const auto* figure : {"copy_bytes_per_s", "wall_margin", "device_margin"})
                QVERIFY2(calibration.at(figure).get<double>() > 0, figure);
            QVERIFY(id == "cpu" || calibration.at("launch_ns").get<double>() > 0);
            QVERIFY(entryOf(listed, "id", id.toStdString()).at("calibration") == calibration);
            QVERIFY(run({"devices"}).out.contains(id + ": 20"));
        }
        QVERIFY(calibrationOfAJob("cpu") == entryOf(found, "device", "cpu").at("calibration"));
        if (openCl.isEmpty())
            QSKIP("no OpenCL device on this machine (PoCL is enough): it was not calibrated");
    }

    void withoutACalibrationJobsHaveNone() { QVERIFY(calibrationOfAJob("cpu").is_null()); }

    void aDamagedFileIsToldAndRunsGoOn()
    {
        write("{\"format\": \"something else\"}");
        const auto result =
            run({"run", "--device", "cpu", "--algorithm", "std-sort", "--size", "1024", "--samples", "2"});
        QCOMPARE(result.exitStatus, 0);
        QVERIFY2(result.error.contains(file()) && result.error.contains("continues without"),
                 qPrintable(result.error));
    }

    void whenInterruptedNothingIsKept()
    {
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("XDG_STATE_HOME", m_folder->path());
        process.setProcessEnvironment(environment);
        process.setReadChannel(QProcess::StandardError);
        process.start(SORTSCOPE_CLI_PATH, {"calibrate", "--device", "cpu"});
        while (!process.readAllStandardError().contains("run nothing else on the machine"))
            QVERIFY(process.waitForReadyRead(60'000));
        process.terminate();
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(!QFile::exists(file()));
    }

    void anUnknownDeviceIsWrongUsage()
    {
        const auto result = run({"calibrate", "--device", "cuda:99"});
        QCOMPARE(result.exitStatus, 2);
        QVERIFY2(result.error.contains("unknown device \"cuda:99\""), qPrintable(result.error));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, CalibrateCommandTest)
#include "calibratetest.moc"
