// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/remotelab.h"
#include "tests/support/processes.h"
#include "tests/support/testprogram.h"

#include <sys/types.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTest>

#include <csignal>

using namespace sortscope::tests;

namespace {

QStringList sorts(const QStringList& more)
{
    return QStringList{"run",    "--device",  "cpu",       "--algorithm", "std-sort", "--size",
                       "16..64", "--no-lock", "--samples", "2",           "--format", "json"}
           + more;
}

/// "n1 ok" for each row.
QStringList outcomes(const nlohmann::ordered_json& run)
{
    QStringList all;
    for (const auto& job : run.at("jobs"))
        all << QString::fromStdString(job.value("node", "?") + ' ' + job.at("status").get<std::string>());
    return all;
}

} // namespace

/// Runs over a real OpenSSH server and on a real Slurm of two nodes, on this machine's loopback.
class RemoteTest : public QObject {
    Q_OBJECT

    RemoteLab m_lab;

    CliResult cli(const QStringList& arguments) const { return m_lab.cli(arguments); }

    /// Makes a run whose ssh is killed once the run has begun, after `made` was made. Returns its exit status
    /// and its messages.
    std::pair<int, QString> runWithACut(const QString& session, const QString& made = {}) const
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(m_lab.environment());
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(SORTSCOPE_CLI_PATH,
                      {"run", "--on", "ssh:lab", "--device", "cpu", "--algorithm", "std-sort", "--size",
                       "2^18,2^19", "--samples", "20", "--no-lock", "--session", session});
        const auto ssh = [&]() -> qint64 {
            for (const auto child : childrenOf(process.processId())) {
                if (programOf(child).endsWith("/ssh"))
                    return child;
            }
            return 0;
        };
        if (!QTest::qWaitFor([&] { return QFile::exists(session) && ssh() != 0; }, 60'000))
            return {-1, "there is no ssh: " + QString::fromUtf8(process.readAllStandardError())};
        if (!made.isEmpty())
            static_cast<void>(QFile(made).open(QIODevice::WriteOnly));
        ::kill(static_cast<pid_t>(ssh()), SIGKILL);
        const bool ended = process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit;
        return {ended ? process.exitCode() : -1, QString::fromUtf8(process.readAllStandardError())};
    }

private slots:
    void initTestCase()
    {
        if (const auto why = RemoteLab::missing(); !why.isEmpty())
            QSKIP(qPrintable("remote measuring is not tested: " + why));
        const auto fault = m_lab.start();
        QVERIFY2(fault.isEmpty(), qPrintable(fault));
    }

    void aSweepRunsOnTwoHostsAtOnce()
    {
        const auto run = cli(sorts({"--on", "ssh:lab", "--on", "ssh:lab2"}));
        QVERIFY2(run.exitStatus == 0, qPrintable(run.error));
        const auto rows = outcomes(run.json());
        QCOMPARE(rows.size(), 6);
        QVERIFY2(rows.first().endsWith(" (lab) ok") && rows.last().endsWith(" (lab2) ok"),
                 qPrintable(rows.join(", ")));
    }

    void aHostThatIsNotThereIsSaidAndTheOthersGoOn()
    {
        const auto run = cli(sorts({"--on", "ssh:nowhere.invalid", "--on", "ssh:lab"}));
        QCOMPARE(run.exitStatus, 1);
        QVERIFY2(run.error.contains("nowhere.invalid: there is no connection: ssh ended with status 255"),
                 qPrintable(run.error));
        QCOMPARE(run.json().at("jobs").size(), std::size_t{3});
    }

    void aConnectionThatIsCutIsMadeAgain()
    {
        const auto [exitStatus, error] = runWithACut(m_lab.path("again.sortscope"));
        QVERIFY2(exitStatus == 0, qPrintable(error));
    }

    void aHostThatIsOutOfReachIsTakenUpByAResumedRun()
    {
        const auto session = m_lab.path("lost.sortscope");
        const auto cut = m_lab.path("cut");
        m_lab.writeSsh("[ -e " + cut.toUtf8() + " ] && exit 255\n");
        const auto [exitStatus, error] = runWithACut(session, cut);
        m_lab.writeSsh();
        QCOMPARE(exitStatus, 1);
        QVERIFY2(error.contains("the connection to lab ended; lab: there is no connection"),
                 qPrintable(error));
        const auto resumed =
            cli({"run", "--resume", session, "--on", "ssh:lab", "--no-lock", "--format", "json"});
        QVERIFY2(resumed.exitStatus == 0, qPrintable(resumed.error));
        QVERIFY(!resumed.json().at("jobs").empty());
    }

    void aHostWithNothingInstalledIsGivenTheProgram()
    {
        const auto home = m_lab.path("lab/bare/.cache");
        const auto refused = cli(sorts({"--on", "ssh:bare"}));
        QCOMPARE(refused.exitStatus, 1);
        QVERIFY2(refused.error.contains("bare: it has no sortscope-cli")
                     && refused.error.contains("`sortscope-cli devices --on ssh:bare --deploy yes`"),
                 qPrintable(refused.error));
        QVERIFY(!QFile::exists(home));
        const auto run = cli(sorts({"--on", "ssh:bare", "--on", "ssh:lab", "--deploy", "yes"}));
        QVERIFY2(run.exitStatus == 0, qPrintable(run.error));
        QCOMPARE(outcomes(run.json()).filter(" (bare) ok").size(), 3);
        const auto again = cli(sorts({"--on", "ssh:bare"}));
        QVERIFY2(again.exitStatus == 0, qPrintable(again.error));
        QCOMPARE(QDir(home + "/sortscope").entryList({"bundle-*"}, QDir::Dirs).size(), 1);
    }

    void aSweepRunsOnTwoNodesOfSlurm()
    {
        const auto run = cli(sorts({"--on", "slurm:-N2"}));
        QVERIFY2(run.exitStatus == 0, qPrintable(run.error));
        QCOMPARE(outcomes(run.json()), (QStringList{"n1 ok", "n1 ok", "n1 ok", "n2 ok", "n2 ok", "n2 ok"}));
    }

    void noFreeNodeIsSaid()
    {
        const auto run = cli(sorts({"--on", "slurm:-N3 --immediate=1"}));
        QCOMPARE(run.exitStatus, 1);
        QVERIFY2(
            run.error.contains("salloc -N3 --immediate=1: there are no nodes: salloc ended with status 1"),
            qPrintable(run.error));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, RemoteTest)
#include "remotetest.moc"
