// SPDX-License-Identifier: GPL-3.0-or-later
// Faults are planted in a fake device, one at a time. A fault of the measurement raises its own warning and
// no other; a kernel's wrong output or write is a failed row.
#include "core/data/generator.h"
#include "core/plan/expand.h"
#include "core/plan/runrequest.h"
#include "core/sample/rehearsal.h"
#include "core/sample/workloaddata.h"
#include "tests/support/fakebackend.h"
#include "tests/support/recordingsink.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>

using namespace sortscope;
using namespace std::chrono_literals;
using results::Warning;
using tests::FakeBehaviour;

namespace {

constexpr std::size_t kSamples = 20;

/// One launch per run, far above the floor of its clock, and so short that a busy machine seldom interrupts
/// it.
FakeBehaviour calm()
{
    return {.launchTime = 200us, .kernelReading = 180us, .emptyReading = 5us};
}

std::shared_ptr<const results::JobResult>
runJob(FakeBehaviour behaviour, const std::string& generator = "shuffled-unique", std::size_t size = 2)
{
    const auto inventory = tests::fakeInventory(std::move(behaviour));
    plan::RunRequest request;
    request.devices = {"opencl:0"};
    request.algorithms = {"bitonic"};
    request.generators = {generator};
    request.sizes = {size};
    request.sampling = measure::fixedPlan(kSamples);
    request.sampling.warmUpTime = 0ns;
    return tests::runAll(inventory, plan::expand(request, inventory)).front();
}

/// A counter that grows by `step` at each reading.
auto growing(std::int64_t step)
{
    return [count = std::int64_t{0}, step]() mutable { return count += step; };
}

/// In each run, the thread that submits the work waits so long for a processor.
FakeBehaviour crowded(std::chrono::nanoseconds wait)
{
    auto behaviour = calm();
    behaviour.process = [waited = growing(wait.count()), spent = growing(100'000)]() mutable {
        return backend::ProcessCounters{.cpuNs = spent(), .threadWaitNs = waited(), .involuntarySwitches = 0};
    };
    return behaviour;
}

FakeBehaviour throttled(backend::Throttle by)
{
    auto behaviour = calm();
    behaviour.state = [by] { return backend::DeviceState{.smClockMhz = 1200, .throttles = {by}}; };
    return behaviour;
}

/// A device that reports a counter's growth by `step` between two readings.
FakeBehaviour withUse(std::optional<std::int64_t> backend::DeviceUse::*counter, std::int64_t step)
{
    auto behaviour = calm();
    behaviour.use = [counter, count = growing(step)]() mutable {
        backend::DeviceUse use;
        use.*counter = count();
        return use;
    };
    return behaviour;
}

FakeBehaviour drifting()
{
    auto behaviour = calm();
    behaviour.moreTime = [](int run) { return 2us * run; };
    return behaviour;
}

/// A device whose clock is low until it has worked for longer than the warm-up lasts.
FakeBehaviour idle()
{
    auto behaviour = calm();
    behaviour.moreTime = [](int run) { return 2us * std::max(25 - run, 0); };
    return behaviour;
}

FakeBehaviour withWrongTimestamps()
{
    auto behaviour = calm();
    behaviour.kernelReading = 10s;
    return behaviour;
}

FakeBehaviour withSlowTicks()
{
    auto behaviour = calm();
    behaviour.kernelReading = 0s;
    return behaviour;
}

struct Plant {
    const char* name;
    std::vector<Warning> warnings;
    FakeBehaviour behaviour;
};

std::vector<Plant> plants()
{
    using backend::DeviceUse;
    using backend::Throttle;
    constexpr std::int64_t kSecond = 1'000'000'000;
    auto named = calm();
    named.use = [] { return DeviceUse{.processes = 2, .otherComputing = 1}; };
    auto crowdedByDesktop = calm();
    crowdedByDesktop.use = [] { return DeviceUse{.processes = 3}; };
    return {
        {"nothing", {}, calm()},
        {"power", {Warning::PowerLimited}, throttled(Throttle::PowerLimit)},
        {"heat", {Warning::Overheated}, throttled(Throttle::Heat)},
        {"a power brake", {Warning::HardwareSlowdown}, throttled(Throttle::Hardware)},
        {"power between two samples",
         {Warning::PowerLimited},
         withUse(&DeviceUse::powerViolationNs, kSecond)},
        {"heat between two samples", {Warning::Overheated}, withUse(&DeviceUse::heatViolationNs, kSecond)},
        {"a board's limit", {Warning::HardwareSlowdown}, withUse(&DeviceUse::hardwareViolationNs, kSecond)},
        {"a moment of power", {}, withUse(&DeviceUse::powerViolationNs, 1000)},
        {"a drift", {Warning::Drift}, drifting()},
        {"a device that was idle", {Warning::Drift}, idle()},
        {"wrong timestamps", {Warning::TimestampOrder}, withWrongTimestamps()},
        {"a clock that ticks too slowly", {Warning::KernelTimesMissing}, withSlowTicks()},
        {"interference", {Warning::Interference}, crowded(200us)},
        {"a wait that is too short to matter", {}, crowded(1us)},
        {"a process that comes", {Warning::DeviceShared}, withUse(&DeviceUse::processes, 1)},
        {"a process that was there", {Warning::DeviceShared}, named},
        {"a desktop", {}, crowdedByDesktop},
    };
}

QByteArray namesOf(const std::vector<Warning>& warnings)
{
    QByteArray names;
    for (const auto warning : warnings)
        names += std::string(base::nameOf(warning)) + ' ';
    return names;
}

} // namespace

class PlantedFaultsTest : public QObject {
    Q_OBJECT

private slots:
    void aPlantedFaultRaisesItsWarningAndNoOther_data()
    {
        QTest::addColumn<std::size_t>("index");
        const auto all = plants();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << i;
    }
    void aPlantedFaultRaisesItsWarningAndNoOther()
    {
        QFETCH(std::size_t, index);
        auto plant = plants()[index];
        const auto result = runJob(std::move(plant.behaviour));
        QVERIFY2(result->verified(), result->reason.c_str());
        QCOMPARE(namesOf(result->warnings), namesOf(plant.warnings));
    }

