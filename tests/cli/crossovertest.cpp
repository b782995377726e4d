// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cliprogram.h"
#include "tests/support/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace sortscope::tests;

class CrossoverTest : public QObject {
    Q_OBJECT

private slots:
    void whatCannotBeMeantIsRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("complaint");
        QTest::newRow("no algorithm") << QStringList{"--device", "opencl:0"} << "--algorithm are required";
        QTest::newRow("unknown algorithm")
            << QStringList{"--device", "opencl:0", "--algorithm", "bogosort"} << "known are bitonic";
        QTest::newRow("unknown device")
            << QStringList{"--device", "cuda:99", "--algorithm", "bitonic"} << "unknown device \"cuda:99\"";
        QTest::newRow("the CPU") << QStringList{"--device", "cpu", "--algorithm", "vqsort"}
                                 << "cpu is the baseline";
        QTest::newRow("a range") << QStringList{"--device", "opencl:0", "--algorithm",
                                                "bitonic",  "--from",   "2^8..2^9"}
                                 << "give one size";
        QTest::newRow("falling sizes")
            << QStringList{"--device", "opencl:0", "--algorithm", "bitonic", "--from", "2^10", "--to", "2^9"}
            << "not between 1024 and 512";
        QTest::newRow("a transfer mode that the device lacks")
            << QStringList{"--device", "opencl:0", "--algorithm", "bitonic", "--transfer", "pinned"}
            << (devicesOf("opencl").isEmpty() ? "unknown" : "has no mode \"pinned\"; it has copy");
        QTest::newRow("one process") << QStringList{"--device", "opencl:0", "--algorithm", "bitonic",
                                                    "--in-process"}
                                     << "needs several per job";
        QTest::newRow("a preset") << QStringList{"--device", "opencl:0", "--algorithm",
                                                 "bitonic",  "--preset", "slow"}
                                  << (devicesOf("opencl").isEmpty() ? "unknown" : "unknown word \"slow\"");
    }

    void whatCannotBeMeantIsRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, complaint);
        const auto result = runCli(QStringList{"crossover"} + arguments);
        QCOMPARE(result.exitStatus, 2);
        QVERIFY2(result.error.contains(complaint), qPrintable(result.error));
        QCOMPARE(result.out, QString());
    }

    void aSearchMeasuresTheSizesAndKeepsTheirRows()
    {
        const auto devices = devicesOf("opencl");
        if (devices.isEmpty())
            QSKIP("no OpenCL device on this machine");
        const QTemporaryDir folder;
        const auto session = folder.filePath("kept.sortscope");
        const auto result = runCli({"crossover", "--device", devices.front(), "--algorithm", "bitonic",
                                    "--from", "64", "--to", "128", "--key", "f32", "--transfer", "copy",
                                    "--format", "json", "--keep", session, "--no-lock"});
        QVERIFY2(result.exitStatus == 0, qPrintable(result.error));
        const auto json = result.json();
        QVERIFY(json.at("complete").get<bool>());
        QCOMPARE(json.at("transfers").dump(), std::string("[\"copy\"]"));
        QVERIFY(json.at("sizes").size() >= 2);
        for (const auto& size : json.at("sizes")) {
            for (const auto* answer : {"resident", "round_trip"}) {
                QVERIFY(size.at(answer).at("gpu").at("median_ns").get<double>() > 0);
                QVERIFY(size.at(answer).at("cpu").at("median_ns").get<double>() > 0);
                QVERIFY(size.at(answer).at("interval").at("low").is_number());
            }
        }
        const auto kept = runCli({"sessions", "export", session, "--json", "-"});
        QCOMPARE(kept.exitStatus, 0);
        const auto runs = kept.json().at("runs");
        QCOMPARE(runs.size(), json.at("sizes").size());
        // bitonic and the ten sorts of the CPU; later sizes leave out the sorts that are far behind.
        constexpr std::size_t kAll = 11;
        QCOMPARE(runs.at(0).at("jobs").size(), kAll);
        for (const auto& run : runs) {
            QVERIFY(run.at("jobs").size() >= 2 && run.at("jobs").size() <= kAll);
            for (const auto& job : run.at("jobs"))
                QCOMPARE(job.at("key").get<std::string>(), std::string("f32"));
        }
    }
};

SORTSCOPE_TEST(CrossoverTest)
#include "crossovertest.moc"
