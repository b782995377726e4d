// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/spool.h"

#include "core/runner/runnermessages.h"
#include "tests/cli/cliprogram.h"
#include "tests/support/processes.h"
#include "tests/support/testprogram.h"

#include <unistd.h>

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <set>
#include <string>

using namespace sortscope;
using namespace sortscope::tests;

namespace {

constexpr int kJobs = 4;

/// The status of each row, in order.
QStringList statuses(const nlohmann::ordered_json& run)
{
    QStringList all;
    for (const auto& job : run.at("jobs"))
        all << QString::fromStdString(job.at("status").get<std::string>());
    return all;
}

/// The number of replicates of each job that no other job has replaced; -1 follows if two replicates are
/// equal.
QList<qsizetype> replicatesIn(const QString& session)
{
    QList<qsizetype> counts;
    const auto kept = runCli({"sessions", "export", session, "--json", "-"}).json();
    for (const auto& run : kept.at("runs")) {
        for (const auto& job : run.at("jobs")) {
            if (!job.at("replaced_by").is_null())
                continue;
            std::set<std::string> different;
            for (const auto& replicate : job.at("replicates"))
                different.insert(replicate.at("samples").dump());
            counts << qsizetype(job.at("status") == "ok" ? different.size() : 0);
            if (different.size() != job.at("replicates").size())
                counts << -1;
        }
    }
    return counts;
}

} // namespace

