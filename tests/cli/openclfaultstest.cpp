// SPDX-License-Identifier: GPL-3.0-or-later
// The program's reactions to faulty OpenCL drivers, with PoCL behind tests/support/openclfaults.cpp.
#include "tests/cli/cliprogram.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using tests::CliResult;
using tests::runCli;

namespace {

QProcessEnvironment withVariable(const QString& name, const QString& value)
{
    QProcessEnvironment environment;
    environment.insert(name, value);
    return environment;
}

CliResult runWithFault(const QString& fault, const QStringList& arguments)
{
    auto environment = withVariable("SORTSCOPE_OPENCL_FAULT", fault);
    environment.insert("LD_PRELOAD", SORTSCOPE_OPENCL_FAULTS);
    // A sanitizer's own library insists on being the first.
    environment.insert("ASAN_OPTIONS", "verify_asan_link_order=0:" + qEnvironmentVariable("ASAN_OPTIONS"));
    return runCli(arguments, environment);
}

/// Writes `files`, which register drivers, into a folder.
void writeIcdFiles(const QDir& folder, const QMap<QString, QByteArray>& files)
{
    for (auto file = files.begin(); file != files.end(); ++file) {
        QFile icd(folder.filePath(file.key()));
        QVERIFY(icd.open(QIODevice::WriteOnly));
        icd.write(file.value());
    }
}

nlohmann::ordered_json openClDevicesIn(const CliResult& listing)
{
    auto devices = nlohmann::ordered_json::array();
    const auto json = listing.json();
    for (const auto& device : json.at("devices")) {
        if (device.at("backend").get<std::string>() == "opencl")
            devices.push_back(device);
    }
    return devices;
}

/// The names of the entries that are not available, each with its reason.
QStringList unavailableIn(const CliResult& listing)
{
    QStringList lines;
    const auto json = listing.json();
    for (const auto& entry : json.at("unavailable"))
        lines << QString::fromStdString(entry.at("what").get<std::string>() + ": "
                                        + entry.at("reason").get<std::string>());
    return lines;
}

} // namespace

class OpenClFaultsTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_pocl;
    QByteArray m_icd;

    QString path(const QString& name) const { return m_folder.filePath(name); }

    /// Runs a few launches on PoCL, with all outputs.
    CliResult run(const QString& fault) const
    {
        const auto session = path("run.sortscope");
        QFile::remove(session);
        return runWithFault(fault, {"run", "--device", m_pocl, "--algorithm", "bitonic", "--size", "1024",
                                    "--samples", "3", "--csv", path("jobs.csv"), "--commands-csv",
                                    path("commands.csv"), "--session", session});
    }

