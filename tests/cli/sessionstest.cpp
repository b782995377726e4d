// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cpu/cpudevice.h"
#include "core/plan/expand.h"
#include "core/plan/requestjson.h"
#include "core/session/sessionfile.h"
#include "tests/cli/cliprogram.h"
#include "tests/support/comparedresults.h"
#include "tests/support/fleetsession.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <csignal>

using namespace sortscope;
using namespace sortscope::tests;

namespace {

QStringList runInto(const QString& path, const QString& samples = "8")
{
    return {"run",       "--device",  "cpu",   "--algorithm", "std-sort", "--size",
            "2^8..2^10", "--samples", samples, "--session",   path};
}

/// Makes a session with two sorts of the same keys that a run has planned, and not begun.
void planPair(const QString& path, results::SampleOrder order, const std::string& unsupported = {})
{
    plan::RunRequest request;
    request.devices = {"cpu"};
    request.algorithms = {"std-sort", "bitonic-cpu"};
    request.sizes = {256};
    request.sampling = measure::fixedPlan(7);
    request.order = order;
    auto jobs = plan::expand(request, backend::cpu::discover());
    for (auto& job : jobs)
        job.unsupported = unsupported;
    auto file = session::SessionFile::create(path.toStdString());
    file.beginRun(results::captureEnvironment(), jobs, plan::requestJson(request));
}

} // namespace

class SessionsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_files = 0;

    QString newPath() { return m_folder.filePath(QString::number(++m_files) + ".sortscope"); }

    QString sessionOf(const std::vector<results::JobResult>& jobs)
    {
        const auto path = newPath();
        writeSet(path.toStdString(), setOf(jobs));
        return path;
    }

    QString somePath()
    {
        const auto path = newPath();
        const auto ran = runCli(runInto(path));
        if (ran.exitStatus != 0)
            qWarning("%s", qPrintable(ran.error));
        return path;
    }

