// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/sessionimport.h"

#include "core/backend/command.h"
#include "core/base/texts.h"
#include "core/export/sessionexport.h"
#include "core/plan/plan.h"
#include "core/results/json/jsonbuilder.h"
#include "core/session/sessionerror.h"
#include "core/session/sessionfile.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"
#include "tests/support/wholeresults.h"

#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <limits>
#include <sstream>

using namespace sortscope;
using session::SessionFile;

namespace {

results::JobResult okResult(results::JobId id)
{
    auto result = tests::wholeResult(id);
    result.status = results::Status::Ok;
    result.reason.clear();
    result.spec.unsupported.clear();
    return result;
}

/// A sort whose optional parts are all missing, and whose numbers are at their limits.
results::JobResult sparseResult(results::JobId id)
{
    results::JobResult result;
    result.spec.id = id;
    result.spec.device.id = "cpu";
    result.spec.device.number = 3;
    result.spec.workload.generator = "uniform";
    result.spec.workload.size = std::numeric_limits<std::size_t>::max();
    result.spec.workload.seed = 0;
    result.spec.variant.algorithm = "std-sort";
    result.spec.variant.parameters = {{"least", std::numeric_limits<std::int64_t>::min()}};
    result.status = results::Status::Failed;
    result.reason = std::string("control \x01\t\x7f \"quotes\" \\ and \0 nul", 30);
    // A device's timestamps can contradict each other.
    tests::only(result).samples = {results::Sample{.gapsNs = std::numeric_limits<std::int64_t>::min()},
                                   results::Sample{.wallNs = std::numeric_limits<std::int64_t>::max(),
                                                   .launches = std::numeric_limits<std::size_t>::max()}};
    return result;
}

std::string exported(SessionFile& file)
{
    std::string text;
    exports::exportJson(file, [&](std::string_view part) { text += part; });
    return text;
}

/// The machine `node` with a finished, a failed, a cancelled and a planned job, and a continuation of them.
void fillSession(const std::string& path, const std::string& node)
{
    auto file = SessionFile::create(path, "Name \"quoted\" \n\x01");
    file.setNotes("notes of ünïcode");
    std::vector<results::JobSpec> jobs{okResult(1).spec, sparseResult(2).spec, tests::wholeResult(3).spec,
                                       okResult(4).spec, okResult(5).spec};
    results::Environment environment{.programVersion = "1", .node = node, .threads = 3};
    environment.variables = std::map<std::string, std::string>{{"OMP_NUM_THREADS", "2"}};
    environment.date = std::chrono::sys_days(std::chrono::year(2026) / 11 / 22);
    const auto run = file.beginRun(environment, jobs, R"({"seed": 1e300, "b": [1.0, -0.5, {}], "a": null})");
    file.finishJob(1, okResult(1));
    file.finishJob(2, sparseResult(2));
    file.finishJob(3, tests::wholeResult(3));
    file.setJobNote(3, "a note");
    file.endRun(run, results::RunOutcome::Cancelled);
    const auto again = file.continuation();
    file.beginContinuation({.programVersion = "2"}, again.jobs, R"({"resume": true})");
    auto repeated = okResult(again.jobs.back().id);
    tests::only(repeated).samples.front().commands = {};
    file.finishJob(repeated.spec.id, repeated);
}

} // namespace

class SessionImportTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_files = 0;

    std::string newPath() { return m_folder.filePath(QString("%1.sortscope").arg(++m_files)).toStdString(); }

    std::string wholeDocument()
    {
        const auto path = newPath();
        fillSession(path, "one");
        auto file = SessionFile::open(path);
        return exported(file);
    }

    SessionFile imported(const std::string& document)
    {
        const auto path = newPath();
        std::istringstream stream(document);
        exports::importSession(stream, "document.json", path);
        return SessionFile::open(path);
    }

    /// The reason why a document is refused; empty if it is accepted.
    QString refusal(const std::string& document)
    {
        const auto files = QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden);
        std::istringstream stream(document);
        try {
            exports::importSession(stream, "document.json", newPath());
        } catch (const results::BadDocument& error) {
            if (QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden) != files)
                return "something is left behind";
            return error.what();
        }
        return {};
    }

    static results::JsonValue parsed(const std::string& document)
    {
        return results::JsonValue::parse(document);
    }

