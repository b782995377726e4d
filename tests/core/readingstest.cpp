// SPDX-License-Identifier: GPL-3.0-or-later
// The readings for which samples are taken, and which of their runs are traced.
#include "core/plan/expand.h"
#include "core/plan/runrequest.h"
#include "tests/support/fakebackend.h"
#include "tests/support/recordingsink.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTest>

#include <numeric>

using namespace sortscope;
using namespace std::chrono_literals;
using backend::CommandKind;
using results::Metric;
using results::Reading;
using tests::FakeBehaviour;

namespace {

/// Two keys need one launch per run.
constexpr std::size_t kOneLaunch = 2;

/// The result of one job with one warm-up run, and then samples as `plan` says.
std::shared_ptr<const results::JobResult> runJob(FakeBehaviour behaviour, std::size_t size,
                                                 measure::SamplingPlan plan,
                                                 const std::string& device = "opencl:0",
                                                 backend::Readiness state = backend::Readiness::Warm)
{
    const auto inventory = tests::fakeInventory(std::move(behaviour));
    plan::RunRequest request;
    request.devices = {device};
    request.algorithms = {device == "cpu" ? "std-sort" : "bitonic"};
    request.sizes = {size};
    plan.warmUpTime = 0ns;
    request.sampling = plan;
    request.deviceStates = {state};
    return tests::runAll(inventory, plan::expand(request, inventory)).front();
}

/// A plan that samples until there are `most` of the wall clock, whatever the noise.
measure::SamplingPlan openPlan(std::size_t most, std::chrono::nanoseconds limit)
{
    return {.warmUpRuns = 1, .maximumSamples = most, .timeLimit = limit, .targetNoise = 0.0};
}

std::int64_t sumOfWalls(const std::vector<results::Sample>& samples)
{
    return std::accumulate(samples.begin(), samples.end(), std::int64_t{0},
                           [](std::int64_t sum, const auto& sample) { return sum + sample.wallNs; });
}

std::vector<CommandKind> kindsOf(const results::Sample& sample)
{
    std::vector<CommandKind> kinds;
    for (const auto& command : sample.commands.unpack())
        kinds.push_back(command.kind);
    return kinds;
}

/// Commands as letters, shortened: one K for several, and one e for more untraced kernels than a run has.
std::string withoutRepetitions(const std::string& commands)
{
    auto text = QString::fromStdString(commands);
    text.replace(QRegularExpression("K+"), "K").replace(QRegularExpression("k{50,}"), "e");
    return text.toStdString();
}

} // namespace

class ReadingsTest : public QObject {
    Q_OBJECT

private slots:
    void aPlanThatCountsHasSoManySamplesOfTheWallClockAndOneOfTheDevice_data()
    {
        QTest::addColumn<std::size_t>("samples");
        QTest::addColumn<std::size_t>("phases");
        QTest::newRow("one") << std::size_t{1} << std::size_t{1};
        QTest::newRow("two") << std::size_t{2} << std::size_t{2};
        QTest::newRow("ten") << std::size_t{10} << std::size_t{3};
    }
    void aPlanThatCountsHasSoManySamplesOfTheWallClockAndOneOfTheDevice()
    {
        QFETCH(std::size_t, samples);
        QFETCH(std::size_t, phases);
        const auto result = runJob({}, 16, measure::fixedPlan(samples));
        QVERIFY2(result->verified(), result->reason.c_str());
        const auto& replicate = tests::only(*result);
        QCOMPARE(tests::samplesFor(replicate, Reading::Wall).size(), samples);
        QCOMPARE(tests::samplesFor(replicate, Reading::Device).size(), std::size_t{1});
        QCOMPARE(tests::samplesFor(replicate, Reading::Phases).size(), phases);
        QCOMPARE(replicate.samples.size(), samples + 1 + phases);
        QVERIFY(result->stopReason == measure::StopReason::SampleCount);
    }

