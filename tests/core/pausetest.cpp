// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/machinesrunner.h"
#include "core/plan/expand.h"
#include "core/plan/runrequest.h"
#include "core/process/machinelock.h"
#include "core/results/row/jobresult.h"
#include "core/runner/runnerclient.h"
#include "tests/support/fakebackend.h"
#include "tests/support/nothreads.h"
#include "tests/support/processes.h"
#include "tests/support/recordingsink.h"
#include "tests/support/testprogram.h"

#include <unistd.h>

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>

using namespace sortscope;
using namespace std::chrono_literals;
using results::Status;

namespace {

plan::RunRequest request(std::size_t replicates)
{
    plan::RunRequest request;
    request.devices = {"opencl:0"};
    request.algorithms = {"bitonic"};
    request.sizes = {16, 32};
    request.sampling = measure::fixedPlan(2, replicates);
    request.sampling.warmUpTime = 0ns;
    return request;
}

plan::Plan planOf(std::size_t replicates)
{
    const auto wanted = request(replicates);
    return {wanted, plan::expand(wanted, tests::fakeInventory()), wanted.order};
}

/// A runner whose jobs run in this process, or in another one.
std::unique_ptr<events::Runner> makeRunner(bool here, events::EventSink& sink)
{
    if (here)
        return std::make_unique<sample::JobRunner>(tests::fakeInventory(), sink);
    return std::make_unique<runner::RunnerClient>(
        runner::RunnerOptions{.program = SORTSCOPE_FAKE_RUNNER, .arguments = {}, .kernelTimeout = 10s}, sink);
}

template <typename Event>
int count(const std::vector<events::RunEvent>& events)
{
    return static_cast<int>(std::ranges::count_if(
        events, [](const auto& event) { return std::holds_alternative<Event>(event); }));
}

/// The number of events that end a replicate.
int ends(const std::vector<events::RunEvent>& events)
{
    return count<events::ReplicateFinished>(events) + count<events::JobFinished>(events);
}

} // namespace

