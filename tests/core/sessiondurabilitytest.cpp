// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/json.h"
#include "core/plan/expand.h"
#include "core/plan/runrequest.h"
#include "core/results/row/jobresult.h"
#include "core/runner/runnerclient.h"
#include "core/session/sessionwriter.h"
#include "tests/support/fakebackend.h"
#include "tests/support/processes.h"
#include "tests/support/testprogram.h"

#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <string_view>

using namespace sortscope;
using namespace std::chrono_literals;
using session::SessionFile;

namespace {

using Clock = std::chrono::steady_clock;

/// FNV-1a of everything in a row: the parent must find the same row that the child had in memory.
std::uint64_t digestOf(const results::JobResult& result)
{
    std::uint64_t digest = 14695981039346656037U;
    for (const char c : exports::resultJson(result).dump())
        digest = (digest ^ static_cast<unsigned char>(c)) * 1099511628211U;
    return digest;
}

/// For this program as the child: the argument before the session's path, and the end of the pipe for its
/// reports.
constexpr const char* kSweepOption = "--sweep";
constexpr int kReports = 3;

/// The digest of the first `count` replicates alone: others may have followed.
std::uint64_t digestOf(const results::JobResult& result, std::size_t count)
{
    results::JobResult part;
    part.spec = result.spec;
    part.replicates = result.replicates;
    part.replicates.resize(std::min(count, part.replicates.size()));
    return digestOf(part);
}

/// The child's message through the pipe once a replicate or a job is on the disk. It is smaller than
/// PIPE_BUF, and therefore written whole or not at all.
struct Report {
    results::JobId id = 0;
    bool final = false;
    std::size_t replicates = 0;
    std::uint64_t digest = 0;
};

std::optional<Report> reportOn(const events::RunEvent& event)
{
    if (const auto* replicate = std::get_if<events::ReplicateFinished>(&event)) {
        const auto& soFar = *replicate->soFar;
        const auto count = soFar.replicates.size();
        return Report{soFar.spec.id, false, count, digestOf(soFar, count)};
    }
    if (const auto* finished = std::get_if<events::JobFinished>(&event)) {
        const auto& result = *finished->result;
        return Report{result.spec.id, true, result.replicates.size(), digestOf(result)};
    }
    return std::nullopt;
}

plan::Plan sweep(const backend::Inventory& inventory, results::JobId firstId)
{
    plan::RunRequest request;
    request.devices = {"opencl:0", "cpu"};
    request.algorithms = {"bitonic", "std-sort"};
    request.generators = {"shuffled-unique", "sorted", "reversed"};
    for (std::size_t size = 64; size < 64 + 12; ++size)
        request.sizes.push_back(size);
    request.sampling = measure::fixedPlan(3, 2);
    request.sampling.warmUpTime = 0ns;
    return {request, plan::expand(request, inventory, firstId), request.order};
}

/// Reports each replicate and job that is on the disk, with a digest that was made from memory before.
class Teller : public events::EventSink {
public:
    explicit Teller(SessionFile& file) : m_writer(file, results::Environment{}) {}

