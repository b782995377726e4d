// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/json.h"
#include "core/results/jobresult.h"
#include "core/run/expand.h"
#include "core/run/jobrunner.h"
#include "core/run/runrequest.h"
#include "core/session/sessionwriter.h"
#include "tests/support/fakebackend.h"

#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QTemporaryDir>
#include <QtTest>

#include <array>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <map>
#include <random>
#include <string>
#include <string_view>

using namespace sortscope;
using namespace std::chrono_literals;
using session::SessionFile;

namespace {

using Clock = std::chrono::steady_clock;

/// FNV-1a of everything that a row has: what the child had in memory is what the parent must find.
std::uint64_t digestOf(const results::JobResult& result)
{
    std::uint64_t digest = 14695981039346656037U;
    for (const char c : exports::resultJson(result).dump())
        digest = (digest ^ static_cast<unsigned char>(c)) * 1099511628211U;
    return digest;
}

/// This program as the child: the argument before the session's path, and the end of the pipe it reports to.
constexpr const char* kSweepOption = "--sweep";
constexpr int kReports = 3;

/// What the child tells through the pipe once a job is on the disk. Smaller than PIPE_BUF: written whole or
/// not at all.
struct Report {
    results::JobId id;
    std::uint64_t digest;
};

run::Plan sweep(const backend::Inventory& inventory, results::JobId firstId)
{
    run::RunRequest request;
    request.devices = {"opencl:0", "cpu"};
    request.algorithms = {"bitonic", "std-sort"};
    request.generators = {"shuffled-unique", "sorted", "reversed"};
    for (std::size_t size = 64; size < 64 + 12; ++size)
        request.sizes.push_back(size);
    request.sampling = measure::fixedPlan(5);
    request.sampling.warmUpTime = 0ns;
    return {request, run::expand(request, inventory, firstId), request.order};
}

/// Reports each job that is on the disk, with a digest that was made from memory before.
class Teller : public run::EventSink {
public:
    explicit Teller(SessionFile& file) : m_writer(file, {}) {}

    void onEvent(const run::RunEvent& event) override
    {
        const auto* finished = std::get_if<run::JobFinished>(&event);
        const auto report =
            finished ? Report{finished->result->spec.id, digestOf(*finished->result)} : Report{};
        m_writer.onEvent(event);
        if (finished && ok() && ::write(kReports, &report, sizeof report) != sizeof report)
            ::_exit(3);
    }
    bool ok() const { return !m_writer.failure(); }

private:
    session::SessionWriter m_writer;
};

/// The child: goes on with what the session lacks, or begins a new sweep.
int runSweep(const std::string& path)
{
    const auto inventory = tests::fakeInventory();
    auto file = SessionFile::openOrCreate(path);
    run::Plan plan{.jobs = file.continuation()};
    if (plan.jobs.empty())
        plan = sweep(inventory, file.nextJobId());
    Teller teller(file);
    run::JobRunner runner(inventory, teller);
    runner.start(std::move(plan));
    runner.wait();
    return teller.ok() ? 0 : 4;
}

/// A child process that runs a sweep, and what it reported.
class Child {
public:
    explicit Child(const std::string& path)
    {
        int ends[2] = {-1, -1};
        if (::pipe2(ends, O_CLOEXEC) != 0)
            qFatal("no pipe");
        // A program of its own, since sanitizers can't follow a fork that starts threads.
        posix_spawn_file_actions_t files;
        ::posix_spawn_file_actions_init(&files);
        ::posix_spawn_file_actions_adddup2(&files, ends[1], kReports);
        std::string program = "/proc/self/exe";
        std::string option = kSweepOption;
        std::string file = path;
        const std::array<char*, 4> arguments{program.data(), option.data(), file.data(), nullptr};
        if (::posix_spawn(&m_process, program.c_str(), &files, nullptr, arguments.data(), environ) != 0)
            qFatal("no child");
        ::posix_spawn_file_actions_destroy(&files);
        ::close(ends[1]);
        m_pipe = ends[0];
    }
    ~Child() { ::close(m_pipe); }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    /// Takes reports until `moment`, then kills; returns true if the child was still running.
    bool killAt(Clock::time_point moment)
    {
        while (Clock::now() < moment && readOne(moment)) {}
        ::kill(m_process, SIGKILL);
        int status = 0;
        ::waitpid(m_process, &status, 0);
        while (readOne(Clock::now() + 1h)) {}
        m_exitStatus = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
        return WIFSIGNALED(status);
    }
    /// Waits until it has reported `count` jobs, or has ended.
    void waitForReports(std::size_t count)
    {
        while (m_reports.size() < count && readOne(Clock::now() + 1h)) {}
    }
    /// What the child ended with by itself; 0 where it was killed.
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
    std::vector<Report> m_reports;
};

} // namespace