    void aStaleAnswerIsAFailure()
    {
        auto behaviour = calm();
        behaviour.idleRun = 5;
        const auto result = runJob(behaviour, "reversed");
        QVERIFY(result->status == results::Status::Failed);
        QVERIFY(result->firstBadIndex.has_value());
        QVERIFY(result->warnings.empty());
    }

    void aKernelThatDoesNothingIsFoundOnSortedKeys_data()
    {
        QTest::addColumn<std::string>("generator");
        for (const auto* generator : {"sorted", "monotone-random", "all-equal", "few-distinct:1"})
            QTest::newRow(generator) << std::string(generator);
    }
    void aKernelThatDoesNothingIsFoundOnSortedKeys()
    {
        QFETCH(std::string, generator);
        for (const bool checksOutputs : {false, true}) {
            auto behaviour = calm();
            behaviour.checksOutputs = checksOutputs;
            const auto right = runJob(behaviour, generator, 64);
            QVERIFY2(right->verified(), right->reason.c_str());
            behaviour.idleRun = 1;
            const auto result = runJob(behaviour, generator, 64);
            QVERIFY(result->status == results::Status::Failed);
            QVERIFY(tests::only(*result).samples.empty());
            const auto reason = QString::fromStdString(result->reason);
            QVERIFY2(
                reason.contains("a control run on other keys was not: the output is not ascending: element")
                    && reason.endsWith("the keys are where they were in the input"),
                qPrintable(reason));
        }
    }

