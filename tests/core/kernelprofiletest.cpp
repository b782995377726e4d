// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/judge/kernelprofile.h"

#include "tests/support/replicate.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;
using namespace sortscope::results;
using namespace sortscope::tests;

namespace {

/// Adds a sample of these commands, all of which are part of the run.
void addSample(results::JobResult& result, const std::vector<backend::Command>& commands)
{
    results::Sample sample;
    sample.commands = results::PackedCommands(commands);
    results::deriveDurations(sample, commands, 0, commands.size());
    tests::only(result).samples.push_back(std::move(sample));
    ++result.verifiedRuns;
}

results::JobResult emptyResult()
{
    return wallResult(gpuDevice(), "column-radix", 4096, {});
}

} // namespace

class KernelProfileTest : public QObject {
    Q_OBJECT

private slots:
    void everyStageAndPassIsACell();
    void aCellIsTheMedianOverTheSamples();
    void transfersAreNotCells();
    void whatIsMovedBetweenLaunchesIsCounted();
    void stageTotalsAreSummedSampleBySample();
    void totalsAreThoseOfTheSamples();
    void launchesWithoutCoordinatesBecomeBarsInTheirOrder();
    void launchesOfOneNameAndPlaceAreSummed();
    void kernelsThatShareACellAreBothNamed();
    void manyBarsFallTogetherByName();
    void everyKernelNameIsSummedOverItsLaunches();
    void aSampleThatLacksATimeDoesNotCountForItsCell();
    void aJobWhoseTimesContradictEachOtherHasNoCells();
    void launchesNearTheFloorOfTheirClockAreToldApart();
    void graphsAreToldApart();
    void aFailedJobHasNoProfile();
    void aStopEndsTheAggregation();
    void aLongJobIsAggregatedWithinAFewFrames();
};

void KernelProfileTest::everyStageAndPassIsACell()
{
    const auto profile = profileOf(bitonicResult(5, 3));
    QVERIFY(profile.has_value());
    QCOMPARE(profile->shape, KernelProfile::Shape::Grid);
    QCOMPARE(profile->cells.size(), std::size_t{5 * 6 / 2});
    std::size_t index = 0;
    for (std::uint32_t stage = 0; stage < 5; ++stage) {
        for (std::uint32_t pass = 0; pass <= stage; ++pass, ++index) {
            QCOMPARE(profile->cells[index].stage, std::optional(stage));
            QCOMPARE(profile->cells[index].pass, std::optional(pass));
            QCOMPARE(profile->cells[index].launches, std::size_t{1});
        }
    }
    QCOMPARE(profile->cells.front().globalSize, std::size_t{512});
    QCOMPARE(profile->cells.front().localSize, std::size_t{64});
}

void KernelProfileTest::everyKernelNameIsSummedOverItsLaunches()
{
    const auto grid = profileOf(bitonicResult(5, 3, 1000));
    QCOMPARE(grid->names.size(), std::size_t{1});
    const auto& passes = grid->names.front();
    QCOMPARE(passes.launches, std::size_t{15});
    QVERIFY(!passes.stage && !passes.pass);
    // The middle one of three samples is the sum of 1000 + 10·stage + pass + 1.
    double sum = 0;
    for (int stage = 0; stage < 5; ++stage) {
        for (int pass = 0; pass <= stage; ++pass)
            sum += 1001 + 10 * stage + pass;
    }
    QCOMPARE(passes.time.median, sum);
    QCOMPARE(passes.time.median, grid->totals[0]->median);

    auto result = emptyResult();
    addSample(result, {kernel("sort", {}, {}, 0, 10), kernel("merge", {}, {}, 20, 25),
                       kernel("sort", {}, {}, 30, 37)});
    const auto bars = profileOf(result);
    QCOMPARE(bars->names.size(), std::size_t{2});
    QCOMPARE(bars->names[0].name, std::string("sort"));
    QCOMPARE(bars->names[0].launches, std::size_t{2});
    QCOMPARE(bars->names[0].time.median, 17.0);
    QCOMPARE(bars->names[1].time.median, 5.0);
}

void KernelProfileTest::aCellIsTheMedianOverTheSamples()
{
    const auto profile = profileOf(bitonicResult(5, 3, 1000));
    for (const auto& cell : profile->cells) {
        // Sample s takes base + 10·stage + pass + s: s = 1 is the median of three.
        const auto middle = 1000.0 + 10.0 * *cell.stage + *cell.pass + 1;
        QCOMPARE(cell.time.median, middle);
        QCOMPARE(cell.time.minimum, middle - 1);
        QCOMPARE(cell.time.maximum, middle + 1);
        QCOMPARE(cell.time.count, std::size_t{3});
    }
    QCOMPARE(profile->longest(), 1000.0 + 40 + 4 + 1);
}