    void aSampleHasTheFiguresThatItWasTakenForAndNoOther()
    {
        const auto result = runJob({}, 16, measure::fixedPlan(2));
        const auto& replicate = tests::only(*result);
        constexpr std::size_t kLaunches = 4 * 5 / 2;
        for (const auto& sample : replicate.samples)
            QCOMPARE(sample.launches, kLaunches);
        const auto wall = tests::samplesFor(replicate, Reading::Wall).front();
        QVERIFY(wall.commands.unpack().empty() && !wall.kernelSumNs && !wall.deviceSpanNs && !wall.gapsNs);
        QVERIFY(!wall.uploadNs && !wall.downloadNs && !wall.endToEndNs);
        const auto device = tests::samplesFor(replicate, Reading::Device).front();
        QVERIFY(kindsOf(device) == std::vector(kLaunches, CommandKind::Kernel));
        QVERIFY(device.kernelSumNs && device.deviceSpanNs && device.gapsNs);
        QVERIFY(!device.uploadNs && !device.downloadNs && !device.endToEndNs);
        const auto phases = tests::samplesFor(replicate, Reading::Phases).front();
        QVERIFY(kindsOf(phases) == (std::vector{CommandKind::Upload, CommandKind::Download}));
        QVERIFY(phases.uploadNs && phases.downloadNs && !phases.kernelSumNs);
        QVERIFY(phases.endToEndNs.value() > phases.wallNs);
    }

    void theFirstRunIsTracedWithItsTransfersAndWarmUpRunsAreNot()
    {
        // Traced commands are upper case.
        std::string commands;
        const auto note = [&](CommandKind kind, bool traced) {
            const char letter = base::nameOf(kind).front();
            commands += traced ? static_cast<char>(std::toupper(letter)) : letter;
        };
        auto plan = measure::fixedPlan(2);
        plan.warmUpRuns = 3;
        const auto result = runJob({.onCommand = note}, kOneLaunch, plan);
        QVERIFY(result->verified());
        std::erase(commands, 'f'); // poison
        std::erase(commands, 'F');
        // Before each run that counts a kernel keeps the device busy.
        const std::string expected = "UrkkKD" // the first run, before which the busy kernel is timed alone
                                     "urkdu"  // the control run, and the job's own data again
                                     "rkrkrk" // warm-up runs, which nobody checks
                                     "rK"     // and one that tells how long kernels take
                                     "e"      // empty kernels, for the cost of launching
                                     "rkkd"   // the wall clock
                                     "UrkkD"  // the phases
                                     "rkkd"
                                     "UrkkD"
                                     "e"    // the cost of launching, again
                                     "rkKd" // the device
                                     "K";   // empty kernels, for the floor
        commands = withoutRepetitions(commands);
        QCOMPARE(commands, expected);
        QVERIFY(tests::only(*result).preparation.firstRun->reading == Reading::Device);
        QVERIFY(tests::only(*result).preparation.firstRun->endToEndNs.has_value());
    }

    void aDeviceThatChecksDownloadsTheFirstRunAndThePhasesAlone()
    {
        // Traced commands are upper case.
        std::string commands;
        int checks = 0;
        const auto note = [&](CommandKind kind, bool traced) {
            const char letter = base::nameOf(kind).front();
            commands += traced ? static_cast<char>(std::toupper(letter)) : letter;
        };
        const auto onCheck = [&](std::uint64_t wrong) {
            commands += wrong == 0 ? '+' : '-';
            ++checks;
        };
        const auto result = runJob({.checksOutputs = true, .onCheck = onCheck, .onCommand = note}, kOneLaunch,
                                   measure::fixedPlan(2));
        QVERIFY(result->verified());
        QCOMPARE(checks, 5);
        std::erase(commands, 'f'); // poison
        std::erase(commands, 'F');
        commands = withoutRepetitions(commands);
        // After each check, a few words are read.
        const std::string expected = "UrkkKD+d" // the first run, before which the busy kernel is timed alone
                                     "urk+du"   // the control run
                                     "rk"       // a warm-up run
                                     "rK"       // and one that tells how long kernels take
                                     "e"        // empty kernels, for the cost of launching
                                     "rkk+d"    // the wall clock
                                     "UrkkD"    // the phases
                                     "rkk+d"
                                     "UrkkD"
                                     "e"     // the cost of launching, again
                                     "rkK+d" // the device
                                     "K";    // empty kernels, for the floor
        QCOMPARE(commands, expected);
    }