    void onEvent(const events::RunEvent& event) override
    {
        const auto report = reportOn(event);
        m_writer.onEvent(event);
        if (report && ok() && ::write(kReports, &*report, sizeof *report) != sizeof *report)
            ::_exit(3);
    }
    bool ok() const { return !m_writer.failure(); }

private:
    session::SessionWriter m_writer;
};

/// The main function of the child: goes on with what the session lacks, or begins a new sweep. A runner
/// measures.
int runSweep(const std::string& path)
{
    ::fcntl(kReports, F_SETFD, FD_CLOEXEC); // the end of the child is the end of the pipe
    const auto inventory = tests::fakeInventory();
    auto file = SessionFile::openOrCreate(path);
    auto plan = file.continuation();
    if (plan.jobs.empty())
        plan = sweep(inventory, file.nextJobId());
    Teller teller(file);
    runner::RunnerClient runner({.program = SORTSCOPE_FAKE_RUNNER, .arguments = {}}, teller);
    runner.start(std::move(plan));
    runner.wait();
    return teller.ok() ? 0 : 4;
}

/// A child process that runs a sweep, and its reports.
class Child {
public:
    explicit Child(const std::string& path)
    {
        int ends[2] = {-1, -1};
        if (::pipe2(ends, O_CLOEXEC) != 0)
            qFatal("no pipe");
        // The child is a program of its own, since sanitizers can't follow a fork that starts threads.
        posix_spawn_file_actions_t files;
        ::posix_spawn_file_actions_init(&files);
        ::posix_spawn_file_actions_adddup2(&files, ends[1], kReports);
        std::string program = "/proc/self/exe";
        std::string testClass = "sessiondurabilitytest";
        std::string option = kSweepOption;
        std::string file = path;
        const std::array<char*, 5> arguments{program.data(), testClass.data(), option.data(), file.data(),
                                             nullptr};
        if (::posix_spawn(&m_process, program.c_str(), &files, nullptr, arguments.data(), environ) != 0)
            qFatal("no child");
        ::posix_spawn_file_actions_destroy(&files);
        ::close(ends[1]);
        m_pipe = ends[0];
    }
    ~Child() { ::close(m_pipe); }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    /// Waits until the child has reported `count` more jobs, and `delay` longer. False if the child has
    /// ended.
    bool waitForReports(std::size_t count, Clock::duration delay)
    {
        const auto wanted = m_reports.size() + count;
        while (m_reports.size() < wanted) {
            if (!readOne(Clock::now() + 1h))
                return false;
        }
        const auto moment = Clock::now() + delay;
        while (Clock::now() < moment) {
            if (!readOne(moment))
                return false;
        }
        return true;
    }
    /// Reads the reports that the child has made and nobody has read.
    void readReports()
    {
        std::size_t before = 0;
        do
            before = m_reports.size();
        while (readOne(Clock::now()) && m_reports.size() > before);
    }
    /// The processes that measure for the child: one, or none yet. A leak check starts a copy of the child
    /// itself, which must not be stopped, since the child would wait for it for ever.
    QList<qint64> runners() const
    {
        auto runners = tests::childrenOf(m_process);
        const auto program = tests::programOf(m_process);
        runners.removeIf([&](qint64 process) { return tests::programOf(process) == program; });
        return runners;
    }
    void killRunners()
    {
        for (const auto runner : runners()) {
            ::kill(static_cast<pid_t>(runner), SIGKILL);
            ++m_killedRunners;
        }
    }
    int killedRunners() const { return m_killedRunners; }
    /// Waits until the child has ended, and reads its reports; true if a signal ended the child.
    bool wait()
    {
        int status = 0;
        ::waitpid(m_process, &status, 0);
        while (readOne(Clock::now() + 1h)) {}
        m_exitStatus = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
        return WIFSIGNALED(status);
    }
    bool kill()
    {
        ::kill(m_process, SIGKILL);
        return wait();
    }
    /// The exit status of a child that ended by itself; 0 if it was killed.
    int exitStatus() const { return m_exitStatus; }
    const std::vector<Report>& reports() const { return m_reports; }

private:
    /// False at the end of the pipe; waits until `moment` at the longest.
    bool readOne(Clock::time_point moment)
    {
        pollfd waiting{m_pipe, POLLIN, 0};
        const auto left = std::max(Clock::duration::zero(), moment - Clock::now());
        const auto ns = std::chrono::duration_cast<std::chrono::nanoseconds>(left).count();
        const timespec timeout{ns / 1'000'000'000, ns % 1'000'000'000};
        if (::ppoll(&waiting, 1, &timeout, nullptr) <= 0)
            return true;
        Report report{};
        if (::read(m_pipe, &report, sizeof report) != sizeof report)
            return false;
        m_reports.push_back(report);
        return true;
    }

    pid_t m_process = -1;
    int m_pipe = -1;
    int m_exitStatus = 0;
    int m_killedRunners = 0;
    std::vector<Report> m_reports;
};

} // namespace

/// The content of a session once it was reported to be there, whichever process is killed.
class SessionDurabilityTest : public QObject {
    Q_OBJECT

private:
    static constexpr std::uint32_t kSeed = 20'250'309;
    static constexpr int kKills = 200;
    std::mt19937 m_random{kSeed};
    std::unique_ptr<QTemporaryDir> m_folder;

private slots:
    void init()
    {
        qInfo("seed %u", kSeed);
        m_random.seed(kSeed);
        // In memory if there is such a folder: SIGKILL does not touch the system's caches, so that waiting
        // for a disk would only reduce the number of tested moments.
        m_folder = std::make_unique<QTemporaryDir>(
            QFileInfo("/dev/shm").isWritable() ? "/dev/shm/sortscope-XXXXXX" : QString());
    }

