// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/runnerclient.h"

#include "core/algorithms/kernelsource.h"
#include "core/places/machine.h"
#include "core/plan/expand.h"
#include "core/plan/runrequest.h"
#include "core/results/row/jobresult.h"
#include "core/runner/messagepipe.h"
#include "core/runner/runnerprocess.h"
#include "tests/support/fakebackend.h"
#include "tests/support/processes.h"
#include "tests/support/recordingsink.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <csignal>
#include <functional>
#include <future>
#include <optional>
#include <set>
#include <thread>

using namespace sortscope;
using namespace std::chrono_literals;
using results::Status;
using tests::Step;

namespace {

runner::RunnerOptions options()
{
    return {.program = SORTSCOPE_FAKE_RUNNER, .arguments = {}, .kernelTimeout = 10s};
}

/// For each size, one sort on the fake device and one on the CPU.
plan::Plan samplePlan(std::vector<std::size_t> sizes = {16, 32}, std::size_t samples = 2,
                      std::size_t replicates = 1)
{
    plan::RunRequest request;
    request.devices = {"opencl:0", "cpu"};
    request.algorithms = {"bitonic", "std-sort"};
    request.sizes = std::move(sizes);
    request.sampling = measure::fixedPlan(samples, replicates);
    request.sampling.warmUpTime = 0ns;
    auto jobs = plan::expand(request, tests::fakeInventory());
    std::ranges::stable_sort(jobs, {}, [](const auto& spec) { return spec.workload.size; });
    plan::Plan plan{request, std::move(jobs)};
    // The rounds keep this order, so that tests know which jobs come before a fault and which come after it.
    plan.rounds.resize(replicates);
    for (auto& round : plan.rounds) {
        for (const auto& spec : plan.jobs)
            round.push_back(spec.id);
    }
    return plan;
}

/// The events and rows that the sink got of `plan`.
struct Ran {
    std::vector<events::RunEvent> events;
    std::vector<results::ResultPointer> rows;

    QString reasonOf(const std::string& device) const
    {
        for (const auto& result : rows) {
            if (result->spec.device.id == device)
                return QString::fromStdString(result->reason);
        }
        return "no job";
    }
    template <typename Event>
    int count() const
    {
        return static_cast<int>(std::ranges::count_if(
            events, [](const auto& event) { return std::holds_alternative<Event>(event); }));
    }
    bool all(const std::string& device, Status status) const
    {
        return std::ranges::all_of(rows, [&](const auto& result) {
            return result->spec.device.id != device || result->status == status;
        });
    }
};

Ran ran(const tests::RecordingSink& sink)
{
    return {sink.events(), sink.results()};
}

Ran runAll(const plan::Plan& plan, const runner::RunnerOptions& with = options())
{
    tests::RecordingSink sink;
    runner::RunnerClient client(with, sink);
    client.start(plan);
    client.wait();
    return ran(sink);
}

/// A runner whose part this process plays.
class PlayedRunner : public process::StartedRunner {
public:
    using Part = std::function<void(PlayedRunner&)>;

    PlayedRunner(int socket, Part part)
        : m_socket(::fcntl(socket, F_DUPFD_CLOEXEC, 0)),
          m_part(std::move(part)),
          m_thread([this] { play(); })
    {}
    ~PlayedRunner() override
    {
        kill();
        m_thread.join();
        ::close(m_socket);
    }
    PlayedRunner(const PlayedRunner&) = delete;
    PlayedRunner& operator=(const PlayedRunner&) = delete;

    void kill() override { ::shutdown(m_socket, SHUT_RDWR); }
    std::optional<process::ProcessEnd> ended() override
    {
        return m_over ? std::optional(process::ProcessEnd{}) : std::nullopt;
    }

