// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/usageerror.h"
#include "core/plan/expand.h"
#include "core/plan/pairing.h"
#include "core/plan/runrequest.h"
#include "tests/support/fakebackend.h"
#include "tests/support/recordingsink.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <atomic>
#include <map>

using namespace sortscope;
using namespace std::chrono_literals;
using results::Reading;
using results::SampleOrder;
using tests::FakeBehaviour;
using tests::Step;

namespace {

/// Two keys need one launch per run.
constexpr std::size_t kOneLaunch = 2;

/// Two devices, a and b.
backend::Inventory twoDevices(FakeBehaviour a = {}, FakeBehaviour b = {})
{
    a.id = "opencl:0";
    b.id = "opencl:1";
    backend::Inventory inventory;
    inventory.devices = {tests::makeFakeDevice(std::move(a)), tests::makeFakeDevice(std::move(b))};
    return inventory;
}

plan::RunRequest pairRequest(std::vector<std::size_t> sizes, std::size_t samples)
{
    plan::RunRequest request;
    request.devices = {"all"};
    request.algorithms = {"bitonic"};
    request.sizes = std::move(sizes);
    request.sampling = measure::fixedPlan(samples);
    request.sampling.warmUpTime = 0ns;
    request.order = SampleOrder::Interleaved;
    return request;
}

struct Run {
    std::vector<events::RunEvent> events;
    std::vector<std::shared_ptr<const results::JobResult>> results;
};

Run runPairs(const backend::Inventory& inventory, const plan::RunRequest& request)
{
    tests::RecordingSink sink;
    sample::JobRunner runner(inventory, sink);
    runner.start({request, plan::expand(request, inventory), request.order});
    runner.wait();
    return {sink.events(), sink.results()};
}

QString refusalOf(const plan::RunRequest& request, const backend::Inventory& inventory)
{
    try {
        plan::expand(request, inventory);
        return {};
    } catch (const base::UsageError& error) {
        return QString::fromUtf8(error.what());
    }
}

} // namespace

class InterleaveTest : public QObject {
    Q_OBJECT

private slots:
    void samplesTakeTurnsSoThatDriftCancels()
    {
        QString turns;
        const auto inventory =
            twoDevices({.onLaunch = [&] { turns += 'A'; }}, {.onLaunch = [&] { turns += 'B'; }});
        const auto run = runPairs(inventory, pairRequest({kOneLaunch}, 4));
        // First run and control run, two warm-up runs, then four samples of the wall clock, the first three
        // of which have a sample of the phases behind them, and the sample of the device. Each reading takes
        // turns of its own.
        QCOMPARE(turns, "AABB"
                        "AABB"
                        "ABAB"
                        "BABA"
                        "ABAB"
                        "BA"
                        "AB");
        QCOMPARE(run.results.size(), std::size_t{2});
        for (const auto& result : run.results) {
            QVERIFY2(result->status == results::Status::Ok, result->reason.c_str());
            QCOMPARE(tests::samplesFor(tests::only(*result), Reading::Wall).size(), std::size_t{4});
            QCOMPARE(tests::samplesFor(tests::only(*result), Reading::Device).size(), std::size_t{1});
            QCOMPARE(tests::samplesFor(tests::only(*result), Reading::Phases).size(), std::size_t{3});
            QCOMPARE(result->verifiedRuns, std::size_t{9});
            QCOMPARE(tests::only(*result).preparation.warmUpRuns, std::size_t{2});
            QVERIFY(result->stopReason == measure::StopReason::SampleCount);
        }
    }

    void bothGoOnUntilBothHaveEnough()
    {
        // Neither side stops alone, however noisy this machine is.
        auto request = pairRequest({64}, 1);
        request.sampling = measure::planFor(measure::Preset::Quick);
        // With tracing, one side takes much longer: the limit of the cost of tracing is decided for both.
        const auto run = runPairs(twoDevices({}, {.tracingTime = 20us}), request);
        for (const auto reading : {Reading::Wall, Reading::Device, Reading::Phases}) {
            const auto count = tests::samplesFor(tests::only(*run.results[0]), reading).size();
            QVERIFY(count > 0);
            QCOMPARE(tests::samplesFor(tests::only(*run.results[1]), reading).size(), count);
        }
        QVERIFY(results::sampleCount(*run.results[0]) >= request.sampling.minimumSamples);
        for (const auto& result : run.results)
            QVERIFY(result->stopReason.has_value());
    }

