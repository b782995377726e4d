// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cliprogram.h"
#include "tests/support/mountedfile.h"
#include "tests/support/testprogram.h"

#include <sys/resource.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <filesystem>

using sortscope::tests::CliResult;
using sortscope::tests::runCli;
namespace fs = std::filesystem;

namespace {

QStringList shortRun(const QStringList& more)
{
    return QStringList{"run", "--device", "cpu", "--algorithm", "std-sort", "--size", "64", "--samples", "2"}
           + more;
}

QString contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

CliResult runWithout(std::initializer_list<int> descriptors, const QStringList& arguments)
{
    return runCli(arguments, {}, [&](QProcess& process) {
        process.setChildProcessModifier([wanted = std::vector<int>(descriptors)] {
            for (const int descriptor : wanted)
                ::close(descriptor);
        });
    });
}

CliResult runLimited(rlim_t bytes, const QStringList& arguments)
{
    return runCli(arguments, {}, [&](QProcess& process) {
        process.setChildProcessModifier([bytes] {
            // The process that starts the tests may ignore the signal, as Python does.
            ::signal(SIGXFSZ, SIG_DFL);
            const rlimit limit{bytes, bytes};
            ::setrlimit(RLIMIT_FSIZE, &limit);
        });
    });
}

} // namespace

/// Results reach their outputs, and none is lost on the way.
class OutputsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    int m_count = 0;

    /// A folder for each test, so that files that are left behind are seen.
    QString newFolder() const
    {
        const auto path = m_folder.filePath(QString::number(m_count));
        QDir().mkpath(path);
        return path + '/';
    }

    void verifyRefused(const QStringList& arguments, const QStringList& parts)
    {
        const auto refused = runCli(arguments);
        QVERIFY2(refused.exitStatus == 2, qPrintable(arguments.join(' ')));
        QCOMPARE(refused.out, QString());
        for (const auto& part : parts)
            QVERIFY2(refused.error.contains(part), qPrintable(part + " is missing in: " + refused.error));
    }