    void greet()
    {
        runner::MessagePipe(m_socket, m_socket).sendRaw(runner::kRunnerMagic);
        say(runner::tell::Hello{runner::kRunnerProtocol, "", ::getpid()});
        next();
    }
    void say(const runner::Tell& message) const
    {
        runner::MessagePipe(m_socket, m_socket).send(runner::encode(message));
    }
    /// Reads some of the sent bytes; false if there are none, or will be none.
    bool readSome()
    {
        std::array<char, 4096> part{};
        pollfd waiting{.fd = m_socket, .events = POLLIN, .revents = 0};
        const auto count = ::poll(&waiting, 1, 10'000) == 1 ? ::read(m_socket, part.data(), part.size()) : 0;
        m_read.append(part.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        return count > 0;
    }
    /// The next message; empty if there is none.
    std::optional<runner::Ask> next()
    {
        while (true) {
            std::size_t length = 4;
            for (std::size_t i = 0; i < 4 && m_read.size() >= 4; ++i)
                length += std::size_t{static_cast<unsigned char>(m_read[i])} << (24 - 8 * i);
            if (m_read.size() >= 4 && m_read.size() >= length) {
                const auto message = m_read.substr(4, length - 4);
                m_read.erase(0, length);
                return runner::decodeAsk(message);
            }
            if (!readSome())
                return std::nullopt;
        }
    }

private:
    void play()
    {
        try {
            m_part(*this);
        } catch (const runner::Disconnected&) {
            m_read.clear(); // the client has gone
        }
        ::shutdown(m_socket, SHUT_RDWR);
        m_over = true;
    }

    int m_socket;
    Part m_part;
    std::string m_read;
    std::atomic<bool> m_over = false;
    /// The last member: it uses the others.
    std::thread m_thread;
};

/// The number of runs that are checked: the first one, and the samples of every reading.
std::size_t checkedRunsOf(const results::Replicate& replicate)
{
    return 1 + replicate.samples.size();
}

} // namespace

/// Jobs that another process runs, and their fate if that process goes wrong.
class RunnerClientTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString log() const { return m_folder->filePath("log"); }
    qsizetype runners() const
    {
        QFile file(log());
        return file.open(QIODevice::ReadOnly) ? file.readAll().count('\n') : 0;
    }
    static void fault(const char* what, Step step = Step::Launch, int call = 0)
    {
        qputenv("FAKERUNNER_FAULT", what);
        qputenv("FAKERUNNER_STEP", QByteArray::number(static_cast<int>(step)));
        qputenv("FAKERUNNER_CALL", QByteArray::number(call));
    }

    static void verifyCancelledOnTheFakeDeviceAlone(const Ran& all)
    {
        QCOMPARE(all.rows.size(), std::size_t{2});
        QVERIFY(all.all("opencl:0", Status::Cancelled));
        QVERIFY(all.all("cpu", Status::Ok));
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        for (const char* name : {"FAULT", "STEP", "CALL", "ONCE", "LISTING", "BANNER", "VERSION"})
            qunsetenv(("FAKERUNNER_" + QByteArray(name)).constData());
        qputenv("FAKERUNNER_LOG", log().toUtf8());
    }
    void cleanup() { QVERIFY(tests::childrenOf(::getpid()).isEmpty()); }

    void jobsEndAsTheyDoInThisProcess()
    {
        const auto there = runAll(samplePlan());
        const auto here = tests::runAll(tests::fakeInventory(), samplePlan().jobs);
        QCOMPARE(there.rows.size(), here.size());
        for (std::size_t i = 0; i < here.size(); ++i) {
            const auto& a = *here[i];
            const auto& b = *there.rows[i];
            QCOMPARE(b.spec.id, a.spec.id);
            QVERIFY(b.verified());
            QCOMPARE(b.verifiedRuns, a.verifiedRuns);
            QCOMPARE(b.busyComputeUnits, a.busyComputeUnits);
            QCOMPARE(results::sourceHash(b), results::sourceHash(a));
            QCOMPARE(tests::only(b).samples.size(), tests::only(a).samples.size());
            QCOMPARE(tests::only(b).samples[0].commands.unpack().size(),
                     tests::only(a).samples[0].commands.unpack().size());
        }
        QCOMPARE(runners(), 1);
    }

    void theSinkHearsOneStartAndOneEndOfEachJobInOrder()
    {
        fault("segv", Step::Download, 1);
        const auto all = runAll(samplePlan());
        QVERIFY(std::holds_alternative<events::RunStarted>(all.events.front()));
        QVERIFY(std::holds_alternative<events::RunFinished>(all.events.back()));
        std::vector<int> starts;
        std::vector<int> ends;
        for (const auto& event : all.events) {
            if (const auto* started = std::get_if<events::JobStarted>(&event))
                starts.push_back(started->job);
            if (const auto* finished = std::get_if<events::JobFinished>(&event))
                ends.push_back(finished->result->spec.id);
        }
        std::vector<int> ids;
        for (const auto& spec : samplePlan().jobs)
            ids.push_back(spec.id);
        QCOMPARE(starts, ids);
        QCOMPARE(ends, ids);
    }

