// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/sessionexport.h"

#include "core/export/csv.h"
#include "core/session/sessionfile.h"
#include "tests/support/replicate.h"
#include "tests/support/someresults.h"
#include "tests/support/testprogram.h"
#include "tests/support/wholeresults.h"

#include <nlohmann/json.hpp>

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

using namespace sortscope;
using exports::ExportKind;
using session::SessionFile;
using Json = nlohmann::json;

namespace {

results::JobResult okResult(results::JobId id)
{
    auto result = tests::wholeResult(id);
    result.status = results::Status::Ok;
    result.reason.clear();
    return result;
}

/// A run of two jobs, one of them failed, and a third that was only planned.
SessionFile someFile(const std::string& path)
{
    auto file = SessionFile::create(path, "Name \"quoted\"");
    std::vector<results::JobSpec> jobs;
    for (const int id : {1, 2, 3})
        jobs.push_back(okResult(id).spec);
    file.beginRun({.programVersion = "1", .node = "one"}, jobs, R"({"seed":1})");
    file.finishJob(1, okResult(1));
    auto failed = tests::wholeResult(2);
    failed.status = results::Status::Failed;
    file.finishJob(2, failed);
    return file;
}

/// Jobs on one machine that differ in one property each, and one job on another machine.
std::vector<results::JobResult> differentJobs()
{
    std::vector<results::JobResult> jobs;
    const auto add = [&](auto change) {
        auto result = okResult(static_cast<int>(jobs.size()) + 1);
        auto& spec = result.spec;
        spec.device.node = "one";
        spec.device.name = "GPU";
        spec.tuning.reset();
        spec.variant = {.algorithm = "bitonic"};
        spec.workload = {.generator = "uniform", .size = 1024};
        change(spec);
        jobs.push_back(std::move(result));
    };
    using Spec = results::JobSpec;
    const results::SearchOptions search{.keys = 100, .hitRatio = 0.25};
    add([](Spec&) {});
    add([](Spec& spec) { spec.variant.algorithm = "other"; });
    add([](Spec& spec) { spec.variant.merge = "other"; });
    add([](Spec& spec) { spec.variant.parameters = {{"group", std::int64_t{8}}}; });
    add([](Spec& spec) { spec.variant.parameters = {{"group", std::int64_t{16}}}; });
    add([](Spec& spec) { spec.variant.transfer = backend::TransferMode::Pinned; });
    add([](Spec& spec) { spec.variant.launch = backend::LaunchMode::WaitEach; });
    add([](Spec& spec) { spec.variant.deviceState = backend::Readiness::Idle; });
    add([](Spec& spec) { spec.variant.cache = backend::Cache::Cold; });
    add([](Spec& spec) { spec.workload.generator = "other"; });
    add([](Spec& spec) { spec.workload.size = 2048; });
    add([](Spec& spec) { spec.workload.seed = 5; });
    add([](Spec& spec) { spec.workload.direction = data::Direction::Descending; });
    add([](Spec& spec) { spec.workload.key = data::KeyType::U64; });
    add([](Spec& spec) { spec.workload.values = data::ValueType::U32; });
    add([&](Spec& spec) { spec.workload.search = search; });
    add([&](Spec& spec) { spec.workload.search = {.keys = 200, .hitRatio = 0.25}; });
    add([&](Spec& spec) { spec.workload.search = {.keys = 100, .hitRatio = 0.250001}; });
    add([&](Spec& spec) { spec.workload.search = {.keys = 100, .hitRatio = 0.25, .sortedKeys = true}; });
    add([](Spec& spec) { spec.device.node = "two"; });
    return jobs;
}

std::string exported(SessionFile& file, ExportKind kind)
{
    std::string text;
    exports::exportSession(file, kind, [&](std::string_view part) { text += part; });
    return text;
}

} // namespace

class SessionExportTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_files = 0;

    SessionFile newFile() { return someFile(m_folder.filePath(QString::number(++m_files)).toStdString()); }

    /// A session with one run per machine.
    SessionFile fileOf(const std::vector<results::JobResult>& results)
    {
        auto file = SessionFile::create(m_folder.filePath(QString::number(++m_files)).toStdString());
        std::map<std::string, std::vector<results::JobSpec>> machines;
        for (const auto& result : results)
            machines[result.spec.device.node.value_or("")].push_back(result.spec);
        for (auto& [node, specs] : machines)
            file.beginRun({.programVersion = "1", .node = node}, specs);
        for (const auto& result : results)
            file.finishJob(result.spec.id, result);
        return file;
    }

private slots:
    void theCsvIsTheOneOfARun()
    {
        auto file = newFile();
        const std::vector<std::shared_ptr<const results::JobResult>> results{file.job(1).result,
                                                                             file.job(2).result};
        QCOMPARE(exported(file, ExportKind::Csv), exports::jobsCsv(results, file.runs()[0].environment));
        QCOMPARE(exported(file, ExportKind::CommandsCsv), exports::commandsCsv(results));
    }

    void eachRowHasTheEnvironmentOfItsRun()
    {
        auto file = newFile();
        std::vector<results::JobSpec> jobs{okResult(4).spec};
        file.beginRun({.programVersion = "1", .node = "other-node"}, jobs);
        file.finishJob(4, okResult(4));
        const auto csv = exported(file, ExportKind::Csv);
        QCOMPARE(QString::fromStdString(csv).count("other-node"), 1);
        QCOMPARE(QString::fromStdString(csv).count("device_name"), 1);
    }

    void theJsonHasEverySampleAndCommand()
    {
        auto file = newFile();
        const auto json = Json::parse(exported(file, ExportKind::Json));
        QCOMPARE(json.at("format").get<std::string>(), std::string("sortscope-session"));
        QCOMPARE(json.at("name").get<std::string>(), std::string("Name \"quoted\""));
        const auto& run = json.at("runs").at(0);
        QCOMPARE(run.at("request").at("seed").get<int>(), 1);
        const auto& jobs = run.at("jobs");
        QCOMPARE(jobs.size(), std::size_t{3});
        QVERIFY(jobs[2].at("status").is_null());
        const auto& samples = jobs[0].at("replicates").at(0).at("samples");
        QCOMPARE(samples.size(), std::size_t{3});
        QCOMPARE(samples[0].at("commands").size(),
                 tests::only(okResult(1)).samples[0].commands.unpack().size());
    }

    void theMarkdownIsOneTable()
    {
        auto file = newFile();
        const auto lines =
            QString::fromStdString(exported(file, ExportKind::Markdown)).split('\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 4);
        for (const auto& line : lines)
            QCOMPARE(QString(line).replace("\\|", "").count('|'), 11);
    }

    void rowsOfTheMarkdownThatDifferLookDifferent()
    {
        auto file = SessionFile::create(m_folder.filePath("lists.sortscope").toStdString(), "");
        std::vector<results::JobSpec> jobs;
        std::vector<results::JobResult> results;
        for (const std::int64_t lists : {8, 64}) {
            auto& result = results.emplace_back(okResult(static_cast<int>(jobs.size()) + 1));
            result.spec.variant.algorithm = "column-radix";
            result.spec.variant.merge = "pairwise";
            result.spec.variant.parameters = {{"lists", lists}};
            result.warnings = {results::Warning::Drift};
            jobs.push_back(result.spec);
        }
        file.beginRun({.programVersion = "1", .node = "one"}, jobs, "{}");
        for (const auto& result : results)
            file.finishJob(result.spec.id, result);
        const auto text = QString::fromStdString(exported(file, ExportKind::Markdown));
        QVERIFY2(text.contains("column-radix / pairwise lists=8"), qPrintable(text));
        QVERIFY(text.contains("column-radix / pairwise lists=64"));
        QCOMPARE(text.count("| ok, doubtful |"), 2);
    }

    void theTraceHasATrackForHostAndQueue()
    {
        auto file = newFile();
        const auto trace = Json::parse(exported(file, ExportKind::Trace));
        int kernels = 0;
        int hostSpans = 0;
        int hosts = 0;
        int queues = 0;
        for (const auto& event : trace.at("traceEvents")) {
            const auto phase = event.at("ph").get<std::string>();
            if (event.at("name") == "thread_name") {
                const bool host = event.at("args").at("name") == "host";
                ++(host ? hosts : queues);
            }
            if (phase != "X")
                continue;
            QVERIFY(event.at("ts").is_number() && event.at("dur").is_number());
            kernels += event.at("cat").get<std::string>() == "kernel" ? 1 : 0;
            hostSpans += event.at("cat").get<std::string>() == "host" ? 1 : 0;
        }
        QCOMPARE(hosts, 2);
        QVERIFY(queues >= 2);
        QCOMPARE(hostSpans, 2 * (3 + 1 + 1 + 1)); // samples and first runs of two replicates
        QVERIFY(kernels > 0);
    }

    void everyTraceEventIsWholeAndOnANamedTrack()
    {
        // "Trace Event Format" (Duffy, Sinclair, 2016) requires this of metadata and complete events.
        auto file = newFile();
        const auto trace = Json::parse(exported(file, ExportKind::Trace));
        QCOMPARE(trace.at("displayTimeUnit").get<std::string>(), std::string("ns"));
        std::vector<std::string> readings;
        std::set<int> processes;
        std::set<std::pair<int, int>> tracks;
        for (const auto& event : trace.at("traceEvents")) {
            const auto process = event.at("pid").get<int>();
            const std::pair track{process, event.at("tid").get<int>()};
            const auto name = event.at("name").get<std::string>();
            if (event.at("ph") == "M") {
                const auto& arguments = event.at("args");
                if (name == "process_name" || name == "thread_name")
                    QVERIFY(!arguments.at("name").get<std::string>().empty());
                else
                    QVERIFY(name.ends_with("_sort_index") && arguments.at("sort_index").is_number_integer());
                if (name == "process_name")
                    processes.insert(process);
                else if (name == "thread_name")
                    tracks.insert(track);
                continue;
            }
            QCOMPARE(event.at("ph").get<std::string>(), std::string("X"));
            QVERIFY(!name.empty() && !event.at("cat").get<std::string>().empty());
            QVERIFY(event.at("ts").is_number() && event.at("dur").is_number());
            QVERIFY(event.at("dur").get<double>() >= 0);
            QVERIFY(event.at("args").is_object());
            if (event.at("cat") == "host" && process == 1)
                readings.push_back(event.at("args").at("reading").get<std::string>());
            QVERIFY(processes.contains(process) && tracks.contains(track));
        }
        QCOMPARE(processes, (std::set<int>{1, 2}));
        // These are the first runs and the samples of two replicates.
        QCOMPARE(readings, (std::vector<std::string>{"all", "all", "wall", "device", "all", "phases"}));
    }

    void spansOfOneTrackNeverOverlap()
    {
        // Perfetto drops a span that begins within another span of its track and ends after it.
        auto result = okResult(1);
        result.replicates.resize(1);
        tests::only(result).preparation.firstRun.reset();
        tests::only(result).samples.resize(1);
        std::vector<backend::Command> commands;
        for (const std::int64_t start : {0, 100, 250, 600})
            commands.push_back(tests::kernelCommand(start)); // 250 ns each
        auto copy = tests::uploadCommand();
        copy.clock = backend::Clock::HostSteady;
        commands.push_back(copy);
        tests::only(result).samples.front().commands = results::PackedCommands(commands);
        auto file = SessionFile::create(m_folder.filePath("overlap").toStdString());
        std::vector<results::JobSpec> jobs{result.spec};
        file.beginRun({.programVersion = "1", .node = "one"}, jobs);
        file.finishJob(1, result);

        const auto trace = Json::parse(exported(file, ExportKind::Trace));
        std::map<int, std::string> names;
        std::map<int, double> ends;
        std::map<std::string, int> spans;
        for (const auto& event : trace.at("traceEvents")) {
            const auto track = event.at("tid").get<int>();
            if (event.at("name") == "thread_name")
                names[track] = event.at("args").at("name").get<std::string>();
            if (event.at("ph") != "X")
                continue;
            const auto start = event.at("ts").get<double>();
            constexpr double kRounding = 1e-4; // of microseconds
            QVERIFY(!ends.contains(track) || start > ends[track] - kRounding);
            ends[track] = start + event.at("dur").get<double>();
            spans[names.at(track)] += event.at("cat") == "kernel" || event.at("cat") == "upload" ? 1 : 0;
        }
        QCOMPARE(names.size(), std::size_t{4}); // the host, twice the queue, the host's copy
        QCOMPARE(spans["commands of the host (host-steady)"], 1);
    }

    void theBenchmarkJsonHasARepetitionAReplicate()
    {
        auto result = okResult(1);
        result.replicates.resize(2);
        result.replicates[0].samples = {{.wallNs = 100}, {.wallNs = 7000}, {.wallNs = 101}};
        result.replicates[1].samples = {{.wallNs = 5}, {.wallNs = 6}};
        auto file = fileOf({result});
        const auto rows = Json::parse(exported(file, ExportKind::Benchmark)).at("benchmarks");
        QCOMPARE(rows.size(), std::size_t{2});
        QCOMPARE(rows[0].at("real_time").get<double>(), 101.0);
        QCOMPARE(rows[0].at("iterations").get<int>(), 3);
        QCOMPARE(rows[1].at("real_time").get<double>(), 5.5);
        QCOMPARE(rows[1].at("repetition_index").get<int>(), 1);
        QCOMPARE(rows[1].at("repetitions").get<int>(), 2);
    }

    void theBenchmarkJsonHasNoJobThatIsNotOk()
    {
        auto file = newFile();
        const auto rows = Json::parse(exported(file, ExportKind::Benchmark)).at("benchmarks");
        QVERIFY(!rows.empty());
        for (const auto& row : rows)
            QCOMPARE(row.at("family_index").get<int>(), 1);
    }

    void jobsThatDifferHaveNamesThatDifferInEveryExport()
    {
        const auto jobs = differentJobs();
        auto file = fileOf(jobs);
        std::set<std::string> benchmarks;
        const auto benchmarkJson = Json::parse(exported(file, ExportKind::Benchmark));
        for (const auto& row : benchmarkJson.at("benchmarks"))
            benchmarks.insert(row.at("name").get<std::string>());
        QCOMPARE(benchmarks.size(), jobs.size());

        const auto withoutNumber = [](const std::string& name) { return name.substr(name.find(':')); };
        std::set<std::string> processes;
        const auto trace = Json::parse(exported(file, ExportKind::Trace));
        for (const auto& event : trace.at("traceEvents")) {
            if (event.at("name") == "process_name")
                processes.insert(withoutNumber(event.at("args").at("name").get<std::string>()));
        }
        QCOMPARE(processes.size(), jobs.size());

        // The cells two to five are device, algorithm, data and size.
        std::set<QString> rows;
        const auto lines =
            QString::fromStdString(exported(file, ExportKind::Markdown)).split('\n', Qt::SkipEmptyParts);
        for (const auto& line : lines.mid(2))
            rows.insert(line.section('|', 2, 5));
        QCOMPARE(static_cast<std::size_t>(rows.size()), jobs.size());
    }

    void aJobThatWasRunTwiceHasTwoNames()
    {
        auto file = fileOf({okResult(1), okResult(2)});
        std::set<std::string> names;
        const auto benchmarkJson = Json::parse(exported(file, ExportKind::Benchmark));
        for (const auto& row : benchmarkJson.at("benchmarks"))
            names.insert(row.at("name").get<std::string>());
        QCOMPARE(names.size(), std::size_t{2});
        QVERIFY(std::ranges::any_of(names, [](const auto& name) { return name.ends_with("/run:2"); }));
    }

    void aNameOfTheBenchmarkJsonIsTheSameWhateverStandsBesideIt()
    {
        const auto jobs = differentJobs();
        const auto nameIn = [](SessionFile file) {
            return Json::parse(exported(file, ExportKind::Benchmark))
                .at("benchmarks")
                .at(0)
                .at("name")
                .get<std::string>();
        };
        // The last job is left out, because it is on another machine.
        QCOMPARE(nameIn(fileOf({jobs.front()})), nameIn(fileOf({jobs.begin(), jobs.end() - 1})));
    }

    void wholeNumbersThatAreNoDoublesAreTexts()
    {
        auto result = okResult(1);
        result.spec.workload.seed = 12345678901234567890U;
        auto file = fileOf({result});
        const auto json = Json::parse(exported(file, ExportKind::Json));
        const auto& job = json.at("runs").at(0).at("jobs").at(0);
        QVERIFY(job.at("seed") == "12345678901234567890");
        result.spec.workload.seed = std::uint64_t{1} << 53U;
        auto exact = fileOf({result});
        const auto exactJson = Json::parse(exported(exact, ExportKind::Json));
        QVERIFY(exactJson.at("runs").at(0).at("jobs").at(0).at("seed").is_number());
        // The same holds for a request that is exported as it was stored.
        auto requested = SessionFile::create(m_folder.filePath(QString::number(++m_files)).toStdString());
        std::vector<results::JobSpec> specs{result.spec};
        requested.beginRun({}, specs, R"({"seed": 12345678901234567890})");
        const auto requestedJson = Json::parse(exported(requested, ExportKind::Json));
        QVERIFY(requestedJson.at("runs").at(0).at("request").at("seed") == "12345678901234567890");
    }

    void marksOfTheMarkdownStandForThemselves()
    {
        auto result = okResult(1);
        result.spec.device.name = "*bold* _em_ `code` [link](x) <b> & ~~gone~~ $x$ a|b \\";
        auto file = fileOf({result});
        const auto text = QString::fromStdString(exported(file, ExportKind::Markdown));
        QVERIFY2(text.contains(R"(\*bold\* \_em\_ \`code\` \[link\](x) \<b\> \& \~\~gone\~\~ \$x\$ a\|b \\)"),
                 qPrintable(text));
    }

    void theMarkdownHasNoControlCharacters()
    {
        auto result = okResult(1);
        result.spec.device.name = "a\033[31mb\u202Ec\u009B31m";
        result.spec.workload.generator = "x\u2066y";
        auto file = fileOf({result});
        const auto text = QString::fromStdString(exported(file, ExportKind::Markdown));
        for (const auto forbidden : {u'\u001B', u'\u202E', u'\u009B', u'\u2066'})
            QVERIFY2(!text.contains(QChar(forbidden)), qPrintable(text));
    }

    void theBenchmarkJsonHasWhatGoogleBenchmarksToolsRead()
    {
        auto file = newFile();
        const auto json = Json::parse(exported(file, ExportKind::Benchmark));
        const auto& context = json.at("context");
        for (const auto* key : {"date", "host_name", "executable", "library_build_type"})
            QVERIFY(context.at(key).is_string());
        QVERIFY(context.at("num_cpus").is_number_unsigned() && context.at("caches").is_array());
        for (const auto& row : json.at("benchmarks")) {
            QCOMPARE(row.at("run_type").get<std::string>(), std::string("iteration"));
            QCOMPARE(row.at("run_name").get<std::string>(), row.at("name").get<std::string>());
            QCOMPARE(row.at("time_unit").get<std::string>(), std::string("ns"));
            QVERIFY(row.at("real_time").is_number() && row.at("cpu_time").is_number());
            QVERIFY(row.at("iterations").get<int>() > 0 && row.at("threads").get<int>() > 0);
            QVERIFY(row.at("repetition_index").get<int>() < row.at("repetitions").get<int>());
            QVERIFY(row.at("family_index").is_number() && row.at("per_family_instance_index").is_number());
        }
    }
};

SORTSCOPE_TEST(SessionExportTest)
#include "sessionexporttest.moc"
