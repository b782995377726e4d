// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cliprogram.h"
#include "tests/support/historysessions.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using namespace sortscope::tests;

/// A folder of twelve nights; one of three rows is 10 % slower from the seventh night on, with another
/// driver.
class HistoryCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString folder(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    void makeFolder(const char* name, SimulatedNights nights)
    {
        nights.nightNoise = 0.002;
        nights.noise = 0.001;
        nights.rows = 3;
        QVERIFY(QDir().mkpath(folder(name)));
        writeNights(folder(name).toStdString(), nights);
    }

private slots:
    void initTestCase()
    {
        SimulatedNights step{.nights = 12};
        step.slowness = [](std::size_t night, std::size_t row) { return row == 1 && night >= 6 ? 1.1 : 1.0; };
        step.driver = [](std::size_t night) { return night >= 6 ? "580.2" : "580.1"; };
        makeFolder("step", step);
        makeFolder("even", {.nights = 12});
        makeFolder("few", {.nights = 3});
    }

    void theChangeIsToldWithItsDayAndItsFacts()
    {
        const auto result = runCli({"history", folder("step")});
        QCOMPARE(result.exitStatus, 0);
        QVERIFY2(result.out.startsWith(
                     "1 change in 3 rows of 12 sessions (2026-09-01 … 2026-09-12).\n\n2026-09-07  "
                     "radix-sort, uniform, 2^11, NVIDIA H200 (cuda): 1."),
                 qPrintable(result.out));
        QVERIFY2(result.out.contains("driver of NVIDIA H200 (cuda): 580.1 → 580.2\n"),
                 qPrintable(result.out));
        QCOMPARE(result.out.count("radix-sort"), 4);
    }

    void failOnSeesTheChangesThatAreTold()
    {
        QCOMPARE(runCli({"history", folder("step"), "--fail-on", "change"}).exitStatus, 1);
        QCOMPARE(runCli({"history", folder("step"), "--fail-on", "slower"}).exitStatus, 1);
        QCOMPARE(runCli({"history", folder("step"), "--fail-on", "faster"}).exitStatus, 0);
        QCOMPARE(runCli({"history", folder("step"), "--fail-on", "change", "--margin", "0.2"}).exitStatus, 0);
        QCOMPARE(
            runCli({"history", folder("step"), "--fail-on", "change", "--since", "2026-09-07"}).exitStatus,
            1);
        const auto later =
            runCli({"history", folder("step"), "--fail-on", "change", "--since", "2026-09-08"});
        QCOMPARE(later.exitStatus, 0);
        QVERIFY2(later.out.startsWith("No change in 3 rows of 12 sessions"), qPrintable(later.out));
        QCOMPARE(runCli({"history", folder("even"), "--fail-on", "change"}).exitStatus, 0);
    }

    void fewSessionsAreNotJudged()
    {
        const auto result = runCli({"history", folder("few"), "--fail-on", "change"});
        QCOMPARE(result.exitStatus, 1);
        QVERIFY2(result.out.startsWith("No row could be judged: a row needs 6 figures that count"),
                 qPrintable(result.out));
        QVERIFY(result.error.contains("no row could be judged, so --fail-on fails"));
    }

    void jsonAndCsvHaveEachFigure()
    {
        const auto csvFile = folder("history.csv");
        const auto result = runCli({"history", folder("step"), "--format", "json", "--csv", csvFile});
        QCOMPARE(result.exitStatus, 0);
        const auto json = result.json();
        QCOMPARE(json.at("format").get<std::string>(), std::string("sortscope-history"));
        QCOMPARE(json.at("lines").size(), std::size_t{3});
        const auto& line = json.at("lines").at(1);
        QCOMPARE(line.at("points").size(), std::size_t{12});
        QCOMPARE(line.at("changes").size(), std::size_t{1});
        QCOMPARE(line.at("changes").at(0).at("point").get<int>(), 6);
        const auto csv = readCsv(csvFile);
        QCOMPARE(csv.rows(), std::size_t{36});
        int changes = 0;
        for (std::size_t row = 0; row < csv.rows(); ++row)
            changes += csv.cell(row, "change").empty() ? 0 : 1;
        QCOMPARE(changes, 1);
        QCOMPARE(csv.cell(12 + 6, "changed_facts"),
                 std::string("driver of NVIDIA H200 (cuda): 580.1 → 580.2"));
    }

    void faultsOfUsageAreNamed()
    {
        const auto file = runCli({"history", folder("step") + "/night1.sortscope"});
        QCOMPARE(file.exitStatus, 2);
        QVERIFY2(file.error.contains("is not a folder"), qPrintable(file.error));
        const auto day = runCli({"history", folder("step"), "--since", "yesterday"});
        QCOMPARE(day.exitStatus, 2);
        QVERIFY2(day.error.contains("\"yesterday\" is not a day; it is written like 2026-11-28"),
                 qPrintable(day.error));
    }

    void aDamagedSessionIsNamed()
    {
        makeFolder("damaged", {.nights = 7});
        QFile file(folder("damaged") + "/night4.sortscope");
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write("this is no session");
        file.close();
        const auto result = runCli({"history", folder("damaged")});
        QCOMPARE(result.exitStatus, 0);
        QVERIFY2(result.out.startsWith("No change in 3 rows of 6 sessions"), qPrintable(result.out));
        QVERIFY2(result.out.contains("night4.sortscope: "), qPrintable(result.out));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, HistoryCommandTest)
#include "historycommandtest.moc"