    void aReplicateKnowsWhereItsTimeWent()
    {
        for (const std::string device : {"opencl:0", "cpu"}) {
            const auto result = runJob({.checksOutputs = true}, 64, measure::fixedPlan(4), device);
            QVERIFY2(result->verified(), result->reason.c_str());
            const auto& [preparation, samples, kernelNetNs, interference, spent] = tests::only(*result);
            const auto parts = preparation.generateNs.value() + preparation.prepareNs.value()
                               + preparation.allocateNs.value() + preparation.firstRun->wallNs
                               + spent.warmUpNs.value() + spent.resetNs.value() + spent.wakeNs.value()
                               + spent.checkNs.value() + spent.floorsNs.value() + sumOfWalls(samples);
            QVERIFY(spent.warmUpNs > 0 && spent.resetNs > 0 && spent.checkNs > 0 && spent.floorsNs > 0);
            QVERIFY2(parts <= spent.totalNs.value(),
                     qPrintable(QString("%1 of %2").arg(parts).arg(*spent.totalNs)));
        }
    }

    void whatChecksIsNoPartOfAJob()
    {
        const auto plain = runJob({}, 64, measure::fixedPlan(2));
        const auto checked = runJob({.checksOutputs = true}, 64, measure::fixedPlan(2));
        QVERIFY(checked->verified());
        QCOMPARE(checked->verifiedRuns, plain->verifiedRuns);
        QCOMPARE(checked->sources.size(), std::size_t{1});
        QVERIFY(checked->sources == plain->sources);
        const auto& before = tests::only(*plain).samples;
        const auto& after = tests::only(*checked).samples;
        QCOMPARE(after.size(), before.size());
        for (std::size_t i = 0; i < after.size(); ++i) {
            QVERIFY(after[i].reading == before[i].reading);
            QCOMPARE(after[i].launches, before[i].launches);
            QVERIFY(kindsOf(after[i]) == kindsOf(before[i]));
            QCOMPARE(after[i].downloadNs.has_value(), before[i].downloadNs.has_value());
        }
        QVERIFY(kindsOf(*tests::only(*checked).preparation.firstRun)
                == kindsOf(*tests::only(*plain).preparation.firstRun));
    }

    void aCheckThatDoesNotRunPassesNothing()
    {
        // The words of the earlier check still say that all is well. The device checks the first run, the
        // control run and, behind two runs to warm up, the samples of the wall clock, which take turns with
        // those of the phases.
        const std::map<int, int> checkedRuns{{0, 0}, {1, 1}, {2, 4}, {3, 6}};
        const std::map<int, std::size_t> rightBefore{{0, 0}, {1, 1}, {2, 1}, {3, 3}};
        for (const auto& [working, run] : checkedRuns) {
            const auto right =
                runJob({.checksOutputs = true, .checksThatWork = working}, 64, measure::fixedPlan(4));
            QVERIFY(right->verified());
            for (const bool idle : {false, true}) {
                const auto wrong = runJob({.wrongRun = idle ? std::nullopt : std::optional(run),
                                           .idleRun = idle ? std::optional(run) : std::nullopt,
                                           .checksOutputs = true,
                                           .checksThatWork = working},
                                          64, measure::fixedPlan(4));
                QVERIFY(wrong->status == results::Status::Failed);
                QVERIFY(wrong->firstBadIndex.has_value());
                QCOMPARE(wrong->verifiedRuns, rightBefore.at(working));
            }
        }
    }

