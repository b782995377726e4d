// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/spool.h"
#include "core/session/sessionerror.h"
#include "core/session/sessionfile.h"
#include "tests/cli/cliprogram.h"
#include "tests/support/processes.h"
#include "tests/support/testprogram.h"

#include <unistd.h>

#include <QCoreApplication>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <map>
#include <random>
#include <set>
#include <string>

using namespace sortscope;
using namespace sortscope::tests;
using results::JobId;
using session::SessionFile;

namespace {

constexpr int kReplicates = 3;
/// The jobs of seven sizes on two nodes.
constexpr std::size_t kJobs = 14;

/// A process, all processes that it has started, and all that these have started.
QList<qint64> familyOf(qint64 process)
{
    QList<qint64> family{process};
    for (qsizetype i = 0; i < family.size(); ++i)
        family += childrenOf(family[i]);
    return family;
}

/// The wall clocks of a replicate as they are kept, which tell replicates apart.
std::multiset<std::int64_t> wallsOf(const results::Replicate& replicate)
{
    std::multiset<std::int64_t> walls;
    for (const auto& sample : replicate.samples)
        walls.insert(sample.wallNs);
    return walls;
}

/// The numbers of whole replicates by job; for jobs that others replace, those of the last replacement.
std::map<JobId, std::size_t> replicatesIn(const std::string& path)
{
    std::map<JobId, std::size_t> counts;
    if (!std::filesystem::exists(path))
        return counts;
    auto file = SessionFile::open(path);
    for (const auto& stored : file.jobs()) {
        if (stored.result->status == results::Status::Ok && !stored.result->replicates.empty())
            counts[stored.result->spec.id] = stored.result->replicates.size();
    }
    return counts;
}

/// The number of whole replicates; 0 in a session that is just being made.
std::size_t progressOf(const QString& session)
{
    std::size_t sum = 0;
    try {
        for (const auto& [id, count] : replicatesIn(session.toStdString()))
            sum += count;
    } catch (const session::SessionError&) {
        return 0;
    }
    return sum;
}

} // namespace

/// The content of a session with a run at other places, whichever of the run's processes is killed.
class RemoteDurabilityTest : public QObject {
    Q_OBJECT

