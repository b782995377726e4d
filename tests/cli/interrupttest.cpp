// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cliprogram.h"
#include "tests/support/processes.h"
#include "tests/support/testprogram.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QProcess>
#include <QSocketNotifier>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdlib>

using namespace sortscope::tests;

namespace {

constexpr auto kNoTerminals = "no pseudo terminals, so interrupting is not tested: "
                              "mount -t devpts devpts /dev/pts";

[[maybe_unused]] constexpr auto kSignalsWait =
    "the thread sanitizer holds signals back while the program computes or opens a pipe";

/// A pseudo-terminal, so that a program believes that it has a terminal.
class PseudoTerminal {
public:
    explicit PseudoTerminal(unsigned short columns) : m_master(::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC))
    {
        if (m_master < 0 || ::grantpt(m_master) != 0 || ::unlockpt(m_master) != 0)
            return;
        const winsize size{.ws_row = 24, .ws_col = columns, .ws_xpixel = 0, .ws_ypixel = 0};
        ::ioctl(m_master, TIOCSWINSZ, &size);
        m_name = QString::fromLocal8Bit(::ptsname(m_master));
        // The other end is held open, so that reading waits for the program instead of failing before it
        // starts.
        m_slave = ::open(qPrintable(m_name), O_RDWR | O_NOCTTY | O_CLOEXEC);
        ::fcntl(m_master, F_SETFL, O_NONBLOCK);
    }
    /// False in a bare chroot.
    bool open() const { return m_slave >= 0; }
    ~PseudoTerminal()
    {
        ::close(m_slave);
        ::close(m_master);
    }
    PseudoTerminal(const PseudoTerminal&) = delete;
    PseudoTerminal& operator=(const PseudoTerminal&) = delete;

    const QString& name() const { return m_name; }

    /// All text that was shown so far.
    const QByteArray& shown()
    {
        char buffer[4096];
        while (true) {
            const auto count = ::read(m_master, buffer, sizeof buffer);
            if (count <= 0)
                return m_shown;
            m_shown.append(buffer, qsizetype(count));
        }
    }

private:
    int m_master;
    int m_slave = -1;
    QString m_name;
    QByteArray m_shown;
};

/// The time, in milliseconds, until 2^26 keys and their answers are made: under a sanitizer, beside other
/// tests, more than a minute.
constexpr int kPrepared = 240'000;

void interrupt(const QProcess& process, int signal = SIGINT)
{
    ::kill(pid_t(process.processId()), signal);
}

/// Starts the program with signal handling from its parent: with nohup, tests themselves ignore SIGHUP.
void startWith(void (*disposition)(int), QProcess& process)
{
    process.setChildProcessModifier([disposition] {
        for (const int signal : {SIGINT, SIGTERM, SIGHUP})
            ::signal(signal, disposition);
    });
}

/// A seed that puts the first of two or four sizes first in its round.
const QStringList kFirstFirst{"--seed", "3"};

/// The arguments of a run with one job that is done at once, then three that sample for seconds, in sorts of
/// milliseconds.
QStringList longRun(const QStringList& more)
{
    return QStringList{"run",  "--device", "cpu",  "--algorithm", "std-sort", "--size",
                       "1024", "2^16",     "2^17", "2^18",        "--preset", "rigorous"}
           + QStringList{"--replicates", "1"} + kFirstFirst + more;
}

} // namespace

class InterruptTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

