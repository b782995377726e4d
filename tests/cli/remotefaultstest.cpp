// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/process/machinelock.h"
#include "core/runner/spool.h"
#include "tests/cli/remotelab.h"
#include "tests/support/processes.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTest>

#include <csignal>
#include <memory>
#include <optional>
#include <stop_token>

using namespace sortscope;
using namespace sortscope::tests;

namespace {

/// "n1 ok" for each row.
QStringList outcomes(const nlohmann::ordered_json& run)
{
    QStringList all;
    for (const auto& job : run.at("jobs"))
        all << QString::fromStdString(job.value("node", "?") + ' ' + job.at("status").get<std::string>());
    return all;
}

/// The runners on a node of the Slurm with this configuration, whose programs srun has sent there.
QList<qint64> runnersOn(const QByteArray& node, const QString& configuration)
{
    QList<qint64> runners;
    for (const auto& entry : QDir("/proc").entryList({"[0-9]*"}, QDir::Dirs)) {
        QFile command("/proc/" + entry + "/cmdline");
        QFile environment("/proc/" + entry + "/environ");
        if (!command.open(QIODevice::ReadOnly) || !environment.open(QIODevice::ReadOnly))
            continue;
        const auto variables = environment.readAll().split('\0');
        if (command.readAll().contains("slurm_bcast_") && variables.contains("SLURMD_NODENAME=" + node)
            && variables.contains("SLURM_CONF=" + configuration.toUtf8()))
            runners << entry.toLongLong();
    }
    return runners;
}

} // namespace

/// Faults over a real OpenSSH server and on a real Slurm.
class RemoteFaultsTest : public QObject {
    Q_OBJECT

    RemoteLab m_lab;

    QStringList sorts(const QStringList& more) const
    {
        return QStringList{"run",      "--device",  "cpu",      "--algorithm",
                           "std-sort", "--no-lock", "--format", "json"}
               + more;
    }

    QProcessEnvironment environment() const
    {
        auto all = QProcessEnvironment::systemEnvironment();
        all.insert(m_lab.environment());
        return all;
    }