private slots:
    void runsAreAppendedAndShown()
    {
        const auto path = somePath();
        QCOMPARE(runCli(runInto(path)).exitStatus, 0);
        const auto shown = runCli({"sessions", "show", path});
        QCOMPARE(shown.exitStatus, 0);
        QVERIFY2(shown.out.contains("Run 2:"), qPrintable(shown.out));
        QVERIFY(shown.out.contains("3 of 3 jobs finished"));
        const auto checked = runCli({"sessions", "check", path});
        QCOMPARE(checked.exitStatus, 0);
        QVERIFY2(checked.out.contains("6 finished jobs in 2 runs"), qPrintable(checked.out));
    }

    void aStudyIsShownInPlaceOfTheJobs()
    {
        const auto path = somePath();
        const auto shown = runCli({"sessions", "show", path, "--study", "size"});
        QCOMPARE(shown.exitStatus, 0);
        QVERIFY2(shown.out.contains("Algorithms on cpu") && shown.out.contains("median, by size"),
                 qPrintable(shown.out));
        QVERIFY(!shown.out.contains("Mkeys/s"));
        static const QRegularExpression row("std-sort +\\d+\\.\\d+ +\\d+\\.\\d+ +\\d+\\.\\d+");
        QVERIFY2(row.match(shown.out).hasMatch(), qPrintable(shown.out));
        const auto unknown = runCli({"sessions", "show", path, "--study", "lists"});
        QCOMPARE(unknown.exitStatus, 2);
        QVERIFY2(unknown.error.contains("of lists") && unknown.error.contains("studies of size"),
                 qPrintable(unknown.error));
    }

    void aMatrixNamesTheWinners()
    {
        const auto path = somePath();
        const auto shown = runCli({"sessions", "show", path, "--matrix", "data,size"});
        QCOMPARE(shown.exitStatus, 0);
        QVERIFY2(shown.out.contains("std-sort on cpu, alone"), qPrintable(shown.out));
        const auto csv = runCli({"sessions", "show", path, "--matrix", "data,size", "--format", "csv"});
        QCOMPARE(CsvReader(csv.out.toStdString()).rows(), std::size_t{3});
        const auto unknown = runCli({"sessions", "show", path, "--matrix", "data,lists"});
        QCOMPARE(unknown.exitStatus, 2);
        QVERIFY2(unknown.error.contains("both data and lists") && unknown.error.contains("differ by size"),
                 qPrintable(unknown.error));
        const auto one = runCli({"sessions", "show", path, "--matrix", "size"});
        QCOMPARE(one.exitStatus, 2);
        QVERIFY2(one.error.contains("is not two axes"), qPrintable(one.error));
        const auto without = runCli({"sessions", "show", path, "--format", "csv"});
        QCOMPARE(without.exitStatus, 2);
        QVERIFY2(without.error.contains("add --matrix"), qPrintable(without.error));
    }

    void anyRowIsABaseline()
    {
        const auto path = somePath();
        const auto shown = runCli({"sessions", "show", path, "--baseline", "std-sort@cpu"});
        QVERIFY2(shown.exitStatus == 0, qPrintable(shown.error));
        QVERIFY2(shown.out.contains("Against std-sort on cpu") && shown.out.contains("With transfers"),
                 qPrintable(shown.out));
        QCOMPARE(shown.out.count(QRegularExpression("std-sort .* baseline")), 3);
        const auto csv =
            runCli({"sessions", "show", path, "--baseline", "std-sort", "--format", "csv"}).out.toStdString();
        QCOMPARE(CsvReader(csv).rows(), std::size_t{3});
        const auto json = runCli({"sessions", "show", path, "--baseline", "std-sort", "--format", "json"});
        QVERIFY2(json.out.contains("sortscope-against-baseline"), qPrintable(json.out + json.error));
        const auto markdown = runCli({"sessions", "show", path, "--baseline", "1", "--format", "markdown"});
        QVERIFY2(markdown.out.contains("| With transfers |"), qPrintable(markdown.out + markdown.error));
        const auto unknown = runCli({"sessions", "show", path, "--baseline", "vqsort@cpu"});
        QCOMPARE(unknown.exitStatus, 2);
        QVERIFY2(unknown.error.contains("rows are std-sort@cpu"), qPrintable(unknown.error));
    }

    void kernelsAreShownInPlaceOfTheJobs()
    {
        auto job = resultOf({100, 101, 102});
        job.kernels = {{.kernel = "bitonic_pass",
                        .globalSize = 4096,
                        .localSize = 256,
                        .workGroupLimit = 1024,
                        .registers = 40,
                        .staticLocalBytes = 2048,
                        .dynamicLocalBytes = 512,
                        .residentGroups = 6,
                        .occupancy = 0.75,
                        .limitedBy = {backend::OccupancyLimit::Registers},
                        .waves = 1.25}};
        const auto path = sessionOf({job});
        const auto shown = runCli({"sessions", "show", path, "--kernels"});
        QCOMPARE(shown.exitStatus, 0);
        static const QRegularExpression row(
            "bitonic_pass +4096 / 256 +1024 +40 +2048 \\+ 512 +6 +75 % +registers +1.25\n");
        QVERIFY2(row.match(shown.out).hasMatch(), qPrintable(shown.out));
        QVERIFY(runCli({"sessions", "export", path, "--kernels-csv", "-"})
                    .out.contains("bitonic_pass,4096,256,1024,,40,,,2048,512,6,0.75,registers,1.25\r\n"));

        const auto none = runCli({"sessions", "show", somePath(), "--kernels"});
        QCOMPARE(none.exitStatus, 2);
        QVERIFY2(none.error.contains("no job of the session has kernels"), qPrintable(none.error));
        const auto both = runCli({"sessions", "show", path, "--kernels", "--study", "size"});
        QCOMPARE(both.exitStatus, 2);
        QVERIFY2(both.error.contains("--study, --matrix and --kernels"), qPrintable(both.error));
    }

    void theExportedCsvIsTheOneThatTheRunWrote()
    {
        const auto path = newPath();
        const auto jobs = m_folder.filePath("jobs.csv");
        const auto commands = m_folder.filePath("commands.csv");
        QCOMPARE(runCli(runInto(path) + QStringList{"--csv", jobs, "--commands-csv", commands}).exitStatus,
                 0);
        const auto bytes = [](const QString& name) {
            QFile file(name);
            return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
        };
        QCOMPARE(runCli({"sessions", "export", path, "--csv", "-"}).out, bytes(jobs));
        QCOMPARE(runCli({"sessions", "export", path, "--commands-csv", "-"}).out, bytes(commands));
    }

    void everyExportIsWritten()
    {
        const auto path = somePath();
        QStringList arguments{"sessions", "export", path};
        const QStringList kinds{"csv",      "commands-csv", "kernels-csv",    "json",
                                "markdown", "trace",        "benchmark-json", "html"};
        for (const auto& kind : kinds)
            arguments << "--" + kind << m_folder.filePath(kind);
        const auto exported = runCli(arguments);
        QCOMPARE(exported.exitStatus, 0);
        QCOMPARE(exported.out, QString());
        for (const auto& kind : kinds)
            QVERIFY2(QFileInfo(m_folder.filePath(kind)).size() > 100, qPrintable(kind));
        QCOMPARE(runCli({"sessions", "export", path, "--json", "-"}).json().at("runs").size(),
                 std::size_t{1});
    }

    void aReportIsOneFileWithTheSessionInItIfWanted()
    {
        const auto path = somePath();
        const auto html = m_folder.filePath("report.html");
        const auto reportOf = [&](const QStringList& more) {
            const auto exported = runCli(QStringList{"sessions", "export", path, "--html", html} + more);
            QFile file(html);
            return exported.exitStatus == 0 && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const auto plain = reportOf({});
        QXmlStreamReader xml(plain);
        QStringList rows;
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"tr")
                rows << xml.attributes().value("id").toString();
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        for (const auto* row : {"job-1", "job-2", "job-3"})
            QVERIFY(rows.contains(row));
        QVERIFY(!plain.contains("://"));
        QVERIFY(!plain.contains("id=\"session\""));
        const auto whole = reportOf({"--attach-session"});
        QVERIFY(whole.contains("id=\"session\""));
        QVERIFY(whole.size() - plain.size() > QFileInfo(path).size());

        const auto alone = runCli({"sessions", "export", path, "--csv", "-", "--attach-session"});
        QCOMPARE(alone.exitStatus, 2);
        QVERIFY2(alone.error.contains("give --html OUT"), qPrintable(alone.error));
    }

    void anExportIsImportedAgain()
    {
        const auto path = somePath();
        const auto json = m_folder.filePath("again.json");
        const auto again = newPath();
        QCOMPARE(runCli({"sessions", "export", path, "--json", json}).exitStatus, 0);
        const auto imported = runCli({"sessions", "import", json, again});
        QVERIFY2(imported.exitStatus == 0 && imported.out.isEmpty(), qPrintable(imported.error));
        QCOMPARE(runCli({"sessions", "export", again, "--json", "-"}).out,
                 runCli({"sessions", "export", path, "--json", "-"}).out);
        QVERIFY(runCli({"sessions", "check", again}).out.contains("3 finished jobs in 1 runs"));

        const auto twice = runCli({"sessions", "import", json, again});
        QCOMPARE(twice.exitStatus, 2);
        QVERIFY2(twice.error.contains("exists already; choose another name"), qPrintable(twice.error));
    }

    void whatCannotBeImportedIsNamedAndLeavesNothing()
    {
        const auto out = newPath();
        const auto folder = runCli({"sessions", "import", m_folder.path(), out});
        QCOMPARE(folder.exitStatus, 2);
        QVERIFY(folder.error.contains("is a folder"));
        const auto missing = runCli({"sessions", "import", m_folder.filePath("missing"), out});
        QCOMPARE(missing.exitStatus, 2);
        QVERIFY(missing.error.contains("missing cannot be read"));
        const auto nothing = runCli({"sessions", "import", "-", out}, {}, [](auto& process) {
            process.setStandardInputFile(QProcess::nullDevice());
        });
        QCOMPARE(nothing.exitStatus, 1);
        QVERIFY2(nothing.error.contains("standard input cannot be imported: it is not JSON from byte"),
                 qPrintable(nothing.error));
        QVERIFY(QDir(m_folder.path()).entryList({QFileInfo(out).fileName() + "*"}, QDir::Files).isEmpty());
    }

    void nothingOrTwoThingsToStandardOutputAreWrongUsage()
    {
        const auto path = somePath();
        QCOMPARE(runCli({"sessions", "export", path}).exitStatus, 2);
        QCOMPARE(runCli({"sessions", "export", path, "--csv", "-", "--json", "-"}).exitStatus, 2);
        QCOMPARE(runCli({"sessions"}).exitStatus, 2);
    }

    void sessionsAreMergedOnce()
    {
        const auto one = somePath();
        const auto two = somePath();
        const auto all = newPath();
        QCOMPARE(runCli({"sessions", "merge", all, one, two, one}).exitStatus, 0);
        QVERIFY(runCli({"sessions", "check", all}).out.contains("6 finished jobs in 2 runs"));
    }

    void aSessionIsTheSameAsItself()
    {
        const auto path = somePath();
        const auto compared = runCli({"sessions", "compare", path, path, "--margin", "1", "--fail-on",
                                      "slower,ambiguous", "--format", "json"});
        const auto json = compared.json();
        QCOMPARE(json.at("pairs").size(), std::size_t{3});
        QCOMPARE(json.at("differences").size(), std::size_t{0});
        QVERIFY(runCli({"sessions", "compare", path, path}).out.contains("B is"));
        QCOMPARE(runCli({"sessions", "compare", path, path, "--fail-on", "great"}).exitStatus, 2);
    }

    void rowsOfAComparisonThatDifferLookDifferent()
    {
        std::vector<results::JobResult> jobs;
        const auto add = [&](auto change) { change(jobs.emplace_back(resultOf(around(1000))).spec); };
        using Spec = results::JobSpec;
        add([](Spec&) {});
        add([](Spec& spec) { spec.variant.parameters = {{"work-group-size", std::int64_t{64}}}; });
        add([](Spec& spec) { spec.variant.transfer = backend::TransferMode::Pinned; });
        add([](Spec& spec) { spec.variant.launch = backend::LaunchMode::WaitEach; });
        add([](Spec& spec) { spec.variant.deviceState = backend::Readiness::Idle; });
        add([](Spec& spec) { spec.variant.cache = backend::Cache::Cold; });
        add([](Spec& spec) { spec.workload.seed = 5; });
        add([](Spec& spec) { spec.workload.direction = data::Direction::Descending; });
        add([](Spec& spec) { spec.workload.search = results::SearchOptions{.keys = 7}; });
        add([](Spec& spec) { spec.workload.search = results::SearchOptions{.keys = 8}; });
        const auto path = sessionOf(jobs);
        const auto text = runCli({"sessions", "compare", path, path}).out;
        QStringList rows;
        for (const auto& line : text.split('\n')) {
            if (line.startsWith("opencl:0 "))
                rows << line;
        }
        QCOMPARE(static_cast<std::size_t>(rows.size()), jobs.size());
        QVERIFY2(QSet<QString>(rows.begin(), rows.end()).size() == rows.size(), qPrintable(text));
    }

    void jobsWithoutACounterpartSayWhatDiffers()
    {
        auto one = resultOf(around(1000));
        one.spec.workload.seed = 12345678901234567890U;
        auto other = one;
        other.spec.workload.seed = 12345678901234567891U;
        other.spec.device.uuid = "GPU-2";
        const auto text = runCli({"sessions", "compare", sessionOf({one}), sessionOf({other})}).out;
        QVERIFY2(text.contains(QRegularExpression("\nOnly in A: .*seed 12345678901234567890")),
                 qPrintable(text));
        QVERIFY2(text.contains(QRegularExpression("\nOnly in B: .*seed 12345678901234567891")),
                 qPrintable(text));
    }

    void kernelsOfAPairStandSideBySideOnRequest()
    {
        auto one = resultOf(around(1000));
        const std::vector<backend::Command> commands{kernel("count", {}, {}, 0, 500),
                                                     kernel("move", {}, {}, 500, 900)};
        for (auto& replicate : one.replicates) {
            for (auto& sample : replicate.samples) {
                sample.commands = results::PackedCommands(commands);
                results::deriveDurations(sample, commands, 0, commands.size());
            }
        }
        auto other = one;
        one.kernels = {{.kernel = "move", .registers = 62}};
        other.kernels = {{.kernel = "move", .registers = 71}};
        const QStringList compare{"sessions", "compare", sessionOf({one}), sessionOf({other})};
        QVERIFY(!runCli(compare).out.contains("62"));
        const auto text = runCli(compare + QStringList{"--kernels"}).out;
        QVERIFY2(text.contains(QRegularExpression("move +.*62 → 71")), qPrintable(text));
        QVERIFY2(text.contains(QRegularExpression("\ncount ")), qPrintable(text));
        const auto json = runCli(compare + QStringList{"--kernels", "--format", "json"}).json();
        const auto& rows = json.at("pairs").at(0).at("kernels");
        QCOMPARE(rows.at(1).at("kernel").get<std::string>(), std::string("move"));
        QCOMPARE(rows.at(1).at("b").at("facts").at("registers").get<int>(), 71);
        QVERIFY(
            !runCli(compare + QStringList{"--format", "json"}).json().at("pairs").at(0).contains("kernels"));
    }

    void aMappingSetsAnyPartAgainstAnother()
    {
        auto one = resultOf(around(1000));
        auto other = resultOf(around(2000));
        other.spec.variant.algorithm = "radix-sort";
        auto third = resultOf(around(3000));
        third.spec.variant.algorithm = "merge-sort";
        const auto path = sessionOf({one, other, third});
        const auto within = runCli({"sessions", "compare", path});
        QVERIFY2(within.out.contains("bitonic of A is set against radix-sort of B."), qPrintable(within.out));
        QVERIFY2(within.out.contains("2.000"), qPrintable(within.out));
        const auto mapped = runCli(
            {"sessions", "compare", path, path, "--map", "bitonic=merge-sort", "--map", "radix-sort="});
        QVERIFY2(mapped.out.contains("bitonic of A is set against merge-sort of B."), qPrintable(mapped.out));
        QVERIFY2(mapped.out.contains("radix-sort of A is left out."), qPrintable(mapped.out));
        QVERIFY2(mapped.out.contains("3.000"), qPrintable(mapped.out));
        const auto unknown = runCli({"sessions", "compare", path, "--map", "bitonic=quick"});
        QCOMPARE(unknown.exitStatus, 2);
        QVERIFY2(unknown.error.contains("\"merge-sort\""), qPrintable(unknown.error));
    }

    void sessionsOfTwoModelsArePairedOnRequest()
    {
        auto one = resultOf(around(1000));
        auto other = one;
        other.spec.device.name = "New GPU";
        const QStringList compare{"sessions", "compare", sessionOf({one}), sessionOf({other})};
        const auto apart = runCli(compare).out;
        QVERIFY2(apart.contains("No job of A has a counterpart in B. --across-devices"), qPrintable(apart));
        const auto text = runCli(compare + QStringList{"--across-devices"}).out;
        QVERIFY2(text.contains("Paired across devices: GPU (opencl:0"), qPrintable(text));
        QVERIFY2(text.contains("Drift between two runs: 1.5 % (assumed)"), qPrintable(text));
        QVERIFY2(text.contains("1.000 (0.973 … 1.028)"), qPrintable(text));
        const auto json =
            runCli(compare + QStringList{"--across-devices", "--fail-on", "slower", "--format", "json"});
        QCOMPARE(json.exitStatus, 0);
        QCOMPARE(json.json().at("device_pairs").size(), std::size_t{1});
    }

    void whatOthersWroteHasNoPowerOverTheTerminal()
    {
        const std::string evil = "x\033[31m\u202E\u009By";
        auto result = resultOf(around(1000));
        auto& spec = result.spec;
        for (auto* text :
             {&spec.device.id, &spec.device.name, &spec.device.driverVersion, &spec.device.platform,
              &spec.variant.algorithm, &spec.variant.merge, &spec.workload.generator})
            *text += evil;
        spec.variant.parameters = {{"p" + evil, "v" + evil}};
        auto failed = result;
        failed.spec.workload.size = 5;
        failed.status = results::Status::Failed;
        failed.reason = "because " + evil;
        auto set = setOf({result, failed});
        set.runs.front().environment = {.programVersion = "1" + evil,
                                        .gitRevision = evil,
                                        .node = evil,
                                        .os = evil,
                                        .kernel = evil,
                                        .cpuModel = evil,
                                        .governor = evil};
        const auto path = m_folder.filePath("evil\u001B]0;x\u0007\u202E.sortscope");
        writeSet(path.toStdString(), set);
        const auto plain = sessionOf({resultOf(around(1000))});
        for (const auto& arguments : std::vector<QStringList>{{"sessions", "show", path},
                                                              {"sessions", "show", path, "--study", "size"},
                                                              {"sessions", "show", path, "--study", "none"},
                                                              {"sessions", "check", path},
                                                              {"sessions", "compare", path, path},
                                                              {"sessions", "compare", path, plain},
                                                              {"sessions", "export", path, "--markdown", "-"},
                                                              {"sessions", "merge", newPath(), path},
                                                              {"sessions", "import", path, newPath()},
                                                              {"fleet", path, "--all"},
                                                              {"run", "--resume", path},
                                                              {"run", "--device", "\u001B[31m"},
                                                              {"\u001B[31m\u202E"}}) {
            const auto ran = runCli(arguments);
            const auto all = ran.out + ran.error;
            QVERIFY(all.size() > 10);
            for (const auto forbidden : {u'\u001B', u'\u0007', u'\u202E', u'\u009B'})
                QVERIFY2(!all.contains(QChar(forbidden)), qPrintable(arguments.join(u' ') + all));
        }
    }

    void nothingComparedFailsACheck()
    {
        const auto one = somePath();
        const auto other = newPath();
        QCOMPARE(runCli({"run", "--device", "cpu", "--algorithm", "std-sort", "--size", "77", "--samples",
                         "1", "--session", other})
                     .exitStatus,
                 0);
        QCOMPARE(runCli({"sessions", "compare", one, other}).exitStatus, 0);
        QCOMPARE(runCli({"sessions", "compare", one, other, "--fail-on", "slower"}).exitStatus, 1);
    }

    void aKilledSweepIsResumed()
    {
        const auto path = newPath();
        QProcess process;
        process.start(SORTSCOPE_CLI_PATH,
                      {"run", "--device", "cpu", "--algorithm", "std-sort,bitonic-cpu,vqsort", "--size",
                       "2^12..2^17", "--samples", "20", "--session", path});
        QVERIFY(process.waitForStarted());
        // The journal comes and goes with the first transactions; the file itself is there from the plan on.
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 20'000);
        process.kill();
        process.waitForFinished();
        const auto before = runCli({"sessions", "export", path, "--json", "-"}).json();
        const auto resumed = runCli({"run", "--resume", path});
        QVERIFY2(resumed.exitStatus == 0, qPrintable(resumed.error));
        QCOMPARE(runCli({"sessions", "check", path}).exitStatus, 0);
        const auto again = runCli({"run", "--resume", path});
        QCOMPARE(again.exitStatus, 0);
        QVERIFY2(again.error.contains("is complete"), qPrintable(again.error));
    }

    void aResumedRunIsKeptAsItsSamplesWereTaken_data()
    {
        QTest::addColumn<results::SampleOrder>("planned");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("order");
        QTest::newRow("interleaved later")
            << results::SampleOrder::JobByJob << QStringList{"--interleave"} << "interleaved";
        QTest::newRow("no more interleaved")
            << results::SampleOrder::Interleaved << QStringList{} << "job-by-job";
    }
    void aResumedRunIsKeptAsItsSamplesWereTaken()
    {
        QFETCH(results::SampleOrder, planned);
        QFETCH(QStringList, options);
        QFETCH(QString, order);
        const auto path = newPath();
        planPair(path, planned);
        QCOMPARE(runCli(QStringList{"run", "--resume", path} + options).exitStatus, 0);
        const auto kept = runCli({"sessions", "export", path, "--json", "-"}).json().at("runs").at(1);
        QCOMPARE(kept.at("jobs").size(), std::size_t{2});
        QCOMPARE(QString::fromStdString(kept.at("request").at("order").get<std::string>()), order);
        const auto shown =
            runCli({"sessions", "show", path}).out.split("Run 2:").value(1).section('\n', 0, 0);
        QCOMPARE(shown.contains("interleaved"), order == "interleaved");
    }

    void aJobThatASmallerMachineCouldNotRunIsResumedOnThisOne()
    {
        const auto path = newPath();
        planPair(path, results::SampleOrder::JobByJob,
                 "needs 43 GiB of the host's memory, and 8 GiB are left");
        QCOMPARE(runCli({"run", "--resume", path}).exitStatus, 0);
        const auto document = runCli({"sessions", "export", path, "--json", "-"}).json();
        for (const auto& job : document.at("runs").at(1).at("jobs")) {
            QCOMPARE(job.at("status").get<std::string>(), std::string("ok"));
            QCOMPARE(job.at("unsupported").get<std::string>(), std::string());
        }
    }

    void resumeTakesNoRequest()
    {
        const auto path = somePath();
        const auto refused = runCli({"run", "--resume", path, "--device", "cpu", "--seed", "2"});
        QCOMPARE(refused.exitStatus, 2);
        QVERIFY2(refused.error.contains("leave out --device, --seed"), qPrintable(refused.error));
    }

    void badFilesAreOneSentence_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("missing") << m_folder.filePath("nowhere.sortscope");
        QTest::newRow("folder") << m_folder.path();
        QTest::newRow("program") << QString(SORTSCOPE_CLI_PATH);
    }
    void badFilesAreOneSentence()
    {
        QFETCH(QString, path);
        for (const QString command : {"show", "check"}) {
            const auto refused = runCli({"sessions", command, path});
            QCOMPARE(refused.exitStatus, 1);
            QCOMPARE(refused.out, QString());
            QVERIFY2(refused.error.contains(path) && refused.error.count('\n') == 1,
                     qPrintable(refused.error));
        }
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, SessionsTest)
#include "sessionstest.moc"
