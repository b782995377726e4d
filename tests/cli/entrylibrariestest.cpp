// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/command.h"
#include "core/results/row/jobresult.h"
#include "core/session/sessionfile.h"
#include "tests/cli/cliprogram.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using namespace sortscope::tests;

namespace {

const QString kSources = QStringLiteral(SORTSCOPE_SOURCE_DIR "/examples/libraries/");
const QString kInclude = QStringLiteral("-I" SORTSCOPE_SOURCE_DIR "/include");

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A library with the entry "mine", a sort on the CPU.
struct Library {
    QByteArray prepare = "return 0;";
    QByteArray run = "begin(host); sort(memory->keys); return host->end(host);";
    QByteArray entry;
    QByteArray library = ".version = SORTSCOPE_ENTRY_VERSION, .entry_size = sizeof(struct sortscope_entry),";
    QByteArray more;
};

QByteArray textOf(const Library& library)
{
    return "#include \"sortscope-entry.h\"\n"
           "#include <signal.h>\n#include <stddef.h>\n#include <string.h>\n#include <unistd.h>\n"
           "static uint64_t length;\n"
           "static void *other;\n"
           "static int begin(struct sortscope_host *host) {\n"
           "    const struct sortscope_command command = {\"insert\", -1, -1, 1};\n"
           "    return host->begin(host, &command);\n"
           "}\n"
           "static void sort(uint32_t *keys) {\n"
           "    for (uint64_t i = 1; i < length; ++i)\n"
           "        for (uint64_t j = i; j > 0 && keys[j - 1] > keys[j]; --j) {\n"
           "            uint32_t key = keys[j]; keys[j] = keys[j - 1]; keys[j - 1] = key;\n"
           "        }\n"
           "}\n"
           + library.more
           + "\nstatic int prepare(struct sortscope_host *host, const struct sortscope_job *job, void "
             "**instance) {\n"
             "    (void)host; (void)instance; length = job->length;\n"
           + library.prepare
           + "\n}\n"
             "static int run(void *instance, struct sortscope_host *host, const struct sortscope_memory "
             "*memory, "
             "void **answer) {\n"
             "    (void)instance; (void)answer; (void)other; (void)begin; (void)sort;\n"
           + library.run
           + "\n}\n"
             "static const char *last_error(void) { return \"the weather is bad\"; }\n"
             "static const struct sortscope_entry entries[] = {{.id = \"mine\", .apis = \"cpu\", .directions "
             "= "
             "\"ascending\", .prepare = prepare, .run = run,"
           + library.entry
           + "}};\n"
             "SORTSCOPE_EXPORT const struct sortscope_library *sortscope_entries(void) {\n"
             "    static const struct sortscope_library library = {.release = \"mine 1.5\", .entries = "
             "entries,\n"
             "        .entry_count = sizeof entries / sizeof entries[0], .last_error = last_error,"
           + library.library + "};\n    return &library;\n}\n";
}

} // namespace