    void aRehearsalNamesTheLaunchThatFailsInTheControlRun()
    {
        for (const int call : {0, 1}) {
            const auto inventory = tests::fakeInventory({.failAt = tests::Step::Launch, .failAtCall = call});
            plan::RunRequest request;
            request.devices = {"opencl:0"};
            request.algorithms = {"bitonic"};
            request.sizes = {2}; // one launch per run
            int launches = 0;
            const auto error = sample::rehearse(plan::expand(request, inventory).front(), inventory, {},
                                                [&](const auto& /*kernel*/, auto /*at*/) { ++launches; });
            QCOMPARE(launches, call + 1);
            QVERIFY(error.has_value());
            const auto text = QString::fromStdString(*error);
            QVERIFY2(text.endsWith(call == 0 ? "in bitonic_pass, stage 0 pass 0"
                                             : "in bitonic_pass, stage 0 pass 0, in the control run on "
                                               "other keys"),
                     qPrintable(text));
        }
    }

    void theControlRunHasOtherUniqueKeysTheSameEachTime()
    {
        std::vector<std::vector<data::Key>> found;
        auto behaviour = calm();
        behaviour.onRun = [&](auto keys) { found.emplace_back(keys.begin(), keys.end()); };
        QVERIFY(runJob(behaviour, "sorted", 64)->verified());
        const auto runs = found.size();
        QVERIFY(runJob(behaviour, "sorted", 64)->verified());
        const auto sorted = data::generate("sorted", 64, 1);
        for (std::size_t run = 0; run < runs; ++run)
            QCOMPARE(found[run] == sorted, run != 1);
        auto keys = found[1];
        QVERIFY(!std::ranges::is_sorted(keys));
        std::ranges::sort(keys);
        QVERIFY(std::ranges::adjacent_find(keys) == keys.end());
        QVERIFY(keys.front() > 0);
        QCOMPARE(found[runs + 1], found[1]);
    }

    void aSearchIsControlledInAnotherHaystack()
    {
        results::Workload workload{.generator = "all-equal",
                                   .size = 5000,
                                   .key = data::KeyType::F32,
                                   .search = results::SearchOptions{.keys = 300, .hitRatio = 1}};
        sample::WorkloadSource source;
        const auto own = source.dataOf(workload);
        const auto control = source.controlFor(workload);
        QCOMPARE(control->answers.size(), own->answers.size());
        QCOMPARE(control->others.size(), own->others.size());
        QVERIFY(std::ranges::count(own->answers, 0U) == 300);
        QCOMPARE(std::ranges::count(control->answers, data::kNotFound), std::ptrdiff_t{150});
        QVERIFY(source.controlFor(workload) == control);
        QVERIFY(sample::WorkloadSource().controlFor(workload)->answers == control->answers);
        workload.generator = "sorted";
        workload.search->hitRatio = 0;
        QVERIFY(source.controlFor(workload) == control);
        workload.size = 4999;
        QVERIFY(source.controlFor(workload) != control);
    }

    void aWriteBehindABufferIsAFailureThatSaysWhere_data()
    {
        QTest::addColumn<int>("fromRun");
        QTest::addColumn<std::size_t>("words");
        QTest::newRow("the first run, right behind it") << 0 << std::size_t{0};
        QTest::newRow("the first run, 4096 keys behind it") << 0 << std::size_t{4096};
        QTest::newRow("a later run") << 5 << std::size_t{1};
    }
    void aWriteBehindABufferIsAFailureThatSaysWhere()
    {
        QFETCH(int, fromRun);
        QFETCH(std::size_t, words);
        auto behaviour = calm();
        behaviour.strayFromRun = fromRun;
        behaviour.strayWords = words;
        const auto result = runJob(behaviour);
        QVERIFY(result->status == results::Status::Failed);
        QCOMPARE(tests::only(*result).samples.empty(), fromRun == 0);
        const auto reason = QString::fromStdString(result->reason);
        QVERIFY2(reason.contains("behind the end of a buffer of 8 bytes: 1 of the 16384 words"),
                 qPrintable(reason));
        QVERIFY2(reason.contains(QString("the first of them %1 bytes from the end").arg(words * 4)),
                 qPrintable(reason));
    }