    void everyJobThatWasReportedSurvives_data()
    {
        QTest::addColumn<bool>("runnerToo");
        QTest::newRow("the client is killed") << false;
        QTest::newRow("the client and its runner are killed") << true;
    }
    void everyJobThatWasReportedSurvives()
    {
        QFETCH(bool, runnerToo);
        constexpr int roundsPerFile = 10;
        std::map<results::JobId, Report> reported;
        std::string path;
        int killedRunning = 0;
        std::size_t jobs = 0;
        for (int round = 0; round < kKills; ++round) {
            if (round % roundsPerFile == 0) {
                path = fileNamed(round);
                reported.clear();
            }
            Child child(path);
            waitAWhile(child, 0, 8);
            const auto runners = child.runners();
            if (runnerToo)
                child.killRunners();
            killedRunning += child.kill() ? 1 : 0;
            QCOMPARE(child.exitStatus(), 0);
            for (const auto runner : runners)
                QTRY_VERIFY_WITH_TIMEOUT(tests::hasEnded(runner), 30'000);
            add(child, reported);
            jobs += child.reports().size();
            verify(path, reported);
            if (QTest::currentTestFailed())
                return qWarning("round %d", round);
        }
        qInfo("%d of %d children killed while they ran, %zu jobs reported", killedRunning, kKills, jobs);
        QVERIFY(killedRunning > kKills / 2);
        QVERIFY(jobs > kKills);
    }

    void everyJobHasItsRowWhenRunnersAreKilled()
    {
        int kills = 0;
        std::size_t ok = 0;
        std::size_t jobs = 0;
        for (int sweeps = 0; kills < kKills; ++sweeps) {
            const auto path = fileNamed(sweeps);
            Child child(path);
            // There is at least one job between two kills: a job that is killed twice fails, and enough of
            // these set their device aside. There are two reports, since one may be of a job that the last
            // kill came too late for.
            while (waitAWhile(child, 2, 4)) {
                child.killRunners();
                child.readReports();
            }
            QVERIFY(!child.wait());
            QCOMPARE(child.exitStatus(), 0);
            kills += child.killedRunners();
            std::map<results::JobId, Report> reported;
            add(child, reported);
            verify(path, reported);
            auto file = SessionFile::open(path);
            QCOMPARE(reported.size(), sweep(tests::fakeInventory(), 1).jobs.size());
            for (const auto& [id, report] : reported) {
                const auto stored = file.job(id);
                const auto& result = *stored.result;
                ok += result.verified() ? 1 : 0;
                QVERIFY2(result.verified() || result.reason.find("was killed (SIGKILL)") != std::string::npos,
                         result.reason.c_str());
            }
            jobs += reported.size();
            if (QTest::currentTestFailed())
                return;
        }
        qInfo("%d runners killed, %zu of %zu jobs ok", kills, ok, jobs);
        QVERIFY(ok > jobs / 2);
    }

private:
    std::string fileNamed(int number) const
    {
        return m_folder->filePath(QString::number(number) + ".sortscope").toStdString();
    }

    /// Waits until some more jobs are reported, and then for about as long as a job takes.
    bool waitAWhile(Child& child, std::size_t least, std::size_t most)
    {
        std::uniform_int_distribution<std::size_t> reports(least, most);
        std::uniform_int_distribution<int> microseconds(0, 20'000);
        return child.waitForReports(reports(m_random), std::chrono::microseconds(microseconds(m_random)));
    }

    static void add(const Child& child, std::map<results::JobId, Report>& reported)
    {
        for (const auto& report : child.reports()) {
            const auto& before = reported.try_emplace(report.id, Report{}).first->second;
            QVERIFY2(!before.final && (report.final || report.replicates > before.replicates),
                     "a replicate was taken twice");
            reported[report.id] = report;
        }
    }

    static void verify(const std::string& path, const std::map<results::JobId, Report>& reported)
    {
        // The child was killed before the session was made.
        if (reported.empty() && !std::filesystem::exists(path))
            return;
        auto file = SessionFile::open(path);
        for (const auto& fault : file.check())
            QFAIL(fault.c_str());
        for (const auto& [id, report] : reported) {
            const auto stored = file.job(id);
            QVERIFY2(stored.finished, qPrintable(QStringLiteral("job %1 was reported and is lost").arg(id)));
            const auto digest =
                report.final ? digestOf(*stored.result) : digestOf(*stored.result, report.replicates);
            QVERIFY2(digest == report.digest,
                     qPrintable(QStringLiteral("job %1 is not what was reported").arg(id)));
        }
        // There is one more row at the most: it is on the disk, but the child was killed before the report.
        QVERIFY(file.finishedJobs() >= reported.size());
    }
};

static const tests::TestClass kRegistered(__FILE__, [](int argc, char* argv[]) {
    if (argc == 3 && std::string_view(argv[1]) == kSweepOption) {
        try {
            return runSweep(argv[2]);
        } catch (const std::exception& error) {
            qWarning("child: %s", error.what());
            return 2;
        }
    }
    SessionDurabilityTest test;
    return QTest::qExec(&test, argc, argv);
});
#include "sessiondurabilitytest.moc"