void KernelProfileTest::transfersAreNotCells()
{
    const auto profile = profileOf(bitonicResult(3, 1));
    QVERIFY(!profile->cells.empty());
    for (const auto& cell : profile->cells)
        QCOMPARE(QString::fromStdString(cell.name), QStringLiteral("bitonic_pass"));
}

void KernelProfileTest::whatIsMovedBetweenLaunchesIsCounted()
{
    const auto download = [](std::size_t bytes) {
        backend::Command command;
        command.kind = backend::CommandKind::Download;
        command.bytes = bytes;
        return command;
    };
    auto search = emptyResult();
    addSample(search, {download(4096), kernel("look", 0, 0, 0, 10), download(8), kernel("look", 0, 1, 20, 30),
                       download(8), kernel("look", 0, 2, 40, 50), download(1024)});
    const auto profile = profileOf(search);
    QCOMPARE(profile->launches, std::size_t{3});
    // The input before the first launch and the result after the last one do not count.
    QCOMPARE(profile->bytesBetweenLaunches, std::size_t{16});
    QCOMPARE(profileOf(bitonicResult(4, 2))->launches, std::size_t{10});
    QCOMPARE(profileOf(bitonicResult(4, 2))->bytesBetweenLaunches, std::size_t{0});
}

void KernelProfileTest::stageTotalsAreSummedSampleBySample()
{
    auto result = emptyResult();
    // The two passes trade places: their medians add up to 40, but no typical sample took longer than 30.
    addSample(result, {kernel("k", 0, 0, 0, 10), kernel("k", 0, 1, 10, 30)});
    addSample(result, {kernel("k", 0, 0, 0, 20), kernel("k", 0, 1, 20, 30)});
    addSample(result, {kernel("k", 0, 0, 0, 20), kernel("k", 0, 1, 20, 40)});
    const auto profile = profileOf(result);
    QCOMPARE(profile->stages.size(), std::size_t{1});
    QCOMPARE(profile->stages.front().time.median, 30.0);
}

void KernelProfileTest::totalsAreThoseOfTheSamples()
{
    const auto result = bitonicResult(4, 3);
    const auto profile = profileOf(result);
    for (std::size_t index = 0; index < kProfileTotals.size(); ++index) {
        const auto expected = results::summarise(result, kProfileTotals.at(index));
        QVERIFY(expected.has_value());
        QVERIFY(profile->totals.at(index).has_value());
        QCOMPARE(profile->totals.at(index)->median, expected->median);
    }
    QCOMPARE(profile->clock, std::optional(backend::Clock::OpenClEvent));
    QCOMPARE(profile->samples, std::size_t{3});
}

void KernelProfileTest::launchesWithoutCoordinatesBecomeBarsInTheirOrder()
{
    auto result = emptyResult();
    addSample(result, {kernel("tile", {}, {}, 0, 100), kernel("merge", {}, 0, 100, 130),
                       kernel("merge", {}, 1, 130, 170)});
    const auto profile = profileOf(result);
    QCOMPARE(profile->shape, KernelProfile::Shape::Bars);
    QCOMPARE(profile->cells.size(), std::size_t{3});
    QCOMPARE(QString::fromStdString(profile->cells[0].name), QStringLiteral("tile"));
    QCOMPARE(profile->cells[2].pass, std::optional<std::uint32_t>(1));
    QCOMPARE(profile->cells[2].time.median, 40.0);
    QVERIFY(profile->stages.empty());
}

void KernelProfileTest::launchesOfOneNameAndPlaceAreSummed()
{
    auto result = emptyResult();
    for (int sample = 0; sample < 3; ++sample)
        addSample(result, {kernel("merge", {}, {}, 0, 10), kernel("merge", {}, {}, 10, 30),
                           kernel("merge", {}, {}, 30, 60)});
    const auto profile = profileOf(result);
    QCOMPARE(profile->cells.size(), std::size_t{1});
    QCOMPARE(profile->cells.front().launches, std::size_t{3});
    QCOMPARE(profile->cells.front().time.median, 60.0);
}