    void aProcessorAndADeviceTakeEquallyManySamplesOfTheWallClock()
    {
        auto request = pairRequest({16}, 5);
        request.algorithms = {"bitonic", "std-sort"};
        const auto run = runPairs(tests::fakeInventory(), request);
        QCOMPARE(run.results.size(), std::size_t{2});
        for (const auto& result : run.results) {
            QVERIFY2(result->verified(), result->reason.c_str());
            QCOMPARE(results::sampleCount(*result), std::size_t{5});
            const bool processor = result->spec.device.backend == backend::BackendKind::Cpu;
            QCOMPARE(tests::only(*result).samples.size(), std::size_t{processor ? 5U : 9U});
        }
    }

    void everyJobHasItsEventsInOrderAndOneFinalOne()
    {
        const auto run = runPairs(twoDevices(), pairRequest({16, 32}, 3));
        QVERIFY(std::holds_alternative<events::RunStarted>(run.events.front()));
        QVERIFY(std::holds_alternative<events::RunFinished>(run.events.back()));
        std::vector<int> starts;
        std::vector<int> finals;
        std::map<int, std::size_t> samplesReported;
        for (const auto& event : run.events) {
            if (const auto* started = std::get_if<events::JobStarted>(&event))
                starts.push_back(started->job);
            if (const auto* progress = std::get_if<events::JobProgress>(&event))
                samplesReported[progress->job] = progress->samples;
            if (const auto* finished = std::get_if<events::JobFinished>(&event))
                finals.push_back(finished->result->spec.id);
        }
        QCOMPARE(starts, (std::vector<int>{1, 2, 3, 4}));
        QCOMPARE(finals, (std::vector<int>{1, 2, 3, 4}));
        QCOMPARE(samplesReported, (std::map<int, std::size_t>{{1, 3}, {2, 3}, {3, 3}, {4, 3}}));
        QCOMPARE(run.results[0]->spec.workload.size, run.results[1]->spec.workload.size);
    }

    void jobsOfOneDeviceFindTheSameMemory()
    {
        std::vector<std::size_t> allocated;
        const auto inventory = tests::fakeInventory(
            {.checksOutputs = true, .onAllocate = [&](auto bytes) { allocated.push_back(bytes); }});
        auto alone = pairRequest({64}, 3);
        alone.devices = {"opencl:0"};
        alone.order = SampleOrder::JobByJob;
        QVERIFY(runPairs(inventory, alone).results.front()->verified());
        const auto wanted = std::exchange(allocated, {});
        QVERIFY(wanted.size() > 3);

        auto pair = alone;
        pair.order = SampleOrder::Interleaved;
        pair.parameters["work-group-size"] = {"16", "32"};
        const auto run = runPairs(inventory, pair);
        QCOMPARE(run.results.size(), std::size_t{2});
        for (const auto& result : run.results) {
            QVERIFY2(result->verified(), result->reason.c_str());
            // Other programs that the queue has built do not belong to the job.
            QCOMPARE(result->sources.size(), std::size_t{1});
            QCOMPARE(result->sources.front().file, std::string("bitonic.cl"));
        }
        QCOMPARE(allocated, wanted);
    }

    void theAnswerOfThePartnerIsNotTakenForOnesOwn()
    {
        // The second job's fifth run, its first one behind the warm-up, does nothing: the shared memory
        // still holds the keys that the first job sorted.
        auto request = pairRequest({kOneLaunch}, 5);
        request.seed = 6; // with this one the two keys are not in order
        request.devices = {"opencl:0"};
        request.parameters["work-group-size"] = {"16", "32"};
        const auto run = runPairs(tests::fakeInventory({.idleRun = 9}), request);
        const auto failed =
            std::ranges::count_if(run.results, [](const auto& result) { return !result->verified(); });
        QCOMPARE(failed, std::ptrdiff_t{1});
        for (const auto& result : run.results) {
            if (result->verified())
                QCOMPARE(results::sampleCount(*result), std::size_t{5});
            else
                QVERIFY(result->firstBadIndex.has_value());
        }
    }

