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
        QTemporaryDir kernels;
        QFile file(kernels.filePath("bitonic.cl"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "__kernel void bitonic_pass(__global uint* keys, uint stage, uint pass, uint descending) { }\n");
        file.close();
        const QStringList kernelOption{"--kernels", kernels.path()};
        const auto json = runCli(QStringList{"verify", "--device", devices.front(), "--algorithm", "bitonic",
                                             "--scope", "quick", "--format", "json"}
                                 + kernelOption);
        QCOMPARE(json.exitStatus, 1);
        const auto faults = json.json().at("faults");
        QVERIFY(!faults.empty());
        QVERIFY(!faults.at(0).at("first_bad_index").is_null());

        const auto command = QString::fromStdString(faults.at(0).at("command").get<std::string>()).split(' ');
        QCOMPARE(command.front(), QString("sortscope-cli"));
        const auto again = runCli(command.mid(1) + kernelOption);
        QCOMPARE(again.exitStatus, 1);
        QVERIFY2(again.out.contains(QString::fromStdString(faults.at(0).at("reason").get<std::string>())),
                 qPrintable(again.out));
        QCOMPARE(runCli(command.mid(1)).exitStatus, 0);
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
