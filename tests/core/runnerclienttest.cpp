// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/runnerclient.h"

#include "core/algorithms/kernelsource.h"
#include "core/places/machine.h"
#include "core/results/row/jobresult.h"
#include "core/runner/runnerprocess.h"
#include "tests/support/fakebackend.h"
#include "tests/support/playedrunner.h"
#include "tests/support/processes.h"
#include "tests/support/recordingsink.h"
#include "tests/support/replicate.h"
#include "tests/support/runnerruns.h"
#include "tests/support/testprogram.h"

#include <unistd.h>

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <future>
#include <optional>

using namespace sortscope;
using namespace std::chrono_literals;
using results::Status;
using tests::options;
using tests::PlayedRunner;
using tests::Ran;
using tests::ran;
using tests::samplePlan;
using tests::Step;

/// Jobs that another process runs, and their fate if that process goes wrong.
class RunnerClientTest : public tests::RunnerRuns {
    Q_OBJECT

private:
    static void verifyCancelledOnTheFakeDeviceAlone(const Ran& all)
    {
        QCOMPARE(all.rows.size(), std::size_t{2});
        QVERIFY(all.all("opencl:0", Status::Cancelled));
        QVERIFY(all.all("cpu", Status::Ok));
    }

private slots:
    void init() { prepare(); }
    void cleanup() { QVERIFY(tests::childrenOf(::getpid()).isEmpty()); }

    void jobsEndAsTheyDoInThisProcess()
    {
        const auto there = tests::runByRunner(samplePlan());
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
        const auto all = tests::runByRunner(samplePlan());
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
        const auto all = tests::runByRunner(samplePlan());
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
        const auto all = tests::runByRunner(samplePlan({16}));
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
        qputenv("FAKERUNNER_ONCE", inFolder("hangs").toUtf8());
        tests::RecordingSink sink;
        runner::RunnerClient client(options(), sink);
        client.start(samplePlan({16}));
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(inFolder("hangs")), 20'000);
        client.cancel();
        client.cancel();
        client.wait();
        verifyCancelledOnTheFakeDeviceAlone(ran(sink));
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
        const auto all = tests::runByRunner(samplePlan({16}), with);
        QCOMPARE(all.reasonOf("opencl:0"), QString("bitonic_pass, stage 0 pass 0 did not end within 0.5 s"));
        QVERIFY(all.all("cpu", Status::Ok));
    }

    void whatHappensOnceCostsNothing()
    {
        fault("segv");
        qputenv("FAKERUNNER_ONCE", inFolder("once").toUtf8());
        const auto all = tests::runByRunner(samplePlan());
        QVERIFY(all.all("opencl:0", Status::Ok));
        QCOMPARE(runners(), 2);
    }

    void aConnectionThatEndsTwiceLeavesTheJobToAResumedRun()
    {
        fault("lost");
        auto relay = options();
        relay.place = runner::Place::parse("exec:a relay");
        const auto all = tests::runByRunner(samplePlan({16, 32, 64, 128, 256}), relay);
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
        qputenv("FAKERUNNER_ONCE", inFolder("once").toUtf8());
        auto relay = options();
        relay.place = runner::Place::parse("exec:a relay");
        const auto all = tests::runByRunner(samplePlan(), relay);
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
        const auto all = tests::runByRunner(samplePlan({16, 32, 64, 128, 256}));
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
        const auto all = tests::runByRunner(samplePlan());
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
        const auto all = tests::runByRunner(pairs);
        QCOMPARE(all.rows.size(), std::size_t{4});
        QVERIFY(std::ranges::all_of(all.rows,
                                    [](const auto& result) { return result->status == Status::Failed; }));
        init();
        pairs = samplePlan({16, 32});
        pairs.order = results::SampleOrder::Interleaved;
        for (auto& spec : pairs.jobs)
            spec.sampling.warmUpTime = 200ms; // there are many warm-up runs, which take turns
        const auto good = tests::runByRunner(pairs);
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
        QVERIFY(tests::runByRunner(samplePlan({16})).all("opencl:0", Status::Ok));
        qputenv("FAKERUNNER_BANNER", "70000");
        const auto all = tests::runByRunner(samplePlan({16}));
        QVERIFY2(all.reasonOf("cpu").contains("without a runner's greeting"),
                 qPrintable(all.reasonOf("cpu")));
    }

    void aRunnerOfAnotherVersionIsRefusedInWords()
    {
        qputenv("FAKERUNNER_VERSION", "99");
        const auto all = tests::runByRunner(samplePlan());
        QCOMPARE(all.rows.size(), std::size_t{4});
        QVERIFY2(all.reasonOf("cpu").contains(
                     QStringLiteral("speaks version 99 of the protocol, and this program version %1")
                         .arg(runner::kRunnerProtocol)),
                 qPrintable(all.reasonOf("cpu")));
        QCOMPARE(runners(), 1);
    }

    void aProgramThatIsNotThereIsNamed()
    {
        const auto all = tests::runByRunner(samplePlan({16}), {.program = "/nowhere/sortscope-cli"});
        QVERIFY2(all.reasonOf("cpu").contains("cannot start /nowhere/sortscope-cli"),
                 qPrintable(all.reasonOf("cpu")));
        const auto none = tests::runByRunner(samplePlan({16}), {.program = "/bin/true"});
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
        const auto all = tests::runByRunner(samplePlan({std::size_t{1} << 27U}, 1), with);
        QCOMPARE(all.reasonOf("cpu"), QString("the host has too little memory for this size"));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, RunnerClientTest)
#include "runnerclienttest.moc"
