// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/catalogue.h"
#include "core/data/generator.h"
#include "core/plan/expand.h"
#include "core/plan/runrequest.h"
#include "core/process/machinelock.h"
#include "core/results/judge/devicefloors.h"
#include "core/sample/clockfloor.h"
#include "tests/support/fakebackend.h"
#include "tests/support/nothreads.h"
#include "tests/support/recordingsink.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"

#include <unistd.h>

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <map>
#include <system_error>

using namespace sortscope;
using namespace std::chrono_literals;
using tests::Step;

namespace {

std::vector<results::JobSpec> bitonicJobs(const backend::Inventory& inventory,
                                          std::vector<std::size_t> sizes = {256}, std::size_t samples = 3)
{
    plan::RunRequest request;
    request.devices = {"opencl:0"};
    request.algorithms = {"bitonic"};
    request.sizes = std::move(sizes);
    request.sampling = measure::fixedPlan(samples);
    request.sampling.warmUpTime = 0ns;
    return plan::expand(request, inventory);
}

} // namespace

class JobRunnerTest : public QObject {
    Q_OBJECT

private slots:
    void aRunThatNoThreadCanBeStartedForIsRefused()
    {
        tests::RecordingSink sink;
        sample::JobRunner runner(tests::fakeInventory(), sink);
        const auto jobs = bitonicJobs(tests::fakeInventory());
        {
            const tests::NoThreads none;
            QVERIFY_THROWS_EXCEPTION(std::system_error, runner.start({.jobs = jobs}));
        }
        QVERIFY(!runner.running());
        runner.wait();
        QVERIFY(sink.events().empty());
        runner.start({.jobs = jobs});
        runner.wait();
        QCOMPARE(sink.results().size(), std::size_t{1});
    }

    void aRunWaitsForWhoeverHasTheLock()
    {
        const auto name = "sortscope-jobrunnertest-" + std::to_string(::getpid());
        for (const bool cancelled : {false, true}) {
            auto other = std::make_unique<process::MachineLock>(
                std::stop_token(), [](const std::string&) {}, name);
            QVERIFY(other->held());
            std::atomic<int> waiting = 0;
            tests::RecordingSink sink;
            sink.onEach = [&](const events::RunEvent& event) {
                waiting += std::holds_alternative<events::RunWaiting>(event) ? 1 : 0;
            };
            sample::JobRunner runner(tests::fakeInventory(), sink);
            runner.setLock(name);
            plan::RunRequest request;
            request.devices = {"cpu"};
            request.algorithms = {"std-sort"};
            request.sizes = {16};
            runner.start({request, plan::expand(request, tests::fakeInventory())});
            QTRY_COMPARE(waiting.load(), 1);
            if (cancelled)
                runner.cancel();
            else
                other.reset();
            runner.wait();
            QCOMPARE(sink.results().size(), std::size_t{1});
            QVERIFY(sink.results()[0]->status
                    == (cancelled ? results::Status::Cancelled : results::Status::Ok));
        }
    }

    void aGoodJobHasVerifiedSamplesThatKnowStageAndPass()
    {
        const auto inventory = tests::fakeInventory();
        const auto results = tests::runAll(inventory, bitonicJobs(inventory));
        QCOMPARE(results.size(), std::size_t{1});
        const auto& result = *results.front();
        QVERIFY(result.status == results::Status::Ok);
        QVERIFY(result.verified());
        QCOMPARE(results::sampleCount(result), std::size_t{3});
        const auto* const traced = results::firstTracedSample(result);
        QVERIFY(traced != nullptr);
        QCOMPARE(traced->launches, std::size_t{8 * 9 / 2});
        QCOMPARE(result.busyComputeUnits.value(), std::size_t{1});             // one work-group for 256 keys
        QCOMPARE(result.verifiedRuns, tests::only(result).samples.size() + 1); // and the first run
        std::uint32_t stage = 0;
        std::uint32_t pass = 0;
        for (const auto& command : traced->commands.unpack()) {
            if (command.kind != backend::CommandKind::Kernel)
                continue;
            QCOMPARE(command.at.stage.value(), stage);
            QCOMPARE(command.at.pass.value(), pass);
            pass = pass == stage ? (++stage, 0) : pass + 1;
        }
        QCOMPARE(stage, 8U);
    }

