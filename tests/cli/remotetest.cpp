// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/cliprogram.h"
#include "tests/support/processes.h"

#include <sys/types.h>
#include <unistd.h>

#include <QTemporaryDir>
#include <QtTest>

#include <csignal>

using namespace sortscope::tests;

namespace {

constexpr auto* kLab = SORTSCOPE_SOURCE_DIR "/tests/support/remote-lab";

/// What the lab says, and whether it went well.
std::pair<bool, QString> lab(const QStringList& arguments)
{
    QProcess process;
    // Servers keep what they inherit open: a pipe would never end.
    QTemporaryDir folder;
    const auto output = folder.filePath("output");
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setStandardOutputFile(output);
    process.start(kLab, arguments);
    const bool ended = process.waitForFinished(120'000) && process.exitCode() == 0;
    QFile file(output);
    return {ended, file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed() : QString()};
}

QStringList sorts(const QStringList& more)
{
    return QStringList{"run",    "--device",  "cpu",       "--algorithm", "std-sort", "--size",
                       "16..64", "--no-lock", "--samples", "2",           "--format", "json"}
           + more;
}

/// "n1 ok" of each row.
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

    QTemporaryDir m_folder;
    bool m_started = false;
    QProcessEnvironment m_environment;

    CliResult cli(const QStringList& arguments) const { return runCli(arguments, m_environment); }

    /// An ssh in front of all others, which leaves the user's own configuration out of this; `first` is what
    /// it does first.
    void writeSsh(const QByteArray& first = {}) const
    {
        QFile file(m_folder.filePath("bin/ssh"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\n" + first + "exec /usr/bin/ssh -F "
                   + m_folder.filePath("lab/ssh_config").toUtf8() + " \"$@\"\n");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    /// A run of which ssh is killed once the run has begun, after `made` was made. Its exit status, and what
    /// it said.
    std::pair<int, QString> runWithACut(const QString& session, const QString& made = {}) const
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(m_environment);
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(SORTSCOPE_CLI_PATH,
                      {"run", "--on", "ssh:lab", "--device", "cpu", "--algorithm", "std-sort", "--size",
                       "2^20,2^21", "--samples", "20", "--no-lock", "--session", session});
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
        const auto [usable, why] = lab({"check"});
        if (!usable)
            QSKIP(qPrintable("remote measuring is not tested: " + why));
        QVERIFY(QDir(m_folder.path()).mkdir("bin"));
        const auto [started, said] =
            lab({"start", m_folder.filePath("lab"), QFileInfo(SORTSCOPE_CLI_PATH).path()});
        m_started = true;
        QVERIFY2(started, qPrintable(said));
        writeSsh();
        m_environment.insert("PATH", m_folder.filePath("bin") + ':' + qEnvironmentVariable("PATH"));
        m_environment.insert("SLURM_CONF", m_folder.filePath("lab/slurm.conf"));
        m_environment.insert("SORTSCOPE_NO_LOCK", "1");
    }
    void cleanupTestCase()
    {
        if (m_started)
            lab({"stop", m_folder.filePath("lab")});
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
        const auto [exitStatus, error] = runWithACut(m_folder.filePath("again.sortscope"));
        QVERIFY2(exitStatus == 0, qPrintable(error));
    }

    void aHostThatIsOutOfReachIsTakenUpByAResumedRun()
    {
        const auto session = m_folder.filePath("lost.sortscope");
        const auto cut = m_folder.filePath("cut");
        writeSsh("[ -e " + cut.toUtf8() + " ] && exit 255\n");
        const auto [exitStatus, error] = runWithACut(session, cut);
        writeSsh();
        QCOMPARE(exitStatus, 1);
        QVERIFY2(error.contains("the connection to lab ended; lab: there is no connection"),
                 qPrintable(error));
        const auto resumed =
            cli({"run", "--resume", session, "--on", "ssh:lab", "--no-lock", "--format", "json"});
        QVERIFY2(resumed.exitStatus == 0, qPrintable(resumed.error));
        QVERIFY(!resumed.json().at("jobs").empty());
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

QTEST_GUILESS_MAIN(RemoteTest)
#include "remotetest.moc"