void KernelProfileTest::kernelsThatShareACellAreBothNamed()
{
    auto result = emptyResult();
    addSample(result, {kernel("sort", 1, 2, 0, 10), kernel("merge", 1, 2, 10, 30)});
    const auto profile = profileOf(result);
    QCOMPARE(profile->shape, KernelProfile::Shape::Grid);
    QCOMPARE(QString::fromStdString(profile->cells.front().name), QStringLiteral("sort + merge"));
    QCOMPARE(profile->cells.front().time.median, 30.0);
}

void KernelProfileTest::manyBarsFallTogetherByName()
{
    auto result = emptyResult();
    std::vector<backend::Command> commands;
    for (std::uint32_t pass = 0; pass < 100; ++pass)
        commands.push_back(kernel("step", {}, pass, pass * 10, pass * 10 + 10));
    commands.push_back(kernel("last", {}, {}, 1000, 1500));
    addSample(result, commands);
    const auto profile = profileOf(result);
    QCOMPARE(profile->cells.size(), std::size_t{2});
    QCOMPARE(profile->cells.front().launches, std::size_t{100});
    QCOMPARE(profile->cells.front().time.median, 1000.0);
}

void KernelProfileTest::aSampleThatLacksATimeDoesNotCountForItsCell()
{
    auto result = emptyResult();
    addSample(result, {kernel("k", 0, 0, 0, 10)});
    auto endless = kernel("k", 0, 0, 0, 20);
    endless.times.endedNs.reset();
    addSample(result, {endless});
    const auto profile = profileOf(result);
    QCOMPARE(profile->cells.front().time.count, std::size_t{1});
    QCOMPARE(profile->cells.front().time.median, 10.0);
}

void KernelProfileTest::aJobWhoseTimesContradictEachOtherHasNoCells()
{
    auto result = emptyResult();
    addSample(result, {kernel("k", 0, 0, 0, 10), kernel("k", 0, 1, 10, 20)});
    QCOMPARE(profileOf(result)->cells.size(), std::size_t{2});
    addSample(result, {kernel("k", 0, 0, 0, 10), kernel("k", 0, 1, 20, 10)});
    const auto profile = profileOf(result);
    QCOMPARE(profile->shape, KernelProfile::Shape::None);
    QVERIFY(profile->cells.empty());
}

void KernelProfileTest::launchesNearTheFloorOfTheirClockAreToldApart()
{
    auto result = emptyResult();
    result.floors = {{backend::Clock::OpenClEvent, 100, 5, 50}, {backend::Clock::HostSteady, 1e6, 5, 50}};
    // Two launches of 600 ns each are near, although they take 1,200 ns together.
    addSample(result, {kernel("twice", {}, {}, 0, 600), kernel("twice", {}, {}, 600, 1200),
                       kernel("long", {}, {}, 1200, 2200)});
    const auto profile = profileOf(result);
    QCOMPARE(profile->floor.value().medianNs, 100.0);
    QCOMPARE(profile->cells.size(), std::size_t{2});
    QVERIFY(profile->nearFloor(profile->cells[0]));
    QVERIFY(!profile->nearFloor(profile->cells[1]));
    result.floors.clear();
    QVERIFY(!profileOf(result)->anyNearFloor());
}

void KernelProfileTest::graphsAreToldApart()
{
    auto result = emptyResult();
    auto graph = kernel("graph", {}, {}, 0, 500);
    graph.kind = backend::CommandKind::Graph;
    addSample(result, {graph});
    const auto profile = profileOf(result);
    QVERIFY(profile->graphs);
    QCOMPARE(profile->shape, KernelProfile::Shape::Bars);
    QVERIFY(!profileOf(bitonicResult(3, 1))->graphs);
}

void KernelProfileTest::aFailedJobHasNoProfile()
{
    auto result = bitonicResult(3, 2);
    result.status = results::Status::Failed;
    QCOMPARE(profileOf(result)->shape, KernelProfile::Shape::None);
    QCOMPARE(profileOf(wallResult(cpuDevice(), "std-sort", 16, {10}))->shape, KernelProfile::Shape::None);
}

void KernelProfileTest::aStopEndsTheAggregation()
{
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!profileOf(bitonicResult(5, 3), stop.get_token()));
}

void KernelProfileTest::aLongJobIsAggregatedWithinAFewFrames()
{
    const auto result = bitonicResult(25, 100);
    QElapsedTimer timer;
    timer.start();
    const auto profile = profileOf(result);
    qInfo("%zu launches of 100 samples in %lld ms", profile->cells.size(),
          static_cast<long long>(timer.elapsed()));
    QCOMPARE(profile->cells.size(), std::size_t{325});
}

SORTSCOPE_TEST(KernelProfileTest)
#include "kernelprofiletest.moc"
