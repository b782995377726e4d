// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cliprogram.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace sortscope::tests;

class VerifyTest : public QObject {
    Q_OBJECT

private slots:
    void aRightAlgorithmConforms()
    {
        const auto result =
            runCli({"verify", "--device", "cpu", "--algorithm", "vqsort", "--scope", "quick"});
        QCOMPARE(result.exitStatus, 0);
        QVERIFY2(result.out.contains(QRegularExpression("cpu +vqsort +\\d+ +\\d+ +0 +0 +ok")),
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

        // As it stands, pasted into a shell.
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

    void unknownIdsAreWrongUsage()
    {
        QCOMPARE(runCli({"verify", "--device", "abacus"}).exitStatus, 2);
        QCOMPARE(runCli({"verify", "--algorithm", "bogosort"}).exitStatus, 2);
        const auto result = runCli({"verify", "--scope", "wide"});
        QCOMPARE(result.exitStatus, 2);
        QVERIFY2(result.error.contains("quick, full"), qPrintable(result.error));
    }
};

QTEST_GUILESS_MAIN(VerifyTest)
#include "verifytest.moc"