    static constexpr std::uint32_t kSeed = 20'261'123;
    std::mt19937 m_random{kSeed};
    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }

    void writeProgram(const QString& name, const QStringList& lines) const
    {
        QDir(m_folder.path()).mkpath("bin");
        QFile file(path("bin/" + name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\n" + lines.join('\n').toUtf8() + '\n');
        QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    /// The environment with the real agent in an allocation of a Slurm that is two scripts, with the fake
    /// device on its nodes.
    QProcessEnvironment environment() const
    {
        auto all = QProcessEnvironment::systemEnvironment();
        all.insert("PATH", path("bin") + ':' + qEnvironmentVariable("PATH"));
        all.insert("XDG_CACHE_HOME", path("cache"));
        return all;
    }

    /// The arguments of a run, or of its resumption if it has begun.
    static QStringList arguments(const QString& session)
    {
        if (QFile::exists(session))
            return {"run", "--on", "slurm:-N2", "--resume", session};
        return {"run",
                "--on",
                "slurm:-N2",
                "--device",
                "opencl:0",
                "--algorithm",
                "bitonic",
                "--size",
                "64..4096",
                "--samples",
                "2",
                "--replicates",
                QString::number(kReplicates),
                "--session",
                session};
    }

    /// The processes of `family` that run this program; `name` is the last part of its file's name.
    static QList<qint64> named(const QList<qint64>& family, const QString& name)
    {
        QList<qint64> found;
        std::ranges::copy_if(family, std::back_inserter(found), [&](qint64 process) {
            return QFileInfo(programOf(process)).fileName() == name;
        });
        return found;
    }

    /// The processes to kill: "client", "agent", "runner" or "all", which is client, agent and runners.
    static QList<qint64> victims(const QString& who, qint64 client)
    {
        const auto family = familyOf(client);
        auto programs = named(family.mid(1), QFileInfo(SORTSCOPE_CLI_PATH).fileName());
        const auto runners = named(family, QFileInfo(SORTSCOPE_FAKE_RUNNER).fileName());
        if (who == "client")
            return {client};
        if (who == "agent")
            return programs;
        if (who == "all")
            return QList<qint64>{client} + programs + runners;
        return runners.mid(0, 1);
    }

    /// Begins a run or goes on with it, and kills `who` once some more replicates are in the session.
    void runAndKill(const QString& session, const QString& who)
    {
        std::uniform_int_distribution<std::size_t> more(1, 4);
        const auto wanted = progressOf(session) + more(m_random);
        QProcess process;
        process.setProcessEnvironment(environment());
        process.start(SORTSCOPE_CLI_PATH, arguments(session));
        QVERIFY(process.waitForStarted());
        const auto isThere = [&] {
            return process.state() == QProcess::NotRunning
                   || (!victims("runner", process.processId()).isEmpty() && progressOf(session) >= wanted);
        };
        QVERIFY(QTest::qWaitFor(isThere, 60'000));
        // A process that has ended has no id, and all processes descend from 0.
        const bool runs = process.state() != QProcess::NotRunning;
        const auto family = runs ? familyOf(process.processId()) : QList<qint64>();
        const auto killed = runs ? victims(who, process.processId()) : QList<qint64>();
        for (const auto victim : killed)
            ::kill(static_cast<pid_t>(victim), SIGKILL);
        m_killed += killed.isEmpty() ? 0 : 1;
        // waitForFinished() returns false for a process that has ended.
        QVERIFY(process.state() == QProcess::NotRunning || process.waitForFinished(120'000));
        // The results that runners keep are there once the runners have ended.
        for (const auto each : family)
            QTRY_VERIFY_WITH_TIMEOUT(hasEnded(each), 60'000);
    }

    int m_killed = 0;

private slots:
    void initTestCase()
    {
        writeProgram("salloc",
                     {"while [ $# -gt 2 ]; do shift; done",
                      "export SLURM_JOB_NODELIST='n[1-2]' SLURM_JOB_CPUS_PER_NODE='1(x2)'", "\"$@\""});
        writeProgram("scontrol", {"printf 'n1\\nn2\\n'"});
        writeProgram("srun", {"while [ \"$1\" != -w ]; do shift; done", "export FAKERUNNER_NODE=$2",
                              "exec " + QString(SORTSCOPE_FAKE_RUNNER)});
    }
    void init()
    {
        qInfo("seed %u", kSeed);
        m_random.seed(kSeed);
        m_killed = 0;
    }
    void cleanup() { QVERIFY(childrenOf(::getpid()).isEmpty()); }

    void everyReplicateIsThereOnceWhoeverIsKilled_data()
    {
        QTest::addColumn<QStringList>("who");
        QTest::newRow("the client") << QStringList{"client"};
        QTest::newRow("the agent") << QStringList{"agent"};
        QTest::newRow("a runner") << QStringList{"runner"};
        QTest::newRow("all of them") << QStringList{"all"};
        QTest::newRow("one or the other") << QStringList{"client", "agent", "runner", "all"};
    }
    void everyReplicateIsThereOnceWhoeverIsKilled()
    {
        QFETCH(QStringList, who);
        constexpr int rounds = 6;
        const auto session = path(QString("%1.sortscope").arg(QTest::currentDataTag()).replace(' ', '-'));
        auto known = replicatesIn(session.toStdString());
        for (int round = 0; round < rounds; ++round) {
            runAndKill(session, who[round % who.size()]);
            if (QTest::currentTestFailed())
                return qWarning("round %d", round);
            // No replicate that was there is lost.
            const auto now = replicatesIn(session.toStdString());
            for (const auto& [id, count] : known)
                QVERIFY(now.contains(id) && now.at(id) >= count);
            known = now;
        }
        QVERIFY(m_killed > 0);
        const auto rest = runCli(arguments(session), environment());
        QVERIFY2(rest.exitStatus == 0, qPrintable(rest.error));
        qInfo("%d of %d runs killed", m_killed, rounds);
        verify(session);
    }

private:
    void verify(const QString& session)
    {
        auto file = SessionFile::open(session.toStdString());
        for (const auto& fault : file.check())
            QFAIL(fault.c_str());
        std::size_t jobs = 0;
        for (const auto& stored : file.jobs()) {
            if (stored.replacedBy)
                continue;
            ++jobs;
            const auto& result = *stored.result;
            QVERIFY2(result.status == results::Status::Ok, result.reason.c_str());
            QCOMPARE(result.replicates.size(), std::size_t{kReplicates});
            std::set<std::multiset<std::int64_t>> different;
            for (const auto& replicate : result.replicates)
                different.insert(wallsOf(replicate));
            QCOMPARE(different.size(), std::size_t{kReplicates});
        }
        QCOMPARE(jobs, kJobs);
        // The kept results were fetched before the last run, which was not killed.
        const runner::Spool spool(path("cache/sortscope/spool").toStdString());
        const auto uuids = file.runs();
        for (const auto& kept : spool.files()) {
            QVERIFY(std::ranges::none_of(uuids, [&](const auto& run) { return run.uuid == kept.uuid; }));
        }
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, RemoteDurabilityTest)
#include "remotedurabilitytest.moc"