    void everyRunSortsTheKeysAsTheyWereGenerated()
    {
        // Sorting sorted keys exchanges nothing, and the result is right all the same.
        std::vector<std::vector<data::Key>> found;
        const auto inventory = tests::fakeInventory({.onRun = [&](std::span<const data::Key> keys) {
            found.emplace_back(keys.begin(), keys.end());
        }});
        const auto jobs = bitonicJobs(inventory);
        const auto results = tests::runAll(inventory, jobs);
        const auto generated = data::generate(jobs.front().workload.generator, jobs.front().workload.size,
                                              jobs.front().workload.seed);
        QVERIFY(!std::is_sorted(generated.begin(), generated.end()));
        // The second run is the control run, which sorts other keys.
        QVERIFY(found.size() > 1 && found[1] != generated);
        found.erase(found.begin() + 1);
        const auto& replicate = tests::only(*results.front());
        QVERIFY(replicate.preparation.warmUpRuns > 0);
        QCOMPARE(found.size(), 1 + replicate.preparation.warmUpRuns + replicate.samples.size());
        for (const auto& keys : found)
            QCOMPARE(keys, generated);
    }

    void dataOfOtherGeneratorsIsRefused()
    {
        // A session of an earlier program is resumed.
        const auto inventory = tests::fakeInventory();
        auto jobs = bitonicJobs(inventory);
        jobs.front().workload.generatorVersion = 1;
        const auto results = tests::runAll(inventory, jobs);
        QVERIFY(results.front()->status == results::Status::Failed);
        QCOMPARE(
            results.front()->reason,
            std::string("the data of this job came from version 1 of the generators, and this program has "
                        "version 2, which makes other keys"));
    }