    void whatTheHostSaysIsSummedOverTheTimedRuns()
    {
        const auto result = runJob(crowded(200us));
        const auto& told = tests::only(*result).interference;
        std::int64_t walls = 0;
        for (const auto& sample : tests::only(*result).samples)
            walls += sample.wallNs;
        const auto samples = static_cast<std::int64_t>(tests::only(*result).samples.size());
        QVERIFY(told.timedNs == walls);
        QVERIFY(told.timedCpuNs == samples * 100'000);
        QVERIFY(told.timedWaitNs == samples * 200'000);
        QVERIFY(told.involuntarySwitches == 0);
        QVERIFY(told.windowNs > walls);
        QVERIFY(!told.processors && !told.busyNs && !told.stolenNs && !told.pressureNs);
        QVERIFY(!told.otherProcesses && !told.powerViolationNs);
    }

    void theHostIsAskedBeforeTheWarmUpAndBehindTheLastSample()
    {
        auto behaviour = calm();
        int runs = 0;
        std::vector<int> asked;
        behaviour.onRun = [&](auto) { ++runs; };
        behaviour.machine = [&] {
            asked.push_back(runs);
            return backend::MachineCounters{.processors = 2,
                                            .idleNs = asked.size() == 1 ? 0 : 1000,
                                            .stolenNs = asked.size() == 1 ? 0 : 10,
                                            .pressureNs = asked.size() == 1 ? 0 : 70};
        };
        const auto result = runJob(behaviour);
        QVERIFY(result->verified());
        QCOMPARE(asked, (std::vector{2, runs})); // behind the first run and the control run
        const auto& told = tests::only(*result).interference;
        QVERIFY(told.processors == 2);
        QVERIFY(told.busyNs == 2 * *told.windowNs - 1000 - 10);
        QVERIFY(told.stolenNs == 10 && told.pressureNs == 70);
    }

    void thePaceOfTheProcessorIsReadOnBothSidesOfTheSamples()
    {
        auto behaviour = calm();
        int runs = 0;
        std::vector<int> asked;
        behaviour.onRun = [&](auto) { ++runs; };
        behaviour.pace = [&] {
            asked.push_back(runs);
            return asked.size() == 1 ? 50'000 : 70'000;
        };
        const auto result = runJob(behaviour);
        QCOMPARE(asked.size(), std::size_t{2});
        QVERIFY(asked.front() > 0 && asked.front() < runs); // after the warm-up
        QCOMPARE(asked.back(), runs);
        QCOMPARE(tests::only(*result).interference.paceNs.value(), std::int64_t{60'000});
    }

    void whatLaunchingCostsIsTimedForAsManyLaunchesAsARunHas()
    {
        auto behaviour = calm();
        behaviour.emptyTime = 300us;
        const auto result = runJob(behaviour); // one launch per run
        const auto pace = tests::only(*result).interference.launchPaceNs;
        QVERIFY(pace.has_value());
        QVERIFY2(*pace >= 300'000 && *pace < 600'000, qPrintable(QString::number(*pace)));
        QCOMPARE(result->sources.size(), std::size_t{1}); // the empty kernel is none of the job's
    }

    void nothingIsToldByAHostThatSaysNothing()
    {
        const auto result = runJob(calm());
        const auto& told = tests::only(*result).interference;
        QVERIFY(told.timedNs && told.windowNs);
        QVERIFY(!told.paceNs);
        QVERIFY(!told.timedCpuNs && !told.timedWaitNs && !told.involuntarySwitches && !told.ownCpuNs);
        QVERIFY(!results::othersShare(told) && !results::waitShare(told) && !results::processorsUsed(told));
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, PlantedFaultsTest)
#include "plantedfaultstest.moc"