    void aPlanThatChecksTakesTheFirstRunAndASampleAndLooksAtNothingElse()
    {
        for (const std::string device : {"opencl:0", "cpu"}) {
            int asked = 0;
            const auto inventory =
                tests::fakeInventory({.checksOutputs = true,
                                      .state = [&]() -> std::optional<backend::DeviceState> {
                                          ++asked;
                                          return std::nullopt;
                                      },
                                      .use = [&]() -> backend::DeviceUse {
                                          ++asked;
                                          return {};
                                      },
                                      .pace = [&]() -> std::int64_t { return ++asked; }});
            plan::RunRequest request;
            request.devices = {device};
            request.algorithms = {device == "cpu" ? "std-sort" : "bitonic"};
            request.sizes = {16};
            request.sampling = {.warmUpRuns = 0};
            tests::RecordingSink sink;
            sample::JobRunner runner(inventory, sink);
            runner.start({.jobs = plan::expand(request, inventory), .checkOnly = true});
            runner.wait();
            const auto result = sink.results().at(0);
            QVERIFY2(result->verified(), result->reason.c_str());
            QCOMPARE(result->verifiedRuns, std::size_t{2});
            QCOMPARE(tests::only(*result).samples.size(), std::size_t{1});
            QVERIFY(results::summarise(*result, Metric::Wall).has_value());
            QVERIFY(result->floors.empty());
            QVERIFY(!tests::only(*result).interference.timedNs);
            QCOMPARE(asked, 0);
        }
    }

    void aPlanThatChecksFindsAWrongRun_data()
    {
        QTest::addColumn<int>("wrongRun");
        QTest::newRow("the first") << 0;
        QTest::newRow("the second") << 1;
    }
    void aPlanThatChecksFindsAWrongRun()
    {
        QFETCH(int, wrongRun);
        for (const bool onDevice : {false, true}) {
            const auto inventory = tests::fakeInventory({.wrongRun = wrongRun, .checksOutputs = onDevice});
            plan::RunRequest request;
            request.devices = {"opencl:0"};
            request.algorithms = {"bitonic"};
            request.sizes = {64};
            request.sampling = {.warmUpRuns = 0};
            tests::RecordingSink sink;
            sample::JobRunner runner(inventory, sink);
            runner.start({.jobs = plan::expand(request, inventory), .checkOnly = true});
            runner.wait();
            QVERIFY(sink.results().at(0)->status == results::Status::Failed);
            QVERIFY(sink.results().at(0)->firstBadIndex.has_value());
        }
    }

    void aProcessorHasSamplesThatServeForAll()
    {
        const auto result = runJob({}, 1000, measure::fixedPlan(4), "cpu");
        const auto& replicate = tests::only(*result);
        QCOMPARE(replicate.samples.size(), std::size_t{4});
        QCOMPARE(tests::samplesFor(replicate, Reading::All).size(), std::size_t{4});
        QVERIFY(replicate.preparation.firstRun->reading == Reading::All);
        QVERIFY(results::summarise(*result, Metric::KernelSum).has_value());
        QVERIFY(!results::profilingOverheadNs(*result));
    }

    void theWallClockIsOfUntracedRunsAndKernelTimesAreOfTracedOnes()
    {
        const auto result =
            runJob({.launchTime = 100us, .tracingTime = 20ms}, kOneLaunch, measure::fixedPlan(5));
        QVERIFY(results::summarise(*result, Metric::Wall).value().median < 20e6);
        QVERIFY(results::summarise(*result, Metric::EndToEnd).value().median < 20e6);
        QVERIFY(results::summarise(*result, Metric::KernelSum).value().median >= 20e6);
        const auto overhead = results::profilingOverheadNs(*result).value();
        QVERIFY2(overhead > 10e6, QByteArray::number(overhead).constData());
    }