private slots:
    void initTestCase()
    {
        for (const auto& id : tests::devicesOf("opencl")) {
            if (tests::isPocl(id))
                m_pocl = id;
        }
        if (m_pocl.isEmpty())
            QSKIP("PoCL is not installed: no driver's faults were tried");
        QDir vendors("/etc/OpenCL/vendors");
        QFile icd(vendors.filePath(vendors.entryList({"pocl*.icd"}).value(0)));
        if (icd.open(QIODevice::ReadOnly))
            m_icd = icd.readAll().trimmed();
    }

    void theDoubleChangesNothingByItself()
    {
        const auto result = run({});
        QCOMPARE(result.exitStatus, 0);
        const auto csv = tests::readCsv(path("jobs.csv"));
        QVERIFY(!csv.cell(0, "kernel_sum_median_ns").empty());
        QVERIFY(csv.cell(0, "warnings").find("kernel-times-missing") == std::string::npos);
    }

    void withoutTimesTheWallClockIsMeasuredAndNoKernel_data()
    {
        QTest::addColumn<QString>("fault");
        QTest::newRow("times of 0") << "event-times=zero";
        QTest::newRow("a clock that ticks too slowly") << "event-times=coarse";
        QTest::newRow("no profiling information") << "event-times=refused";
        QTest::newRow("no profiling queue") << "profiling-queue=refused";
        QTest::newRow("ends before starts") << "event-times=reversed";
    }
    void withoutTimesTheWallClockIsMeasuredAndNoKernel()
    {
        QFETCH(QString, fault);
        const auto result = run(fault);
        QVERIFY2(result.exitStatus == 0, qPrintable(result.out + result.error));
        const auto csv = tests::readCsv(path("jobs.csv"));
        QCOMPARE(csv.rows(), std::size_t{1});
        QCOMPARE(csv.cell(0, "status"), std::string("ok"));
        QCOMPARE(csv.cell(0, "verified"), std::string("true"));
        QVERIFY(!csv.cell(0, "wall_median_ns").empty());
        for (const auto* column : {"kernel_sum_median_ns", "device_span_median_ns", "gaps_median_ns",
                                   "kernel_net_median_ns", "gb_per_s"})
            QCOMPARE(csv.cell(0, column), std::string());
        const QString warnings = QString::fromStdString(csv.cell(0, "warnings"));
        QVERIFY2(warnings.contains("kernel-times-missing") || warnings.contains("timestamp-order"),
                 qPrintable(warnings));
        QVERIFY2(
            (result.out + result.error)
                .contains(QRegularExpression("row\\s+has\\s+no\\s+kernel\\s+times|are\\s+left\\s+empty")),
            qPrintable(result.out + result.error));
    }

    void nothingThatIsExportedLastsLessThanNothing()
    {
        QCOMPARE(run("event-times=reversed").exitStatus, 0);
        const auto csv = tests::readCsv(path("commands.csv"));
        QVERIFY(csv.rows() > 50);
        for (std::size_t row = 0; row < csv.rows(); ++row) {
            for (const auto* column : {"queued_ns", "submitted_ns", "started_ns", "ended_ns"})
                QCOMPARE(csv.cell(row, column), std::string());
        }
        const auto trace = runCli({"sessions", "export", path("run.sortscope"), "--trace", "-"});
        QCOMPARE(trace.exitStatus, 0);
        QVERIFY(trace.out.contains("\"ph\":\"X\""));
        QVERIFY(!trace.out.contains("\"dur\":-"));
        const auto json = runCli({"sessions", "export", path("run.sortscope"), "--json", "-"}).json();
        std::size_t commands = 0;
        for (const auto& replicate : json.at("runs").at(0).at("jobs").at(0).at("replicates")) {
            for (const auto& sample : replicate.at("samples")) {
                QVERIFY(sample.at("kernel_sum_ns").is_null() && sample.at("device_span_ns").is_null());
                for (const auto& command : sample.at("commands")) {
                    QVERIFY(command.at("started_ns").is_null() && command.at("ended_ns").is_null());
                    ++commands;
                }
            }
        }
        QVERIFY(commands > 50);
    }

    void aKernelThatTakesSmallerWorkGroupsAloneIsUnsupported_data()
    {
        QTest::addColumn<QString>("algorithm");
        for (const auto* algorithm : {"bitonic", "bitonic-tiled", "merge-sort", "lower-bound"})
            QTest::newRow(algorithm) << algorithm;
    }
    void aKernelThatTakesSmallerWorkGroupsAloneIsUnsupported()
    {
        QFETCH(QString, algorithm);
        runWithFault("kernel-limit=16", {"run", "--device", m_pocl, "--algorithm", algorithm, "--size",
                                         "65536", "--samples", "1", "--csv", path("jobs.csv")});
        const auto csv = tests::readCsv(path("jobs.csv"));
        QCOMPARE(csv.cell(0, "status"), std::string("unsupported"));
        const auto reason = QString::fromStdString(csv.cell(0, "reason"));
        QVERIFY2(reason.contains("at most 16 work-items") && reason.contains("kernel "), qPrintable(reason));
    }

    void anAttributeThatADriverFailsToTellIsNamedAndTheDeviceStays_data()
    {
        QTest::addColumn<QString>("number");
        QTest::newRow("CL_DEVICE_NAME") << "0x102B";
        QTest::newRow("CL_DEVICE_VENDOR") << "0x102C";
        QTest::newRow("CL_DRIVER_VERSION") << "0x102D";
        QTest::newRow("CL_DEVICE_MAX_COMPUTE_UNITS") << "0x1002";
        QTest::newRow("CL_DEVICE_MAX_MEM_ALLOC_SIZE") << "0x1010";
        QTest::newRow("CL_DEVICE_PROFILING_TIMER_RESOLUTION") << "0x1025";
    }
    void anAttributeThatADriverFailsToTellIsNamedAndTheDeviceStays()
    {
        QFETCH(QString, number);
        const auto fault = "device-attribute=" + number;
        const auto listing = runWithFault(fault, {"devices", "--format", "json"});
        QCOMPARE(openClDevicesIn(listing).size(),
                 openClDevicesIn(runCli({"devices", "--format", "json"})).size());
        const auto lines = unavailableIn(listing).filter(QTest::currentDataTag());
        QVERIFY2(!lines.isEmpty() && lines.front().contains(m_pocl), qPrintable(listing.out));
        QCOMPARE(run(fault).exitStatus, 0);
    }

    void anIcdFileThatRegistersNothingIsNamed_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("words");
        QTest::newRow("line ends of Windows") << m_icd + "\r\n"
                                              << "a Windows line ending";
        QTest::newRow("a library that is missing")
            << QByteArray("libnosuchdriver.so.1\n") << "libnosuchdriver";
        QTest::newRow("nothing") << QByteArray() << "names no library";
    }
    void anIcdFileThatRegistersNothingIsNamed()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, words);
        const QTemporaryDir folder;
        writeIcdFiles(folder.path(), {{"driver.icd", content}});
        const auto listing =
            runCli({"devices", "--format", "json"}, withVariable("OCL_ICD_VENDORS", folder.path()));
        QVERIFY(openClDevicesIn(listing).empty());
        const auto lines = unavailableIn(listing).filter(folder.filePath("driver.icd"));
        QVERIFY2(lines.size() == 1 && lines.front().contains(words), qPrintable(listing.out));
    }

    void aDriverThatIsRegisteredTwiceIsListedOnce()
    {
        const QTemporaryDir folder;
        writeIcdFiles(folder.path(), {{"a.icd", m_icd + '\n'}, {"b.icd", m_icd + '\n'}});
        const auto listing =
            runCli({"devices", "--format", "json"}, withVariable("OCL_ICD_VENDORS", folder.path()));
        QCOMPARE(openClDevicesIn(listing).size(), std::size_t{1});
    }

    void aCacheFolderThatPoclCannotWriteIsNamed()
    {
        QFile file(path("cache"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        runCli({"run", "--device", m_pocl, "--algorithm", "bitonic", "--size", "1024", "--samples", "1",
                "--csv", path("jobs.csv")},
               withVariable("POCL_CACHE_DIR", path("cache")));
        const auto csv = tests::readCsv(path("jobs.csv"));
        QCOMPARE(csv.cell(0, "status"), std::string("failed"));
        const auto reason = QString::fromStdString(csv.cell(0, "reason"));
        QVERIFY2(reason.contains("POCL_CACHE_DIR") && reason.contains(path("cache")), qPrintable(reason));
    }

    void whatThreadsADriverMayUseIsADifference()
    {
        const auto once = [&](const QString& session, const QProcessEnvironment& environment) {
            const auto result = runCli({"run", "--device", m_pocl, "--algorithm", "bitonic", "--size", "64",
                                        "--samples", "1", "--session", path(session)},
                                       environment);
            QVERIFY2(result.exitStatus == 0, qPrintable(result.error));
        };
        once("a.sortscope", {});
        once("b.sortscope", withVariable("POCL_MAX_PTHREAD_COUNT", "1"));
        const auto report =
            runCli({"sessions", "compare", path("a.sortscope"), path("b.sortscope"), "--format", "json"})
                .json();
        QStringList differences;
        for (const auto& difference : report.at("differences"))
            differences << QString::fromStdString(difference.at("what").get<std::string>());
        QVERIFY2(differences.contains("environment variable POCL_MAX_PTHREAD_COUNT"),
                 qPrintable(differences.join('\n')));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, OpenClFaultsTest)
#include "openclfaultstest.moc"