private slots:
    void theFirstInterruptWritesWhatIsDone_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("Ctrl-C") << SIGINT;
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGHUP") << SIGHUP;
    }

    void theFirstInterruptWritesWhatIsDone()
    {
        QFETCH(int, signal);
        PseudoTerminal terminal(100);
        if (!terminal.open())
            QSKIP(kNoTerminals);
        QProcess process;
        startWith(SIG_DFL, process);
        process.setStandardErrorFile(terminal.name());
        const auto path = m_folder.filePath("interrupted.csv");
        process.start(SORTSCOPE_CLI_PATH, longRun({"--csv", path}));
        QTRY_VERIFY_WITH_TIMEOUT(terminal.shown().contains(" 1/4"), 60'000);
        interrupt(process, signal);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QVERIFY2(terminal.shown().contains("interrupted"), terminal.shown().constData());

        const auto csv = readCsv(path);
        QCOMPARE(csv.rows(), std::size_t{4});
        QCOMPARE(csv.cell(0, "status"), std::string("ok"));
        QVERIFY(!csv.cell(0, "wall_median_ns").empty());
        QCOMPARE(csv.cell(3, "status"), std::string("cancelled"));
        QCOMPARE(csv.cell(3, "wall_median_ns"), std::string());
        QVERIFY(process.readAllStandardOutput().contains("cancelled"));
    }

    void aRowKeepsTheReplicatesThatAreWhole()
    {
        PseudoTerminal terminal(100);
        if (!terminal.open())
            QSKIP(kNoTerminals);
        QProcess process;
        startWith(SIG_DFL, process);
        process.setStandardErrorFile(terminal.name());
        const auto path = m_folder.filePath("stopped.csv");
        const auto session = m_folder.filePath("stopped.sortscope");
        process.start(SORTSCOPE_CLI_PATH,
                      {"run", "--device", "cpu", "--algorithm", "std-sort", "--size", "2^16", "--preset",
                       "rigorous", "--csv", path, "--session", session});
        QTRY_VERIFY_WITH_TIMEOUT(terminal.shown().contains("replicate 2 of 20"), 60'000);
        interrupt(process);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 1);
        const auto csv = readCsv(path);
        QCOMPARE(csv.cell(0, "status"), std::string("ok"));
        QVERIFY(csv.cell(0, "warnings").find("replicates-missing") != std::string::npos);
        const auto refused = runCli({"run", "--resume", session, "--in-process"});
        QCOMPARE(refused.exitStatus, 2);
        QVERIFY2(refused.error.contains("leave out --in-process"), qPrintable(refused.error));
    }

    void anInterruptEndsAllProcessesOfVerify()
    {
        PseudoTerminal terminal(100);
        if (!terminal.open())
            QSKIP(kNoTerminals);
        QProcess process;
        startWith(SIG_DFL, process);
        process.setStandardErrorFile(terminal.name());
        process.start(SORTSCOPE_CLI_PATH,
                      {"verify", "--device", "cpu", "--scope", "full", "--jobs", "3", "--format", "json"});
        const QRegularExpression some(" [1-9][0-9]*/[0-9]+");
        QTRY_VERIFY_WITH_TIMEOUT(some.match(QString::fromUtf8(terminal.shown())).hasMatch(), 60'000);
        QTRY_COMPARE_WITH_TIMEOUT(childrenOf(process.processId()).size(), qsizetype{3}, 60'000);
        const auto runners = childrenOf(process.processId());
        interrupt(process);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        for (const auto runner : runners)
            QVERIFY(hasEnded(runner));
        const auto json = nlohmann::ordered_json::parse(process.readAllStandardOutput().toStdString());
        int jobs = 0;
        int passed = 0;
        int open = 0;
        for (const auto& verdict : json.at("verdicts")) {
            jobs += verdict.at("jobs").get<int>();
            passed += verdict.at("passed").get<int>();
            open += verdict.at("open").get<int>();
            QCOMPARE(verdict.at("failed").get<int>(), 0);
        }
        QVERIFY(passed > 0 && open > 0);
        QCOMPARE(passed + open, jobs);
    }

    void theSecondInterruptEndsTheProcessThatMeasures()
    {
        PseudoTerminal terminal(100);
        if (!terminal.open())
            QSKIP(kNoTerminals);
        QProcess process;
        startWith(SIG_DFL, process);
        process.setStandardErrorFile(terminal.name());
        const auto path = m_folder.filePath("ended.csv");
        process.start(SORTSCOPE_CLI_PATH, QStringList{"run", "--device", "cpu", "--algorithm", "std-sort",
                                                      "--size", "64", "2^26", "--samples", "3", "--csv", path}
                                              + kFirstFirst);
        QTRY_VERIFY_WITH_TIMEOUT(terminal.shown().contains("1/2"), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(terminal.shown().contains("warming up"), kPrepared);
        const auto runner = childrenOf(process.processId()).value(0);
        QVERIFY(runner != 0);
        ::kill(pid_t(runner), SIGSTOP); // as if a driver did not come back
        interrupt(process, SIGINT);
        // Both messages appear while the runner does nothing.
        QTRY_VERIFY_WITH_TIMEOUT(terminal.shown().contains("interrupted; finishing with the rows so far"),
                                 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(terminal.shown().contains("waiting for the run on cpu"), 60'000);
        QVERIFY(terminal.shown().contains("a second interrupt ends its process"));
        interrupt(process, SIGINT);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 1);
        QVERIFY(hasEnded(runner));
        const auto csv = readCsv(path);
        QCOMPARE(csv.rows(), std::size_t{2});
        QCOMPARE(csv.cell(0, "status"), std::string("ok"));
        QCOMPARE(csv.cell(1, "status"), std::string("cancelled"));
    }

    void theLastInterruptEndsAtOnce_data()
    {
        QTest::addColumn<QStringList>("more");
        QTest::addColumn<int>("before");
        QTest::newRow("second, in process") << QStringList{"--in-process"} << 1;
        QTest::newRow("third, otherwise") << QStringList() << 2;
    }
    void theLastInterruptEndsAtOnce()
    {
        QFETCH(QStringList, more);
        QFETCH(int, before);
#if defined(__SANITIZE_THREAD__)
        if (before == 1)
            QSKIP(kSignalsWait);
#endif
        PseudoTerminal terminal(100);
        if (!terminal.open())
            QSKIP(kNoTerminals);
        QProcess process;
        process.setStandardErrorFile(terminal.name());
        const auto path = m_folder.filePath("killed.csv");
        process.start(SORTSCOPE_CLI_PATH, QStringList{"run", "--device", "cpu", "--algorithm", "std-sort",
                                                      "--size", "2^26", "--csv", path}
                                              + more);
        QTRY_VERIFY_WITH_TIMEOUT(terminal.shown().contains("warming up"), kPrepared);
        // The signals arrive together, since the run may end soon after the first one. They differ, because
        // equal signals would become one.
        ::kill(pid_t(process.processId()), SIGSTOP);
        interrupt(process, SIGINT);
        interrupt(process, SIGTERM);
        if (before == 2)
            interrupt(process, SIGHUP);
        ::kill(pid_t(process.processId()), SIGCONT);
        // A program that does not end at once would write its results, and end with another status.
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(!QFile::exists(path));
    }

    void oneInterruptWhileTheFilesAreWrittenLosesNothing()
    {
#if defined(__SANITIZE_THREAD__)
        QSKIP(kSignalsWait);
#endif
        // Opening a pipe waits for its reader: the program is held while it writes its second file.
        const auto pipe = m_folder.filePath("commands");
        QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
        const auto csv = m_folder.filePath("first.csv");
        QProcess process;
        startWith(SIG_DFL, process);
        process.start(SORTSCOPE_CLI_PATH, {"run", "--device", "cpu", "--algorithm", "std-sort", "--size",
                                           "64", "--samples", "2", "--csv", csv, "--commands-csv", pipe});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(csv), 60'000);
        interrupt(process);
        process.setReadChannel(QProcess::StandardError);
        QTRY_VERIFY_WITH_TIMEOUT(process.peek(1000).contains("are being written"), 60'000);
        QFile commands(pipe);
        QVERIFY(commands.open(QIODevice::ReadOnly));
        const auto written = commands.readAll();
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 0);
        QVERIFY(written.startsWith("job,sample,"));
        QVERIFY(written.endsWith('\n'));
        QVERIFY(process.readAllStandardOutput().contains("std-sort"));
    }

    void anInterruptThatTheParentIgnoresStaysIgnored()
    {
        PseudoTerminal terminal(100);
        if (!terminal.open())
            QSKIP(kNoTerminals);
        QProcess process;
        startWith(SIG_IGN, process);
        process.setStandardErrorFile(terminal.name());
        process.start(SORTSCOPE_CLI_PATH, QStringList{"run", "--device", "cpu", "--algorithm", "std-sort",
                                                      "--size", "1024", "2^16", "--samples", "200"}
                                              + kFirstFirst);
        QTRY_VERIFY_WITH_TIMEOUT(terminal.shown().contains(" 1/2"), 60'000);
        for (const int signal : {SIGINT, SIGINT, SIGTERM, SIGHUP})
            interrupt(process, signal);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 0);
        QVERIFY2(!terminal.shown().contains("interrupted"), terminal.shown().constData());
    }

    void aSessionThatIsTakenAwayIsNamedWithTheResultsThatAreMissing_data()
    {
        QTest::addColumn<bool>("deleted");
        QTest::newRow("moved") << false;
        QTest::newRow("deleted") << true;
    }
    void aSessionThatIsTakenAwayIsNamedWithTheResultsThatAreMissing()
    {
        QFETCH(bool, deleted);
        PseudoTerminal terminal(100);
        if (!terminal.open())
            QSKIP(kNoTerminals);
        const auto path = m_folder.filePath("session");
        const auto elsewhere = m_folder.filePath("elsewhere");
        QProcess process;
        startWith(SIG_DFL, process);
        process.setStandardErrorFile(terminal.name());
        process.start(SORTSCOPE_CLI_PATH, longRun({"--session", path}));
        QTRY_VERIFY_WITH_TIMEOUT(terminal.shown().contains(" 1/4"), 60'000);
        QVERIFY(deleted ? QFile::remove(path) : QFile::rename(path, elsewhere));
        interrupt(process);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 1);
        const auto& shown = terminal.shown();
        QVERIFY2(shown.contains("was moved or deleted"), shown.constData());
        QVERIFY2(
            shown.contains("4 of 4 results of this run are missing from the session (lost with the file: 1)"),
            shown.constData());
        QVERIFY(!QFile::exists(path));
        QVERIFY(deleted || runCli({"sessions", "check", elsewhere}).out.contains("1 finished jobs"));
    }

    void progressFitsTheTerminalAndLeavesNoTrace()
    {
        constexpr unsigned short columns = 50;
        PseudoTerminal terminal(columns);
        if (!terminal.open())
            QSKIP(kNoTerminals);
        QProcess process;
        process.setStandardErrorFile(terminal.name());
        process.start(SORTSCOPE_CLI_PATH, {"run", "--device", "cpu", "--algorithm", "std-sort", "vqsort",
                                           "--size", "2^10..2^14", "--samples", "20"});
        QVERIFY(process.waitForFinished(60'000));
        const auto shown = terminal.shown();
        QVERIFY(shown.contains("/10"));
        QVERIFY(shown.endsWith("\r\033[K"));
        for (const auto& line : QString::fromUtf8(shown).split('\r'))
            QVERIFY2(QString(line).remove("\033[K").size() < columns, qPrintable(line));
    }

    void nothingIsSaidIntoAPipe()
    {
        const auto result = runCli(
            {"run", "--device", "cpu", "--algorithm", "std-sort", "--size", "2^10..2^12", "--samples", "5"});
        QCOMPARE(result.error, QString());
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, InterruptTest)
#include "interrupttest.moc"
