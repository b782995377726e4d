// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/spool.h"

#include "core/base/wholefile.h"
#include "core/plan/expand.h"
#include "core/plan/planparts.h"
#include "core/plan/runrequest.h"
#include "core/process/byterelay.h"
#include "core/process/childprocess.h"
#include "core/runner/messagepipe.h"
#include "tests/support/fakebackend.h"
#include "tests/support/processes.h"
#include "tests/support/testprogram.h"

#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QDateTime>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <filesystem>
#include <memory>

using namespace sortscope;
using namespace std::chrono_literals;

namespace {

/// A kept replicate of a job, which took `wallNs`.
runner::tell::Spooled replicate(results::JobId id, std::int64_t wallNs)
{
    runner::tell::Spooled kept;
    kept.job.spec.id = id;
    kept.job.replicate = 2;
    kept.finished.result.spec.id = id;
    kept.finished.result.replicates.resize(1);
    kept.finished.result.replicates[0].samples = {{.wallNs = wallNs}};
    return kept;
}

/// One sort of each of two sizes on the fake device.
runner::ask::Run sorts(const std::string& uuid)
{
    plan::RunRequest request;
    request.devices = {"opencl:0"};
    request.algorithms = {"bitonic"};
    request.sizes = {16, 32};
    request.sampling = measure::fixedPlan(2, 1);
    runner::ask::Run message{.uuid = uuid};
    for (auto& spec : plan::expand(request, tests::fakeInventory()))
        message.jobs.push_back({std::move(spec)});
    return message;
}

/// A runner with the fake device, which keeps results in this folder, and the client's end of their
/// connection.
class Runner {
public:
    explicit Runner(const QTemporaryDir& folder)
        : m_sockets(process::socketPair()),
          process("env", {"XDG_CACHE_HOME=" + folder.path().toStdString(), SORTSCOPE_FAKE_RUNNER},
                  m_sockets.theirs.get(), process::Blocked::None),
          m_pipe(m_sockets.ours.get(), m_sockets.ours.get())
    {
        m_sockets.theirs.close();
        if (!m_pipe.skipBanner(m_soon))
            qFatal("the runner says nothing");
        send(runner::ask::Hello{});
        next<runner::tell::Hello>();
    }

    ~Runner()
    {
        process.kill();
        process.waitUntilGone(60s);
    }
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;

    void send(const runner::Ask& message) { m_pipe.send(runner::encode(message)); }
    runner::Tell receive() { return runner::decodeTell(m_pipe.receive(m_soon).value()); }
    /// The next message of this kind; earlier messages of other kinds are dropped.
    template <typename Message>
    Message next()
    {
        while (true) {
            auto message = receive();
            if (auto* wanted = std::get_if<Message>(&message))
                return std::move(*wanted);
        }
    }
    void hangUp() { ::shutdown(m_sockets.ours.get(), SHUT_RDWR); }

private:
    process::SocketPair m_sockets;

public:
    process::ChildProcess process;

private:
    runner::MessagePipe m_pipe;
    std::chrono::steady_clock::time_point m_soon = std::chrono::steady_clock::now() + 60s;
};

} // namespace