    void aFaultIsAFailedRowInWordsAndTheSweepGoesOn_data()
    {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<int>("step");
        QTest::addColumn<int>("call");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, const char* what, Step step, int call, const char* reason) {
            QTest::newRow(name) << QByteArray(what) << static_cast<int>(step) << call << reason;
        };
        const auto wrong = "the runner's messages are invalid: ";
        row("open", "segv", Step::OpenQueue, 0,
            "the driver of opencl:0 crashed: SIGSEGV while it was prepared");
        row("build", "abort", Step::Build, 0,
            "the driver of opencl:0 crashed: SIGABRT while it was prepared");
        row("allocate", "exit", Step::Allocate, 0, "the runner ended with status 3 while it was prepared");
        row("upload", "segv", Step::Upload, 0,
            "the driver of opencl:0 crashed: SIGSEGV while it was prepared");
        row("launch", "segv", Step::Launch, 5,
            "the driver of opencl:0 crashed: SIGSEGV in bitonic_pass, stage 2 pass 2");
        row("a launch that fails", "throw", Step::Launch, 5,
            "FAKE_ERROR (-5) at fakerunner.cpp:1, in bitonic_pass, stage 2 pass 2");
        row("warm-up", "segv", Step::Download, 0,
            "the driver of opencl:0 crashed: SIGSEGV in its first runs");
        row("sample", "segv", Step::Download, 4,
            "the driver of opencl:0 crashed: SIGSEGV while it was sampled");
        row("killed", "kill", Step::Launch, 0,
            "the runner was killed (SIGKILL), as the system does when memory runs out");
        row("a message of 4 GiB", "frame", Step::Launch, 0, "a message of 4294967295 bytes is announced");
        row("a text of 4 GiB", "text", Step::Launch, 0, "followed by 4294967295 bytes");
        row("another job starts", "job", Step::Launch, 0, wrong);
        row("another job ends", "result", Step::Launch, 0, "it reported job 99, which is not running");
        row("flood", "flood", Step::Launch, 0, "there are too many");
    }
    void aFaultIsAFailedRowInWordsAndTheSweepGoesOn()
    {
        QFETCH(QByteArray, what);
        QFETCH(int, step);
        QFETCH(int, call);
        QFETCH(QString, reason);
        fault(what.constData(), static_cast<Step>(step), call);
        const auto all = runAll(samplePlan());
        QCOMPARE(all.rows.size(), std::size_t{4});
        QVERIFY(all.all("cpu", Status::Ok));
        QVERIFY(all.all("opencl:0", Status::Failed));
        QVERIFY2(all.reasonOf("opencl:0").contains(reason), qPrintable(all.reasonOf("opencl:0")));
        // Each job that fails is tried twice.
        QCOMPARE(runners(), 4);
    }

    void everyFaultInEveryStepIsAFailedRow_data()
    {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<int>("step");
        for (const char* what :
             {"segv", "abort", "exit", "flood", "frame", "text", "job", "result", "throw"}) {
            for (const auto step : {Step::OpenQueue, Step::Allocate, Step::Build, Step::Upload, Step::Restore,
                                    Step::Launch, Step::Download, Step::Finish})
                QTest::addRow("%s, step %d", what, static_cast<int>(step))
                    << QByteArray(what) << static_cast<int>(step);
        }
    }
    void everyFaultInEveryStepIsAFailedRow()
    {
        QFETCH(QByteArray, what);
        QFETCH(int, step);
        fault(what.constData(), static_cast<Step>(step));
        const auto all = runAll(samplePlan({16}));
        QCOMPARE(all.rows.size(), std::size_t{2});
        QVERIFY(all.all("cpu", Status::Ok));
        QVERIFY(all.all("opencl:0", Status::Failed));
        QVERIFY(!all.reasonOf("opencl:0").isEmpty());
    }

