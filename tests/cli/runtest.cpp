// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cliprogram.h"
#include "tests/support/commalocale.h"
#include "tests/support/testprogram.h"

#include <sys/resource.h>

#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

#include <charconv>
#include <map>
#include <set>

using namespace sortscope::tests;

namespace {

/// The whole number in a cell, or -1.
double number(const std::string& cell)
{
    double value = -1;
    const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
    return error == std::errc{} && end == cell.data() + cell.size() ? value : -1;
}

} // namespace

class RunTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    static void write(const QString& path, const QByteArray& text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

private slots:
    void aFewOpenFilesAreEnough()
    {
        for (const rlim_t most : {64, 32}) {
            const auto result = runCli({"run", "--device", "cpu", "--algorithm", "std-sort", "--size", "64",
                                        "--samples", "1", "--session", m_folder.filePath("few.sortscope")},
                                       {}, [most](QProcess& process) {
                                           process.setChildProcessModifier([most] {
                                               const rlimit limit{.rlim_cur = most, .rlim_max = most};
                                               ::setrlimit(RLIMIT_NOFILE, &limit);
                                           });
                                       });
            QVERIFY2(result.exitStatus == 0, qPrintable(result.error));
        }
    }

    void aSortOnTheProcessorGivesAWholeRow()
    {
        const auto path = m_folder.filePath("jobs.csv");
        const auto result = runCli({"run", "--device", "cpu", "--algorithm", "std-sort", "--size", "1000",
                                    "--samples", "7", "--seed", "42", "--csv", path});
        QCOMPARE(result.exitStatus, 0);
        QCOMPARE(result.error, QString());
        const auto csv = readCsv(path);
        QCOMPARE(csv.rows(), std::size_t{1});
        QCOMPARE(csv.cell(0, "device"), std::string("cpu"));
        QCOMPARE(csv.cell(0, "backend"), std::string("cpu"));
        QCOMPARE(csv.cell(0, "algorithm"), std::string("std-sort"));
        QCOMPARE(csv.cell(0, "generator"), std::string("shuffled-unique"));
        QCOMPARE(csv.cell(0, "size"), std::string("1000"));
        QCOMPARE(csv.cell(0, "direction"), std::string("ascending"));
        QCOMPARE(csv.cell(0, "status"), std::string("ok"));
        QCOMPARE(csv.cell(0, "reason"), std::string());
        QCOMPARE(csv.cell(0, "verified"), std::string("true"));
        QCOMPARE(csv.cell(0, "samples"), std::string("7"));
        QCOMPARE(csv.cell(0, "seed"), std::string("42"));
        QCOMPARE(csv.cell(0, "clock"), std::string("host-steady"));
        QCOMPARE(csv.cell(0, "upload_median_ns"), std::string());
        const auto median = number(csv.cell(0, "wall_median_ns"));
        QVERIFY(median > 0);
        QVERIFY(number(csv.cell(0, "wall_min_ns")) <= median);
        QVERIFY(qAbs(number(csv.cell(0, "keys_per_s")) * median / 1e9 - 1000) < 1e-6);
    }

    void theDefaultSizeIsTwoToTheTwentieth()
    {
        const auto run =
            runCli({"run", "--device", "cpu", "--algorithm", "vqsort", "--samples", "1", "--format", "json"});
        QCOMPARE(run.exitStatus, 0);
        QCOMPARE(run.json().at("jobs").at(0).at("size").get<std::size_t>(), std::size_t{1} << 20U);
    }

    void listsMayBeRepeatedAndSeparatedByCommas()
    {
        const auto run = runCli({"run", "--device", "cpu", "--algorithm", "std-sort,vqsort", "--algorithm",
                                 "bitonic-cpu", "--size", "16..64", "100", "--size", "32", "--samples", "1",
                                 "--descending", "--format", "json"});
        QCOMPARE(run.exitStatus, 0);
        const auto json = run.json();
        // The sizes are 16, 32, 64, 100, and 32 again.
        QCOMPARE(json.at("jobs").size(), std::size_t{4 * 3});
        for (const auto& job : json.at("jobs")) {
            QCOMPARE(job.at("status").get<std::string>(), std::string("ok"));
            QCOMPARE(job.at("direction").get<std::string>(), std::string("descending"));
        }
    }

    void keysOfEveryTypeAreSorted()
    {
        const QStringList sorts{"std-sort",   "std-sort-par",        "vqsort",     "vqsort-par",
                                "spreadsort", "block-indirect-sort", "bitonic-cpu"};
        const auto run = runCli({"run", "--device", "cpu", "--algorithm", sorts.join(','), "--key",
                                 "u32,i32,f32,u64,i64,f64", "--generator", "float-specials", "--size",
                                 "20000", "--samples", "1", "--format", "json"});
        QCOMPARE(run.exitStatus, 0);
        const auto jobs = run.json().at("jobs");
        QCOMPARE(jobs.size(), std::size_t{7 * 6});
        std::map<std::string, int> rows;
        for (const auto& job : jobs) {
            QCOMPARE(job.at("status").get<std::string>(), std::string("ok"));
            ++rows[job.at("key").get<std::string>()];
        }
        QCOMPARE(rows, (std::map<std::string, int>{
                           {"f32", 7}, {"f64", 7}, {"i32", 7}, {"i64", 7}, {"u32", 7}, {"u64", 7}}));
    }

    void devicesSortKeysOf64BitsToo()
    {
        const auto ids = devicesOf("opencl");
        if (ids.isEmpty())
            QSKIP("no OpenCL device on this machine (PoCL is enough): none has sorted keys of 64 bits");
        const auto run = runCli({"run", "--device", ids.front(), "--algorithm",
                                 "radix-sort,merge-sort,bitonic,bitonic-two-kernel,bitonic-tiled", "--key",
                                 "u64,i64,f64", "--generator", "float-specials,extremes", "--size", "20000",
                                 "--samples", "1", "--format", "json"});
        QVERIFY2(run.exitStatus == 0, qPrintable(run.error));
        const auto document = run.json();
        QCOMPARE(document.at("jobs").size(), std::size_t{5 * 3 * 2});
        for (const auto& job : document.at("jobs"))
            QCOMPARE(job.at("status").get<std::string>(), std::string("ok"));
    }

    void narrowKeysAreSortedOrRefused()
    {
        const QStringList all{"std-sort",  "std-sort-par",        "spreadsort",
                              "ips4o-par", "block-indirect-sort", "lsd-radix-sort"};
        const QStringList shorts{"vqsort", "vqsort-par"}; // Highway has no sort for 8 bits
        const auto run = runCli({"run", "--device", "cpu", "--algorithm", (all + shorts).join(','), "--key",
                                 "u8,i8,u16,i16,f16", "--values", "none,u32", "--generator", "float-specials",
                                 "--size", "20001", "--samples", "1", "--format", "json"});
        QCOMPARE(run.exitStatus, 1);
        const auto document = run.json();
        QCOMPARE(document.at("jobs").size(), std::size_t{8 * 5 * 2});
        for (const auto& job : document.at("jobs")) {
            const auto key = job.at("key").get<std::string>();
            const auto id = job.at("algorithm").get<std::string>();
            const bool refused = (key == "u8" || key == "i8") && shorts.contains(QString::fromStdString(id))
                                 && job.at("values").get<std::string>() == "none";
            QCOMPARE(job.at("status").get<std::string>(), std::string(refused ? "unsupported" : "ok"));
            if (refused)
                QVERIFY(job.at("reason").get<std::string>().starts_with(id + " takes u16, i16, f16, u32"));
        }
    }

    void narrowKeysAreMovedAsNarrowAsTheyAre()
    {
        const auto ids = devicesOf("opencl");
        if (ids.isEmpty())
            QSKIP("no OpenCL device on this machine (PoCL is enough): nothing is uploaded");
        const std::map<QString, std::set<QString>> bytes{{"u8", {"20001"}},  {"u8 u32", {"100008"}},
                                                         {"f16", {"40002"}}, {"f16 u32", {"120008"}},
                                                         {"u32", {"80004"}}, {"u32 u32", {"160008"}}};
        std::map<QString, std::set<QString>> uploads;
        std::map<QString, std::set<QString>> downloads;
        for (const auto& [types, size] : bytes) {
            const auto words = types.split(' ');
            QFile file(m_folder.filePath("commands.csv"));
            const auto run =
                runCli({"run", "--device", ids.front(), "--algorithm", "radix-sort", "--key", words.front(),
                        "--values", words.size() > 1 ? words.back() : "none", "--size", "20001", "--samples",
                        "1", "--transfer", "copy", "--commands-csv", file.fileName()});
            QVERIFY2(run.exitStatus == 0, qPrintable(run.error));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto lines = QString::fromUtf8(file.readAll()).split('\n');
            const auto columns = lines.front().split(',');
            for (const auto& line : lines.mid(1)) {
                const auto cells = line.split(',');
                if (cells.size() != columns.size())
                    continue;
                const auto& kind = cells.at(columns.indexOf("kind"));
                if (kind == "upload")
                    uploads[types].insert(cells.at(columns.indexOf("bytes")));
                if (kind == "download")
                    downloads[types].insert(cells.at(columns.indexOf("bytes")));
            }
        }
        QCOMPARE(uploads, bytes);
        QCOMPARE(downloads, bytes);
    }

    void whatTakesKeysOf32BitsOnlySaysSo()
    {
        const auto ids = devicesOf("opencl");
        if (ids.isEmpty())
            QSKIP("no OpenCL device on this machine (PoCL is enough): what takes 32 bits only runs on none");
        const auto run =
            runCli({"run", "--device", ids.front(), "--algorithm", "column-radix", "--merge", "atomic-min",
                    "--key", "i32,u64", "--size", "100", "--samples", "1", "--format", "json"});
        const auto jobs = run.json().at("jobs");
        QCOMPARE(jobs.size(), std::size_t{2});
        QCOMPARE(jobs.at(0).at("status").get<std::string>(), std::string("ok"));
        QCOMPARE(jobs.at(1).at("status").get<std::string>(), std::string("unsupported"));
        QCOMPARE(jobs.at(1).at("reason").get<std::string>(),
                 std::string("column-radix takes u32, i32, f32 keys only"));
    }

    void valuesFollowTheirKeys()
    {
        const QStringList ofAllWidths{"std-sort", "std-sort-par", "vqsort", "block-indirect-sort"};
        const QStringList ofNarrowKeys{"vqsort-par", "spreadsort", "bitonic-cpu"};
        const auto run =
            runCli({"run", "--device", "cpu", "--algorithm", (ofAllWidths + ofNarrowKeys).join(','),
                    "--values", "u32,u64", "--key", "u32,f64", "--generator", "two-values", "--size", "20000",
                    "--samples", "1", "--format", "json"});
        QCOMPARE(run.exitStatus, 1);
        const auto document = run.json();
        QCOMPARE(document.at("jobs").size(), std::size_t{7 * 2 * 2});
        for (const auto& job : document.at("jobs")) {
            const auto id = QString::fromStdString(job.at("algorithm").get<std::string>());
            const bool fitsAWord = job.at("key") == "u32" && job.at("values") == "u32";
            const bool taken = fitsAWord || ofAllWidths.contains(id);
            QCOMPARE(job.at("status").get<std::string>(), std::string(taken ? "ok" : "unsupported"));
        }
    }

    void devicesSortKeysWithValues()
    {
        const auto ids = devicesOf("opencl");
        if (ids.isEmpty())
            QSKIP("no OpenCL device on this machine (PoCL is enough): none has sorted keys with values");
        const auto run =
            runCli({"run", "--device", ids.front(), "--algorithm",
                    "radix-sort,merge-sort,bitonic,bitonic-two-kernel,bitonic-tiled", "--values", "u32,u64",
                    "--key", "u32,i32,f32,u64,i64,f64", "--generator", "float-specials,two-values", "--size",
                    "20001", "--samples", "1", "--format", "json"});
        QVERIFY2(run.exitStatus == 1, qPrintable(run.error)); // some rows are unsupported
        const auto document = run.json();
        QCOMPARE(document.at("jobs").size(), std::size_t{5 * 6 * 2 * 2});
        for (const auto& job : document.at("jobs")) {
            const bool fitsAWord =
                job.at("key").get<std::string>().ends_with("32") && job.at("values") == "u32";
            const bool packs = job.at("algorithm").get<std::string>().starts_with("bitonic");
            QCOMPARE(job.at("status").get<std::string>(),
                     std::string(packs && !fitsAWord ? "unsupported" : "ok"));
        }
    }

    void valuesOfSearchesAreSaidToChangeNothing()
    {
        const auto run = runCli({"run", "--device", "cpu", "--algorithm", "std-lower-bound", "--values",
                                 "u32", "--size", "100", "--samples", "1"});
        QCOMPARE(run.exitStatus, 0);
        QVERIFY2(run.error.contains("--values has no effect: no job is a sort"), qPrintable(run.error));
        const auto wrong = runCli({"run", "--device", "cpu", "--algorithm", "std-sort", "--values", "u16"});
        QCOMPARE(wrong.exitStatus, 2);
        QVERIFY2(wrong.error.contains("--values: unknown word \"u16\"; known are none, u32, u64"),
                 qPrintable(wrong.error));
    }

    void whatATableHoldsIsSaidIfTheKeysAreNotTheUsualOnes()
    {
        const auto run = runCli({"run", "--device", "cpu", "--algorithm", "std-sort", "--key", "f32",
                                 "--size", "100", "--samples", "1"});
        QCOMPARE(run.exitStatus, 0);
        QVERIFY2(run.out.contains("shuffled-unique, f32"), qPrintable(run.out));
        const auto pairs = runCli({"run", "--device", "cpu", "--algorithm", "std-sort", "--values", "u32",
                                   "--size", "100", "--samples", "1"});
        QVERIFY2(pairs.out.contains("shuffled-unique, u32 values"), qPrintable(pairs.out));
    }

    void parametersMayBeAnAxis()
    {
        const auto run = runCli({"run", "--device", "cpu", "--algorithm", "std-sort-par", "--size", "64",
                                 "--samples", "1", "--set", "threads=1,2", "--format", "json"});
        const auto jobs = run.json().at("jobs");
        QCOMPARE(jobs.size(), std::size_t{2});
        QCOMPARE(jobs.at(0).at("parameters").at("threads").get<int>(), 1);
        QCOMPARE(jobs.at(1).at("parameters").at("threads").get<int>(), 2);
    }

    void everySampleReachesTheJson()
    {
        const auto run = runCli({"run", "--device", "cpu", "--algorithm", "std-sort", "--size", "64",
                                 "--samples", "5", "--format", "json"});
        QCOMPARE(run.exitStatus, 0);
        const auto json = run.json();
        QCOMPARE(json.at("format").get<std::string>(), std::string("sortscope-run"));
        QVERIFY(!json.at("environment").at("program_version").get<std::string>().empty());
        const auto& job = json.at("jobs").at(0);
        QCOMPARE(job.at("replicates").at(0).at("samples").size(), std::size_t{5});
        QCOMPARE(job.at("summary").at("wall").at("count").get<int>(), 5);
        QVERIFY(job.at("replicates").at(0).at("preparation").at("first_run").at("wall_ns").get<std::int64_t>()
                > 0);
    }

    void theTableHoldsEveryRowAndNothingElseGoesToStandardOutput()
    {
        const auto run = runCli({"run", "--device", "cpu", "--algorithm", "std-sort", "vqsort", "--size",
                                 "2^10", "--samples", "7"});
        QCOMPARE(run.exitStatus, 0);
        QVERIFY2(run.out.startsWith("Device  Algorithm"), qPrintable(run.out));
        QVERIFY(run.out.contains(QRegularExpression("cpu +std-sort .*2\\^10 .*×")));
        QVERIFY(run.out.contains(QRegularExpression("cpu +vqsort +simd=\\w+ +2\\^10 ")));
        QVERIFY(!run.out.contains('\033'));
    }

    void aDecimalCommaLocaleChangesNothing()
    {
        const auto comma = provideCommaLocale(m_folder.path().toStdString());
        QProcessEnvironment german;
        german.insert("LC_ALL", QString::fromStdString(comma.name));
        if (comma.folder)
            german.insert("LOCPATH", QString::fromStdString(*comma.folder));
        const auto run = [this](const QString& name, const QProcessEnvironment& environment) {
            const auto jobs = m_folder.filePath(name + ".csv");
            const auto commands = m_folder.filePath(name + "-commands.csv");
            const auto result =
                runCli({"run", "--device", "all", "--algorithm", "all", "--size", "1000", "--samples", "6",
                        "--hit-ratio", "0.25", "--csv", jobs, "--commands-csv", commands},
                       environment);
            return std::pair{readCsv(jobs),
                             result.exitStatus == 0 ? readCsv(commands) : CsvReader("failed\r\n")};
        };
        const auto [plainJobs, plainCommands] = run("plain", {});
        const auto [germanJobs, germanCommands] = run("german", german);
        QCOMPARE(germanJobs.header(), plainJobs.header());
        QCOMPARE(germanJobs.rows(), plainJobs.rows());
        QCOMPARE(germanCommands.header(), plainCommands.header());
        QCOMPARE(germanCommands.rows(), plainCommands.rows());
        for (std::size_t row = 0; row < germanJobs.rows(); ++row) {
            for (const auto* column : {"device", "algorithm", "size", "status", "verified", "samples",
                                       "launches", "parameters", "search_hit_ratio"})
                QCOMPARE(germanJobs.cell(row, column), plainJobs.cell(row, column));
            for (const auto* column : {"wall_median_ns", "wall_mean_ns", "wall_mad_ns", "keys_per_s"})
                QVERIFY2(number(germanJobs.cell(row, column)) >= 0, germanJobs.cell(row, column).c_str());
        }
    }

    void everyCommandOfASampleIsARow()
    {
        const auto devices = devicesOf("opencl");
        if (devices.isEmpty())
            QSKIP("no OpenCL device on this machine (PoCL is enough): the rows of kernels were not checked");
        const auto jobs = m_folder.filePath("bitonic.csv");
        const auto commands = m_folder.filePath("bitonic-commands.csv");
        const auto result = runCli({"run", "--device", devices.front(), "--algorithm", "bitonic", "--size",
                                    "2^6", "--samples", "2", "--csv", jobs, "--commands-csv", commands});
        QCOMPARE(result.exitStatus, 0);
        // A sort of 2^k keys has k(k+1)/2 launches.
        QCOMPARE(readCsv(jobs).cell(0, "launches"), std::string("21"));
        const auto csv = readCsv(commands);
        std::size_t kernels = 0;
        for (std::size_t row = 0; row < csv.rows(); ++row) {
            QCOMPARE(csv.cell(row, "job"), readCsv(jobs).cell(0, "job"));
            if (csv.cell(row, "kind") != "kernel")
                continue;
            ++kernels;
            QVERIFY(number(csv.cell(row, "pass")) <= number(csv.cell(row, "stage")));
            QCOMPARE(csv.cell(row, "global_size"), std::string("32"));
            QCOMPARE(csv.cell(row, "clock"), std::string("opencl-event"));
            QVERIFY(number(csv.cell(row, "started_ns")) >= 0);
            QVERIFY(number(csv.cell(row, "ended_ns")) >= number(csv.cell(row, "started_ns")));
        }
        QCOMPARE(kernels, std::size_t{21}); // the samples of the wall clock are not traced
    }

    void interleavedJobsAreAlsoComparedPairByPair()
    {
        const auto run = runCli({"run", "--device", "cpu", "--algorithm", "std-sort,vqsort", "--size", "2^12",
                                 "2^14", "--samples", "7", "--interleave"});
        QCOMPARE(run.exitStatus, 0);
        QVERIFY2(
            run.out.contains(QRegularExpression("A +B +Data +Keys +A [^ ]+ \\(n\\) +B [^ ]+ \\(n\\) +B / A")),
            qPrintable(run.out));
        const QString interval = "[0-9.]+ \\([0-9.]+ … [0-9.]+\\)";
        const QString verdict = "within-one-run: a verdict needs 3 replicates";
        for (const char* size : {"2\\^12", "2\\^14"}) {
            const QRegularExpression row(QString("cpu std-sort +cpu vqsort +shuffled-unique +") + size
                                         + " +[0-9.]+ \\(7\\) +[0-9.]+ \\(7\\) +" + interval + " +"
                                         + verdict);
            QVERIFY2(run.out.contains(row), qPrintable(run.out));
        }
    }

    void interleavedPairsReachTheJsonAndTheSession()
    {
        const auto session = m_folder.filePath("interleaved.sortscope");
        const QStringList arguments{
            "run", "--device",  "cpu", "--algorithm",  "std-sort-par", "--set", "threads=1,2", "--size",
            "64",  "--samples", "7",   "--interleave", "--session",    session, "--format",    "json"};
        const auto json = runCli(arguments).json();
        QCOMPARE(json.at("pairs").size(), std::size_t{1});
        const auto& pair = json.at("pairs").at(0);
        QVERIFY(pair.at("interleaved").get<bool>());
        QCOMPARE(pair.at("a").at("job").get<int>(), 1);
        QCOMPARE(pair.at("b").at("job").get<int>(), 2);
        QCOMPARE(pair.at("b").at("samples_ns").size(), std::size_t{7});
        QVERIFY(pair.at("ratio").get<double>() > 0);
        const auto exported = runCli({"sessions", "export", session, "--json", "-"}).json();
        QCOMPARE(exported.at("runs").at(0).at("request").at("order").get<std::string>(),
                 std::string("interleaved"));
        QCOMPARE(exported.at("runs").at(0).at("jobs").size(), std::size_t{2});
    }

    void whatMakesNoPairsIsRefusedWithWhatWasFound()
    {
        const auto run = runCli({"run", "--device", "cpu", "--algorithm", "std-sort", "--size", "64",
                                 "--samples", "1", "--interleave"});
        QCOMPARE(run.exitStatus, 2);
        QCOMPARE(run.out, QString());
        QVERIFY2(run.error.contains("exactly two jobs") && run.error.contains("has 1: std-sort on cpu"),
                 qPrintable(run.error));
    }

    void aRowThatCannotRunIsToldAndTheExitStatusSaysSo()
    {
        const auto devices = devicesOf("opencl");
        if (devices.isEmpty())
            QSKIP("no OpenCL device on this machine (PoCL is enough): unsupported rows were not checked");
        const auto run = runCli({"run", "--device", devices.front(), "cpu", "--algorithm", "bitonic",
                                 "std-sort", "--size", "64", "--samples", "1", "--launch", "graph"});
        QCOMPARE(run.exitStatus, 1);
        QVERIFY2(run.out.contains("unsupported"), qPrintable(run.out));
        QVERIFY2(run.out.contains("graph"), qPrintable(run.out));
        QVERIFY2(run.out.contains(QRegularExpression("cpu +std-sort .* ok")), qPrintable(run.out));
    }

    void aDryRunListsTheJobsAndRunsNothing()
    {
        const auto csv = m_folder.filePath("dry.csv");
        const auto session = m_folder.filePath("dry.sortscope");
        const QStringList request{"run",      "--dry-run",   "--device", "cpu",  "--algorithm",
                                  "std-sort", "bitonic-cpu", "--size",   "2^20", "--csv",
                                  csv,        "--session",   session};
        const auto run = runCli(request);
        QCOMPARE(run.exitStatus, 0);
        QVERIFY2(run.out.contains(QRegularExpression("cpu +std-sort .*20.1 MiB.* can run")),
                 qPrintable(run.out));
        QVERIFY2(run.out.contains(
                     QRegularExpression("Jobs: 2, unsupported: 0, in about \\d+ s. Nothing was run.")),
                 qPrintable(run.out));
        QVERIFY2(run.out.contains("Largest job: 20.1 MiB of host memory"), qPrintable(run.out));
        QVERIFY(!QFile::exists(csv));
        QVERIFY(!QFile::exists(session));

        const auto json = runCli(request + QStringList{"--format", "json"}).json();
        QCOMPARE(json.at("format").get<std::string>(), std::string("sortscope-plan"));
        QCOMPARE(json.at("jobs").size(), std::size_t{2});
        const auto& job = json.at("jobs").at(0);
        QCOMPARE(job.at("algorithm").get<std::string>(), std::string("bitonic-cpu"));
        QCOMPARE(job.at("memory").at("host_bytes").get<std::uint64_t>(),
                 (std::uint64_t{20} << 20U) + (std::uint64_t{1} << 16U)); // with the guard behind the keys
        QVERIFY(job.at("unsupported").is_null());
        QVERIFY(json.at("likely_ns").get<std::int64_t>() > 0);
        QVERIFY(json.at("host_memory_available").get<std::uint64_t>() > 0);
    }

    void aDryRunSaysWhatCannotRunAndWhy()
    {
        const auto run = runCli(
            {"run", "--dry-run", "--device", "cpu", "--algorithm", "std-sort", "--size", "1024", "2^32"});
        QCOMPARE(run.exitStatus, 1);
        QVERIFY2(run.out.contains("cpu, std-sort, shuffled-unique, 2^32: std-sort takes at most"),
                 qPrintable(run.out));
        QVERIFY2(run.out.contains("unsupported: 1"), qPrintable(run.out));
    }

    void aSortThatTheHostHasNoMemoryForIsARowAtOnce()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("sanitizers need an address space without limit");
#endif
        const auto path = m_folder.filePath("huge.csv");
        QProcess process;
        // 8 GB of address space are enough for the program and its drivers, and far from 32 GiB.
        process.start("bash", {"-c", "ulimit -v 8000000 && exec \"$0\" \"$@\"", SORTSCOPE_CLI_PATH, "run",
                               "--device", "cpu", "--algorithm", "std-sort", "--size", "2^10", "2^31",
                               "--samples", "1", "--csv", path});
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        const auto csv = readCsv(path);
        QCOMPARE(csv.cell(0, "status"), std::string("ok"));
        QCOMPARE(csv.cell(1, "status"), std::string("unsupported"));
        QVERIFY2(csv.cell(1, "reason").starts_with("needs 40.0 GiB of host memory, and "),
                 csv.cell(1, "reason").c_str());
        QCOMPARE(csv.cell(1, "generate_ns"), std::string());
    }

    void aRequestIsReadFromAFileOrFromStandardInput_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("file") << m_folder.filePath("request.json");
        QTest::newRow("standard input") << "-";
    }
    void aRequestIsReadFromAFileOrFromStandardInput()
    {
        QFETCH(QString, name);
        const auto file = m_folder.filePath("request.json");
        write(file, R"({"devices": ["cpu"], "algorithms": ["std-sort"], "sizes": [64, 128], "seed": 9,
                        "sampling": {"replicates": 1, "minimum_samples": 2, "maximum_samples": 2}})");
        const auto path = m_folder.filePath("requested.csv");
        const auto session = m_folder.filePath(name == "-" ? "stdin.sortscope" : "file.sortscope");
        const auto result = runCli({"run", "--request", name, "--csv", path, "--session", session}, {},
                                   [&](QProcess& process) { process.setStandardInputFile(file); });
        QVERIFY2(result.exitStatus == 0, qPrintable(result.error));
        const auto csv = readCsv(path);
        QCOMPARE(csv.rows(), std::size_t{2});
        QCOMPARE(csv.cell(1, "size"), std::string("128"));
        QCOMPARE(csv.cell(1, "samples"), std::string("2"));
        QCOMPARE(csv.cell(1, "seed"), std::string("9"));

        // The session's request makes the same jobs again.
        const auto kept = runCli({"sessions", "export", session, "--json", "-"}).json();
        write(file, QByteArray::fromStdString(kept.at("runs").at(0).at("request").dump()));
        const auto plan = runCli({"run", "--request", file, "--dry-run", "--format", "json"}).json();
        QCOMPARE(plan.at("jobs").size(), std::size_t{2});
        QCOMPARE(plan.at("jobs").at(1).at("size").get<int>(), 128);
        QCOMPARE(plan.at("jobs").at(1).at("seed").get<int>(), 9);
    }

    void anInterleavedRequestIsRunInterleaved()
    {
        const auto file = m_folder.filePath("pair.json");
        write(file, R"({"devices": ["cpu"], "algorithms": ["std-sort", "vqsort"], "sizes": [64],
                        "order": "interleaved"})");
        const auto result = runCli({"run", "--request", file, "--format", "json"});
        QVERIFY2(result.exitStatus == 0, qPrintable(result.error));
        QCOMPARE(result.json().at("pairs").size(), std::size_t{1});
    }

    void whatIsWrongWithARequestIsRefusedByName_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QStringList>("expected");
        const QByteArray good = R"({"devices": ["cpu"], "algorithms": ["std-sort"], "sizes": [64]})";
        QTest::newRow("key") << QByteArray(R"({"size": [64]})") << QStringList{}
                             << QStringList{"--request", "bad.json", "\"size\"", "sizes"};
        QTest::newRow("other options")
            << good << QStringList{"--device", "cpu", "--sorted-keys", "--interleave"}
            << QStringList{"leave out --device, --interleave, --sorted-keys"};
        QTest::newRow("resume") << good << QStringList{"--resume", "x.sortscope"}
                                << QStringList{"--resume", "leave out --request"};
        QTest::newRow("its own file as an output")
            << good << QStringList{"--csv", m_folder.filePath("bad.json")}
            << QStringList{"--csv", "--request"};
    }
    void whatIsWrongWithARequestIsRefusedByName()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, options);
        QFETCH(QStringList, expected);
        const auto file = m_folder.filePath("bad.json");
        write(file, text);
        const auto result = runCli(QStringList{"run", "--request", file} + options);
        QCOMPARE(result.exitStatus, 2);
        for (const auto& part : expected)
            QVERIFY2(result.error.contains(part), qPrintable(part + " is missing in: " + result.error));
    }

    void aRequestThatCanNotBeReadIsRefused()
    {
        for (const auto& name : QStringList{m_folder.filePath("missing.json"), m_folder.path()}) {
            const auto result = runCli({"run", "--request", name});
            QCOMPARE(result.exitStatus, 2);
            QVERIFY2(result.error.contains(name + " cannot be read"), qPrintable(result.error));
        }
    }

    void aReaderThatHasGoneCostsNoFile()
    {
        const auto path = m_folder.filePath("kept.csv");
        QProcess process;
        process.setStandardOutputFile("/dev/full");
        process.start(SORTSCOPE_CLI_PATH, {"run", "--device", "cpu", "--algorithm", "std-sort", "--size",
                                           "64", "--samples", "1", "--csv", path});
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(process.readAllStandardError().contains("standard output"));
        QCOMPARE(readCsv(path).rows(), std::size_t{1});
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, RunTest)
#include "runtest.moc"