/// Algorithms in shared libraries, from their source to the rows.
class EntryLibrariesTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    int m_made = 0;

    /// Compiles the text, as a user would, and returns the path of the library.
    QString compiled(const QByteArray& text, const QStringList& more = {})
    {
        const auto path = m_folder.filePath("library" + QString::number(++m_made));
        QFile source(path + ".c");
        if (source.open(QIODevice::WriteOnly))
            source.write(text);
        source.close();
        QProcess compiler;
        compiler.setProcessChannelMode(QProcess::MergedChannels);
        compiler.start(
            "cc", QStringList{"-Wall", "-shared", "-fPIC", kInclude, path + ".c", "-o", path + ".so"} + more);
        compiler.waitForFinished(120'000);
        if (!QFileInfo::exists(path + ".so"))
            qWarning().noquote() << compiler.readAll();
        return path + ".so";
    }
    QString compiled(const Library& library) { return compiled(textOf(library)); }
    QString example(const QString& name, const QStringList& more = {})
    {
        return compiled(contentOf(kSources + name), more);
    }

    static CliResult sorted(const QString& library, const QStringList& more = {})
    {
        return runCli(QStringList{"run", "--entries", library, "--device", "cpu", "--algorithm", "mine",
                                  "--size", "64", "--samples", "1", "--format", "json"}
                      + more);
    }
    static nlohmann::ordered_json rowOf(const QString& library, const QStringList& more = {})
    {
        return sorted(library, more).json().at("jobs").at(0);
    }

    /// The commands of a run of the only job of a new session.
    std::vector<backend::Command> commandsOf(const QStringList& run)
    {
        const auto path = m_folder.filePath(QString("commands%1.sortscope").arg(++m_made));
        const auto done = runCli(QStringList{"run", "--samples", "2", "--session", path} + run);
        if (done.exitStatus != 0)
            qWarning().noquote() << done.error << done.out;
        auto file = session::SessionFile::open(path.toStdString());
        const auto jobs = file.jobs();
        const auto* sample = results::firstTracedSample(*jobs.at(0).result);
        return sample == nullptr ? std::vector<backend::Command>() : sample->commands.unpack();
    }

private slots:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QProcess compiler;
        compiler.start("cc", {"--version"});
        if (!compiler.waitForFinished())
            QSKIP("no C compiler here");
    }

    void theHeaderIsC99AndCxx11()
    {
        const auto header = QStringLiteral(SORTSCOPE_SOURCE_DIR "/include/sortscope-entry.h");
        for (const auto& language : {QStringList{"-std=c99", "-xc"}, QStringList{"-std=c++11", "-xc++"}}) {
            QProcess compiler;
            compiler.start(
                "cc",
                language + QStringList{"-Wall", "-Wextra", "-Wpedantic", "-Werror", "-fsyntax-only", header});
            QVERIFY(compiler.waitForFinished());
            QVERIFY2(compiler.exitCode() == 0, compiler.readAllStandardError());
        }
    }

    void theExampleForTheProcessorPassesTheSuite()
    {
        const auto library = example("mergesort.c");
        const auto checked = runCli({"entry", "check", library, "--format", "json"});
        QVERIFY2(checked.exitStatus == 0, qPrintable(checked.error + checked.out));
        const auto verdict = checked.json().at("verdicts").at(0);
        QCOMPARE(verdict.at("algorithm").get<std::string>(), std::string("merge-sort-c"));
        QVERIFY(verdict.at("passed").get<int>() > 30);
        const auto tried =
            runCli({"entry", "try", library, "--against", "std-sort", "--device", "cpu", "--size", "1000"});
        QVERIFY2(tried.exitStatus == 0, qPrintable(tried.error));
        QVERIFY(tried.json().at("correct").get<bool>());
    }

    void commandsHaveTheirNamesAndPlaces()
    {
        const auto commands = commandsOf({"--entries", example("mergesort.c"), "--device", "cpu",
                                          "--algorithm", "merge-sort-c", "--size", "128", "--set", "run=32"});
        std::vector<std::string> names;
        for (const auto& command : commands) {
            if (command.kind == backend::CommandKind::Kernel)
                names.push_back(command.name + (command.at.stage ? std::to_string(*command.at.stage) : ""));
        }
        QCOMPARE(names, (std::vector<std::string>{"sort-runs", "merge0", "merge1"}));
    }

    void theExampleForOpenClPassesTheSuiteAndHandsItsEventsOver()
    {
        const auto devices = devicesOf("opencl");
        if (devices.isEmpty())
            QSKIP("no OpenCL device here");
        const auto& device = devices.front();
        const auto library = example("oddeven.c", {"-lOpenCL"});
        if (!QFileInfo::exists(library))
            QSKIP("no OpenCL headers here");
        const auto checked = runCli({"entry", "check", library, "--device", device, "--format", "json"});
        QVERIFY2(checked.exitStatus == 0, qPrintable(checked.error + checked.out));
        QVERIFY(checked.json().at("verdicts").at(0).at("passed").get<int>() > 30);

        // Without events the span of each launch is timed.
        auto text = contentOf(kSources + "oddeven.c");
        text.replace("host->wants_events ? &event : NULL", "NULL");
        text.replace("const cl_int code = clEnqueue", "if (host->begin(host, &command)) return 1;\n"
                                                      "        const cl_int code = clEnqueue");
        text.replace("host->launched(host, &command, event)", "host->end(host)");
        for (const auto& each : {library, compiled(text, {"-lOpenCL"})}) {
            const auto commands = commandsOf(
                {"--entries", each, "--device", device, "--algorithm", "odd-even-c", "--size", "16"});
            const auto timed = std::ranges::count_if(commands, [](const auto& command) {
                return command.name == "compare" && command.at.pass && command.durationNs();
            });
            QCOMPARE(timed, 16);
        }
    }

    void theExampleForCudaIsBuiltAndListed()
    {
#ifdef SORTSCOPE_NVCC
        const auto library = m_folder.filePath("lowerbound.so");
        QProcess compiler;
        compiler.setProcessChannelMode(QProcess::MergedChannels);
        compiler.start(SORTSCOPE_NVCC, {"-O2", "-shared", "-Xcompiler", "-fPIC", kInclude,
                                        kSources + "lowerbound.cu", "-o", library});
        QVERIFY(compiler.waitForFinished(240'000));
        QVERIFY2(compiler.exitCode() == 0, compiler.readAll());
        const auto all =
            runCli({"algorithms", "--entries", library, "--format", "json"}).json().at("algorithms");
        QCOMPARE(all.back().at("id").get<std::string>(), std::string("lower-bound-cu"));
        QCOMPARE(all.back().at("parameters").at(0).at("id").get<std::string>(), std::string("way"));
        if (devicesOf("cuda").isEmpty())
            QSKIP("no CUDA device here, on which it could run");
        const auto checked = runCli({"entry", "check", library});
        QVERIFY2(checked.exitStatus == 0, qPrintable(checked.error + checked.out));
#else
        QSKIP("built without nvcc");
#endif
    }

    void librariesAreFoundWhereFoldersAre()
    {
        const auto data = m_folder.filePath("data");
        QDir().mkpath(data + "/sortscope/entries/in-a-folder");
        QVERIFY(QFile::copy(example("mergesort.c"), data + "/sortscope/entries/in-a-folder/mergesort.so"));
        QProcessEnvironment environment;
        environment.insert("XDG_DATA_HOME", data);
        environment.insert("SORTSCOPE_ENTRIES", compiled(Library()));
        const auto listed = runCli({"entry", "list", "--format", "json"}, environment).json();
        QCOMPARE(listed.at("refused_entries").size(), std::size_t{0});
        QCOMPARE(listed.at("entries").size(), std::size_t{2});
        QCOMPARE(listed.at("entries")[0].at("id").get<std::string>(), std::string("merge-sort-c"));
        QCOMPARE(listed.at("entries")[1].at("id").get<std::string>(), std::string("mine"));
    }

    void aLibraryThatCannotBeUsedHasItsReason_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("reason");
        const auto with = [](const char* name, const Library& library, const char* reason) {
            QTest::newRow(name) << textOf(library) << QString(reason);
        };
        with("another version", {.library = ".version = 7, .entry_size = sizeof(struct sortscope_entry),"},
             "it is for version 7 of sortscope-entry.h, and this program loads libraries for version 1");
        with("another struct", {.library = ".version = SORTSCOPE_ENTRY_VERSION, .entry_size = 40,"},
             "its struct sortscope_entry has 40 bytes, and that of version 1 has ");
        with("an API", {.entry = ".apis = \"vulkan\","},
             "entry mine: apis: \"vulkan\" is not one of cpu, opencl, cuda");
        with("two kinds", {.entry = ".apis = \"cpu opencl\","}, "entry mine: apis: cpu stands alone");
        with("a type of keys", {.entry = ".keys = \"u32 u31\","},
             "entry mine: keys: \"u31\" is not one of u8, ");
        with("a formula", {.entry = ".scratch_bytes = \"4 * m\","}, "entry mine: scratch.scratch_bytes: ");
        with("no function", {.entry = ".run = NULL,"},
             "entry mine: run: it is NULL, and has to be a function");
        with("an id", {.entry = ".id = \"Mine\","}, "\"Mine\" cannot be an id");
        with("a taken id", {.entry = ".id = \"bitonic\","}, "the id bitonic is taken");
        with("a crash", {.more = "__attribute__((constructor)) static void crash(void) { raise(SIGSEGV); }"},
             ".so: the process that read it ");
        with("a hang", {.more = "__attribute__((constructor)) static void hang(void) { pause(); }"},
             ".so: reading it took too long");
        QTest::newRow("no symbol") << QByteArray("int nothing;\n") << "it exports no sortscope_entries";
        QTest::newRow("a missing function")
            << QByteArray("void nowhere(void);\nvoid *sortscope_entries(void) { nowhere(); return 0; }\n")
            << "undefined symbol: nowhere";
    }
    void aLibraryThatCannotBeUsedHasItsReason()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, reason);
        const auto good = SORTSCOPE_SOURCE_DIR "/examples/binary-search";
        const auto listed =
            runCli({"entry", "list", "--entries", compiled(text), "--entries", good, "--format", "json"})
                .json();
        QCOMPARE(listed.at("entries").size(), std::size_t{1}); // it hides no other
        const auto why = QString::fromStdString(listed.at("refused_entries").at(0).at("reason"));
        QVERIFY2(why.contains(reason), qPrintable(why));
    }

    void whatGoesWrongInARunIsSaidInItsRow_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("status");
        QTest::addColumn<QString>("reason");
        const auto with = [](const char* name, const Library& library, const char* status,
                             const char* reason) {
            QTest::newRow(name) << textOf(library) << QString(status) << QString(reason);
        };
        with("right", {}, "ok", "");
        with("a wrong answer",
             {.run = "begin(host); memset(memory->keys, 7, 4 * length); return host->end(host);"}, "failed",
             "is not a permutation of the input");
        // A signal that sanitizers leave alone.
        with("a crash", {.run = "raise(SIGABRT); return 0;"}, "failed", "the job crashed: SIGABRT");
        with("prepare fails", {.prepare = "return SORTSCOPE_FAILED;"}, "failed",
             "mine: prepare failed: the weather is bad");
        with("a problem that it cannot do", {.prepare = "return SORTSCOPE_UNSUPPORTED;"}, "unsupported",
             "mine: the weather is bad");
        with("too much scratch memory",
             {.prepare = "return host->scratch(host, (uint64_t)1 << 46) == NULL ? SORTSCOPE_FAILED : 0;"},
             "failed", "bytes of memory left");
        with("writing behind the end",
             {.prepare = "other = host->scratch(host, 64); return 0;",
              .run = "begin(host); sort(memory->keys); memset(other, 7, 65); return host->end(host);"},
             "failed", "behind");
        with("an answer elsewhere", {.run = "begin(host); *answer = &length; return host->end(host);"},
             "failed", "run names an answer that is neither keys nor scratch memory of this job");
        with("too little scratch memory for the answer",
             {.prepare = "other = host->scratch(host, 64); return 0;",
              .run = "begin(host); *answer = other; return host->end(host);"},
             "failed", "run names scratch memory of 64 bytes as its answer, which has 256");
        with("no command", {.run = "sort(memory->keys); return 0;"}, "failed", "mine: run has no command");
        with("no end", {.run = "begin(host); sort(memory->keys); return 0;"}, "failed",
             "mine: run comes back before it has ended the command insert");
        with("an end too many", {.run = "return host->end(host);"}, "failed",
             "a command ends that was not begun");
        with("an event",
             {.run = "const struct sortscope_command c = {\"x\", -1, -1, 1}; sort(memory->keys); return "
                     "host->launched(host, &c, NULL);"},
             "unsupported", "x: only OpenCL has events that are handed over");
        with(
            "a parameter that is none",
            {.entry = ".tune = tune,",
             .more =
                 "static int tune(void *instance, struct sortscope_host *host, const struct sortscope_memory "
                 "*memory) { (void)instance; (void)memory; return host->settle(host, \"x\", \"1\"); }"},
            "failed", "mine: tune settles x, which is not a parameter");
    }
    void whatGoesWrongInARunIsSaidInItsRow()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, status);
        QFETCH(QString, reason);
        const auto row = rowOf(compiled(text));
        const auto why = row.at("reason").is_null() ? QString() : QString::fromStdString(row.at("reason"));
        QVERIFY2(row.at("status") == status.toStdString(), qPrintable(why));
        QVERIFY2(why.contains(reason), qPrintable(why));
        QCOMPARE(row.at("keys_per_s").is_null(), !reason.isEmpty()); // a wrong answer has no time
    }

    void tuningSettlesWhatRowsSay()
    {
        const Library library{
            .run = "begin(host); sort(memory->keys); return host->end(host);",
            .entry = ".tune = tune, .parameters = parameters, .parameter_count = 1,",
            .more = "static int way(void *data, uint64_t way) { (void)data; if (way == 0) usleep(2000); "
                    "return 0; }\n"
                    "static int tune(void *instance, struct sortscope_host *host, const struct "
                    "sortscope_memory *memory) "
                    "{\n"
                    "    uint64_t fastest = 0; (void)instance; (void)memory;\n"
                    "    if (strcmp(host->parameter(host, \"way\"), \"auto\") != 0 || host->parameter(host, "
                    "\"none\")) "
                    "return 1;\n"
                    "    if (host->faster_of(host, 2, NULL, way, NULL, &fastest)) return 1;\n"
                    "    return host->settle(host, \"way\", fastest == 1 ? \"quick\" : \"slow\");\n"
                    "}\n"
                    "static const struct sortscope_parameter parameters[] = {{.id = \"way\", .standard = "
                    "\"auto\", "
                    ".choices = \"auto slow quick\"}};"};
        const auto row = rowOf(compiled(library));
        QVERIFY2(row.at("status") == "ok", row.dump().c_str());
        QVERIFY2(row.dump().find("way=quick") != std::string::npos, row.dump().c_str());
    }

    void rowsKeepTheFileAndItsVersion()
    {
        const auto library = compiled(Library());
        const auto row = rowOf(library);
        const auto& source = row.at("sources").at(0);
        QCOMPARE(QString::fromStdString(source.at("file")), "mine/" + QFileInfo(library).fileName());
        QCOMPARE(QString::fromStdString(source.at("origin")), library);
        QCOMPARE(QByteArray::fromStdString(source.at("hash")),
                 QCryptographicHash::hash(contentOf(library), QCryptographicHash::Sha256).toHex());
        QCOMPARE(source.at("options").get<std::string>(), std::string("mine 1.5"));
    }

    void librariesDoNotTravel()
    {
        const auto place = "exec:env PATH=" + QFileInfo(SORTSCOPE_CLI_PATH).path() + ":/usr/bin:/bin";
        const auto row = rowOf(compiled(Library()), {"--on", place});
        QCOMPARE(row.at("status").get<std::string>(), std::string("unsupported"));
        const auto why = QString::fromStdString(row.at("reason"));
        QVERIFY2(why.contains("your own libraries do not travel to other machines"), qPrintable(why));
    }

    void aLibraryMayHaveSeveralAlgorithms()
    {
        const auto library =
            compiled(Library{.entry = ".most = 300}, {.most = 300, .id = \"other\", .apis = \"cpu\", "
                                      ".directions = \"ascending\", .prepare = prepare, "
                                      ".run = run,"});
        const QStringList tries{"entry",    "try", library,  "--against", "std-sort",
                                "--device", "cpu", "--size", "100"};
        const auto unsaid = runCli(tries);
        QCOMPARE(unsaid.exitStatus, 2);
        QVERIFY2(unsaid.error.contains("has mine, other"), qPrintable(unsaid.error));
        QVERIFY(runCli(tries + QStringList{"--algorithm", "other"}).json().at("correct").get<bool>());
        const auto checked = runCli({"entry", "check", library, "--format", "json"});
        QVERIFY2(checked.exitStatus == 0, qPrintable(checked.error + checked.out));
        QCOMPARE(checked.json().at("verdicts").size(), std::size_t{2});
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, EntryLibrariesTest)
#include "entrylibrariestest.moc"