/// The fate of results whose connection ends before their client has acknowledged them.
class SpoolTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const QString& name) const { return m_folder->filePath(name); }

    /// A place with a fake device; `variables` are for the relay in front of its runner.
    QString place(const QStringList& variables = {}) const
    {
        QStringList words{"exec:env", "XDG_CACHE_HOME=" + path("cache"), "FAKERUNNER_NODE=box",
                          "CUTRELAY_LOG=" + path("started")};
        for (const auto& variable : variables)
            words << "CUTRELAY_" + variable;
        return (words << SORTSCOPE_CUT_RELAY << SORTSCOPE_FAKE_RUNNER).join(' ');
    }
    QString cutAt(const QString& what, int after, const QStringList& more = {}) const
    {
        return place(QStringList{"AT=" + what, QString("AFTER=%1").arg(after)} + more);
    }

    CliResult measure(const QString& place, const QStringList& more = {}) const
    {
        return runCli(QStringList{"run", "--on", place, "--device", "opencl:0", "--algorithm", "bitonic",
                                  "--size", "16,32,64,128", "--samples", "2", "--session",
                                  path("a.sortscope"), "--format", "json"}
                      + more);
    }
    CliResult resume() const
    {
        return runCli({"run", "--resume", path("a.sortscope"), "--on", place(), "--format", "json"});
    }
    CliResult fetch(const QStringList& more) const
    {
        return runCli(QStringList{"fetch", "--on", place()} + more);
    }

    runner::Spool spool() const { return runner::Spool(path("cache/sortscope/spool").toStdString()); }
    qsizetype started() const
    {
        QFile file(path("started"));
        return file.open(QIODevice::ReadOnly) ? file.readAll().count('\n') : 0;
    }

    /// Makes a run that has lost its place before the second of four results has arrived.
    void loseThePlace() const
    {
        const auto run = measure(cutAt("result", 1, {"GONE=" + path("gone")}));
        QCOMPARE(run.exitStatus, 1);
        QCOMPARE(statuses(run.json()).count("cancelled"), kJobs - 1);
        QVERIFY(QFile::remove(path("gone")));
        QCOMPARE(spool().files().size(), std::size_t{1});
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { QVERIFY(childrenOf(::getpid()).isEmpty()); }

    void whatALostConnectionKeptComesFirstWhenTheSweepIsResumed_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<int>("acknowledged");
        QTest::addColumn<int>("kept");
        for (int k = 0; k < kJobs; ++k) {
            QTest::addRow("the result is lost after %d", k) << "result" << k << 1;
            // The session has the result, and must not get it twice.
            QTest::addRow("the acknowledgement is lost after %d", k) << "ack" << k << 0;
        }
    }
    void whatALostConnectionKeptComesFirstWhenTheSweepIsResumed()
    {
        QFETCH(QString, what);
        QFETCH(int, acknowledged);
        QFETCH(int, kept);
        const auto run = measure(cutAt(what, acknowledged, {"GONE=" + path("gone")}));
        QCOMPARE(started(), acknowledged + 1);
        QCOMPARE(spool().files().size(), std::size_t{1});
        const auto lost = kJobs - acknowledged - 1 + kept;
        QCOMPARE(statuses(run.json()).count("cancelled"), lost);
        QVERIFY(QFile::remove(path("gone")));

        const auto resumed = resume();
        QVERIFY2(resumed.exitStatus == 0, qPrintable(resumed.error));
        QCOMPARE(resumed.error.contains("are in the session now (replicates: 1)"), kept == 1);
        QCOMPARE(started(), kJobs); // nothing was measured twice
        QCOMPARE(replicatesIn(path("a.sortscope")), QList<qsizetype>(kJobs, 1));
        QVERIFY(spool().files().empty());
        QCOMPARE(runCli({"sessions", "check", path("a.sortscope")}).exitStatus, 0);
    }

    void aRunThatConnectsAgainTakesWhatWasKept_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QStringList>("more");
        QTest::newRow("the result is lost") << "result" << QStringList{};
        QTest::newRow("the acknowledgement is lost") << "ack" << QStringList{};
        QTest::newRow("of several replicates") << "result" << QStringList{"--replicates", "3"};
    }
    void aRunThatConnectsAgainTakesWhatWasKept()
    {
        QFETCH(QString, what);
        QFETCH(QStringList, more);
        const auto replicates = more.isEmpty() ? 1 : more.last().toInt();
        const auto run = measure(cutAt(what, 2, {"ONCE=" + path("once")}), more);
        QVERIFY2(run.exitStatus == 0, qPrintable(run.error));
        QVERIFY(QFile::exists(path("once")));
        QCOMPARE(started(), kJobs * replicates);
        QCOMPARE(replicatesIn(path("a.sortscope")), QList<qsizetype>(kJobs, replicates));
        QVERIFY(spool().files().empty());
    }

    void aLaterReplicateGoesBehindThoseThatAreThere()
    {
        // The connection is cut in the second round.
        const auto run = measure(cutAt("result", kJobs + 1, {"GONE=" + path("gone")}), {"--replicates", "3"});
        QCOMPARE(run.exitStatus, 1);
        QVERIFY(QFile::remove(path("gone")));
        const auto resumed = resume();
        QVERIFY2(resumed.exitStatus == 0, qPrintable(resumed.error));
        QCOMPARE(replicatesIn(path("a.sortscope")), QList<qsizetype>(kJobs, 3));
        QCOMPARE(started(), 3 * kJobs);
    }

    void bothResultsOfAnInterleavedPairAreKept()
    {
        const auto run =
            runCli({"run", "--on", cutAt("result", 1, {"GONE=" + path("gone")}), "--device", "opencl:0",
                    "--algorithm", "bitonic", "--set", "work-group-size=32,64", "--size", "64", "--samples",
                    "2", "--interleave", "--session", path("a.sortscope")});
        QCOMPARE(run.exitStatus, 1);
        QVERIFY(QFile::remove(path("gone")));
        const auto fetched = fetch({path("a.sortscope")});
        QVERIFY2(fetched.exitStatus == 0 && fetched.error.contains("(replicates: 2)"),
                 qPrintable(fetched.error));
        QCOMPARE(replicatesIn(path("a.sortscope")), (QList<qsizetype>{1, 1}));
    }

    void fetchListsWhatIsKeptAndBringsItIn()
    {
        QVERIFY(fetch({}).error.contains("nothing is kept there"));
        loseThePlace();
        const auto name = QString::fromStdString(spool().files().at(0).name);
        const auto listed = fetch({});
        QCOMPARE(listed.exitStatus, 0);
        QVERIFY2(listed.out.contains(name) && listed.out.contains("box"), qPrintable(listed.out));
        QCOMPARE(spool().files().size(), std::size_t{1});

        const auto fetched = fetch({path("a.sortscope")});
        QVERIFY2(fetched.exitStatus == 0 && fetched.error.contains("are in the session now (replicates: 1)"),
                 qPrintable(fetched.error));
        QVERIFY(spool().files().empty());
        QCOMPARE(replicatesIn(path("a.sortscope")).count(1), 2);
        const auto again = fetch({path("a.sortscope")});
        QCOMPARE(again.exitStatus, 0);
        QVERIFY2(again.error.contains("nothing is kept there for"), qPrintable(again.error));

        QCOMPARE(resume().exitStatus, 0);
        QCOMPARE(replicatesIn(path("a.sortscope")), QList<qsizetype>(kJobs, 1));
        QCOMPARE(started(), kJobs);
    }

    void whatIsOfAnotherSessionStaysThere()
    {
        loseThePlace();
        const auto other = path("other.sortscope");
        QCOMPARE(runCli({"run", "--device", "cpu", "--algorithm", "std-sort", "--size", "16", "--samples",
                         "1", "--session", other})
                     .exitStatus,
                 0);
        const auto fetched = fetch({other});
        QCOMPARE(fetched.exitStatus, 0);
        QVERIFY2(fetched.error.contains("nothing is kept there for")
                     && fetched.error.contains("files for other sessions: 1"),
                 qPrintable(fetched.error));
        QVERIFY(fetch({other, "--forget"}).error.contains("nothing is kept there"));
        QCOMPARE(spool().files().size(), std::size_t{1});
    }

    void whatIsNotWantedIsForgotten()
    {
        loseThePlace();
        const auto forgotten = fetch({path("a.sortscope"), "--forget"});
        QCOMPARE(forgotten.exitStatus, 0);
        QVERIFY2(forgotten.error.contains("files that were removed: 1"), qPrintable(forgotten.error));
        QVERIFY(spool().files().empty());
        QCOMPARE(resume().exitStatus, 0);
        QCOMPARE(started(), kJobs + 1); // the job was measured again
    }

    void whatCannotBeReadIsSaidAndStays_data()
    {
        QTest::addColumn<bool>("cut");
        QTest::addColumn<QString>("words");
        QTest::newRow("another version") << false << "with version 4 of the protocol";
        QTest::newRow("half of it is gone") << true << "it ends too early";
    }
    void whatCannotBeReadIsSaidAndStays()
    {
        QFETCH(bool, cut);
        QFETCH(QString, words);
        loseThePlace();
        const auto name = QString::fromStdString(spool().files().at(0).name);
        QFile file(path("cache/sortscope/spool/" + name));
        QVERIFY(file.open(QIODevice::ReadWrite));
        if (cut) {
            QVERIFY(file.resize(file.size() / 2));
        } else {
            auto bytes = file.readAll();
            const auto ours = QByteArray("protocol") + static_cast<char>(runner::kRunnerProtocol);
            QVERIFY(bytes.contains(ours));
            QVERIFY(file.seek(0));
            file.write(bytes.replace(ours, "protocol\x04"));
        }
        file.close();
        const auto fetched = fetch({path("a.sortscope")});
        QCOMPARE(fetched.exitStatus, 1);
        QVERIFY2(fetched.error.contains(name + " stays there") && fetched.error.contains(words),
                 qPrintable(fetched.error));
        QCOMPARE(spool().files().size(), std::size_t{1});
        const auto resumed = resume();
        QVERIFY2(resumed.exitStatus == 0, qPrintable(resumed.error));
        QCOMPARE(replicatesIn(path("a.sortscope")), QList<qsizetype>(kJobs, 1));
    }

    void whatOthersMayWriteIsNotBroughtIn()
    {
        loseThePlace();
        const auto name = QString::fromStdString(spool().files().at(0).name);
        const auto file = path("cache/sortscope/spool/" + name);
        QVERIFY(QFile::setPermissions(file, QFile::permissions(file) | QFile::WriteOther));
        const auto fetched = fetch({path("a.sortscope")});
        QCOMPARE(fetched.exitStatus, 1);
        QVERIFY2(fetched.error.contains(name + " stays there")
                     && fetched.error.contains("others may write it"),
                 qPrintable(fetched.error));
        QCOMPARE(resume().exitStatus, 0);
        QCOMPARE(started(), kJobs + 1); // the job was measured again
    }

    void aRunThatHasEndedLeavesNothingOfItsOwn()
    {
        QCOMPARE(measure(place()).exitStatus, 0);
        const QDir there(path("cache/sortscope/spool"));
        QCOMPARE(there.entryList(QDir::Files | QDir::Hidden), QStringList{"claims"});
    }

    void aRunWithoutASessionKeepsNothing()
    {
        const auto run = runCli({"run", "--on", cutAt("result", 0, {"GONE=" + path("gone")}), "--device",
                                 "opencl:0", "--algorithm", "bitonic", "--size", "16", "--samples", "2"});
        QCOMPARE(run.exitStatus, 1);
        QVERIFY(QFile::exists(path("gone")));
        QVERIFY(spool().files().empty());
    }

    void fetchSaysWhatItNeeds_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("words");
        QTest::newRow("no place") << QStringList{"fetch"} << "name the places with --on";
        QTest::newRow("no session") << QStringList{"fetch", "--on", "local", "/no/such.sortscope"}
                                    << "/no/such.sortscope";
    }
    void fetchSaysWhatItNeeds()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, words);
        const auto run = runCli(arguments);
        QCOMPARE(run.exitStatus, 2);
        QVERIFY2(run.error.contains(words), qPrintable(run.error));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, SpoolTest)
#include "spooltest.moc"
