// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/fleetcsv.h"
#include "core/results/compare/fleet.h"
#include "tests/cli/cliprogram.h"
#include "tests/support/csvreader.h"
#include "tests/support/fleetsession.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using namespace sortscope::tests;

namespace {

/// A fleet of eight machines, one of which takes longer for every job.
SimulatedFleet withASlowOne()
{
    SimulatedFleet fleet{.machines = 8, .jobs = 4, .oldDriver = 4};
    fleet.slowness = [](std::size_t machine, std::size_t) { return machine == 4 ? 1.3 : 1.0; };
    return fleet;
}

} // namespace

class FleetCommandTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString session(const char* name, const SimulatedFleet& fleet)
    {
        const auto path = m_folder.filePath(QString::fromLatin1(name) + ".sortscope");
        if (!QFile::exists(path))
            writeFleet(path.toStdString(), fleet);
        return path;
    }
    QString slow() { return session("slow", withASlowOne()); }
    QString even() { return session("even", {.machines = 8, .jobs = 4}); }
    QString pair() { return session("pair", {.machines = 2, .jobs = 4}); }

private slots:
    void theAnswerStandsInTheFirstLine()
    {
        const auto result = runCli({"fleet", slow()});
        QCOMPARE(result.exitStatus, 0);
        static const QRegularExpression answer(
            "^node5/cuda:0 is 1\\.\\d\\dx slower than the others in 4 of 4 jobs\\.\n");
        QVERIFY2(answer.match(result.out).hasMatch(), qPrintable(result.out));
        // The named device is the first of the table, and only its jobs are shown.
        static const QRegularExpression table("\nnode5/cuda:0 +slower +1\\.\\d{3} +4 +0 +4 of 4");
        QVERIFY2(table.match(result.out).hasMatch(), qPrintable(result.out));
        QVERIFY(result.out.contains("driver of NVIDIA H200 (cuda): 570.2 (most: 580.1)"));
        QCOMPARE(result.out.count("radix-sort"), 4);
        QCOMPARE(runCli({"fleet", slow(), "--all"}).out.count("radix-sort"), 32);
    }

    void anEvenFleetHasNoDeviceThatDiffers()
    {
        const auto result = runCli({"fleet", even(), "--fail-on", "outlier"});
        QCOMPARE(result.exitStatus, 0);
        QVERIFY2(result.out.startsWith("No device differs from the others.\n"), qPrintable(result.out));
        QVERIFY(!result.out.contains("Jobs that differ"));
    }

    void twoMachinesAreNotJudged()
    {
        const auto result = runCli({"fleet", pair()});
        QCOMPARE(result.exitStatus, 0);
        QVERIFY2(result.out.startsWith("No device could be judged: this needs 5 devices"),
                 qPrintable(result.out));
        QVERIFY(result.out.contains("Not judged, 8 rows: a verdict needs 5 devices of the kind"));
        const auto failing = runCli({"fleet", pair(), "--fail-on", "outlier"});
        QCOMPARE(failing.exitStatus, 1);
        QVERIFY(failing.error.contains("no device could be judged, so --fail-on fails"));
    }

    void theExitStatusFollowsFailOn()
    {
        QCOMPARE(runCli({"fleet", slow(), "--fail-on", "outlier"}).exitStatus, 1);
        QCOMPARE(runCli({"fleet", slow(), "--fail-on", "faster,slower"}).exitStatus, 1);
        QCOMPARE(runCli({"fleet", "--fail-on", "faster", slow()}).exitStatus, 0);
        QCOMPARE(runCli({"fleet", slow(), "--fail-on", "slower", "--margin", "0.5"}).exitStatus, 0);
        const auto wrong = runCli({"fleet", slow(), "--fail-on", "odd"});
        QCOMPARE(wrong.exitStatus, 2);
        QVERIFY2(wrong.error.contains("known are outlier, slower, faster"), qPrintable(wrong.error));
    }

    void theJsonHasDevicesGroupsAndRows()
    {
        const auto result = runCli({"fleet", slow(), "--format", "json"});
        QCOMPARE(result.exitStatus, 0);
        const auto json = result.json();
        QCOMPARE(json.at("format").get<std::string>(), std::string("sortscope-fleet"));
        QCOMPARE(json.at("groups").size(), std::size_t{4});
        QCOMPARE(json.at("rows").size(), std::size_t{32});
        const auto& device = json.at("devices").at(4);
        QCOMPARE(device.at("node").get<std::string>(), std::string("node5"));
        QCOMPARE(device.at("standing").get<std::string>(), std::string("slower"));
        QCOMPARE(device.at("slower").get<int>(), 4);
        QCOMPARE(json.at("devices").at(3).at("standing").get<std::string>(), std::string("alike"));
        const auto unjudged = runCli({"fleet", pair(), "--format", "json"}).json();
        QVERIFY(unjudged.at("devices").at(0).at("standing").is_null());
        QVERIFY(unjudged.at("rows").at(0).at("chance").is_null());
    }

    void theCsvHasARowForEachJobOnEachDevice()
    {
        const auto path = m_folder.filePath("rows.csv");
        QCOMPARE(runCli({"fleet", slow(), "--csv", path}).exitStatus, 0);
        const auto csv = readCsv(path);
        QCOMPARE(csv.rows(), std::size_t{32});
        QCOMPARE(csv.cell(4, "node"), std::string("node5"));
        QCOMPARE(csv.cell(4, "standing"), std::string("slower"));
        QCOMPARE(csv.cell(3, "standing"), std::string("alike"));
        const auto piped = runCli({"fleet", slow(), "--csv", "-"});
        QVERIFY(piped.out.startsWith("node,device,"));
        QVERIFY(piped.error.startsWith("node5/cuda:0 is "));
        const auto both = runCli({"fleet", slow(), "--csv", "-", "--format", "json"});
        QCOMPARE(both.exitStatus, 2);
        QVERIFY2(both.error.contains("--format json"), qPrintable(both.error));
    }

    void rowsThatDifferLookDifferent()
    {
        // All jobs have the same size, and each differs in one other property.
        auto set = simulate({.machines = 8, .jobs = 8});
        const auto change = [](results::JobSpec& spec, std::size_t job) {
            spec.workload.size = 1024;
            spec.variant.transfer = job == 1 ? backend::TransferMode::Pinned : backend::TransferMode::Copy;
            spec.variant.launch = job == 2 ? backend::LaunchMode::Graph : backend::LaunchMode::EnqueueAll;
            spec.variant.deviceState = job == 3 ? backend::Readiness::Idle : backend::Readiness::Warm;
            spec.variant.cache = job == 4 ? backend::Cache::Cold : backend::Cache::Warm;
            spec.workload.seed = job == 5 ? 77 : 1;
            spec.workload.direction = job == 6 ? data::Direction::Descending : data::Direction::Ascending;
            if (job == 7) {
                spec.variant.algorithm = "segment-search";
                spec.workload.search = results::SearchOptions{.keys = 7};
            }
        };
        for (std::size_t i = 0; i < set.jobs.size(); ++i) {
            auto result = std::make_shared<results::JobResult>(*set.jobs[i].result);
            change(result->spec, i % 8);
            for (auto& replicate : result->replicates)
                replicate.samples = {{.wallNs = 1000}};
            set.jobs[i].result = result;
        }
        const auto path = m_folder.filePath("modes.sortscope");
        writeSet(path.toStdString(), set);
        const auto rows = runCli({"fleet", path, "--all"}).out.section("All jobs:\n", 1).split('\n');
        QStringList named;
        for (const auto& row : rows) {
            if (row.startsWith("node"))
                named << row;
        }
        QCOMPARE(named.size(), 64);
        QCOMPARE(QSet<QString>(named.begin(), named.end()).size(), 64);
        const auto table = m_folder.filePath("modes.csv");
        QCOMPARE(runCli({"fleet", path, "--csv", table}).exitStatus, 0);
        const auto csv = readCsv(table);
        for (const auto* column :
             {"transfer", "launch", "device_state", "cache", "seed", "direction", "search_keys"}) {
            QSet<QString> values;
            for (std::size_t row = 0; row < csv.rows(); ++row)
                values.insert(QString::fromStdString(csv.cell(row, column)));
            QCOMPARE(values.size(), 2);
        }
    }

    void everyColumnIsDocumented()
    {
        QFile page(QStringLiteral(SORTSCOPE_SOURCE_DIR "/docs/csv.md"));
        QVERIFY(page.open(QIODevice::ReadOnly));
        const auto text = page.readAll();
        const auto begin = text.indexOf("\n## Fleet\n");
        QVERIFY(begin > 0);
        const auto section = text.mid(begin);
        const CsvReader csv(exports::fleetCsv({}));
        QVERIFY(!csv.header().empty());
        for (const auto& column : csv.header()) {
            const auto row = "| `" + QByteArray::fromStdString(column) + "` |";
            QVERIFY2(section.contains(row), row.constData());
        }
    }

    void theSessionIsNotReplacedByTheCsv()
    {
        const auto path = slow();
        const auto result = runCli({"fleet", path, "--csv", path});
        QCOMPARE(result.exitStatus, 2);
        QCOMPARE(runCli({"sessions", "check", path}).exitStatus, 0);
    }

    void aFileThatIsNotASessionIsNamed()
    {
        const auto result = runCli({"fleet", m_folder.filePath("missing.sortscope")});
        QVERIFY(result.exitStatus != 0);
        QVERIFY2(result.error.contains("missing.sortscope"), qPrintable(result.error));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, FleetCommandTest)
#include "fleetcommandtest.moc"