/// The results that runners keep when their client has gone.
class SpoolTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    std::filesystem::path folder() const { return m_folder->filePath("sortscope/spool").toStdString(); }
    runner::Spool spool() const { return runner::Spool(folder()); }
    void age(const std::string& name, std::chrono::seconds by) const
    {
        QFile file(QString::fromStdString((folder() / name).string()));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-by.count()),
                                 QFileDevice::FileModificationTime));
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { QVERIFY(tests::childrenOf(::getpid()).isEmpty()); }

    void whatIsKeptIsReadAgain()
    {
        const auto uuid = plan::freshUuid();
        QVERIFY(spool().files().empty());
        spool().keep(uuid, "n1", {replicate(3, 5), replicate(4, 6)});
        const auto files = spool().files();
        QCOMPARE(files.size(), std::size_t{1});
        const auto& file = files.front();
        QCOMPARE(file.uuid, uuid);
        QCOMPARE(file.node, std::string("n1"));
        QCOMPARE(file.results, std::size_t{2});
        QCOMPARE(file.fault, std::string());
        QCOMPARE(file.bytes, std::filesystem::file_size(folder() / file.name));
        const auto results = spool().results(file.name);
        QCOMPARE(results.size(), std::size_t{2});
        QCOMPARE(results.at(1).finished.result.spec.id, 4);
        QCOMPARE(results.at(1).job.replicate, std::size_t{2});
        QCOMPARE(results.at(1).finished.result.replicates.at(0).samples.at(0).wallNs, std::int64_t{6});
    }

    void runnersOfOneRunHaveFilesOfTheirOwn()
    {
        const auto uuid = plan::freshUuid();
        spool().keep(uuid, "n1", {replicate(3, 5)});
        spool().keep(uuid, "n2", {replicate(4, 5)});
        QCOMPARE(spool().files().size(), std::size_t{2});
    }

    void nothingIsKeptOfNothing()
    {
        spool().keep(plan::freshUuid(), "n1", {});
        QVERIFY(!std::filesystem::exists(folder()));
        runner::Spool(std::filesystem::path()).keep(plan::freshUuid(), "n1", {replicate(3, 5)});
    }

    void filesOfTheFolderAloneAreRemoved()
    {
        spool().keep(plan::freshUuid(), "n1", {replicate(3, 5)});
        const auto other = folder() / ".." / "other.spool";
        base::writeFileWhole(other, "mine");
        std::filesystem::create_symlink(other, folder() / "link.spool");
        QVERIFY(!spool().remove("../other.spool"));
        QVERIFY(!spool().remove(other.string()));
        QVERIFY(!spool().remove("link.spool"));
        QVERIFY(!spool().remove(""));
        QVERIFY(std::filesystem::exists(other));
        QVERIFY(spool().remove(spool().files().at(0).name));
        QVERIFY(spool().files().empty());
    }

    void whatIsDamagedIsSaid_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("words");
        QTest::newRow("empty") << QByteArray() << "it ends too early";
        QTest::newRow("no messages") << QByteArray(200'000, 'x') << "it is damaged";
        QTest::newRow("no message") << QByteArray("sortscope-spool\n\0\0\0\1x", 21) << "it is damaged";
        const runner::Tell other = runner::tell::Hello{runner::kRunnerProtocol + 1, "9.9", 1};
        QTest::newRow("of a later version")
            << "sortscope-spool\n" + QByteArray::fromStdString(runner::framed(runner::encode(other)))
            << "sortscope 9.9 has kept it with version";
        const runner::Tell done = runner::tell::Done{};
        QTest::newRow("of another order")
            << "sortscope-spool\n" + QByteArray::fromStdString(runner::framed(runner::encode(done)))
            << "not in their order";
    }
    void whatIsDamagedIsSaid()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, words);
        std::filesystem::create_directories(folder());
        const auto uuid = plan::freshUuid();
        base::writeFileWhole(folder() / (uuid + "-1.spool"), content.toStdString());
        const auto files = spool().files();
        QCOMPARE(files.size(), std::size_t{1});
        QCOMPARE(files.at(0).uuid, uuid);
        const auto fault = QString::fromStdString(files.at(0).fault);
        QVERIFY2(fault.contains(words), qPrintable(fault));
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, spool().results(files.at(0).name));
    }

    void whatIsNotThisUsersAloneIsNotTaken_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<QString>("words");
        QTest::newRow("all may write it") << 0602 << "others may write it (mode 602)";
        QTest::newRow("a group may") << 0660 << "others may write it (mode 660)";
        QTest::newRow("another user's") << -1 << "it belongs to user 65534";
    }
    void whatIsNotThisUsersAloneIsNotTaken()
    {
        QFETCH(int, mode);
        QFETCH(QString, words);
        spool().keep(plan::freshUuid(), "n1", {replicate(3, 5)});
        const auto name = spool().files().at(0).name;
        const auto file = folder() / name;
        if (mode >= 0)
            QCOMPARE(::chmod(file.c_str(), mode_t(mode)), 0);
        else if (::chown(file.c_str(), 65534, 65534) != 0)
            QSKIP("only root makes files of other users");
        const auto fault = QString::fromStdString(spool().files().at(0).fault);
        QVERIFY2(fault.contains(words), qPrintable(fault));
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, spool().results(name));
        QVERIFY(spool().remove(name));
    }

    void whatIsKeptIsThisUsersAloneWhateverTheMask()
    {
        const auto before = ::umask(0);
        spool().keep(plan::freshUuid(), "n1", {replicate(3, 5)});
        ::umask(before);
        const auto file = spool().files().at(0);
        QCOMPARE(file.fault, std::string());
        using std::filesystem::perms;
        for (const auto& path : {folder(), folder() / file.name})
            QCOMPARE(std::filesystem::status(path).permissions() & (perms::group_all | perms::others_all),
                     perms::none);
    }

    void whatIsOldIsRemovedAndSaid()
    {
        spool().keep(plan::freshUuid(), "n1", {replicate(3, 5)});
        const auto old = spool().files().at(0).name;
        age(old, runner::Spool::kMostAge - 1h);
        QVERIFY(spool().cleanUp().empty());
        age(old, runner::Spool::kMostAge + 1h);
        QVERIFY(spool().cleanUp({spool().files().at(0).uuid}).empty()); // a fetch asks for them
        const auto removed = spool().cleanUp();
        QCOMPARE(removed.size(), std::size_t{1});
        const auto said = QString::fromStdString(removed.at(0));
        QVERIFY2(said.startsWith(QString::fromStdString(old)) && said.contains("30 days"), qPrintable(said));
        QVERIFY(spool().files().empty());
    }

    void keepingResultsRemovesThoseThatAreOld()
    {
        spool().keep(plan::freshUuid(), "n1", {replicate(3, 5)});
        const auto old = spool().files().at(0).name;
        age(old, runner::Spool::kMostAge + 1h);
        spool().keep(plan::freshUuid(), "n1", {replicate(4, 5)});
        const auto files = spool().files();
        QCOMPARE(files.size(), std::size_t{1});
        QVERIFY(files.at(0).name != old);
    }

    void aRunnerKeepsWhatItsClientHasNotAcknowledged_data()
    {
        QTest::addColumn<bool>("wanted");
        QTest::newRow("of a run with an uuid") << true;
        QTest::newRow("of one without, which is not in a session") << false;
    }
    void aRunnerKeepsWhatItsClientHasNotAcknowledged()
    {
        QFETCH(bool, wanted);
        const auto uuid = wanted ? plan::freshUuid() : std::string();
        Runner runner(*m_folder);
        const auto asked = sorts(uuid);
        runner.send(asked);
        runner.send(runner::ask::Ack{runner.next<runner::tell::Finished>().result.spec.id});
        const auto second = runner.next<runner::tell::Finished>().result.spec.id;
        runner.hangUp();
        const auto end = runner.process.waitUntilGone(60s);
        QVERIFY(end && end->signal == 0 && end->status == 0);
        const auto files = spool().files();
        QCOMPARE(files.size(), wanted ? std::size_t{1} : std::size_t{0});
        if (!wanted)
            return;
        QCOMPARE(files.at(0).uuid, uuid);
        const auto results = spool().results(files.at(0).name);
        QCOMPARE(results.size(), std::size_t{1});
        QCOMPARE(results.at(0).finished.result.spec.id, second);
        QVERIFY(results.at(0).job.spec.workload == asked.jobs.at(1).spec.workload);
    }

    void aFetchWaitsForARunnerThatStillEnds()
    {
        const auto uuid = plan::freshUuid();
        Runner first(*m_folder);
        first.send(sorts(uuid));
        first.next<runner::tell::Finished>();
        const auto child = tests::childrenOf(::getpid()).value(0);
        QVERIFY(child > 0);
        // The first runner's client is gone, and the runner has kept nothing yet.
        ::kill(static_cast<pid_t>(child), SIGSTOP);
        first.hangUp();
        Runner second(*m_folder);
        second.send(runner::ask::Fetch{.runs = {uuid}});
        QVERIFY(std::holds_alternative<runner::tell::Limit>(second.receive()));
        ::kill(static_cast<pid_t>(child), SIGCONT);
        QVERIFY(std::holds_alternative<runner::tell::SpoolFile>(second.receive()));
        QCOMPARE(second.next<runner::tell::Spooled>().finished.result.spec.id, results::JobId{1});
        second.next<runner::tell::SpoolEnd>();
        QVERIFY(first.process.waitUntilGone(60s));
        QVERIFY(!spool().isClaimed({uuid}));
    }

    void aFetchDoesNotWaitForOtherRunsAndForWhatWasKilled()
    {
        const auto uuid = plan::freshUuid();
        Runner killed(*m_folder);
        killed.send(sorts(uuid));
        killed.next<runner::tell::Finished>();
        QVERIFY(spool().isClaimed({uuid}));
        killed.process.kill();
        QVERIFY(killed.process.waitUntilGone(60s));
        QVERIFY(!spool().isClaimed({uuid}));
        const auto another = plan::freshUuid();
        const runner::Spool::Claim other(spool(), another);
        Runner fetching(*m_folder);
        fetching.send(runner::ask::Fetch{.runs = {uuid}});
        QVERIFY(std::holds_alternative<runner::tell::SpoolEnd>(fetching.receive()));
        QVERIFY(spool().isClaimed({uuid, another}));
        QVERIFY(hasNoFileOfARun());
    }

    void aRunThatHasSaidGoodbyeClaimsNothing()
    {
        const auto uuid = plan::freshUuid();
        Runner runner(*m_folder);
        runner.send(sorts(uuid));
        for (int job = 0; job < 2; ++job) {
            const auto id = runner.next<runner::tell::Finished>().result.spec.id;
            QVERIFY(spool().isClaimed({uuid}));
            runner.send(runner::ask::Ack{id});
        }
        runner.next<runner::tell::Done>();
        runner.hangUp();
        QVERIFY(runner.process.waitUntilGone(60s));
        QVERIFY(!spool().isClaimed({uuid}));
        QVERIFY(hasNoFileOfARun());
    }

private:
    /// True if only the file of claims is left, which belongs to all runs.
    bool hasNoFileOfARun() const
    {
        const QDir there(QString::fromStdString(folder().string()));
        return there.entryList(QDir::Files | QDir::Hidden) == QStringList{"claims"};
    }
};

SORTSCOPE_TEST(SpoolTest)
#include "spooltest.moc"