    void aWriteBehindABufferFailsTheJobWhoseRunItWas_data()
    {
        // Runs of the two jobs on one queue: AABB AABB AB BA …
        QTest::addColumn<int>("strayRun");
        QTest::addColumn<bool>("second");
        QTest::newRow("first run of the second") << 2 << true;
        QTest::newRow("control run of the second") << 3 << true;
        QTest::newRow("warm-up of the first") << 4 << false;
        QTest::newRow("warm-up of the second") << 7 << true;
        QTest::newRow("sample of the first") << 8 << false;
        QTest::newRow("sample of the second") << 9 << true;
    }
    void aWriteBehindABufferFailsTheJobWhoseRunItWas()
    {
        QFETCH(int, strayRun);
        QFETCH(bool, second);
        auto request = pairRequest({kOneLaunch}, 5);
        request.devices = {"opencl:0"};
        request.parameters["work-group-size"] = {"16", "32"};
        FakeBehaviour behaviour{.strayFromRun = strayRun, .strayRuns = 1};
        const auto requireOneGuilty = [&](const QString& why) {
            const auto run = runPairs(tests::fakeInventory(behaviour), request);
            const auto& guilty = *run.results[second ? 1 : 0];
            QVERIFY(guilty.status == results::Status::Failed);
            QVERIFY2(QString::fromStdString(guilty.reason).contains(why), guilty.reason.c_str());
            const auto& other = *run.results[second ? 0 : 1];
            QVERIFY2(other.verified(), other.reason.c_str());
            QCOMPARE(results::sampleCount(other), std::size_t{5});
        };
        requireOneGuilty("wrote behind the end of a buffer");
        behaviour.wrongRun = strayRun; // the partner does not inherit what a wrong run left behind a buffer
        requireOneGuilty(strayRun < 4 || strayRun > 7 ? "is not ascending" : "wrote behind");
    }

    void eachJobOfAProcessorHasItsOwnPages()
    {
        auto request = pairRequest({std::size_t{1} << 20U}, 2);
        request.devices = {"cpu"};
        request.algorithms = {"eytzinger-lower-bound-par"};
        request.parameters["pages"] = {"auto"};
        request.order = SampleOrder::JobByJob;
        const auto inventory = tests::fakeInventory();
        const auto pagesOf = [](const results::JobResult& result) {
            return tests::only(result).preparation.settled;
        };
        const auto alone = runPairs(inventory, request).results.front();
        QVERIFY2(alone->verified(), alone->reason.c_str());
        if (pagesOf(*alone) != "pages=huge")
            QSKIP("this system gives no huge pages");
        request.order = SampleOrder::Interleaved;
        request.parameters["pages"] = {"small", "auto"};
        const auto pair = runPairs(inventory, request);
        QCOMPARE(pair.results.size(), std::size_t{2});
        for (const auto& result : pair.results)
            QVERIFY2(result->verified(), result->reason.c_str());
        QCOMPARE(pagesOf(*pair.results[1]), pagesOf(*alone));
    }

    void whereOneSideFailsTheOtherGoesOnAlone_data()
    {
        QTest::addColumn<int>("failAt");
        QTest::addColumn<int>("call");
        QTest::addColumn<int>("keptSamples");
        QTest::newRow("no queue") << static_cast<int>(Step::OpenQueue) << 0 << 0;
        QTest::newRow("no memory") << static_cast<int>(Step::Allocate) << 0 << 0;
        QTest::newRow("first run") << static_cast<int>(Step::Launch) << 0 << 0;
        QTest::newRow("control run") << static_cast<int>(Step::Launch) << 1 << 0;
        QTest::newRow("warm-up") << static_cast<int>(Step::Launch) << 2 << 0;
        QTest::newRow("third sample of all") << static_cast<int>(Step::Launch) << 6 << 2;
    }
    void whereOneSideFailsTheOtherGoesOnAlone()
    {
        QFETCH(int, failAt);
        QFETCH(int, call);
        QFETCH(int, keptSamples);
        for (const std::size_t bad : {0U, 1U}) {
            const FakeBehaviour failing{.failAt = static_cast<Step>(failAt), .failAtCall = call};
            const auto inventory = bad == 0 ? twoDevices(failing, {}) : twoDevices({}, failing);
            const auto run = runPairs(inventory, pairRequest({kOneLaunch}, 5));
            QCOMPARE(run.results.size(), std::size_t{2});
            const auto& failed = *run.results[bad];
            QVERIFY(failed.status == results::Status::Failed);
            QVERIFY(QString::fromStdString(failed.reason).contains("FAKE_ERROR"));
            QCOMPARE(tests::only(failed).samples.size(), static_cast<std::size_t>(keptSamples));
            const auto& other = *run.results[1 - bad];
            QVERIFY2(other.status == results::Status::Ok, other.reason.c_str());
            QCOMPARE(results::sampleCount(other), std::size_t{5});
            QVERIFY(other.verified());
        }
    }

    void aWrongResultOnOneSideIsItsOwn()
    {
        const auto run = runPairs(twoDevices({}, {.wrongKernel = true}), pairRequest({16}, 3));
        QVERIFY(run.results[0]->status == results::Status::Ok);
        QVERIFY(run.results[1]->status == results::Status::Failed);
        QVERIFY(run.results[1]->firstBadIndex.has_value());
    }