private slots:
    void aStoppedJobStaysStopped()
    {
        const auto path = m_folder.filePath("stopped.sortscope").toStdString();
        {
            auto file = SessionFile::create(path);
            std::vector jobs{okResult(1).spec};
            file.beginRun({.programVersion = "1"}, jobs);
            file.addReplicates(1, okResult(1));
        }
        auto from = SessionFile::open(path);
        const auto text = exported(from);
        const auto copy = m_folder.filePath("stoppedcopy.sortscope").toStdString();
        std::istringstream stream(text);
        exports::importSession(stream, "document.json", copy);
        QVERIFY(SessionFile::open(copy).job(1).stopped);
    }

    void exportingTheImportGivesTheSameBytes()
    {
        const auto document = wholeDocument();
        auto file = imported(document);
        QCOMPARE(QString::fromStdString(exported(file)), QString::fromStdString(document));
        QVERIFY(file.check().empty());
        QCOMPARE(file.info().notes, std::string("notes of ünïcode"));
        QCOMPARE(file.jobs()[2].replacedBy, std::optional<results::JobId>(6));
    }

    void noMemberOfAResultIsLost()
    {
        auto file = imported(wholeDocument());
        auto whole = tests::wholeResult(3);
        whole.spec.device.node = "one";
        const auto repaired = [](results::Sample& sample) {
            auto commands = sample.commands.unpack();
            for (auto& command : commands)
                command.name = base::utf8(command.name);
            sample.commands = results::PackedCommands(commands);
        };
        for (auto& replicate : whole.replicates) {
            if (replicate.preparation.firstRun)
                repaired(*replicate.preparation.firstRun);
            std::ranges::for_each(replicate.samples, repaired);
        }
        QCOMPARE(tests::difference(*file.job(3).result, whole), std::string());
        QCOMPARE(tests::difference(*file.job(2).result,
                                   [] {
                                       auto sparse = sparseResult(2);
                                       sparse.spec.device.node = "one";
                                       return sparse;
                                   }()),
                 std::string());
    }

    void twoMachinesStayApart()
    {
        const auto one = newPath();
        const auto two = newPath();
        fillSession(one, "one");
        fillSession(two, "two");
        auto merged = SessionFile::open(one, {.access = session::Access::ReadWrite});
        auto other = SessionFile::open(two);
        merged.merge(other);
        const auto document = exported(merged);
        auto file = imported(document);
        QCOMPARE(exported(file), document);
        QCOMPARE(file.runs().size(), std::size_t{4});
        QCOMPARE(file.jobs().front().result->spec.device.node, std::optional<std::string>("one"));
        QCOMPARE(file.jobs().at(6).result->spec.device.node, std::optional<std::string>("two"));
    }

    void anEmptySessionIsReadToo()
    {
        auto empty = SessionFile::create(newPath(), "empty");
        auto file = imported(exported(empty));
        QCOMPARE(exported(file), exported(empty));
        auto run = parsed(exported(empty));
        run["runs"] = results::JsonValue::array({parsed(wholeDocument())["runs"][0]});
        run["runs"][0]["jobs"] = results::JsonValue::array();
        QCOMPARE(imported(run.dump()).runs().size(), std::size_t{1});
    }

    void derivedFiguresAreReckonedAnew()
    {
        const auto document = wholeDocument();
        auto forged = parsed(document);
        auto& job = forged["runs"][0]["jobs"][0];
        job["summary"] = "forged";
        job["keys_per_s"] = 1;
        job["verified"] = false;
        auto file = imported(forged.dump());
        QCOMPARE(exported(file), document);
    }

    void aRefusalNamesThePlace_data()
    {
        using Change = std::function<void(results::JsonValue&)>;
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const Change& change, const QString& words) {
            QTest::newRow(name) << change << words;
        };
        row(
            "time", [](auto& d) { d["runs"][0]["jobs"][2]["replicates"][0]["samples"][2]["wall_ns"] = 1.5; },
            "runs[0].jobs[2].replicates[0].samples[2].wall_ns is 1.5 in place of a whole number from "
            "-9223372036854775808 "
            "to 9223372036854775807");
        row(
            "command",
            [](auto& d) {
                d["runs"][0]["jobs"][0]["replicates"][0]["samples"][0]["commands"][1]["kind"] = "x";
            },
            "runs[0].jobs[0].replicates[0].samples[0].commands[1].kind is \"x\" in place of one of kernel, "
            "upload");
        row(
            "first run",
            [](auto& d) {
                d["runs"][0]["jobs"][0]["replicates"][0]["preparation"]["first_run"].erase("launches");
            },
            "runs[0].jobs[0].replicates[0].preparation.first_run.launches is missing");
        row(
            "size", [](auto& d) { d["runs"][0]["jobs"][0]["size"] = -1; },
            "runs[0].jobs[0].size is -1 in place of a whole number from 0 to 18446744073709551615");
        row(
            "status", [](auto& d) { d["runs"][0]["jobs"][0]["status"] = nullptr; },
            "runs[0].jobs[0].status is null in place of a word, as the job was run");
        row(
            "no samples",
            [](auto& d) { d["runs"][0]["jobs"][0]["replicates"] = results::JsonValue::array(); },
            "runs[0].jobs[0].replicates is a list in place of a list with samples, as the job is ok");
        row(
            "replicates", [](auto& d) { d["runs"][0]["jobs"][0]["replicates"] = 7; },
            "runs[0].jobs[0].replicates is 7 in place of a list");
        row(
            "replicate", [](auto& d) { d["runs"][0]["jobs"][0]["replicates"][0] = 7; },
            "runs[0].jobs[0].replicates[0] is 7 in place of an object");
        row(
            "samples outside of a replicate",
            [](auto& d) {
                auto& job = d["runs"][0]["jobs"][0];
                job["samples"] = job["replicates"][0]["samples"];
                job["replicates"] = results::JsonValue::array();
            },
            "runs[0].jobs[0].replicates is a list in place of a list with samples, as the job is ok");
        row(
            "id", [](auto& d) { d["runs"][0]["jobs"][1]["job"] = 1; },
            "runs[0].jobs[1].job is 1 in place of a number from 1 on that no other job has");
        row(
            "successor", [](auto& d) { d["runs"][0]["jobs"][2]["replaced_by"] = 99; },
            "runs[0].jobs[2].replaced_by is 99 in place of the id of another job");
        row(
            "successor of itself", [](auto& d) { d["runs"][0]["jobs"][2]["replaced_by"] = 3; },
            "runs[0].jobs[2].replaced_by is 3 in place of the id of a job that was run later: it leads back "
            "to "
            "job 3");
        row(
            "successor of its successor", [](auto& d) { d["runs"][1]["jobs"][2]["replaced_by"] = 3; },
            "replaced_by is 6 in place of the id of a job that was run later: it leads back to job 3");
        row(
            "uuid", [](auto& d) { d["runs"][1]["uuid"] = d["runs"][0]["uuid"]; }, "runs[1].uuid is \"");
        for (const char* uuid :
             {"", "x", "00000000-0000-0000-0000-000000000000", "0123456789ABCDEF0123456789ABCDEF"})
            row(
                qPrintable(QStringLiteral("uuid %1").arg(uuid)),
                [uuid](auto& d) { d["runs"][1]["uuid"] = uuid; },
                QStringLiteral("runs[1].uuid is \"%1\" in place of 32 digits of 0 to 9 and a to f")
                    .arg(uuid));
        row(
            "negative wall clock",
            [](auto& d) { d["runs"][0]["jobs"][2]["replicates"][0]["samples"][2]["wall_ns"] = -1; },
            "runs[0].jobs[2].replicates[0].samples[2].wall_ns is -1 in place of a time");
        row(
            "negative end to end",
            [](auto& d) {
                d["runs"][0]["jobs"][0]["replicates"][0]["preparation"]["first_run"]["end_to_end_ns"] = -5;
            },
            "preparation.first_run.end_to_end_ns is -5 in place of a time");
        row(
            "negative preparation",
            [](auto& d) { d["runs"][0]["jobs"][0]["replicates"][0]["preparation"]["generate_ns"] = -1; },
            "runs[0].jobs[0].replicates[0].preparation.generate_ns is -1 in place of a time");
        row(
            "negative limit", [](auto& d) { d["runs"][0]["jobs"][0]["sampling"]["time_limit_ns"] = -1; },
            "runs[0].jobs[0].sampling.time_limit_ns is -1 in place of a time");
        row(
            "floors",
            [](auto& d) {
                auto& floors = d["runs"][0]["jobs"][0]["floors"];
                floors.push_back(floors[0]);
            },
            "runs[0].jobs[0].floors is a list in place of a list with each clock once");
        row(
            "date", [](auto& d) { d["runs"][0]["environment"]["date"] = "2026-02-30T00:00:00Z"; },
            "runs[0].environment.date is \"2026-02-30T00:00:00Z\" in place of a time such as");
        row(
            "parameter", [](auto& d) { d["runs"][0]["jobs"][0]["parameters"]["rule"] = true; },
            "runs[0].jobs[0].parameters.rule is true in place of a whole number");
        row(
            "jobs", [](auto& d) { d["runs"][1]["jobs"] = 5; }, "runs[1].jobs is 5 in place of a list");
        row(
            "no jobs", [](auto& d) { d["runs"][1].erase("jobs"); }, "runs[1].jobs is missing");
        row(
            "runs", [](auto& d) { d["runs"] = "x"; }, "runs is \"x\" in place of a list");
        row(
            "version", [](auto& d) { d["version"] = 99; }, "version is 99 in place of ");
        row(
            "format", [](auto& d) { d["format"] = "sortscope-run"; },
            "format is \"sortscope-run\" in place of \"sortscope-session\", the format that \"sessions "
            "export FILE --json OUT\" writes");
        row(
            "list", [](auto& d) { d = results::JsonValue::array(); },
            "the document is a list in place of an object");
        row(
            "deep",
            [](auto& d) {
                auto* deep = &d["runs"][0]["request"];
                for (int i = 0; i < 100; ++i)
                    deep = &(*deep = {{"a", 1}})["a"];
            },
            "lies deeper than 64 levels");
    }

    void aRefusalNamesThePlace()
    {
        QFETCH(const std::function<void(results::JsonValue&)>, change);
        QFETCH(const QString, words);
        auto document = parsed(wholeDocument());
        change(document);
        const auto why = refusal(document.dump());
        QVERIFY2(why.startsWith("document.json cannot be imported: "), qPrintable(why));
        QVERIFY2(why.contains(words), qPrintable(why));
    }

    void brokenTextIsRefusedWithItsByte()
    {
        const auto document = wholeDocument();
        const auto cut = document.size() / 2;
        const auto why = refusal(document.substr(0, cut));
        QVERIFY2(why.contains(QString("it is not JSON from byte %1 on").arg(cut + 1)), qPrintable(why));
        QVERIFY(refusal("").contains("it is not JSON from byte"));
        QVERIFY(refusal(document + "x").contains("it is not JSON from byte"));
        QVERIFY(
            refusal("{\"format\": \"sortscope-session\", \"format\": 1}").contains("format stands twice"));
    }

    void whatIsThereAlreadyIsLeftAlone()
    {
        const auto document = wholeDocument();
        const auto refused = [&](const std::string& path) {
            std::istringstream stream(document);
            QVERIFY_THROWS_EXCEPTION(session::SessionError,
                                     exports::importSession(stream, "document.json", path));
        };
        const auto path = newPath();
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::WriteOnly));
        refused(path);
        QCOMPARE(file.size(), 0);
        const auto link = newPath();
        QVERIFY(QFile::link(m_folder.filePath("nothing"), QString::fromStdString(link)));
        refused(link);
        QVERIFY(!QFile::exists(m_folder.filePath("nothing")));
    }

    void aDeepRequestIsExportedAsText()
    {
        const std::string deep = std::string(2'000'000, '[') + std::string(2'000'000, ']');
        const auto path = newPath();
        auto file = SessionFile::create(path);
        std::vector<results::JobSpec> none;
        file.beginRun({.programVersion = "1"}, none, deep);
        const auto document = exported(file);
        QVERIFY(parsed(document)["runs"][0]["request"].get<std::string>() == deep);
        auto again = imported(document);
        QVERIFY(exported(again) == document);
    }
};

SORTSCOPE_TEST(SessionImportTest)
#include "sessionimporttest.moc"
