// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/jobresult.h"
#include "core/session/sessionfile.h"
#include "tests/cli/cliprogram.h"
#include "tests/support/testprogram.h"

#include <SQLiteCpp/Database.h>

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using namespace sortscope::tests;

namespace {

const QString kExamples = QStringLiteral(SORTSCOPE_SOURCE_DIR "/examples");

/// One work-item sorts, as an entry of one kernel.
const QByteArray kKernel = "__kernel void sort(__global uint* keys, uint count) {\n"
                           "    for (uint i = 1; i < count; ++i)\n"
                           "        for (uint j = i; j > 0 && keys[j - 1] > keys[j]; --j) {\n"
                           "            uint key = keys[j]; keys[j] = keys[j - 1]; keys[j - 1] = key;\n"
                           "        }\n"
                           "}\n";

QByteArray entryWith(const QByteArray& members, const QByteArray& body)
{
    return "return { id = 'mine', kernels = 'sort.cl', directions = 'ascending', " + members
           + "\nrun = function(queue, job)\n" + body + "\nend }\n";
}

} // namespace

/// Algorithms in folders, from the command line to the rows.
class EntryTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_device;
    int m_made = 0;

    /// Makes a folder with these files.
    QString folderWith(const QByteArray& lua, const QByteArray& kernel = kKernel)
    {
        const auto folder = m_folder.filePath("entry" + QString::number(++m_made));
        QDir().mkpath(folder);
        write(folder + "/entry.lua", lua);
        write(folder + "/sort.cl", kernel);
        return folder;
    }

    static void write(const QString& path, const QByteArray& text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    CliResult sorted(const QString& folder, const QStringList& more = {}) const
    {
        return runCli(QStringList{"run", "--entries", folder, "--device", m_device, "--algorithm", "mine",
                                  "--size", "64", "--samples", "1", "--format", "json"}
                      + more);
    }

    nlohmann::ordered_json rowOf(const QString& folder, const QStringList& more = {}) const
    {
        return sorted(folder, more).json().at("jobs").at(0);
    }

private slots:
    void initTestCase()
    {
        const auto devices = devicesOf("opencl");
        if (devices.isEmpty())
            QSKIP("no OpenCL device here");
        m_device = devices.front();
        QVERIFY(m_folder.isValid());
    }

    void theExamplesPassTheSuite()
    {
        for (const auto* name : {"odd-even-merge-sort", "binary-search"}) {
            const auto checked =
                runCli({"entry", "check", kExamples + '/' + name, "--device", m_device, "--format", "json"});
            QVERIFY2(checked.exitStatus == 0, qPrintable(checked.error + checked.out));
            const auto verdict = checked.json().at("verdicts").at(0);
            QCOMPARE(verdict.at("algorithm").get<std::string>(), std::string(name));
            QVERIFY(verdict.at("passed").get<int>() > 50);
            QVERIFY(verdict.at("smallest_fault").is_null());
        }
    }

    void aNewEntryIsRightFromTheStart()
    {
        for (const auto* from : {"bitonic", "bitonic-two-kernel", "nary-search", "segment-search"}) {
            const auto name = QString("my-") + from;
            const auto made = runCli({"entry", "new", name, "--from", from, "--folder", m_folder.path()});
            QVERIFY2(made.exitStatus == 0, qPrintable(made.error));
            QCOMPARE(made.out.trimmed(), m_folder.filePath(name));
            const auto checked = runCli({"entry", "check", made.out.trimmed(), "--device", m_device});
            QVERIFY2(checked.exitStatus == 0, qPrintable(checked.error + checked.out));
            QCOMPARE(runCli({"entry", "new", name, "--from", from, "--folder", m_folder.path()}).exitStatus,
                     2);
        }
        const auto none = runCli({"entry", "new", "my-x", "--from", "std-sort", "--folder", m_folder.path()});
        QCOMPARE(none.exitStatus, 2);
        QVERIFY2(none.error.contains("those of bitonic, "), qPrintable(none.error));
        const auto taken = runCli({"entry", "new", "bitonic", "--folder", m_folder.path()});
        QVERIFY2(taken.error.contains("the id bitonic is taken"), qPrintable(taken.error));
    }

    void entriesAreFoundInTheUsersFolderTheVariableAndTheOption()
    {
        const auto data = m_folder.filePath("data");
        QDir().mkpath(data + "/sortscope/entries/bad");
        write(data + "/sortscope/entries/bad/entry.lua", "return 1");
        QDir().mkpath(data + "/sortscope/entries/mine");
        write(data + "/sortscope/entries/mine/entry.lua", entryWith("", ""));
        write(data + "/sortscope/entries/mine/sort.cl", kKernel);
        QProcessEnvironment environment;
        environment.insert("XDG_DATA_HOME", data);
        environment.insert("SORTSCOPE_ENTRIES", kExamples + "/binary-search");
        const auto listed =
            runCli({"entry", "list", "--entries", kExamples + "/odd-even-merge-sort", "--format", "json"},
                   environment)
                .json();
        std::vector<std::string> ids;
        for (const auto& entry : listed.at("entries"))
            ids.push_back(entry.at("id"));
        QCOMPARE(ids, (std::vector<std::string>{"mine", "binary-search", "odd-even-merge-sort"}));
        // One bad folder hides no other.
        QCOMPARE(listed.at("refused_entries").size(), std::size_t{1});
        QVERIFY(
            QString::fromStdString(listed.at("refused_entries")[0].at("reason")).startsWith("entry.lua:1: "));
        const auto all = runCli({"algorithms", "--format", "json"}, environment).json();
        QCOMPARE(all.at("refused_entries").size(), std::size_t{1});
        const auto last = all.at("algorithms").back();
        QCOMPARE(last.at("id").get<std::string>(), std::string("binary-search"));
        QVERIFY(last.at("folder").is_string());
        const auto text = runCli({"algorithms"}, environment).out;
        QVERIFY2(text.contains("Folders and libraries that are not entries, and why:"), qPrintable(text));
        QCOMPARE(runCli({"--entries", "/nowhere", "algorithms"}).exitStatus, 2);
    }

    void aFolderThatEndsItsProcessHidesNoOther()
    {
        // string.find looks for so long as no count of instructions ends it.
        const auto hangs =
            folderWith("local s = string.rep('a', 40)\nstring.find(s .. 'b', string.rep('a-', 40) .. 'c')");
        const auto listed =
            runCli({"entry", "list", "--entries", hangs, "--entries", kExamples, "--format", "json"}).json();
        QCOMPARE(listed.at("entries").size(), std::size_t{2});
        const auto reason = QString::fromStdString(listed.at("refused_entries")[0].at("reason"));
        QVERIFY2(reason.contains("took too long"), qPrintable(reason));
    }

    void everyFaultOfABeginnerHasASentenceWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("members");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("reason");
        const QByteArray launch = "queue:launch('sort', { global = 1, args = { ";
        QTest::newRow("right") << QByteArray() << launch + "job.keys, job.length } })"
                               << "";
        QTest::newRow("no kernel of the name")
            << QByteArray() << QByteArray("queue:launch('sotr', { global = 1 })")
            << "sort.cl has no kernel \"sotr\"; the algorithm needs one of that name";
        QTest::newRow("too few arguments") << QByteArray() << launch + "job.keys } })"
                                           << "entry.lua:3: launch of sort: 1 arguments for 2 parameters";
        QTest::newRow("a wrong type")
            << QByteArray() << launch + "job.keys, double(1) } })"
            << "entry.lua:3: launch of sort: argument 2, a value of 8 bytes, does not suit";
        QTest::newRow("a fraction") << QByteArray() << launch + "job.keys, job.length / 2 } })"
                                    << "entry.lua:3: argument 2 is a number with a fraction";
        QTest::newRow("nothing") << QByteArray() << launch + "job.keys, job.lenght } })"
                                 << "entry.lua:3: launch of sort: 1 arguments for 2 parameters";
        QTest::newRow("no global") << QByteArray() << QByteArray("queue:launch('sort', { args = {} })")
                                   << "entry.lua:3: the launch of sort lacks global";
        QTest::newRow("groups")
            << QByteArray()
            << QByteArray("queue:launch('sort', { global = 10, group = 4, args = { job.keys, 1 } })")
            << "entry.lua:3: launch of sort";
        QTest::newRow("an endless loop")
            << QByteArray() << QByteArray("while true do end") << "entry.lua:3: it does not come to an end";
        QTest::newRow("a nil") << QByteArray() << QByteArray("queue:fill(job.scratch.other, 0)")
                               << "entry.lua:3: what is filled has to be a whole buffer, not a nil";
        QTest::newRow("reading behind the end")
            << QByteArray() << QByteArray("queue:read(job.keys, 60, 5)")
            << "entry.lua:3: words 60 to 65 are behind the end of keys, which has 64";
        QTest::newRow("copying behind the end")
            << QByteArray("scratch = { b = 8 },") << QByteArray("queue:copy(job.keys, job.scratch.b, 12)")
            << "entry.lua:3: a copy of 12 bytes is longer than a buffer";
        QTest::newRow("a wrong answer") << QByteArray() << QByteArray("queue:fill(job.keys, 7)")
                                        << "is in order, but is not a permutation of the input";
        QTest::newRow("nothing done")
            << QByteArray() << QByteArray() << "the keys are where they were in the input";
        QTest::newRow("another answer")
            << QByteArray() << QByteArray("return 5") << "run has to return the buffer that holds the answer";
        QTest::newRow("a constant") << QByteArray("defines = { N = {} },") << QByteArray()
                                    << "entry.lua: defines has names, and whole numbers or texts";
    }
    void everyFaultOfABeginnerHasASentenceWithItsLine()
    {
        QFETCH(QByteArray, members);
        QFETCH(QByteArray, body);
        QFETCH(QString, reason);
        const auto row = rowOf(folderWith(entryWith(members, body)));
        QCOMPARE(row.at("status").get<std::string>(), std::string(reason.isEmpty() ? "ok" : "failed"));
        QCOMPARE(row.at("keys_per_s").is_null(), !reason.isEmpty()); // a wrong answer has no time
        if (reason.isEmpty())
            return;
        const auto why = QString::fromStdString(row.at("reason").get<std::string>());
        QVERIFY2(why.contains(reason), qPrintable(why));
    }

    void aKernelThatDoesNotCompileOrWritesBehindTheEndIsSaid()
    {
        const auto lua =
            entryWith("", "queue:launch('sort', { global = 1, args = { job.keys, job.length } })");
        const auto broken =
            rowOf(folderWith(lua, "__kernel void sort(__global uint* keys, uint count) { keys[0] = x; }"));
        const auto reason = QString::fromStdString(broken.at("reason").get<std::string>());
        QVERIFY2(reason.contains("mine/sort.cl does not compile"), qPrintable(reason));
        QVERIFY2(reason.contains("mine/sort.cl:1:65: "), qPrintable(reason));
        const auto over = rowOf(
            folderWith(lua, "__kernel void sort(__global uint* keys, uint count) { keys[count] = 1; }"));
        QVERIFY(over.at("status") == "failed");
    }

    void aWrongEntryIsShownByItsSmallestCase()
    {
        // Right for one key and two.
        const auto folder = folderWith(entryWith("", "queue:launch('sort', { global = 1, args = { job.keys, "
                                                     "math.min(job.length, 2) } })"));
        const auto checked = runCli({"entry", "check", folder, "--device", m_device, "--format", "json"});
        QCOMPARE(checked.exitStatus, 1);
        const auto fault = checked.json().at("verdicts").at(0).at("smallest_fault");
        QCOMPARE(fault.at("size").get<int>(), 3);
        QVERIFY(fault.at("first_bad_index") == 2);
        const auto command = QString::fromStdString(fault.at("command"));
        QVERIFY2(command.contains("--entries " + folder), qPrintable(command));
        const auto text = runCli({"entry", "check", folder, "--device", m_device}).out;
        QVERIFY2(text.contains("mine on " + m_device + ", 3 keys, "), qPrintable(text));
        const auto none = runCli({"entry", "check", folderWith("return 1"), "--format", "json"});
        QCOMPARE(none.exitStatus, 1);
        QCOMPARE(none.json().at("refused_entries").size(), std::size_t{1});
    }

    void aTrialRunsTheQuickestCasesFirst()
    {
        const auto tried = [this](const QString& folder) {
            return runCli(
                {"entry", "try", folder, "--against", "bitonic", "--device", m_device, "--size", "64"});
        };
        // Right for the length and the keys that are tried, and wrong for more equal ones.
        const auto wrong = folderWith(entryWith("", "queue:launch('sort', { global = 1, args = { job.keys, "
                                                    "job.length == 33 and 3 or job.length } })"));
        const auto result = tried(wrong);
        QCOMPARE(result.exitStatus, 1);
        const auto json = result.json();
        QVERIFY(json.at("builds").get<bool>());
        QVERIFY(!json.at("correct").get<bool>());
        QVERIFY(json.at("ratio").is_null() && json.at("pairs").empty());
        QCOMPARE(json.at("jobs").size(), std::size_t{1});
        QVERIFY(json.at("cases").at("failed").get<std::string>().starts_with("33 keys, "));
        QVERIFY(json.at("cases").at("right").get<int>() > 10);
        const auto reason = QString::fromStdString(json.at("reason").get<std::string>());
        QVERIFY2(reason.startsWith("33 keys, ") && reason.contains("the first wrong element is "),
                 qPrintable(reason));

        const auto right = tried(folderWith(
            entryWith("", "queue:launch('sort', { global = 1, args = { job.keys, job.length } })")));
        const auto lamps = right.json();
        QVERIFY(lamps.at("correct").get<bool>());
        QVERIFY(lamps.at("cases").at("failed").is_null());
        QVERIFY(lamps.at("cases").at("right").get<int>() > 0);
        QCOMPARE(lamps.at("jobs").size(), std::size_t{2});
    }

    void aLaunchCanSayAllThatAQueueTakes()
    {
        const QByteArray kernel =
            "typedef struct { uint a; ulong b; } two;\n"
            "__kernel void everything(__local uint* place, float f, two t, uint2 v, __global uint* to, "
            "__global const uint* from, char c) {\n"
            "    size_t x = get_global_id(0), y = get_global_id(1);\n"
            "    place[get_local_id(0)] = N * 1000 + (uint)f + t.a + (uint)t.b + v.y + (uint)(-c);\n"
            "    barrier(CLK_LOCAL_MEM_FENCE);\n"
            "    if (x == 0 && y == 1) { to[0] = place[1]; to[1] = from[0]; }\n"
            "}\n"
            "__kernel void sort(__global uint* keys, __global uint* other, uint count, uint first) {\n"
            "    for (uint i = 0; i < count; ++i) other[i] = keys[i];\n"
            "    for (uint i = 1; i < count; ++i)\n"
            "        for (uint j = i; j > 0 && other[j - 1] > other[j]; --j) {\n"
            "            uint key = other[j]; other[j] = other[j - 1]; other[j - 1] = key; }\n"
            "    if (first != 2137) other[0] = 0xFFFFFFFF;\n"
            "}\n";
        const QByteArray body = "queue:fill(job.scratch.a, 30, 0, 1024)\n"
                                "queue:write(job.scratch.b, { 1, 2, 3 })\n"
                                "queue:copy(job.scratch.b, job.scratch.a, 8)\n"
                                "queue:launch('everything', { global = { 4, 2 }, group = { 2, 1 }, args = { "
                                "local_bytes(8), float(4.5),\n"
                                "  string.pack('<I4I4I8', 1, 0, 2), string.pack('<I4I4', 9, 20), "
                                "job.scratch.out, job.scratch.a:at(2048),\n"
                                "  char(-80) }, stage = 1, pass = 2 })\n"
                                "local words = queue:read(job.scratch.out, 0, 2)\n"
                                "queue:launch('sort', { global = 1, args = { job.keys, job.scratch.other, "
                                "job.length, words[1] + words[2] } })\n"
                                "return job.scratch.other\n";
        const auto row = rowOf(folderWith(
            entryWith("defines = { N = 2 }, scratch = { a = 4096, b = 16, out = 8, other = '4 * n' },", body),
            kernel));
        QVERIFY2(row.at("status") == "ok", row.dump().c_str());
    }

    void rowsKeepTheTextsAndResumeRefusesOthers()
    {
        const auto body = QByteArray("queue:launch('sort', { global = 1, args = { job.keys, job.length } })");
        const auto folder = folderWith(entryWith("", body));
        const auto path = m_folder.filePath("kept.sortscope");
        QCOMPARE(sorted(folder, {"--size", "32", "--session", path}).exitStatus, 0);
        std::string hash;
        {
            auto file = session::SessionFile::open(path.toStdString());
            const auto texts = file.sourceTexts();
            QCOMPARE(texts.size(), std::size_t{2});
            const auto jobs = file.jobs();
            const auto& sources = jobs.front().result->sources;
            QCOMPARE(sources.size(), std::size_t{2});
            QCOMPARE(sources.back().file, std::string("mine/entry.lua"));
            hash = sources.back().hash;
            QCOMPARE(QByteArray::fromStdString(texts.at(hash)), entryWith("", body));
        }
        // As if the program had been killed before it came to the second job.
        {
            SQLite::Database sql(path.toStdString(), SQLite::OPEN_READWRITE);
            for (const char* table :
                 {"commands", "sample", "replicate", "job_source", "job_floor", "job_warning"})
                sql.exec(std::string("DELETE FROM ") + table + " WHERE job = 2");
            sql.exec("UPDATE job SET status = NULL WHERE id = 2");
            sql.exec("UPDATE run SET outcome = NULL");
        }
        const auto without = runCli({"run", "--resume", path});
        QCOMPARE(without.exitStatus, 2);
        QVERIFY2(without.error.contains("name its folder with --entries"), qPrintable(without.error));
        write(folder + "/entry.lua", entryWith("", body + " -- edited"));
        const auto edited = runCli({"run", "--resume", path, "--entries", folder});
        QCOMPARE(edited.exitStatus, 2);
        QVERIFY2(edited.error.contains("mine/entry.lua is not the source"), qPrintable(edited.error));
        write(folder + "/entry.lua", entryWith("", body));
        const auto resumed = runCli({"run", "--resume", path, "--entries", folder});
        QVERIFY2(resumed.exitStatus == 0, qPrintable(resumed.error));
        const auto shown =
            runCli({"sessions", "show", path, "--source", QString::fromStdString(hash.substr(0, 12))});
        QCOMPARE(shown.out.toUtf8(), entryWith("", body));
        QCOMPARE(runCli({"sessions", "show", path, "--source", "none"}).exitStatus, 2);
        // Neither a document nor a merge loses them.
        const auto document = m_folder.filePath("kept.json");
        const auto imported = m_folder.filePath("imported.sortscope");
        QCOMPARE(runCli({"sessions", "export", path, "--json", document}).exitStatus, 0);
        QCOMPARE(runCli({"sessions", "import", document, imported}).exitStatus, 0);
        QCOMPARE(session::SessionFile::open(imported.toStdString()).sourceTexts().size(), std::size_t{2});
        const auto merged = m_folder.filePath("merged.sortscope");
        QCOMPARE(runCli({"sessions", "merge", merged, path}).exitStatus, 0);
        QCOMPARE(session::SessionFile::open(merged.toStdString()).sourceTexts().size(), std::size_t{2});
        // A folder that has changed gives its text to no row of before.
        write(folder + "/entry.lua", entryWith("", body + " -- edited"));
        const auto later = m_folder.filePath("later.sortscope");
        QCOMPARE(runCli({"--entries", folder, "sessions", "merge", later, path}).exitStatus, 0);
        QCOMPARE(
            QByteArray::fromStdString(session::SessionFile::open(later.toStdString()).sourceTexts().at(hash)),
            entryWith("", body));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, EntryTest)
#include "entrytest.moc"