class SessionDurabilityTest : public QObject {
    Q_OBJECT

private slots:
    void everyJobThatWasReportedSurvivesSigkill()
    {
        constexpr std::uint32_t seed = 20'250'309;
        constexpr int rounds = 200;
        constexpr int roundsPerFile = 10;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        // In memory where there is such a folder: SIGKILL leaves the system's caches alone, so that waiting
        // for a disk would only make the moments of the test fewer.
        const QTemporaryDir folder(QFileInfo("/dev/shm").isWritable() ? "/dev/shm/sortscope-XXXXXX"
                                                                      : QString());
        const auto latest = timeForJobs(16, folder.filePath("pace.sortscope").toStdString());
        std::uniform_int_distribution<std::int64_t> moment(0, latest.count());
        std::map<results::JobId, std::uint64_t> reported;
        std::string path;
        int killedRunning = 0;
        std::size_t jobs = 0;
        for (int round = 0; round < rounds; ++round) {
            if (round % roundsPerFile == 0) {
                path = folder.filePath(QString::number(round) + ".sortscope").toStdString();
                reported.clear();
            }
            Child child(path);
            const std::chrono::microseconds delay(moment(random));
            killedRunning += child.killAt(Clock::now() + delay) ? 1 : 0;
            QCOMPARE(child.exitStatus(), 0);
            for (const auto& report : child.reports())
                QVERIFY2(reported.emplace(report.id, report.digest).second, "a job was run twice");
            jobs += child.reports().size();
            verify(path, reported);
            if (QTest::currentTestFailed()) {
                qWarning("round %d, killed after %lld us", round, static_cast<long long>(delay.count()));
                return;
            }
        }
        qInfo("%d of %d children killed while they ran, %zu jobs reported", killedRunning, rounds, jobs);
        QVERIFY(killedRunning > rounds / 2);
        QVERIFY(jobs > rounds);
    }

private:
    /// How long a child takes to report that many jobs here, so that random moments fall among them on a
    /// slow machine and under a sanitizer as well.
    static std::chrono::microseconds timeForJobs(std::size_t count, const std::string& path)
    {
        const auto start = Clock::now();
        Child child(path);
        child.waitForReports(count);
        const auto taken = Clock::now() - start;
        child.killAt(Clock::now());
        return std::chrono::duration_cast<std::chrono::microseconds>(taken);
    }

    static void verify(const std::string& path, const std::map<results::JobId, std::uint64_t>& reported)
    {
        // Killed before the session was made.
        if (reported.empty() && !std::filesystem::exists(path))
            return;
        auto file = SessionFile::open(path);
        for (const auto& fault : file.check())
            QFAIL(fault.c_str());
        for (const auto& [id, digest] : reported) {
            const auto stored = file.job(id);
            QVERIFY2(stored.finished, qPrintable(QStringLiteral("job %1 was reported and is lost").arg(id)));
            QVERIFY2(digestOf(*stored.result) == digest,
                     qPrintable(QStringLiteral("job %1 is not what was reported").arg(id)));
        }
        // One more at the most: on the disk, but killed before the report.
        QVERIFY(file.finishedJobs() >= reported.size());
    }
};

int main(int argc, char* argv[])
{
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
}
#include "sessiondurabilitytest.moc"