private slots:
    void init() { ++m_count; }

    void anOutputOntoTheSessionIsRefusedAndTheSessionStays()
    {
        const auto folder = newFolder();
        const auto session = folder + "s.sortscope";
        QCOMPARE(runCli(shortRun({"--session", session})).exitStatus, 0);
        fs::create_symlink("s.sortscope", (folder + "link").toStdString());
        fs::create_hard_link(session.toStdString(), (folder + "hard").toStdString());
        const auto before = contentOf(session);
        for (const auto& name : {session, folder + "./s.sortscope", folder + "link", folder + "hard"}) {
            verifyRefused({"sessions", "export", session, "--csv", name}, {"--csv", "same file", name});
            verifyRefused(shortRun({"--session", session, "--csv", name}), {"--session", "--csv"});
            verifyRefused({"run", "--resume", session, "--commands-csv", name}, {"--resume"});
            verifyRefused({"sessions", "merge", session, name}, {"OUT", "IN"});
        }
        QCOMPARE(contentOf(session), before);
    }

    void twoOutputsIntoOneFileAreRefusedBeforeTheRun()
    {
        const auto folder = newFolder();
        const auto one = folder + "one";
        verifyRefused(shortRun({"--csv", one, "--commands-csv", folder + "./one"}),
                      {"--csv", "--commands-csv", one});
        verifyRefused(shortRun({"--session", one, "--csv", one}), {"--session", "--csv", one});
        QVERIFY(QDir(folder).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }

    void twoOutputsToStandardOutputAreRefused()
    {
        verifyRefused(shortRun({"--csv", "-", "--commands-csv", "-"}), {"--csv", "--commands-csv"});
        verifyRefused(shortRun({"--csv", "-", "--commands-csv", "/dev/stdout"}), {"--csv"});
        verifyRefused(shortRun({"--csv", "-", "--format", "json"}), {"--csv", "--format json"});
    }

    void aFileThatTheTableIsRedirectedToIsRefused()
    {
        const auto path = newFolder() + "out.csv";
        const auto refused = runCli(shortRun({"--csv", path}), {},
                                    [&](QProcess& process) { process.setStandardOutputFile(path); });
        QCOMPARE(refused.exitStatus, 2);
        QVERIFY2(refused.error.contains("the table"), qPrintable(refused.error));
    }

    void anEmptyNameIsRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("option");
        for (const QString option : {"--csv", "--commands-csv", "--session", "--resume"})
            QTest::newRow(qPrintable(option)) << shortRun({option, ""}) << option;
        QTest::newRow("--format") << shortRun({"--format", ""}) << "--format";
        QTest::newRow("export") << QStringList{"sessions", "export", "s", "--json", ""} << "--json";
        QTest::newRow("merge") << QStringList{"sessions", "merge", "", "s"} << "OUT";
    }
    void anEmptyNameIsRefused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, option);
        verifyRefused(arguments, {option});
    }

    void aCsvOnStandardOutputMovesTheTableToStandardError_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("head");
        QTest::newRow("jobs") << "--csv"
                              << "-"
                              << "device,device_name,";
        QTest::newRow("commands") << "--commands-csv"
                                  << "-"
                                  << "job,sample,";
        QTest::newRow("by its path") << "--csv"
                                     << "/dev/stdout"
                                     << "device,device_name,";
    }
    void aCsvOnStandardOutputMovesTheTableToStandardError()
    {
        QFETCH(QString, option);
        QFETCH(QString, name);
        QFETCH(QString, head);
        const auto folder = newFolder();
        const auto result = runCli(shortRun({option, name}), {},
                                   [&](QProcess& process) { process.setWorkingDirectory(folder); });
        QCOMPARE(result.exitStatus, 0);
        QVERIFY2(result.out.startsWith(head), qPrintable(result.out));
        QVERIFY(!result.out.contains("CPU baseline"));
        QVERIFY2(result.error.contains("CPU baseline"), qPrintable(result.error));
        QVERIFY(QDir(folder).isEmpty());
    }

    void aFileBehindStandardOutputIsAddedToAndNotReplaced()
    {
        const auto path = newFolder() + "log";
        QFile log(path);
        QVERIFY(log.open(QIODevice::WriteOnly));
        log.write("before\n");
        log.close();
        const auto append = [&](QProcess& process) {
            process.setStandardOutputFile(path, QIODevice::Append);
        };
        QCOMPARE(runCli(shortRun({"--csv", "/dev/stdout"}), {}, append).exitStatus, 0);
        QVERIFY2(contentOf(path).startsWith("before\ndevice,device_name,"), qPrintable(contentOf(path)));
    }

    void namesThatSqliteWouldReadItsOwnWayAreFiles_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("memory") << ":memory:";
        QTest::newRow("uri") << "file:x";
        QTest::newRow("uri with options") << "file:y?mode=memory";
    }
    void namesThatSqliteWouldReadItsOwnWayAreFiles()
    {
        QFETCH(QString, name);
        const auto folder = newFolder();
        const auto here = [&](QProcess& process) { process.setWorkingDirectory(folder); };
        const auto ran = runCli(shortRun({"--session", name}), {}, here);
        QVERIFY2(ran.exitStatus == 0, qPrintable(ran.error));
        QCOMPARE(QDir(folder).entryList(QDir::Files), QStringList{name});
        const auto checked = runCli({"sessions", "check", name}, {}, here);
        QVERIFY2(checked.out.contains("1 finished jobs"), qPrintable(checked.out + checked.error));
    }

    void aLinkThatLeadsToNothingYetIsFollowed()
    {
        const auto folder = newFolder();
        fs::create_symlink("target.csv", (folder + "csv").toStdString());
        fs::create_symlink("target.sortscope", (folder + "session").toStdString());
        QCOMPARE(runCli(shortRun({"--csv", folder + "csv", "--session", folder + "session"})).exitStatus, 0);
        for (const QString name : {"csv", "session"})
            QVERIFY(QFileInfo(folder + name).isSymLink());
        QVERIFY(contentOf(folder + "target.csv").startsWith("device,"));
        QCOMPARE(runCli({"sessions", "check", folder + "target.sortscope"}).exitStatus, 0);
    }

    void aMergeThatCannotReadItsInputsLeavesNothingBehind()
    {
        const auto folder = newFolder();
        const auto whole = m_folder.filePath("whole.sortscope");
        QCOMPARE(runCli(shortRun({"--session", whole})).exitStatus, 0);
        const auto refused =
            runCli({"sessions", "merge", folder + "new", whole, m_folder.filePath("missing")});
        QCOMPARE(refused.exitStatus, 1);
        QVERIFY2(refused.error.contains("missing"), qPrintable(refused.error));
        QVERIFY(QDir(folder).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }

    void whatCannotBeWrittenIsFoundBeforeAnythingRuns_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("option");
        const auto session = m_folder.filePath("readable.sortscope");
        QCOMPARE(runCli(shortRun({"--session", session})).exitStatus, 0);
        const auto nowhere = m_folder.filePath("nowhere/file");
        for (const QString option : {"--csv", "--commands-csv", "--session"})
            QTest::newRow(qPrintable("run " + option)) << shortRun({option, nowhere}) << option;
        QTest::newRow("resume") << QStringList{"run", "--resume", nowhere} << "--resume";
        for (const QString option : {"--csv", "--json"})
            QTest::newRow(qPrintable("export " + option))
                << QStringList{"sessions", "export", session, option, nowhere} << option;
        QTest::newRow("merge") << QStringList{"sessions", "merge", nowhere, session} << "OUT";
    }
    void whatCannotBeWrittenIsFoundBeforeAnythingRuns()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, option);
        const auto refused = runCli(arguments);
        QCOMPARE(refused.exitStatus, 2);
        QCOMPARE(refused.out, QString());
        QVERIFY2(refused.error.contains(option + ": ") && refused.error.contains("nowhere/file"),
                 qPrintable(refused.error));
    }

    void aRunThatIsRefusedMakesNoSession()
    {
        const auto folder = newFolder();
        verifyRefused(
            {"run", "--device", "opencl:99", "--algorithm", "std-sort", "--session", folder + "new"},
            {"opencl:99"});
        QVERIFY(QDir(folder).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }

    void aCsvThatIsMountedByItselfHasTheRows()
    {
        const auto csv = newFolder() + "a.csv";
        QVERIFY(QFile(csv).open(QIODevice::WriteOnly));
        {
            const sortscope::tests::MountedFile mounted(csv.toStdString());
            if (!mounted.mounted())
                QSKIP("this user may not mount");
            const auto ran = runCli(shortRun({"--csv", csv}));
            QVERIFY2(ran.exitStatus == 0, qPrintable(ran.error));
        }
        QVERIFY2(contentOf(csv).contains("std-sort"), qPrintable(contentOf(csv)));
    }

    void textIntoAFullDeviceIsAnErrorAndNoCrash()
    {
        for (const QString option : {"--help", "--version"}) {
            const auto result =
                runCli({option}, {}, [](QProcess& process) { process.setStandardOutputFile("/dev/full"); });
            QCOMPARE(result.exitStatus, 1);
            QVERIFY2(result.error.contains("standard output: No space left"), qPrintable(result.error));
        }
    }

    void closedStreamsCostNoResult_data()
    {
        QTest::addColumn<bool>("all");
        QTest::newRow("standard output") << false;
        QTest::newRow("all three") << true;
    }
    void closedStreamsCostNoResult()
    {
        QFETCH(bool, all);
        const auto folder = newFolder();
        const auto arguments = shortRun({"--session", folder + "s", "--csv", folder + "csv"});
        const auto result = all ? runWithout({0, 1, 2}, arguments) : runWithout({1}, arguments);
        QCOMPARE(result.exitStatus, 1);
        QVERIFY2(all || result.error.contains("standard output"), qPrintable(result.error));
        const auto checked = runCli({"sessions", "check", folder + "s"});
        QVERIFY2(checked.out.contains("1 finished jobs"), qPrintable(checked.out + checked.error));
        QVERIFY(contentOf(folder + "csv").startsWith("device,"));
        QVERIFY(contentOf(folder + "csv").endsWith('\n'));
    }

    void aCsvForAClosedStreamIsRefusedBeforeTheRun()
    {
        QCOMPARE(runWithout({1}, shortRun({"--csv", "-"})).exitStatus, 2);
    }

    void aFileThatMayNotGrowIsAnErrorAndNoCrash()
    {
        // There are two files, because the LLVM of an OpenCL driver handles the first signal.
        const auto folder = newFolder();
        const QStringList files{folder + "jobs", folder + "commands"};
        const auto result = runLimited(64, shortRun({"--csv", files.at(0), "--commands-csv", files.at(1)}));
        QCOMPARE(result.exitStatus, 1);
        for (const auto& file : files)
            QVERIFY2(result.error.contains(file + ": File too large"), qPrintable(result.error));
        QVERIFY(result.out.contains("std-sort"));
        QVERIFY(QDir(folder).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }

    void aSessionThatMayNotGrowIsToldWithTheRowsThatWait()
    {
        const auto session = newFolder() + "s";
        QCOMPARE(runCli(shortRun({"--session", session})).exitStatus, 0);
        const auto result = runLimited(rlim_t(QFileInfo(session).size()) + 20'000,
                                       {"run", "--device", "cpu", "--algorithm", "std-sort", "--size", "64",
                                        "65", "66", "--samples", "2000", "--session", session});
        QCOMPARE(result.exitStatus, 1);
        QVERIFY2(result.error.contains("ulimit -f"), qPrintable(result.error));
        QVERIFY2(result.error.contains("rows waiting in memory: 1"), qPrintable(result.error));
        QVERIFY2(result.error.contains("3 of 3 results of this run are missing"), qPrintable(result.error));
        QVERIFY(runCli({"sessions", "check", session}).out.contains("1 finished jobs"));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, OutputsTest)
#include "outputstest.moc"