/// A run that pauses between two replicates, wherever its jobs run.
class PauseTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        for (const char* name : {"FAULT", "STEP", "CALL", "ONCE", "LISTING", "BANNER", "VERSION", "LOG"})
            qunsetenv(("FAKERUNNER_" + QByteArray(name)).constData());
    }

    void aPauseComesBehindTheReplicateAndNothingIsLost_data() { places(); }
    void aPauseComesBehindTheReplicateAndNothingIsLost()
    {
        QFETCH(bool, here);
        tests::RecordingSink sink;
        std::unique_ptr<events::Runner> runner;
        std::atomic<bool> asked = false;
        std::atomic<bool> paused = false;
        sink.onEach = [&](const events::RunEvent& event) {
            // The pause is requested in the midst of the first job.
            if (std::holds_alternative<events::JobProgress>(event) && !asked.exchange(true))
                runner->pause();
            paused = paused || std::holds_alternative<events::RunPaused>(event);
        };
        runner = makeRunner(here, sink);
        const std::size_t replicates = here ? 1 : 3;
        runner->start(planOf(replicates));
        QTRY_VERIFY(paused.load());
        const auto before = sink.events();
        QCOMPARE(ends(before), 1);
        QVERIFY(std::holds_alternative<events::RunPaused>(before.back()));
        QVERIFY(runner->running());
        runner->goOn();
        runner->wait();
        const auto events = sink.events();
        QCOMPARE(count<events::RunPaused>(events), 1);
        QCOMPARE(count<events::RunResumed>(events), 1);
        QVERIFY(std::holds_alternative<events::RunResumed>(events.at(before.size())));
        QCOMPARE(sink.results().size(), std::size_t{2});
        for (const auto& result : sink.results()) {
            QCOMPARE(result->status, Status::Ok);
            QCOMPARE(result->replicates.size(), replicates);
            for (const auto& replicate : result->replicates)
                QVERIFY(!replicate.samples.empty());
        }
    }

    void whatIsTakenBehindAPauseWarmsUpAgain()
    {
        tests::RecordingSink sink;
        std::unique_ptr<events::Runner> runner;
        std::atomic<bool> paused = false;
        sink.onEach = [&](const events::RunEvent& event) {
            if (std::holds_alternative<events::JobStarted>(event))
                runner->pause();
            paused = paused || std::holds_alternative<events::RunPaused>(event);
        };
        runner = makeRunner(false, sink);
        runner->start(planOf(2));
        QTRY_VERIFY(paused.load());
        const auto before = sink.events().size();
        sink.onEach = nullptr;
        runner->goOn();
        runner->wait();
        const auto events = sink.events();
        const auto next = std::find_if(
            events.begin() + static_cast<std::ptrdiff_t>(before), events.end(), [](const auto& event) {
                const auto* progress = std::get_if<events::JobProgress>(&event);
                return progress != nullptr && progress->phase == events::Phase::Sampling;
            });
        const auto warms =
            std::find_if(events.begin() + static_cast<std::ptrdiff_t>(before), next, [](const auto& event) {
                const auto* progress = std::get_if<events::JobProgress>(&event);
                return progress != nullptr && progress->phase == events::Phase::WarmingUp;
            });
        QVERIFY(next != events.end());
        QVERIFY(warms != next);
    }

    void otherProgramsMayMeasureMeanwhile_data() { places(); }
    void otherProgramsMayMeasureMeanwhile()
    {
        QFETCH(bool, here);
        const auto name = "sortscope-pausetest-" + std::to_string(::getpid());
        tests::RecordingSink sink;
        std::unique_ptr<events::Runner> runner;
        std::atomic<bool> paused = false;
        std::atomic<int> waiting = 0;
        sink.onEach = [&](const events::RunEvent& event) {
            if (std::holds_alternative<events::JobStarted>(event) && !paused)
                runner->pause();
            paused = paused || std::holds_alternative<events::RunPaused>(event);
            waiting += std::holds_alternative<events::RunWaiting>(event) ? 1 : 0;
        };
        runner = makeRunner(here, sink);
        runner->setLock(name);
        runner->start(planOf(1));
        QTRY_VERIFY(paused.load());
        auto other = std::make_unique<process::MachineLock>(
            std::stop_token(), [](const std::string&) {}, name);
        QVERIFY(other->held());
        runner->goOn();
        QTRY_COMPARE(waiting.load(), 1);
        QCOMPARE(ends(sink.events()), 1);
        other.reset();
        runner->wait();
        QCOMPARE(sink.results().size(), std::size_t{2});
        QVERIFY(std::ranges::all_of(sink.results(),
                                    [](const auto& result) { return result->status == Status::Ok; }));
    }

    void aPausedRunCanBeCancelledAndKeepsWhatItHas_data() { places(); }
    void aPausedRunCanBeCancelledAndKeepsWhatItHas()
    {
        QFETCH(bool, here);
        tests::RecordingSink sink;
        std::unique_ptr<events::Runner> runner;
        std::atomic<bool> paused = false;
        sink.onEach = [&](const events::RunEvent& event) {
            if (std::holds_alternative<events::JobStarted>(event))
                runner->pause();
            paused = paused || std::holds_alternative<events::RunPaused>(event);
        };
        runner = makeRunner(here, sink);
        runner->start(planOf(here ? 1 : 2));
        QTRY_VERIFY(paused.load());
        runner->cancel();
        runner->wait();
        const auto events = sink.events();
        QVERIFY(std::get<events::RunFinished>(events.back()).cancelled);
        QCOMPARE(count<events::RunResumed>(events), 1);
        QCOMPARE(sink.results().size(), std::size_t{2});
        QCOMPARE(std::ranges::count_if(sink.results(),
                                       [](const auto& result) { return result->status == Status::Ok; }),
                 1);
        QCOMPARE(std::ranges::count_if(sink.results(),
                                       [](const auto& result) { return !result->replicates.empty(); }),
                 1);
    }

    void aPausedRunElsewhereHoldsItsMachineForNobody()
    {
        tests::RecordingSink sink;
        runner::RunnerClient runner({.program = SORTSCOPE_FAKE_RUNNER,
                                     .arguments = {},
                                     .place = runner::Place::parse("exec:a relay"),
                                     .kernelTimeout = 10s},
                                    sink);
        std::atomic<bool> paused = false;
        std::atomic<qsizetype> runners = -1;
        sink.onEach = [&](const events::RunEvent& event) {
            if (std::holds_alternative<events::JobStarted>(event) && !paused)
                runner.pause();
            if (!std::holds_alternative<events::RunPaused>(event))
                return;
            runners = tests::childrenOf(::getpid()).size();
            paused = true;
        };
        runner.setLock("sortscope-pausetest"); // which runners take, and hold as long as they are there
        runner.start(planOf(2));
        QTRY_VERIFY(paused.load());
        QCOMPARE(ends(sink.events()), 1);
        QCOMPARE(runners.load(), 0);
        runner.goOn();
        runner.wait();
        QCOMPARE(sink.results().size(), std::size_t{2});
        for (const auto& result : sink.results()) {
            QCOMPARE(result->status, Status::Ok);
            QCOMPARE(result->replicates.size(), std::size_t{2});
        }
    }

    void aPauseThatComesBeforeTheRunnersOfPlacesIsNotLost()
    {
        tests::RecordingSink sink;
        std::unique_ptr<places::MachinesRunner> runner;
        std::atomic<bool> paused = false;
        sink.onEach = [&](const events::RunEvent& event) {
            paused = paused || std::holds_alternative<events::RunPaused>(event);
        };
        const places::Machine here(tests::fakeInventory());
        const auto split = [&](const plan::Plan& plan) {
            runner->pause();
            return std::vector<plan::Plan>{plan};
        };
        runner = std::make_unique<places::MachinesRunner>(std::vector{here}, split, sink);
        runner->start(planOf(1));
        QTRY_VERIFY(paused.load() || !sink.results().empty());
        QCOMPARE(ends(sink.events()), 0);
        runner->goOn();
        runner->wait();
        QCOMPARE(sink.results().size(), std::size_t{2});
        QCOMPARE(count<events::RunResumed>(sink.events()), 1);
    }

    void aPlaceWhoseRunNoThreadCanBeStartedForLeavesItsJobs()
    {
        tests::RecordingSink sink;
        std::unique_ptr<tests::NoThreads> none;
        const places::Machine here(tests::fakeInventory());
        // This runs on the thread of the run, which exists by then.
        const auto split = [&](const plan::Plan& plan) {
            none = std::make_unique<tests::NoThreads>();
            return std::vector<plan::Plan>{plan};
        };
        places::MachinesRunner runner({here}, split, sink);
        runner.start(planOf(1));
        runner.wait();
        none.reset();
        const auto events = sink.events();
        QVERIFY(std::holds_alternative<events::RunFinished>(events.back()));
        QCOMPARE(count<events::JobFinished>(events), 2);
        for (const auto& event : events) {
            const auto* finished = std::get_if<events::JobFinished>(&event);
            if (finished == nullptr)
                continue;
            QCOMPARE(finished->result->status, Status::Cancelled);
            QVERIFY2(finished->lost.find("no thread can be started") != std::string::npos,
                     finished->lost.c_str());
        }
    }

    void thereIsNoPauseBehindTheLastReplicate_data() { places(); }
    void thereIsNoPauseBehindTheLastReplicate()
    {
        QFETCH(bool, here);
        tests::RecordingSink sink;
        std::unique_ptr<events::Runner> runner;
        int started = 0;
        sink.onEach = [&](const events::RunEvent& event) {
            started += std::holds_alternative<events::JobStarted>(event) ? 1 : 0;
            if (started == 2)
                runner->pause();
        };
        runner = makeRunner(here, sink);
        runner->start(planOf(1));
        runner->wait();
        QCOMPARE(count<events::RunPaused>(sink.events()), 0);
        QVERIFY(!std::get<events::RunFinished>(sink.events().back()).cancelled);
        // The next run does not remember the pause.
        sink.onEach = nullptr;
        runner->start(planOf(1));
        runner->wait();
        QCOMPARE(count<events::RunPaused>(sink.events()), 0);
        QCOMPARE(sink.results().size(), std::size_t{4});
    }

private:
    static void places()
    {
        QTest::addColumn<bool>("here");
        QTest::newRow("this process") << true;
        QTest::newRow("another process") << false;
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, PauseTest)
#include "pausetest.moc"