    void aProcessorTakesShortInputsInTurnAndOtherDevicesTheFirstAlone_data()
    {
        QTest::addColumn<std::size_t>("size");
        QTest::addColumn<bool>("processor");
        QTest::addColumn<std::size_t>("inputs");
        QTest::newRow("processor, 20000 keys") << std::size_t{20'000} << true << std::size_t{4};
        QTest::newRow("processor, 2^15 keys") << std::size_t{32'768} << true << std::size_t{1};
        QTest::newRow("another device") << std::size_t{20'000} << false << std::size_t{1};
    }
    void aProcessorTakesShortInputsInTurnAndOtherDevicesTheFirstAlone()
    {
        QFETCH(std::size_t, size);
        QFETCH(bool, processor);
        QFETCH(std::size_t, inputs);
        std::vector<std::vector<data::Key>> found;
        const auto inventory = tests::fakeInventory({.onRun = [&](std::span<const data::Key> keys) {
            found.emplace_back(keys.begin(),
                               keys.begin()
                                   + static_cast<std::ptrdiff_t>(std::min<std::size_t>(keys.size(), 1000)));
        }});
        auto jobs = bitonicJobs(inventory);
        jobs.resize(1);
        auto& spec = jobs.front();
        spec.workload.size = size;
        spec.sampling = measure::fixedPlan(6);
        if (processor)
            spec.device.backend = backend::BackendKind::Cpu;
        QVERIFY(tests::runAll(inventory, jobs).front()->verified());
        QVERIFY(found.size() > 6);
        found.erase(found.begin(), found.begin() + 2); // the first run and the control run
        for (std::size_t run = 0; run < found.size(); ++run) {
            auto expected = data::generate(spec.workload.generator, size, spec.workload.seed + run % inputs);
            expected.resize(1000);
            QCOMPARE(found[run], expected);
        }
    }

    void allCommandsOfASampleCountFromItsFirstOne()
    {
        const auto inventory = tests::fakeInventory();
        const auto results = tests::runAll(inventory, bitonicJobs(inventory));
        auto samples = tests::only(*results.front()).samples;
        QCOMPARE(std::erase_if(samples,
                               [](const auto& sample) { return sample.reading == results::Reading::Wall; }),
                 std::size_t{3});
        samples.push_back(tests::only(*results.front()).preparation.firstRun.value());
        QCOMPARE(samples.size(), std::size_t{5});
        for (const auto& sample : samples) {
            std::int64_t before = 0;
            const auto commands = sample.commands.unpack();
            QCOMPARE(commands.front().times.startedNs.value(), before);
            for (const auto& command : commands) {
                QVERIFY(command.times.startedNs.value() >= before);
                before = command.times.endedNs.value();
            }
        }
    }

    void aWrongKernelIsAFailedRowWithTheFirstBadIndex()
    {
        const auto inventory = tests::fakeInventory({.wrongKernel = true});
        const auto results = tests::runAll(inventory, bitonicJobs(inventory));
        const auto& result = *results.front();
        QVERIFY(result.status == results::Status::Failed);
        QVERIFY(result.firstBadIndex.has_value());
        QVERIFY(QString::fromStdString(result.reason).contains("not ascending"));
        QVERIFY(!result.verified());
        QVERIFY(tests::only(result).samples.empty());
        QVERIFY(!results::summarise(result, results::Metric::Wall));
    }

    void anAnswerThatAnEarlierRunLeftInTheAlgorithmsOwnMemoryIsAFailedRow()
    {
        // The second launch does nothing: the memory for its output, which the sort allocated, keeps earlier
        // data.
        const auto inventory = tests::fakeInventory({.tileLaunchesThatWork = 1});
        auto jobs = bitonicJobs(inventory);
        jobs.front().variant.algorithm = "column-radix";
        jobs.front().variant.merge = "pairwise";
        const auto& info = *algorithms::findAlgorithm("column-radix");
        jobs.front().variant.parameters = algorithms::resolveParameters(info, jobs.front().device, {});
        const auto results = tests::runAll(inventory, jobs);
        QVERIFY(results.front()->status == results::Status::Failed);
        QCOMPARE(results.front()->verifiedRuns, std::size_t{1});
        const auto whole = tests::runAll(tests::fakeInventory(), jobs);
        QVERIFY2(whole.front()->verified(), whole.front()->reason.c_str());
    }

    void aTileThatLeavesNoLocalMemoryForMergingIsAnUnsupportedRow_data()
    {
        // Bytes in addition to two tiles of 4096 keys, for 32 lists.
        QTest::addColumn<int>("bytes");
        QTest::newRow("single-thread") << 2 * 32 * 4;
        QTest::newRow("atomic-min") << (3 + 3 * 4 + 3) * 4;
        QTest::newRow("pairwise") << 2 * 32 * 8;
        QTest::newRow("blocked") << (3 + 3 * 4 + 3) * 4;
    }
    void aTileThatLeavesNoLocalMemoryForMergingIsAnUnsupportedRow()
    {
        QFETCH(int, bytes);
        const auto inventory = tests::fakeInventory();
        auto jobs = bitonicJobs(inventory);
        auto& spec = jobs.front();
        spec.variant.algorithm = "column-radix";
        spec.variant.merge = QTest::currentDataTag();
        spec.variant.parameters = {{"tile-size", 4096}, {"lists", 32}};
        for (const auto missing : {bytes, 1, 0}) {
            spec.device.localMemory = static_cast<std::uint64_t>(2 * 4096 * 4 + bytes - missing);
            const auto results = tests::runAll(inventory, jobs);
            const auto reason = QString::fromStdString(results.front()->reason);
            QVERIFY2((results.front()->status == results::Status::Ok) == (missing == 0), qPrintable(reason));
            if (missing > 0) {
                QVERIFY(results.front()->status == results::Status::Unsupported);
                QVERIFY2(reason.contains(QStringLiteral("needs %1 bytes").arg(2 * 4096 * 4 + bytes)),
                         qPrintable(reason));
            }
        }
    }

    void allocatingIsTimedWithoutOpeningTheQueueAndCopyingTheInput()
    {
        const auto inventory =
            tests::fakeInventory({.openTime = 200ms, .allocationTime = 1ms, .hostAccessTime = 200ms});
        auto jobs = bitonicJobs(inventory, {256}, 1);
        jobs.front().sampling.warmUpRuns = 0;
        const auto results = tests::runAll(inventory, jobs);
        const auto allocating =
            std::chrono::nanoseconds(tests::only(*results.front()).preparation.allocateNs.value());
        QVERIFY(allocating >= 2ms); // the input and the keys to sort
        QVERIFY(allocating < 200ms);
    }

    void aFailureAtAnyStepIsAReasonOnTheRowAndTheSweepGoesOn_data()
    {
        QTest::addColumn<int>("step");
        const std::map<Step, const char*> steps{{Step::OpenQueue, "open"},    {Step::Allocate, "allocate"},
                                                {Step::Build, "build"},       {Step::Upload, "upload"},
                                                {Step::Restore, "restore"},   {Step::Launch, "launch"},
                                                {Step::Download, "download"}, {Step::Finish, "finish"}};
        for (const auto& [step, name] : steps)
            QTest::newRow(name) << static_cast<int>(step);
    }
    void aFailureAtAnyStepIsAReasonOnTheRowAndTheSweepGoesOn()
    {
        QFETCH(int, step);
        auto inventory = tests::fakeInventory({.failAt = static_cast<Step>(step)});
        inventory.devices.push_back(tests::makeFakeDevice({.id = "opencl:1"}));
        auto jobs = bitonicJobs(inventory);
        jobs.push_back(jobs.front());
        jobs.back().id = 2;
        jobs.back().device = inventory.find("opencl:1")->info();
        const auto results = tests::runAll(inventory, jobs);
        QCOMPARE(results.size(), std::size_t{2});
        QVERIFY(results[0]->status == results::Status::Failed);
        QVERIFY(QString::fromStdString(results[0]->reason).contains("FAKE_ERROR"));
        QVERIFY(results[1]->status == results::Status::Ok);
    }

    void whatAnAlgorithmCannotDoIsUnsupportedAndNotFailed()
    {
        const auto inventory =
            tests::fakeInventory({.failAt = Step::Allocate, .failure = [] {
                                      throw backend::Unsupported("more than this device can allocate");
                                  }});
        const auto results = tests::runAll(inventory, bitonicJobs(inventory));
        QVERIFY(results.front()->status == results::Status::Unsupported);
        QCOMPARE(QString::fromStdString(results.front()->reason), "more than this device can allocate");
    }

    void aHostWithoutMemoryIsAReason()
    {
        const auto inventory =
            tests::fakeInventory({.failAt = Step::Allocate, .failure = [] { throw std::bad_alloc(); }});
        const auto results = tests::runAll(inventory, bitonicJobs(inventory));
        QVERIFY(results.front()->status == results::Status::Failed);
        QVERIFY(QString::fromStdString(results.front()->reason).contains("memory"));
    }

    void aVanishedDeviceIsAReason()
    {
        const auto inventory = tests::fakeInventory();
        const auto jobs = bitonicJobs(inventory);
        const auto results = tests::runAll(backend::Inventory{}, jobs);
        QVERIFY(results.front()->status == results::Status::Failed);
        QCOMPARE(QString::fromStdString(results.front()->reason), "device opencl:0 is gone");
    }

    void jobsThatCannotRunAreUnsupportedRows()
    {
        const auto inventory = tests::fakeInventory();
        auto jobs = bitonicJobs(inventory);
        jobs.front().unsupported = "this device has no such mode";
        const auto results = tests::runAll(inventory, jobs);
        QVERIFY(results.front()->status == results::Status::Unsupported);
        QCOMPARE(QString::fromStdString(results.front()->reason), "this device has no such mode");
    }

    void eventsComeInOrderAndEveryJobHasOneFinalEvent()
    {
        const auto inventory = tests::fakeInventory();
        tests::RecordingSink sink;
        sample::JobRunner runner(inventory, sink);
        runner.start({.jobs = bitonicJobs(inventory, {16, 32, 64})});
        runner.wait();
        const auto events = sink.events();
        QVERIFY(std::holds_alternative<events::RunStarted>(events.front()));
        QVERIFY(std::holds_alternative<events::RunFinished>(events.back()));
        QVERIFY(!std::get<events::RunFinished>(events.back()).cancelled);
        std::map<int, int> finals;
        for (const auto& result : sink.results())
            ++finals[result->spec.id];
        QCOMPARE(finals, (std::map<int, int>{{1, 1}, {2, 1}, {3, 1}}));
    }

    void cancellingEndsTheRunBetweenTwoLaunches()
    {
        std::atomic<int> launches = 0;
        sample::JobRunner* running = nullptr;
        const auto inventory = tests::fakeInventory({.launchTime = 100us, .onLaunch = [&] {
                                                         if (++launches == 5)
                                                             running->cancel();
                                                     }});
        tests::RecordingSink sink;
        sample::JobRunner runner(inventory, sink);
        running = &runner;
        runner.start({.jobs = bitonicJobs(inventory, {1024, 2048})});
        runner.wait();
        const auto results = sink.results();
        QCOMPARE(results.size(), std::size_t{2});
        QVERIFY(results[0]->status == results::Status::Cancelled);
        QVERIFY(results[1]->status == results::Status::Cancelled);
        QCOMPARE(launches.load(), 5);
        QVERIFY(std::get<events::RunFinished>(sink.events().back()).cancelled);
    }

    void aRunnerCanBeDestroyedWhileItRuns()
    {
        std::atomic<bool> launched = false;
        const auto inventory =
            tests::fakeInventory({.launchTime = 1ms, .onLaunch = [&] { launched = true; }});
        tests::RecordingSink sink;
        {
            sample::JobRunner runner(inventory, sink);
            runner.start({.jobs = bitonicJobs(inventory, {4096}, 1000)});
            QTRY_VERIFY(launched.load());
        }
        QCOMPARE(sink.results().size(), std::size_t{1});
        QVERIFY(sink.results().front()->status == results::Status::Cancelled);
    }

    void aFinishedRunnerCanRunAgain()
    {
        const auto inventory = tests::fakeInventory();
        tests::RecordingSink sink;
        sample::JobRunner runner(inventory, sink);
        for (int round = 0; round < 3; ++round) {
            runner.start({.jobs = bitonicJobs(inventory)});
            runner.wait();
        }
        QCOMPARE(sink.results().size(), std::size_t{3});
    }

    void aSecondRunAtTheSameTimeIsRefused()
    {
        const auto inventory = tests::fakeInventory({.launchTime = 1ms});
        tests::RecordingSink sink;
        sample::JobRunner runner(inventory, sink);
        runner.start({.jobs = bitonicJobs(inventory, {4096}, 1000)});
        QVERIFY_EXCEPTION_THROWN(runner.start({.jobs = bitonicJobs(inventory)}), std::logic_error);
        runner.cancel();
        runner.wait();
    }

    void everyJobKnowsWhatAnEmptyKernelReadsOnItsClock()
    {
        const auto inventory = tests::fakeInventory({.emptyReading = 20us});
        auto jobs = bitonicJobs(inventory);
        plan::RunRequest request;
        request.devices = {"cpu"};
        request.algorithms = {"std-sort"};
        request.sizes = {1000};
        jobs.push_back(plan::expand(request, inventory, 2).front());
        const auto results = tests::runAll(inventory, jobs);
        QCOMPARE(results.size(), std::size_t{2});
        for (const auto& result : results) {
            const auto floor = results::floorOf(*result, backend::Clock::HostSteady);
            QVERIFY(floor.has_value());
            QVERIFY(floor->launches >= 30);
            QCOMPARE(floor->medianNs == 20'000, result->spec.device.id == "opencl:0");
        }
    }

    void kernelsThatReadLessThanTenFloorsAreAWarning_data()
    {
        QTest::addColumn<int>("reading");
        QTest::addColumn<bool>("near");
        QTest::newRow("less than ten floors") << 999 << true;
        QTest::newRow("ten floors") << 1000 << false;
    }
    void kernelsThatReadLessThanTenFloorsAreAWarning()
    {
        QFETCH(int, reading);
        QFETCH(bool, near);
        const auto inventory =
            tests::fakeInventory({.kernelReading = std::chrono::nanoseconds(reading), .emptyReading = 100ns});
        const auto results = tests::runAll(inventory, bitonicJobs(inventory, {16}));
        const auto& warnings = results.front()->warnings;
        QCOMPARE(std::ranges::count(warnings, results::Warning::NearFloor), near ? 1 : 0);
    }

    void sensorsAreReadBeforeAndAfterEachSampleAndNeverDuringOne()
    {
        std::vector<char> order;
        std::uint32_t mhz = 0;
        const auto inventory = tests::fakeInventory({.state =
                                                         [&] {
                                                             order.push_back('s');
                                                             return backend::DeviceState{++mhz, {}};
                                                         },
                                                     .onLaunch = [&] { order.push_back('l'); }});
        const auto results = tests::runAll(inventory, bitonicJobs(inventory, {4}, 2));
        const std::string text(order.begin(), order.end());
        // Three launches sort four keys. There are the first run, the control run, two warm-up runs, and
        // samples: two of the wall clock, each with one of the phases, and one of the device.
        QCOMPARE(text, std::string("sllls"
                                   "lll"
                                   "lll"
                                   "lll"
                                   "sllls"
                                   "sllls"
                                   "sllls"
                                   "sllls"
                                   "sllls"));
        const auto& samples = tests::only(*results.front()).samples;
        QCOMPARE(samples[0].smClockBeforeMhz, std::optional(3U));
        QCOMPARE(samples[0].smClockAfterMhz, std::optional(4U));
        const auto clock = results::smClockMhz(*results.front());
        QCOMPARE(clock.value().minimum, 3.0);
        QCOMPARE(clock->median, 7.5);
        QCOMPARE(clock->maximum, 12.0);
    }

    void sensorsAreReadBehindUploadAndPoison()
    {
        std::vector<char> order;
        const auto inventory = tests::fakeInventory({.state =
                                                         [&] {
                                                             order.push_back('s');
                                                             return backend::DeviceState{.temperatureC = 50};
                                                         },
                                                     .onLaunch = [&] { order.push_back('l'); },
                                                     .onCommand =
                                                         [&](backend::CommandKind kind, bool /*traced*/) {
                                                             if (kind != backend::CommandKind::Kernel)
                                                                 order.push_back('c');
                                                         }});
        const auto results = tests::runAll(inventory, bitonicJobs(inventory, {4}, 2));
        const std::string text(order.begin(), order.end());
        // In front of the first launch of the first run and of each sample there is nothing but the reading.
        std::size_t runs = 0;
        for (auto at = text.find("cslll"); at != std::string::npos; at = text.find("cslll", at + 1))
            ++runs;
        QVERIFY2(runs == 1 + tests::only(*results.front()).samples.size(), text.c_str());
        QCOMPARE(results::temperatureC(*results.front()).value().median, 50.0);
    }

    void whatKeepsTheClockLowIsAWarning_data()
    {
        QTest::addColumn<int>("throttle");
        QTest::addColumn<int>("warning");
        const auto row = [](const char* name, backend::Throttle throttle, results::Warning warning) {
            QTest::newRow(name) << static_cast<int>(throttle) << static_cast<int>(warning);
        };
        row("power limit", backend::Throttle::PowerLimit, results::Warning::PowerLimited);
        row("heat", backend::Throttle::Heat, results::Warning::Overheated);
        row("hardware", backend::Throttle::Hardware, results::Warning::HardwareSlowdown);
    }
    void whatKeepsTheClockLowIsAWarning()
    {
        QFETCH(int, throttle);
        QFETCH(int, warning);
        int reading = 0;
        // The throttle is seen only after the last sample: there are two readings for each of eight runs.
        const auto inventory = tests::fakeInventory({.state = [&]() -> std::optional<backend::DeviceState> {
            if (++reading < 16)
                return std::nullopt;
            return backend::DeviceState{{}, {static_cast<backend::Throttle>(throttle)}};
        }});
        const auto results = tests::runAll(inventory, bitonicJobs(inventory, {16}, 3));
        const auto& result = *results.front();
        QVERIFY(result.verified());
        QCOMPARE(std::ranges::count(result.warnings, static_cast<results::Warning>(warning)), 1);
        QCOMPARE(tests::only(result).samples.back().throttles.size(), std::size_t{1});
        QVERIFY(tests::only(result).samples.front().throttles.empty());
        QVERIFY(!results::smClockMhz(result));
    }

    void floorsOfOneDeviceAndLaunchModeAreTakenTogether()
    {
        const auto inventory = tests::fakeInventory();
        auto jobs = bitonicJobs(inventory, {16, 32, 64});
        jobs.back().variant.launch = backend::LaunchMode::WaitEach;
        const auto floors = results::deviceFloors(tests::runAll(inventory, jobs));
        QCOMPARE(floors.size(), std::size_t{2});
        QVERIFY(floors[0].launch == backend::LaunchMode::EnqueueAll);
        QVERIFY(floors[1].launch == backend::LaunchMode::WaitEach);
        QCOMPARE(floors[0].floor.launches, 2 * floors[1].floor.launches);
    }

    void cpuJobsHaveNoTransfersAndOneHostTimedKernel()
    {
        const auto inventory = tests::fakeInventory();
        plan::RunRequest request;
        request.devices = {"cpu"};
        request.algorithms = {"std-sort"};
        request.sizes = {1000};
        request.sampling = measure::fixedPlan(2);
        const auto results = tests::runAll(inventory, plan::expand(request, inventory));
        const auto& sample = tests::only(*results.front()).samples.front();
        QVERIFY(!sample.uploadNs && !sample.downloadNs && !sample.endToEndNs);
        QCOMPARE(sample.launches, std::size_t{1});
        QVERIFY(sample.kernelSumNs.value() <= sample.wallNs);
        QVERIFY(sample.commands.unpack().back().clock == backend::Clock::HostSteady);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, JobRunnerTest)
#include "jobrunnertest.moc"