    void aDriverThatHangsInAnyStepIsEndedByTheSecondRequest_data()
    {
        QTest::addColumn<int>("step");
        for (const auto step : {Step::OpenQueue, Step::Allocate, Step::Build, Step::Upload, Step::Restore,
                                Step::Launch, Step::Download, Step::Finish})
            QTest::addRow("step %d", static_cast<int>(step)) << static_cast<int>(step);
    }
    void aDriverThatHangsInAnyStepIsEndedByTheSecondRequest()
    {
        QFETCH(int, step);
        fault("hang", static_cast<Step>(step));
        qputenv("FAKERUNNER_ONCE", m_folder->filePath("hangs").toUtf8());
        tests::RecordingSink sink;
        runner::RunnerClient client(options(), sink);
        client.start(samplePlan({16}));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_folder->filePath("hangs")), 20'000);
        client.cancel();
        client.cancel();
        client.wait();
        verifyCancelledOnTheFakeDeviceAlone(ran(sink));
    }

    void eachRoundHasAProcessOfItsOwn()
    {
        const auto all = runAll(samplePlan({16, 32}, 2, 3));
        QCOMPARE(runners(), 3);
        QCOMPARE(all.rows.size(), std::size_t{4});
        std::set<std::size_t> turns;
        for (const auto& row : all.rows) {
            QVERIFY(row->status == Status::Ok);
            QCOMPARE(row->replicates.size(), std::size_t{3});
            QCOMPARE(results::sampleCount(*row), std::size_t{3 * 2});
            QCOMPARE(row->verifiedRuns, 3 * checkedRunsOf(row->replicates[0]));
            for (const auto& replicate : row->replicates) {
                turns.insert(replicate.preparation.turn.value());
            }
        }
        QCOMPARE(turns.size(), std::size_t{12});
        QCOMPARE(*turns.rbegin(), std::size_t{12});
        QCOMPARE(all.count<events::JobStarted>(), 4);
        QCOMPARE(all.count<events::ReplicateFinished>(), 8);
        QCOMPARE(all.count<events::JobFinished>(), 4);
    }

    void aReplicateWhoseRunnerCrashesIsTakenAgain()
    {
        fault("segv");
        qputenv("FAKERUNNER_ONCE", m_folder->filePath("once").toUtf8());
        const auto all = runAll(samplePlan({16}, 2, 3));
        QCOMPARE(runners(), 4);
        for (const auto& row : all.rows)
            QCOMPARE(row->replicates.size(), std::size_t{3});
        QVERIFY(all.all("opencl:0", Status::Ok) && all.all("cpu", Status::Ok));
    }

    void aJobThatFailsHasNoMoreReplicates()
    {
        fault("throw");
        const auto all = runAll(samplePlan({16}, 2, 3));
        QVERIFY(all.all("opencl:0", Status::Failed));
        for (const auto& row : all.rows)
            QCOMPARE(row->replicates.size(), std::size_t{row->spec.device.id == "cpu" ? 3U : 1U});
    }

    void aRunThatIsCancelledKeepsTheReplicatesThatAreWhole()
    {
        tests::RecordingSink sink;
        runner::RunnerClient client(options(), sink);
        sink.onEach = [&](const events::RunEvent& event) {
            if (std::holds_alternative<events::ReplicateFinished>(event))
                client.cancel();
        };
        client.start(samplePlan({16}, 2, 3));
        client.wait();
        std::size_t stopped = 0;
        for (const auto& event : sink.events()) {
            const auto* finished = std::get_if<events::JobFinished>(&event);
            if (!finished)
                continue;
            const auto& result = *finished->result;
            stopped += finished->stopped ? 1 : 0;
            QVERIFY(result.status == (finished->stopped ? Status::Ok : Status::Cancelled));
            QCOMPARE(result.replicates.size(), std::size_t{finished->stopped ? 1U : 0U});
            QCOMPARE(std::ranges::count(result.warnings, results::Warning::ReplicatesMissing),
                     finished->stopped ? 1 : 0);
        }
        QCOMPARE(stopped, std::size_t{1});
    }

    void aJobThatHasHadItsTimeHasNoMoreReplicates()
    {
        auto hurried = samplePlan({16}, 2, 3);
        for (auto& spec : hurried.jobs) {
            spec.sampling.targetNoise = 0.03;
            spec.sampling.timeLimit = 1ns;
        }
        const auto all = runAll(hurried);
        QCOMPARE(runners(), 1);
        for (const auto& row : all.rows) {
            QVERIFY(row->status == Status::Ok);
            QCOMPARE(row->replicates.size(), std::size_t{1});
            QCOMPARE(results::sampleCount(*row), std::size_t{1});
            QVERIFY(std::ranges::count(row->warnings, results::Warning::ReplicatesMissing) == 1);
        }
    }

    void replicatesThatASessionHasAreGoneOnWith()
    {
        const auto first = runAll(samplePlan({16}, 2, 1));
        auto rest = samplePlan({16}, 2, 3);
        rest.rounds.clear();
        for (const auto& row : first.rows)
            rest.held.emplace(row->spec.id, row);
        const auto all = runAll(rest);
        QCOMPARE(runners(), 3); // one for the first run
        for (const auto& row : all.rows) {
            QCOMPARE(row->replicates.size(), std::size_t{3});
            QCOMPARE(row->verifiedRuns, 3 * checkedRunsOf(row->replicates[0]));
        }
    }

    void aRunnerThatEndsBehindItsLastJobCostsNothing()
    {
        const auto jobs = samplePlan({16});
        std::size_t finished = 0;
        tests::RecordingSink sink;
        sink.onEach = [&](const events::RunEvent& event) {
            if (!std::holds_alternative<events::JobFinished>(event) || ++finished < jobs.jobs.size())
                return;
            for (const auto runner : tests::childrenOf(::getpid()))
                ::kill(static_cast<pid_t>(runner), SIGKILL);
        };
        runner::RunnerClient client(options(), sink);
        client.start(jobs);
        client.wait();
        const auto all = ran(sink);
        QCOMPARE(all.rows.size(), jobs.jobs.size());
        QVERIFY(all.all("opencl:0", Status::Ok) && all.all("cpu", Status::Ok));
    }

    void aKernelThatDoesNotEndIsNamed()
    {
        fault("hang");
        auto with = options();
        with.kernelTimeout = 500ms;
        const auto all = runAll(samplePlan({16}), with);
        QCOMPARE(all.reasonOf("opencl:0"), QString("bitonic_pass, stage 0 pass 0 did not end within 0.5 s"));
        QVERIFY(all.all("cpu", Status::Ok));
    }

    void whatHappensOnceCostsNothing()
    {
        fault("segv");
        qputenv("FAKERUNNER_ONCE", m_folder->filePath("once").toUtf8());
        const auto all = runAll(samplePlan());
        QVERIFY(all.all("opencl:0", Status::Ok));
        QCOMPARE(runners(), 2);
    }

    void aConnectionThatEndsTwiceLeavesTheJobToAResumedRun()
    {
        fault("lost");
        auto relay = options();
        relay.place = runner::Place::parse("exec:a relay");
        const auto all = runAll(samplePlan({16, 32, 64, 128, 256}), relay);
        QCOMPARE(all.rows.size(), std::size_t{10});
        QVERIFY(all.all("cpu", Status::Ok));
        QVERIFY(all.all("opencl:0", Status::Cancelled));
        QCOMPARE(all.reasonOf("opencl:0"), QString("the connection to a relay ended"));
        for (const auto& event : all.events) {
            if (const auto* finished = std::get_if<events::JobFinished>(&event))
                QCOMPARE(finished->lost.empty(), finished->result->status == Status::Ok);
        }
        // Each of the five jobs is tried twice.
        QCOMPARE(runners(), 10);
    }

    void aConnectionThatEndsOnceCostsNothing()
    {
        fault("lost");
        qputenv("FAKERUNNER_ONCE", m_folder->filePath("once").toUtf8());
        auto relay = options();
        relay.place = runner::Place::parse("exec:a relay");
        const auto all = runAll(samplePlan(), relay);
        QVERIFY(all.all("opencl:0", Status::Ok) && all.all("cpu", Status::Ok));
        QCOMPARE(runners(), 2);
    }

    void aRequestToCancelIsNotLostWhileTheRunnerTakesNone()
    {
        // The file is larger than a socket takes at once, by so much that the socket is still full then.
        algorithms::setKernelFolder({"/nowhere", {{"large.cl", std::string(300'000, ' ')}}});
        const auto jobs = samplePlan({16});
        tests::RecordingSink sink;
        std::promise<void> hears;
        sink.onEach = [&](const events::RunEvent& event) {
            if (std::holds_alternative<events::RunWaiting>(event))
                hears.set_value();
        };
        runner::RunnerClient* client = nullptr;
        std::optional<runner::Ask> last;
        auto with = options();
        with.start = [&](int socket) {
            return std::make_unique<PlayedRunner>(socket, [&](PlayedRunner& runner) {
                runner.greet();
                // The client hears this once the run is sent.
                runner.say(runner::tell::Waiting{"another program"});
                const auto heard = hears.get_future();
                while (heard.wait_for(20ms) != std::future_status::ready && runner.readSome()) {}
                client->cancel();
                runner.say(runner::tell::Started{jobs.jobs.front().id});
                runner.next(); // the run
                last = runner.next();
            });
        };
        {
            runner::RunnerClient own(with, sink);
            client = &own;
            own.start(jobs);
            own.wait();
        }
        algorithms::setKernelFolder({});
        QVERIFY(last && std::holds_alternative<runner::ask::Cancel>(*last));
    }

    void aDeviceThatKeepsCrashingIsSetAside()
    {
        fault("segv");
        const auto all = runAll(samplePlan({16, 32, 64, 128, 256}));
        QCOMPARE(all.rows.size(), std::size_t{10});
        QVERIFY(all.all("cpu", Status::Ok));
        int aside = 0;
        for (const auto& result : all.rows)
            aside += result->reason.find("opencl:0 is set aside: 3 of its jobs") != std::string::npos ? 1 : 0;
        QCOMPARE(aside, 2);
        QCOMPARE(runners(), 7);
    }

    void aDeviceWhoseDriverFailedIsUsedByAFreshRunner()
    {
        fault("throw");
        const auto all = runAll(samplePlan());
        QVERIFY2(all.reasonOf("opencl:0").startsWith("fakeCall failed"),
                 qPrintable(all.reasonOf("opencl:0")));
        // Each of the two jobs is tried twice.
        QCOMPARE(runners(), 4);
    }

    void interleavedJobsFailTogether()
    {
        fault("segv");
        auto pairs = samplePlan({16, 32});
        pairs.order = results::SampleOrder::Interleaved;
        const auto all = runAll(pairs);
        QCOMPARE(all.rows.size(), std::size_t{4});
        QVERIFY(std::ranges::all_of(all.rows,
                                    [](const auto& result) { return result->status == Status::Failed; }));
        init();
        pairs = samplePlan({16, 32});
        pairs.order = results::SampleOrder::Interleaved;
        for (auto& spec : pairs.jobs)
            spec.sampling.warmUpTime = 200ms; // there are many warm-up runs, which take turns
        const auto good = runAll(pairs);
        QVERIFY(good.events.size() < 200);
        QVERIFY(std::ranges::all_of(good.rows, [](const auto& result) { return result->verified(); }));
    }

    void theProcessThatListedTheDevicesRunsTheJobsOnce()
    {
        const places::Machine machine(options(), places::AfterListing::Run);
        QCOMPARE(runners(), 1);
        for (int run = 1; run <= 2; ++run) {
            tests::RecordingSink sink;
            const auto runner = machine.makeRunner(sink);
            runner->start(samplePlan());
            runner->wait();
            QVERIFY(ran(sink).all("opencl:0", Status::Ok));
            QVERIFY(ran(sink).all("cpu", Status::Ok));
            QCOMPARE(runners(), run);
        }
    }

    void aBannerIsPassedOver()
    {
        qputenv("FAKERUNNER_BANNER", "65536");
        QVERIFY(runAll(samplePlan({16})).all("opencl:0", Status::Ok));
        qputenv("FAKERUNNER_BANNER", "70000");
        const auto all = runAll(samplePlan({16}));
        QVERIFY2(all.reasonOf("cpu").contains("without a runner's greeting"),
                 qPrintable(all.reasonOf("cpu")));
    }

    void aRunnerOfAnotherVersionIsRefusedInWords()
    {
        qputenv("FAKERUNNER_VERSION", "8");
        const auto all = runAll(samplePlan());
        QCOMPARE(all.rows.size(), std::size_t{4});
        QVERIFY2(all.reasonOf("cpu").contains("speaks version 8 of the protocol, and this program version 7"),
                 qPrintable(all.reasonOf("cpu")));
        QCOMPARE(runners(), 1);
    }

    void aProgramThatIsNotThereIsNamed()
    {
        const auto all = runAll(samplePlan({16}), {.program = "/nowhere/sortscope-cli"});
        QVERIFY2(all.reasonOf("cpu").contains("cannot start /nowhere/sortscope-cli"),
                 qPrintable(all.reasonOf("cpu")));
        const auto none = runAll(samplePlan({16}), {.program = "/bin/true"});
        QVERIFY2(none.reasonOf("cpu").contains("ended with status 0 before it said hello"),
                 qPrintable(none.reasonOf("cpu")));
    }

    void aRunnerGoesOnOnceAResultIsAcknowledged()
    {
        runner::RunnerProcess process(options());
        process.shakeHands(options());
        runner::ask::Run message;
        for (const auto& spec : samplePlan({16}).jobs)
            message.jobs.push_back({spec});
        process.send(message);
        const auto next = [&] { return process.receive(std::chrono::steady_clock::now() + 10s); };
        auto told = next();
        while (told && !std::holds_alternative<runner::tell::Finished>(*told))
            told = next();
        QVERIFY(told.has_value());
        QVERIFY(!process.receive(std::chrono::steady_clock::now() + 300ms));
        process.send(runner::ask::Ack{std::get<runner::tell::Finished>(*told).result.spec.id});
        told = next();
        QVERIFY(told && std::holds_alternative<runner::tell::Started>(*told));
    }

    void cancellingKeepsWhatIsDone()
    {
        tests::RecordingSink sink;
        runner::RunnerClient client(options(), sink);
        sink.onEach = [&](const events::RunEvent& event) {
            if (std::holds_alternative<events::JobFinished>(event))
                client.cancel();
        };
        client.start(samplePlan({16, 32, 64}, 1000));
        client.wait();
        const auto all = ran(sink);
        QCOMPARE(all.rows.size(), std::size_t{6});
        QVERIFY(all.rows.front()->verified());
        QVERIFY(all.rows.back()->status == Status::Cancelled);
        QVERIFY(std::get<events::RunFinished>(all.events.back()).cancelled);
    }

    void aDriverThatDoesNotComeBackIsEndedByTheSecondRequestOrAtTheLimit_data()
    {
        QTest::addColumn<bool>("twice");
        QTest::newRow("second request") << true;
        QTest::newRow("limit") << false;
    }
    void aDriverThatDoesNotComeBackIsEndedByTheSecondRequestOrAtTheLimit()
    {
        QFETCH(bool, twice);
        fault("hang");
        auto with = options();
        with.kernelTimeout = twice ? 60s : 2s;
        const auto jobs = samplePlan({16});
        QCOMPARE(jobs.jobs.back().device.id, std::string("opencl:0"));
        tests::RecordingSink sink;
        std::atomic<bool> warm = false;
        sink.onEach = [&](const events::RunEvent& event) {
            const auto* progress = std::get_if<events::JobProgress>(&event);
            if (progress != nullptr && progress->job == jobs.jobs.back().id
                && progress->phase == events::Phase::WarmingUp)
                warm = true;
        };
        runner::RunnerClient client(with, sink);
        client.start(jobs);
        QTRY_VERIFY_WITH_TIMEOUT(warm, 20'000);
        client.cancel();
        if (twice)
            client.cancel();
        client.wait();
        verifyCancelledOnTheFakeDeviceAlone(ran(sink));
    }

    void aClientThatGoesAwayEndsItsRunner()
    {
        fault("hang");
        tests::RecordingSink sink;
        {
            runner::RunnerClient client(options(), sink);
            client.start(samplePlan({16}));
            QTRY_COMPARE_WITH_TIMEOUT(runners(), 1, 20'000);
        }
        QCOMPARE(sink.results().size(), std::size_t{2});
    }

    void memoryThatTheRunnerMayNotUseIsAFailedRow()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("sanitizers need more memory than the limit that is tested");
#endif
        auto with = options();
        with.memoryLimit = std::uint64_t{256} << 20U;
        const auto all = runAll(samplePlan({std::size_t{1} << 27U}, 1), with);
        QCOMPARE(all.reasonOf("cpu"), QString("the host has too little memory for this size"));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, RunnerClientTest)
#include "runnerclienttest.moc"