    void tracedSamplesTakeAFifthOfTheTimedRunsAtMost()
    {
        const auto result = runJob({.launchTime = 500us, .tracingTime = 500us}, kOneLaunch, openPlan(60, 1h));
        QVERIFY(result->verified());
        const auto walls = tests::samplesFor(tests::only(*result), Reading::Wall);
        auto traced = tests::samplesFor(tests::only(*result), Reading::Device);
        QCOMPARE(walls.size(), std::size_t{60});
        QCOMPARE(tests::samplesFor(tests::only(*result), Reading::Phases).size(), std::size_t{3});
        QVERIFY(traced.size() >= 2);
        // A sample that takes longer than any earlier one cannot be foreseen.
        const auto all = sumOfWalls(walls) + sumOfWalls(traced);
        traced.pop_back();
        QVERIFY2(5 * sumOfWalls(traced) <= all, QByteArray::number(qint64(traced.size())).constData());
    }

    void aJobWhoseTimeIsOverHasOneSampleOfEachReading()
    {
        const auto result = runJob({}, kOneLaunch, openPlan(60, 1ns));
        QVERIFY(result->stopReason == measure::StopReason::TimeLimit);
        QCOMPARE(tests::only(*result).samples.size(), std::size_t{3});
        for (const auto reading : {Reading::Device, Reading::Wall, Reading::Phases})
            QCOMPARE(tests::samplesFor(tests::only(*result), reading).size(), std::size_t{1});
    }

    void aRunThatGoesWrongIsFoundInEachReading_data()
    {
        QTest::addColumn<int>("run");
        QTest::addColumn<std::size_t>("verified");
        QTest::addColumn<std::size_t>("samples");
        QTest::newRow("first run") << 0 << std::size_t{0} << std::size_t{0};
        QTest::newRow("control run") << 1 << std::size_t{1} << std::size_t{0};
        // Behind two runs to warm up.
        QTest::newRow("wall") << 4 << std::size_t{1} << std::size_t{0};
        QTest::newRow("phases") << 5 << std::size_t{2} << std::size_t{1};
        QTest::newRow("device") << 6 << std::size_t{3} << std::size_t{2};
    }
    void aRunThatGoesWrongIsFoundInEachReading()
    {
        QFETCH(int, run);
        QFETCH(std::size_t, verified);
        QFETCH(std::size_t, samples);
        for (const bool idle : {false, true}) {
            for (const bool onDevice : {false, true}) {
                const auto result = runJob({.wrongRun = idle ? std::nullopt : std::optional(run),
                                            .idleRun = idle ? std::optional(run) : std::nullopt,
                                            .checksOutputs = onDevice},
                                           64, measure::fixedPlan(1));
                QVERIFY(result->status == results::Status::Failed);
                QVERIFY(result->firstBadIndex.has_value());
                QCOMPARE(result->verifiedRuns, verified);
                QCOMPARE(tests::only(*result).samples.size(), samples);
            }
        }
    }

    void anUntracedRunHasAnEventIn25MillisecondsOfExpectedWorkAndNoneIfItIsShorter_data()
    {
        // The first column is the reading of the device's clock for a launch.
        QTest::addColumn<int>("microseconds");
        QTest::addColumn<int>("events");
        QTest::newRow("24.9 ms") << 2490 << 0;
        QTest::newRow("25 ms") << 2500 << 1;
        QTest::newRow("60 ms") << 6000 << 2;
        QTest::newRow("launches of 100 ms") << 100'000 << 10;
    }
    void anUntracedRunHasAnEventIn25MillisecondsOfExpectedWorkAndNoneIfItIsShorter()
    {
        QFETCH(int, microseconds);
        QFETCH(int, events);
        int marks = 0;
        // Ten launches sort sixteen keys.
        const auto result =
            runJob({.kernelReading = std::chrono::microseconds(microseconds), .onMark = [&] { ++marks; }}, 16,
                   measure::fixedPlan(4), "opencl:0", backend::Readiness::Idle);
        QVERIFY(result->verified());
        // There are the control run, four samples of the wall clock, three of the phases, and the warm-up
        // run.
        QCOMPARE(marks, 9 * events);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, ReadingsTest)
#include "readingstest.moc"
