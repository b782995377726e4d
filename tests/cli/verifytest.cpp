// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cliprogram.h"
#include "tests/support/brokenkernels.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace sortscope::tests;

class VerifyTest : public QObject {
    Q_OBJECT

private slots:
    void aRightAlgorithmConforms()
    {
        const auto result =
            runCli({"verify", "--device", "cpu", "--algorithm", "vqsort", "--scope", "quick"});
        QCOMPARE(result.exitStatus, 0);
        QVERIFY2(result.out.contains(QRegularExpression("cpu +vqsort +\\d+ +\\d+ +0 +0 +0 +ok")),
                 qPrintable(result.out));
    }

    void theJsonCountsWhatTheTableCounts()
    {
        const auto result = runCli(
            {"verify", "--device", "cpu", "--algorithm", "vqsort", "--scope", "quick", "--format", "json"});
        const auto json = result.json();
        QCOMPARE(json.at("format").get<std::string>(), std::string("sortscope-verify"));
        const auto& verdict = json.at("verdicts").at(0);
        QVERIFY(verdict.at("conforms").get<bool>());
        QVERIFY(verdict.at("jobs").get<int>() > 10);
        QCOMPARE(verdict.at("passed").get<int>(), verdict.at("jobs").get<int>());
        QVERIFY(json.at("faults").empty());
    }

    void aWrongKernelIsFoundAndCanBeSeenAgain()
    {
        const auto devices = devicesOf("opencl");
        if (devices.isEmpty())
            QSKIP("no OpenCL device on this machine (PoCL is enough): a wrong kernel was not looked for");
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir("my kernels"));
        const auto kernels = folder.filePath("my kernels");
        QFile file(kernels + "/bitonic.cl");
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "__kernel void bitonic_pass(__global uint* keys, uint stage, uint pass, uint descending) { }\n");
        file.close();
        const QStringList kernelOption{"--kernels", kernels};
        const auto json = runCli(QStringList{"verify", "--device", devices.front(), "--algorithm", "bitonic",
                                             "--scope", "quick", "--format", "json"}
                                 + kernelOption);
        QCOMPARE(json.exitStatus, 1);
        const auto faults = json.json().at("faults");
        QVERIFY(!faults.empty());
        QVERIFY(!faults.at(0).at("first_bad_index").is_null());

        // The command can be pasted into a shell as it stands.
        const auto command = QString::fromStdString(faults.at(0).at("command").get<std::string>());
        QVERIFY2(command.startsWith("sortscope-cli run --kernels '" + kernels + "' --device "),
                 qPrintable(command));
        QProcess again;
        again.start("bash", {"-c", QString(SORTSCOPE_CLI_PATH) + command.mid(int(qstrlen("sortscope-cli")))});
        QVERIFY(again.waitForFinished(120'000));
        QCOMPARE(again.exitCode(), 1);
        const auto out = QString::fromUtf8(again.readAllStandardOutput());
        QVERIFY2(out.contains(QString::fromStdString(faults.at(0).at("reason").get<std::string>())),
                 qPrintable(out));
    }

    void severalProcessesTellWhatOneTells_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("right kernels") << QByteArray();
        QTest::newRow("a wrong kernel") << QByteArray("{ }\n");
    }
    void severalProcessesTellWhatOneTells()
    {
        QFETCH(QByteArray, body);
        const auto devices = devicesOf("opencl");
        if (devices.isEmpty())
            QSKIP("no OpenCL device on this machine (PoCL is enough): kernels were not checked");
        QTemporaryDir folder;
        QStringList arguments{"verify", "--device", devices.front(), "cpu",      "--algorithm", "bitonic",
                              "vqsort", "--scope",  "quick",         "--format", "json"};
        if (!body.isEmpty())
            arguments += {"--kernels", kernelFolder(folder.path(), "wrong", body)};
        const auto one = runCli(arguments + QStringList{"--jobs", "1"});
        const auto three = runCli(arguments + QStringList{"--jobs", "3"});
        QCOMPARE(one.exitStatus, body.isEmpty() ? 0 : 1);
        QCOMPARE(three.exitStatus, one.exitStatus);
        QCOMPARE(one.json().at("verdicts").size(), std::size_t{2});
        QCOMPARE(one.json().at("faults").empty(), body.isEmpty());
        QVERIFY(three.json().at("verdicts") == one.json().at("verdicts"));
        QVERIFY(three.json().at("faults") == one.json().at("faults"));
    }

    void aCrashInOneOfSeveralProcessesCostsTheJobsOfItsKernel()
    {
        const auto devices = devicesOf("opencl");
        if (devices.isEmpty())
            QSKIP("no OpenCL device on this machine (PoCL is enough): a kernel that crashes was not run");
        if (!isPocl(devices.front()))
            QSKIP("what a GPU makes of such a kernel is its own matter");
        QTemporaryDir folder;
        const auto result = runCli({"verify", "--device", devices.front(), "cpu", "--algorithm", "bitonic",
                                    "vqsort", "--scope", "quick", "--format", "json", "--jobs", "2",
                                    "--kernels", kernelFolder(folder.path(), "crash", kOutOfBounds)});
        QCOMPARE(result.exitStatus, 1);
        const auto json = result.json();
        for (const auto& verdict : json.at("verdicts")) {
            const bool crashes = verdict.at("algorithm").get<std::string>() == "bitonic";
            QCOMPARE(verdict.at("conforms").get<bool>(), !crashes);
            QCOMPARE(verdict.at("open").get<int>(), 0);
            QCOMPARE(verdict.at("failed").get<int>() > 0, crashes);
        }
        const auto said = [&](const char* words) {
            return std::ranges::any_of(json.at("faults"), [&](const auto& fault) {
                return fault.at("reason").template get<std::string>().find(words) != std::string::npos;
            });
        };
        QVERIFY(said("in bitonic_pass"));
    }

    void howManyProcessesIsAWholeNumberAndOneInThisProcess()
    {
        for (const char* jobs : {"0", "two", "-1", "65"}) {
            const auto result = runCli({"verify", "--device", "cpu", "--jobs", jobs});
            QCOMPARE(result.exitStatus, 2);
            QVERIFY2(result.error.contains("--jobs: "), qPrintable(result.error));
        }
        const auto both = runCli({"verify", "--device", "cpu", "--jobs", "2", "--in-process"});
        QCOMPARE(both.exitStatus, 2);
        QVERIFY2(both.error.contains("--in-process and --jobs exclude each other"), qPrintable(both.error));
        QCOMPARE(runCli({"verify", "--device", "cpu", "--algorithm", "vqsort", "--scope", "quick", "--jobs",
                         "1", "--in-process"})
                     .exitStatus,
                 0);
    }

    void unknownIdsAreWrongUsage()
    {
        QCOMPARE(runCli({"verify", "--device", "abacus"}).exitStatus, 2);
        QCOMPARE(runCli({"verify", "--algorithm", "bogosort"}).exitStatus, 2);
        const auto result = runCli({"verify", "--scope", "wide"});
        QCOMPARE(result.exitStatus, 2);
        QVERIFY2(result.error.contains("quick, full"), qPrintable(result.error));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, VerifyTest)
#include "verifytest.moc"