    /// The output of a program of Slurm.
    QString said(const QString& program, const QStringList& arguments) const
    {
        QProcess process;
        process.setProcessEnvironment(environment());
        process.start(program, arguments);
        process.waitForFinished(60'000);
        return QString::fromUtf8(process.readAllStandardOutput());
    }
    bool nodesAreIdle() const { return said("sinfo", {"-h", "-o", "%t"}).simplified() == "idle"; }

    QList<qint64> runnersOn(const QByteArray& node) const
    {
        return ::runnersOn(node, m_lab.path("lab/slurm.conf"));
    }

    static nlohmann::ordered_json jsonOf(QProcess& process)
    {
        return nlohmann::ordered_json::parse(process.readAllStandardOutput().toStdString());
    }

private slots:
    void initTestCase()
    {
        if (const auto why = RemoteLab::missing(); !why.isEmpty())
            QSKIP(qPrintable("remote measuring is not tested: " + why));
        const auto fault = m_lab.start();
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }

    void whatALoginShellPrintsIsPassedOver()
    {
        QFile start(m_lab.path("lab/home/.bashrc"));
        QVERIFY(start.open(QIODevice::WriteOnly));
        start.write("printf 'Welcome to \\033[1mlab\\033[0m.\\nsortscope is installed here.\\n'\n");
        start.close();
        if (!said(m_lab.path("bin/ssh"), {"lab", "true"}).contains("Welcome")) {
            QVERIFY(start.remove());
            QSKIP("the login shell of this user is not bash, which would read .bashrc");
        }
        const auto run = m_lab.cli(sorts({"--on", "ssh:lab", "--size", "16", "--samples", "2"}));
        QVERIFY(start.remove());
        QVERIFY2(run.exitStatus == 0, qPrintable(run.error));
        QVERIFY2(!run.out.contains("Welcome") && !run.error.contains("Welcome"), qPrintable(run.error));
    }

    void whatWasFinishedWhenSshWasKilledIsBroughtInByAResumedRun()
    {
        const auto session = m_lab.path("kept.sortscope");
        const auto gone = m_lab.path("gone").toUtf8();
        m_lab.writeSsh({}, "env CUTRELAY_AT=result CUTRELAY_AFTER=1 CUTRELAY_KILL=1 CUTRELAY_GONE=" + gone
                               + " CUTRELAY_LOG=" + m_lab.path("started").toUtf8() + " " SORTSCOPE_CUT_RELAY);
        const auto run = m_lab.cli(
            sorts({"--on", "ssh:lab", "--size", "16..128", "--samples", "2", "--session", session}));
        m_lab.writeSsh();
        QCOMPARE(run.exitStatus, 1);
        QVERIFY2(run.error.contains("--resume"), qPrintable(run.error));
        // The server notices that the connection has ended, and closes the runner's standard input.
        const sortscope::runner::Spool spool(m_lab.path("lab/home/.cache/sortscope/spool").toStdString());
        QTRY_COMPARE_WITH_TIMEOUT(spool.files().size(), std::size_t{1}, 60'000);
        QVERIFY(m_lab.cli({"fetch", "--on", "ssh:lab"}).out.contains(".spool"));

        const auto resumed =
            m_lab.cli({"run", "--resume", session, "--on", "ssh:lab", "--no-lock", "--format", "json"});
        QVERIFY2(resumed.exitStatus == 0, qPrintable(resumed.error));
        QVERIFY2(resumed.error.contains("are in the session now (replicates: 1)"), qPrintable(resumed.error));
        QCOMPARE(resumed.json().at("jobs").size(), std::size_t{2});
        QVERIFY(spool.files().empty());
    }

    void whatTheUserHasSetForStepsOfSlurmDoesNotReachTheMessages()
    {
        auto with = m_lab.environment();
        with.insert("SLURM_LABELIO", "1");
        with.insert("SLURM_STDOUTMODE", m_lab.path("output"));
        with.insert("SLURM_STDINMODE", "none");
        with.insert("SLURM_STDERRMODE", m_lab.path("errors"));
        const auto run = runCli(sorts({"--on", "slurm:-N1", "--size", "16", "--samples", "2"}), with);
        QVERIFY2(run.exitStatus == 0, qPrintable(run.error));
        QVERIFY(!QFile::exists(m_lab.path("output")) && !QFile::exists(m_lab.path("errors")));
    }

    void withinAnAllocationItsNodesAreUsed()
    {
        QTRY_VERIFY_WITH_TIMEOUT(nodesAreIdle(), 60'000);
        QProcess process;
        process.setProcessEnvironment(environment());
        // The allocation takes all nodes: another allocation would wait for them.
        process.start("salloc", QStringList{"-N2", "--exclusive", SORTSCOPE_CLI_PATH}
                                    + sorts({"--on", "slurm:", "--size", "16", "--samples", "2"}));
        QVERIFY(process.waitForFinished(60'000));
        const auto error = process.readAllStandardError();
        QVERIFY2(process.exitCode() == 0, error.constData());
        QCOMPARE(outcomes(jsonOf(process)), (QStringList{"n1 ok", "n2 ok"}));
    }

    void whatSshIsConfiguredForDoesNotKeepMessagesAway()
    {
        const auto run = m_lab.cli(sorts({"--on", "ssh:mute", "--size", "16", "--samples", "2"}));
        QVERIFY2(run.exitStatus == 0, qPrintable(run.error));
    }

    void theLockOfTheMachineThereIsHonoured()
    {
        auto lock = std::make_optional<sortscope::process::MachineLock>(
            std::stop_token(), [](const std::string& /*holder*/) {}, "sortscope-measures");
        QVERIFY(lock->held());
        QProcess process;
        auto with = environment();
        with.remove("SORTSCOPE_NO_LOCK");
        process.setProcessEnvironment(with);
        process.start(SORTSCOPE_CLI_PATH, {"run", "--on", "slurm:-N1 -w n1", "--device", "cpu", "--algorithm",
                                           "std-sort", "--size", "16", "--samples", "2"});
        QString heard;
        const auto waits = [&] {
            heard += QString::fromUtf8(process.readAllStandardError());
            return heard.contains("which is measuring on n1") || process.state() == QProcess::NotRunning;
        };
        QVERIFY(QTest::qWaitFor(waits, 60'000));
        QVERIFY2(process.state() == QProcess::Running
                     && heard.contains(QString("(process %1 of ").arg(QCoreApplication::applicationPid())),
                 qPrintable(heard));
        lock.reset();
        QVERIFY(process.waitForFinished(120'000));
        QCOMPARE(process.exitCode(), 0);
    }

    void noFreeNodeIsSaid()
    {
        QTRY_VERIFY_WITH_TIMEOUT(nodesAreIdle(), 60'000);
        QProcess other;
        other.setProcessEnvironment(environment());
        other.start("salloc", {"-N2", "cat"});
        QTRY_COMPARE_WITH_TIMEOUT(said("squeue", {"-h", "-o", "%T"}).trimmed(), QString("RUNNING"), 60'000);
        const auto run =
            m_lab.cli(sorts({"--on", "slurm:-N1 --immediate=1", "--size", "16", "--samples", "2"}));
        other.closeWriteChannel();
        QVERIFY(other.waitForFinished(60'000));
        QCOMPARE(run.exitStatus, 1);
        QVERIFY2(run.error.contains("salloc -N1 --immediate=1: there are no nodes"), qPrintable(run.error));
    }

    void aNodeThatIsKilledInMidRunCostsItsOwnRowsAlone()
    {
        QTRY_VERIFY_WITH_TIMEOUT(nodesAreIdle(), 60'000);
        const auto session = m_lab.path("killed.sortscope");
        QProcess process;
        process.setProcessEnvironment(environment());
        process.start(SORTSCOPE_CLI_PATH, sorts({"--on", "slurm:-N2", "--size", "2^20,2^21", "--samples",
                                                 "20", "--session", session}));
        QVERIFY(
            QTest::qWaitFor([&] { return QFile::exists(session) && !runnersOn("n2").isEmpty(); }, 60'000));
        QFile daemon(m_lab.path("lab/slurmd-n2.pid"));
        QVERIFY(daemon.open(QIODevice::ReadOnly));
        const auto slurmd = daemon.readAll().trimmed().toLongLong();
        QVERIFY(slurmd > 1);
        ::kill(static_cast<pid_t>(slurmd), SIGKILL);
        for (const auto runner : runnersOn("n2"))
            ::kill(static_cast<pid_t>(runner), SIGKILL);
        QVERIFY(process.waitForFinished(240'000));
        const auto rows = outcomes(jsonOf(process));
        m_lab.startNode("n2"); // for the tests that follow
        QCOMPARE(process.exitCode(), 1);
        QCOMPARE(rows.size(), 4);
        QCOMPARE(rows.count("n1 ok"), 2);
        QVERIFY2(rows.contains("n2 cancelled"), qPrintable(rows.join(", ")));

        QTRY_VERIFY_WITH_TIMEOUT(nodesAreIdle(), 120'000);
        const auto resumed = m_lab.cli({"run", "--resume", session, "--on", "slurm:-N2", "--no-lock"});
        QVERIFY2(resumed.exitStatus == 0, qPrintable(resumed.error));
    }

    /// The allocation ends as at the end of its time, which Slurm checks twice a minute.
    void anAllocationThatSlurmEndsLeavesWhatIsMissingToAResumedRun()
    {
        QTRY_VERIFY_WITH_TIMEOUT(nodesAreIdle(), 60'000);
        const auto session = m_lab.path("limit.sortscope");
        QProcess process;
        process.setProcessEnvironment(environment());
        process.start(SORTSCOPE_CLI_PATH, sorts({"--on", "slurm:-N1 -w n1", "--size", "2^22", "--samples",
                                                 "1000", "--session", session}));
        QVERIFY(
            QTest::qWaitFor([&] { return QFile::exists(session) && !runnersOn("n1").isEmpty(); }, 60'000));
        said("scancel", {"-w", "n1"});
        QVERIFY(process.waitForFinished(300'000));
        QCOMPARE(process.exitCode(), 1);
        // Rows of a single machine do not name it.
        const auto rows = outcomes(jsonOf(process));
        QVERIFY2(!rows.filter(" cancelled").isEmpty(), qPrintable(rows.join(", ")));
        const auto error = QString::fromUtf8(process.readAllStandardError());
        QVERIFY2(error.contains("n1") && error.contains("--resume"), qPrintable(error));
        QCOMPARE(m_lab.cli({"sessions", "check", session}).exitStatus, 0);
        const auto left = m_lab.cli({"run", "--resume", session, "--on", "slurm:-N1 -w n1", "--dry-run"});
        QVERIFY2(left.exitStatus == 0 && left.out.contains("std-sort"), qPrintable(left.out + left.error));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, RemoteFaultsTest)
#include "remotefaultstest.moc"