    void aModeThatOneSideLacksLeavesTheOtherAlone()
    {
        const auto inventory = twoDevices();
        auto jobs = plan::expand(pairRequest({16}, 3), inventory);
        jobs[0].unsupported = "this device has no such mode";
        tests::RecordingSink sink;
        sample::JobRunner runner(inventory, sink);
        runner.start({{}, jobs, SampleOrder::Interleaved});
        runner.wait();
        QVERIFY(sink.results()[0]->status == results::Status::Unsupported);
        QCOMPARE(QString::fromStdString(sink.results()[0]->reason), "this device has no such mode");
        QVERIFY(sink.results()[1]->status == results::Status::Ok);
    }

    void cancellingEndsBothBetweenTwoLaunches()
    {
        std::atomic<int> launches = 0;
        sample::JobRunner* running = nullptr;
        const auto count = [&] {
            if (++launches == 11)
                running->cancel();
        };
        const auto inventory = twoDevices({.onLaunch = count}, {.onLaunch = count});
        tests::RecordingSink sink;
        sample::JobRunner runner(inventory, sink);
        running = &runner;
        const auto request = pairRequest({kOneLaunch, 64}, 100);
        runner.start({request, plan::expand(request, inventory), request.order});
        runner.wait();
        QCOMPARE(launches.load(), 11);
        const auto results = sink.results();
        QCOMPARE(results.size(), std::size_t{4});
        for (const auto& result : results)
            QVERIFY(result->status == results::Status::Cancelled);
        QVERIFY(results[0]->reason != results[2]->reason);
        QVERIFY(!tests::only(*results[0]).samples.empty());
    }

    void theNextPairRunsAfterOneThatFailed()
    {
        const auto run =
            runPairs(twoDevices({.failAt = Step::Launch}, {.failAt = Step::Launch}), pairRequest({2, 4}, 2));
        // Every queue of a fake device fails again.
        QCOMPARE(run.results.size(), std::size_t{4});
        for (const auto& result : run.results)
            QVERIFY(result->status == results::Status::Failed);
    }

    void jobsThatMakeNoPairsAreRefusedBeforeAnythingRuns()
    {
        const auto inventory = twoDevices();
        auto jobs = plan::expand(pairRequest({16}, 3), inventory);
        jobs.pop_back();
        tests::RecordingSink sink;
        sample::JobRunner runner(inventory, sink);
        QVERIFY_EXCEPTION_THROWN(runner.start({{}, jobs, SampleOrder::Interleaved}), base::UsageError);
        QVERIFY(!runner.running());
        QVERIFY(sink.events().empty());
    }

    void aRequestWithoutPairsSaysWhatItHasAndWhatWouldBeRight()
    {
        const auto inventory = twoDevices();
        auto single = pairRequest({4096}, 3);
        single.devices = {"opencl:1"};
        const auto one = refusalOf(single, inventory);
        QVERIFY2(one.contains("sorting 4096 keys (shuffled-unique) has 1: bitonic on opencl:1"),
                 qPrintable(one));
        QVERIFY2(one.contains("exactly two jobs") && one.contains("Choose two"), qPrintable(one));
        auto several = pairRequest({16}, 3);
        several.parameters["work-group-size"] = {"64", "128", "256"};
        const auto six = refusalOf(several, inventory);
        QVERIFY2(six.contains("has 6") && six.contains("and 2 more"), qPrintable(six));
        several.order = SampleOrder::JobByJob;
        QCOMPARE(refusalOf(several, inventory), QString());
    }

    void sortsAndSearchesPairAmongThemselves()
    {
        const auto inventory = twoDevices();
        auto request = pairRequest({16, 32}, 3);
        request.algorithms = {"bitonic", "nary-search"};
        const auto jobs = plan::expand(request, inventory);
        QCOMPARE(jobs.size(), std::size_t{8});
        for (std::size_t i = 0; i < jobs.size(); i += 2) {
            QVERIFY(jobs[i].workload == jobs[i + 1].workload);
            QCOMPARE(jobs[i].variant.algorithm, jobs[i + 1].variant.algorithm);
            QCOMPARE(jobs[i].id, static_cast<int>(i) + 1);
            QCOMPARE(jobs[i].device.id, std::string("opencl:0"));
            QCOMPARE(jobs[i + 1].device.id, std::string("opencl:1"));
        }
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, InterleaveTest)
#include "interleavetest.moc"
