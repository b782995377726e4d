// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cliprogram.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

using sortscope::tests::runCli;

namespace {

QStringList cpuRun(const QStringList& more)
{
    return QStringList{"run", "--device", "cpu", "--algorithm", "std-sort", "--size", "64"} + more;
}

} // namespace

class UsageTest : public QObject {
    Q_OBJECT

private slots:
    void wrongUsageIsRefusedWithWhatWouldBeRight_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("no command") << QStringList{} << QStringList{"subcommand"};
        QTest::newRow("unknown command") << QStringList{"walk"} << QStringList{"\"walk\"", "devices", "run"};
        QTest::newRow("unknown option") << cpuRun({"--colour"}) << QStringList{"--colour"};
        QTest::newRow("no device") << QStringList{"run", "--algorithm", "std-sort"}
                                   << QStringList{"--device"};
        QTest::newRow("no algorithm") << QStringList{"run", "--device", "cpu"} << QStringList{"--algorithm"};
        QTest::newRow("unknown device")
            << QStringList{"run", "--device", "opencl:99", "--algorithm", "std-sort"}
            << QStringList{"\"opencl:99\"", "this machine has"};
        QTest::newRow("a word that is no device")
            << QStringList{"run", "--device", "gpu", "--algorithm", "std-sort"}
            << QStringList{"\"gpu\"", "this machine has cpu"};
        QTest::newRow("unknown algorithm") << QStringList{"run", "--device", "cpu", "--algorithm", "bogosort"}
                                           << QStringList{"\"bogosort\"", "bitonic", "std-sort", "vqsort"};
        QTest::newRow("unknown generator")
            << cpuRun({"--generator", "dice"})
            << QStringList{"\"dice\"", "shuffled-unique", "monotone-random", "uniform"};
        QTest::newRow("unknown merge") << cpuRun({"--merge", "zip"}) << QStringList{"\"zip\""};
        QTest::newRow("size") << cpuRun({"--size", "2^"}) << QStringList{"\"2^\"", "2^10..2^20:x4"};
        QTest::newRow("falling sizes") << cpuRun({"--size", "2^20..2^10"}) << QStringList{"2^20..2^10"};
        QTest::newRow("no samples") << cpuRun({"--samples", "0"})
                                    << QStringList{"--samples", "\"0\"", "from 1 to 18446744073709551615"};
        QTest::newRow("fewer than none") << cpuRun({"--samples", "-3"}) << QStringList{"--samples", "\"-3\""};
        QTest::newRow("samples and preset")
            << cpuRun({"--samples", "3", "--preset", "quick"}) << QStringList{"--samples", "--preset"};
        QTest::newRow("preset") << cpuRun({"--preset", "slow"})
                                << QStringList{"--preset", "\"slow\"", "quick, standard, rigorous"};
        QTest::newRow("format") << cpuRun({"--format", "xml"})
                                << QStringList{"--format", "\"xml\"", "table, json"};
        QTest::newRow("seed") << cpuRun({"--seed", "1.5"}) << QStringList{"--seed", "\"1.5\""};
        QTest::newRow("setting") << cpuRun({"--set", "threads"}) << QStringList{"--set", "name=value"};
        QTest::newRow("unknown parameter") << cpuRun({"--set", "speed=9"}) << QStringList{"\"speed\""};
        QTest::newRow("transfer") << cpuRun({"--transfer", "pigeon"})
                                  << QStringList{"--transfer", "\"pigeon\"", "copy, map"};
        QTest::newRow("launch") << cpuRun({"--launch", "later"})
                                << QStringList{"--launch", "\"later\"", "wait-each"};
        QTest::newRow("hit ratio") << cpuRun({"--hit-ratio", "0,5"}) << QStringList{"--hit-ratio", "\"0,5\""};
        QTest::newRow("kernels") << cpuRun({"--kernels", "/no/such/folder"})
                                 << QStringList{"/no/such/folder"};
        QTest::newRow("kernel timeout") << cpuRun({"--kernel-timeout", "0"})
                                        << QStringList{"--kernel-timeout", "\"0\"", "from 1 to 4294967295"};
        QTest::newRow("kernel timeout of days")
            << cpuRun({"--kernel-timeout", "100000"}) << QStringList{"--kernel-timeout", "86400"};
        QTest::newRow("kernel timeout in this process") << cpuRun({"--kernel-timeout", "5", "--in-process"})
                                                        << QStringList{"--kernel-timeout", "--in-process"};
        QTest::newRow("merge of nothing into nothing")
            << QStringList{"sessions", "merge"} << QStringList{"OUT"};
        QTest::newRow("merge of nothing")
            << QStringList{"sessions", "merge", "/no/such/folder/all.sortscope"} << QStringList{"IN"};
        QTest::newRow("algorithm that fits no device")
            << QStringList{"run", "--device", "cpu", "--algorithm", "bitonic"}
            << QStringList{"bitonic", "opencl"};
    }

    void wrongUsageIsRefusedWithWhatWouldBeRight()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QStringList, expected);
        const auto result = runCli(arguments);
        QCOMPARE(result.exitStatus, 2);
        QCOMPARE(result.out, QString());
        QVERIFY2(result.error.startsWith("sortscope-cli: "), qPrintable(result.error));
        for (const auto& part : expected)
            QVERIFY2(result.error.contains(part), qPrintable(part + " is missing in: " + result.error));
    }

    void aFileThatCannotBeWrittenIsRefusedBeforeTheRun_data()
    {
        QTest::addColumn<QString>("option");
        QTest::newRow("jobs") << "--csv";
        QTest::newRow("commands") << "--commands-csv";
    }

    void aFileThatCannotBeWrittenIsRefusedBeforeTheRun()
    {
        QFETCH(QString, option);
        QTemporaryDir folder;
        const auto missing = folder.filePath("missing/out.csv");
        for (const auto& path : {missing, folder.path()}) {
            const auto result = runCli(cpuRun({option, path}));
            QCOMPARE(result.exitStatus, 2);
            QVERIFY2(result.error.contains(option) && result.error.contains(path), qPrintable(result.error));
        }
    }

    void helpIsAResult_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("program") << QStringList{"--help"}
                                 << QStringList{"devices", "algorithms", "run", "--kernels"};
        QTest::newRow("devices") << QStringList{"devices", "--help"} << QStringList{"--format"};
        QTest::newRow("algorithms") << QStringList{"algorithms", "--help"} << QStringList{"--format"};
        QTest::newRow("run") << QStringList{"run", "--help"}
                             << QStringList{"--device",        "--commands-csv",  "vqsort",
                                            "shuffled-unique", "work-group-size", "quick, standard, rigorous",
                                            "zero-copy",       "--request"};
        QTest::newRow("version") << QStringList{"--version"} << QStringList{"sortscope-cli"};
    }

    void helpIsAResult()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QStringList, expected);
        const auto result = runCli(arguments);
        QCOMPARE(result.exitStatus, 0);
        QCOMPARE(result.error, QString());
        for (const auto& part : expected)
            QVERIFY2(result.out.contains(part), qPrintable(part + " is missing in: " + result.out));
    }

    void everyOptionIsDocumented()
    {
        QFile page(QStringLiteral(SORTSCOPE_SOURCE_DIR "/docs/command-line.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const auto text = QString::fromUtf8(page.readAll());
        const auto help =
            runCli({"run", "--help"}).out + runCli({"tune", "--help"}).out + runCli({"--help"}).out;
        auto options = QRegularExpression("^  (?:-h,)?(--[a-z-]+)", QRegularExpression::MultilineOption)
                           .globalMatch(help);
        QVERIFY(options.hasNext());
        while (options.hasNext()) {
            const auto option = options.next().captured(1);
            QVERIFY2(option == "--version" || text.contains(option), qPrintable(option));
        }
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, UsageTest)
#include "usagetest.moc"
