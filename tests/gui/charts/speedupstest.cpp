// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/speedups.h"

#include "tests/support/replicate.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

#include <string>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

namespace {

SpeedUps prepare(const Results& results, std::size_t size, const Reading& reading = {},
                 const std::optional<results::SeriesKey>& baseline = {})
{
    Summaries summaries;
    return speedUps(results, summaries, reading, size, {.series = baseline, .pinned = {}});
}

Results sorts()
{
    return {wall(gpuDevice(), "bitonic", 1024, {25}), wall(cpuDevice(), "std-sort", 1024, {100}),
            wall(cpuDevice(), "vqsort", 1024, {10}), wall(cpuDevice(), "std-sort", 2048, {200})};
}

Bar barNamed(const SpeedUps& prepared, const QString& start)
{
    return *std::find_if(prepared.bars.begin(), prepared.bars.end(),
                         [&](const Bar& bar) { return bar.label.startsWith(start); });
}

} // namespace

class SpeedUpsTest : public QObject {
    Q_OBJECT

private slots:
    void theFastestBarComesFirst();
    void theFastestCpuVariantIsTheBaselineUnlessAnotherIsChosen();
    void speedUpsAreRelativeToTheBaseline();
    void aRowOfPoorQualityIsABaselineOnlyIfThereIsNoOther();
    void anOpenClDeviceThatIsTheProcessorIsNoGpu();
    void withTransfersTheCpusWallClockIsItsTime();
    void failedRowsAreNeverBars();
    void ofEqualJobsTheNewestIsABarAndTheOthersAreCounted();
    void withoutACpuResultThereIsNoSpeedUp();
    void aBarIsMeasuredAgainstTheSameWorkOnly();
    void aBarIsMeasuredAgainstItsOwnMachinesCpu();
    void speedUpsAcrossClocksAreMarked();
    void transfersAreShownOnlyBesideTheWallClock();
    void sizesAreThoseThatHaveAVerifiedResult();
    void theLargestSizeOfBothSidesIsShownFirst();
    void ofTooManyBarsTheFastestAreDrawnWithTheirBaseline();
    void anyRowCanBeTheBaselineAlsoOfTheCpu();
    void withoutACpuCubIsProposedElseTheFirstRow();
    void transfersOfAGpuBaselineCount();
    void whatIsPinnedIsABaseline();
};

void SpeedUpsTest::anyRowCanBeTheBaselineAlsoOfTheCpu()
{
    const auto fair = prepare(sorts(), 1024);
    QVERIFY(fair.againstCpu);
    const auto chosen = prepare(sorts(), 1024, {}, barNamed(fair, QStringLiteral("Bitonic")).key);
    QVERIFY(!chosen.againstCpu);
    QVERIFY(barNamed(chosen, QStringLiteral("Bitonic")).isBaseline);
    QCOMPARE(barNamed(chosen, QStringLiteral("vqsort")).speedUp->factor, 2.5);
    QCOMPARE(barNamed(chosen, QStringLiteral("std::sort")).speedUp->factor, 0.25);
}

void SpeedUpsTest::withoutACpuCubIsProposedElseTheFirstRow()
{
    auto first = wallResult(gpuDevice(), "bitonic", 1024, {30});
    first.spec.id = 1;
    auto second = wallResult(gpuDevice(), "merge-sort", 1024, {60});
    second.spec.id = 2;
    auto cub = wallResult(gpuDevice("cuda:0"), "cub-radix-sort", 1024, {10});
    cub.spec.id = 3;
    const auto without = prepare({shared(second), shared(first)}, 1024);
    QVERIFY(without.proposed);
    QCOMPARE(without.baselinesInUse().size(), qsizetype{1});
    QVERIFY(barNamed(without, QStringLiteral("Bitonic")).isBaseline);
    QCOMPARE(barNamed(without, QStringLiteral("Merge")).speedUp->factor, 0.5);
    const auto with = prepare({shared(second), shared(first), shared(cub)}, 1024);
    QCOMPARE(with.proposed->variant.algorithm, std::string("cub-radix-sort"));
    QCOMPARE(barNamed(with, QStringLiteral("Bitonic")).speedUp->factor, 1.0 / 3);
}

void SpeedUpsTest::transfersOfAGpuBaselineCount()
{
    auto gpu = wallResult(gpuDevice(), "bitonic", 1024, {10});
    for (auto& sample : tests::only(gpu).samples)
        sample.endToEndNs = 40;
    const auto fair = prepare({shared(gpu), wall(cpuDevice(), "vqsort", 1024, {20})}, 1024);
    const auto key = barNamed(fair, QStringLiteral("Bitonic")).key;
    const auto chosen = prepare({shared(gpu), wall(cpuDevice(), "vqsort", 1024, {20})}, 1024, {}, key);
    const auto cpu = barNamed(chosen, QStringLiteral("vqsort"));
    QCOMPARE(cpu.speedUp->factor, 0.5);
    QVERIFY(cpu.withTransfers);
    QCOMPARE(cpu.withTransfers->factor, 2.0);
}

void SpeedUpsTest::whatIsPinnedIsABaseline()
{
    auto vqsort = wallResult(cpuDevice(), "vqsort", 1024, {10});
    vqsort.spec.id = 9;
    auto all = sorts();
    all.at(2) = shared(std::move(vqsort));
    const auto pinned = std::make_shared<const results::PinnedBaseline>("vqsort", all.at(2), all);
    Summaries summaries;
    const auto prepared = speedUps(all, summaries, {}, 1024, {.series = {}, .pinned = pinned});
    QVERIFY(barNamed(prepared, QStringLiteral("vqsort")).isBaseline);
    QCOMPARE(barNamed(prepared, QStringLiteral("Bitonic")).speedUp->factor, 0.4);
    QCOMPARE(*barNamed(prepared, QStringLiteral("Bitonic")).baseline, QStringLiteral("vqsort"));
}

void SpeedUpsTest::theFastestBarComesFirst()
{
    const auto prepared = prepare(sorts(), 1024);
    QCOMPARE(prepared.bars.size(), std::size_t{3});
    QCOMPARE(prepared.bars[0].label, QStringLiteral("vqsort · CPU"));
    QCOMPARE(prepared.bars[1].label, QStringLiteral("Bitonic sort · NVIDIA H200 (OpenCL)"));
    QCOMPARE(prepared.bars[2].label, QStringLiteral("std::sort · CPU"));
}

void SpeedUpsTest::theFastestCpuVariantIsTheBaselineUnlessAnotherIsChosen()
{
    const auto fair = prepare(sorts(), 1024);
    QVERIFY(fair.bars[0].isBaseline);
    QCOMPARE(fair.baselines.size(), std::size_t{3});
    const auto chosen = prepare(sorts(), 1024, {}, barNamed(fair, QStringLiteral("std::sort")).key);
    QVERIFY(barNamed(chosen, QStringLiteral("std::sort")).isBaseline);
    QVERIFY(!barNamed(chosen, QStringLiteral("vqsort")).isBaseline);
    const auto unknown = prepare(sorts(), 1024, {}, results::SeriesKey{});
    QVERIFY(unknown.bars[0].isBaseline);
}

void SpeedUpsTest::speedUpsAreRelativeToTheBaseline()
{
    const auto prepared = prepare(sorts(), 1024);
    QVERIFY(!prepared.bars[0].speedUp);
    QCOMPARE(barNamed(prepared, QStringLiteral("Bitonic")).speedUp->factor, 0.4);
    QCOMPARE(barNamed(prepared, QStringLiteral("std::sort")).speedUp->factor, 0.1);
    const auto flattering = prepare(sorts(), 1024, {}, barNamed(prepared, QStringLiteral("std::sort")).key);
    QCOMPARE(barNamed(flattering, QStringLiteral("Bitonic")).speedUp->factor, 4.0);
}

void SpeedUpsTest::aRowOfPoorQualityIsABaselineOnlyIfThereIsNoOther()
{
    auto disturbed = wallResult(cpuDevice(), "vqsort", 1024, {10});
    disturbed.warnings = {results::Warning::Interference};
    Results results{wall(gpuDevice(), "bitonic", 1024, {25}), shared(std::move(disturbed))};
    const auto poor = barNamed(prepare(results, 1024), QStringLiteral("Bitonic")).speedUp;
    QCOMPARE(poor->factor, 0.4);
    QVERIFY(!poor->doubt.empty());
    results.push_back(wall(cpuDevice(), "std-sort", 1024, {100}));
    const auto calm = barNamed(prepare(results, 1024), QStringLiteral("Bitonic")).speedUp;
    QCOMPARE(calm->factor, 4.0);
    QVERIFY(calm->doubt.empty());
}

void SpeedUpsTest::anOpenClDeviceThatIsTheProcessorIsNoGpu()
{
    auto pocl = gpuDevice("opencl:0", "pthread-haswell-Intel(R) Xeon(R)");
    pocl.sharesHostMemory = true;
    const Results results{wall(pocl, "radix-sort", 2048, {5}), wall(cpuDevice(), "vqsort", 2048, {10}),
                          wall(gpuDevice("opencl:1"), "bitonic", 1024, {25}),
                          wall(cpuDevice(), "vqsort", 1024, {10})};
    Summaries summaries;
    QCOMPARE(measuredSizes(results, summaries).best, std::optional<std::size_t>(1024));
    const auto prepared = prepare(results, 2048);
    QVERIFY(std::ranges::all_of(prepared.bars, &Bar::cpu));
    QVERIFY(barNamed(prepared, QStringLiteral("Radix sort")).isBaseline);
}

void SpeedUpsTest::withTransfersTheCpusWallClockIsItsTime()
{
    auto gpu = wallResult(gpuDevice(), "bitonic", 1024, {25});
    tests::only(gpu).samples.front().endToEndNs = 200;
    const Results results{shared(std::move(gpu)), wall(cpuDevice(), "vqsort", 1024, {100})};
    const auto bar = barNamed(prepare(results, 1024), QStringLiteral("Bitonic"));
    QCOMPARE(bar.speedUp->factor, 4.0);
    QCOMPARE(bar.withTransfers->factor, 0.5);
    const auto endToEnd = prepare(results, 1024, {.metric = results::Metric::EndToEnd});
    QCOMPARE(barNamed(endToEnd, QStringLiteral("Bitonic")).speedUp->factor, 0.5);
    QVERIFY(barNamed(endToEnd, QStringLiteral("vqsort")).isBaseline);
}

void SpeedUpsTest::failedRowsAreNeverBars()
{
    auto results = sorts();
    results.push_back(failed(gpuDevice("cuda:0"), "bitonic", 1024));
    const auto prepared = prepare(results, 1024);
    QCOMPARE(prepared.bars.size(), std::size_t{3});
    QCOMPARE(prepared.omitted.failed, std::size_t{1});
    QCOMPARE(prepare(results, 2048).omitted.total(), std::size_t{0});
}

void SpeedUpsTest::ofEqualJobsTheNewestIsABarAndTheOthersAreCounted()
{
    auto results = sorts();
    results.push_back(wall(cpuDevice(), "vqsort", 1024, {12}));
    results.push_back(wall(cpuDevice(), "vqsort", 1024, {11}));
    const auto prepared = prepare(results, 1024);
    QCOMPARE(prepared.bars.size(), std::size_t{3});
    QCOMPARE(prepared.bars.front().estimate.value, 11.0);
    QCOMPARE(prepared.omitted.older, std::size_t{2});
}

void SpeedUpsTest::withoutACpuResultThereIsNoSpeedUp()
{
    const auto prepared = prepare({wall(gpuDevice(), "bitonic", 1024, {25})}, 1024);
    QVERIFY(prepared.baselinesInUse().isEmpty());
    QVERIFY(!prepared.bars.front().speedUp);
}

void SpeedUpsTest::aBarIsMeasuredAgainstTheSameWorkOnly()
{
    // Each job differs from the sort on the GPU in one respect, and is faster than the CPU's sort of the same
    // work.
    auto search = wallResult(cpuDevice(), "std-lower-bound", 1024, {1});
    search.spec.workload.search = results::SearchOptions{};
    auto generator = wallResult(cpuDevice(), "std-sort", 1024, {2});
    generator.spec.workload.generator = "all-equal";
    auto direction = wallResult(cpuDevice(), "std-sort", 1024, {3});
    direction.spec.workload.direction = data::Direction::Descending;
    auto seed = wallResult(cpuDevice(), "std-sort", 1024, {4});
    seed.spec.workload.seed = 2;
    const auto prepared =
        prepare({wall(gpuDevice(), "bitonic", 1024, {25}), wall(cpuDevice(), "std-sort", 1024, {50}),
                 shared(search), shared(generator), shared(direction), shared(seed)},
                1024);
    const auto bitonic = barNamed(prepared, QStringLiteral("Bitonic"));
    QCOMPARE(bitonic.speedUp->factor, 2.0);
    QVERIFY(bitonic.baseline->startsWith(QStringLiteral("std::sort")));
    QVERIFY(std::all_of(prepared.bars.begin(), prepared.bars.end(),
                        [](const Bar& bar) { return bar.cpu == bar.isBaseline; }));
}

void SpeedUpsTest::aBarIsMeasuredAgainstItsOwnMachinesCpu()
{
    const auto on = [](backend::DeviceInfo device, const std::string& node) {
        device.node = node;
        return device;
    };
    const Results merged{wall(on(gpuDevice("cuda:0"), "box1"), "bitonic", 1024, {10}),
                         wall(on(cpuDevice(), "box1"), "std-sort", 1024, {40}),
                         wall(on(gpuDevice("cuda:0"), "box2"), "bitonic", 1024, {20}),
                         wall(on(cpuDevice(), "box2"), "std-sort", 1024, {20})};
    const auto prepared = prepare(merged, 1024);
    QCOMPARE(prepared.bars.size(), std::size_t{4});
    QStringList labels;
    for (const auto& bar : prepared.bars) {
        labels << bar.label;
        if (!bar.cpu)
            QCOMPARE(bar.speedUp->factor, bar.key.device.node == "box1" ? 4.0 : 1.0);
    }
    QVERIFY2(labels.contains(QStringLiteral("Bitonic sort · NVIDIA H200 (CUDA) box1/cuda:0")),
             qPrintable(labels.join('\n')));
    QVERIFY(labels.contains(QStringLiteral("std::sort · CPU box2/cpu")));
}

void SpeedUpsTest::speedUpsAcrossClocksAreMarked()
{
    auto cpu = wallResult(cpuDevice(), "std-sort", 16, {100});
    auto call = kernel("std-sort", {}, {}, 0, 90);
    call.clock = backend::Clock::HostSteady;
    results::deriveDurations(tests::only(cpu).samples.front(), std::span(&call, 1), 0, 1);
    const Results results{shared(bitonicResult(4, 3)), shared(std::move(cpu))};
    QVERIFY(!prepare(results, 16).acrossClocks());
    const auto kernels = prepare(results, 16, {.metric = results::Metric::KernelSum});
    QVERIFY(kernels.acrossClocks());
    QVERIFY(barNamed(kernels, QStringLiteral("Bitonic")).acrossClocks);
}

void SpeedUpsTest::transfersAreShownOnlyBesideTheWallClock()
{
    const Results results{shared(bitonicResult(4, 3))};
    const auto wallClock = prepare(results, 16);
    QVERIFY(wallClock.bars.front().endToEnd > wallClock.bars.front().estimate.value);
    QVERIFY(!prepare(results, 16, {.metric = results::Metric::KernelSum}).bars.front().endToEnd);
    QVERIFY(!prepare(sorts(), 1024).bars.front().endToEnd);
}

void SpeedUpsTest::sizesAreThoseThatHaveAVerifiedResult()
{
    auto results = sorts();
    results.push_back(failed(gpuDevice(), "bitonic", 4096));
    Summaries known;
    QCOMPARE(measuredSizes(results, known).all, (std::vector<std::size_t>{1024, 2048}));
}

void SpeedUpsTest::theLargestSizeOfBothSidesIsShownFirst()
{
    Summaries known;
    QCOMPARE(measuredSizes(sorts(), known).best, std::optional<std::size_t>(1024));
    auto results = sorts();
    results.push_back(wall(gpuDevice(), "bitonic", 2048, {30}));
    QCOMPARE(measuredSizes(results, known).best, std::optional<std::size_t>(2048));
    // A GPU is not compared with other work on the CPU.
    results.push_back(wall(gpuDevice(), "bitonic", 4096, {40}));
    auto other = wallResult(cpuDevice(), "std-sort", 4096, {400});
    other.spec.workload.generator = "all-equal";
    results.push_back(shared(std::move(other)));
    QCOMPARE(measuredSizes(results, known).best, std::optional<std::size_t>(2048));
    QCOMPARE(
        measuredSizes({wall(cpuDevice(), "std-sort", 16, {1}), wall(cpuDevice(), "std-sort", 32, {1})}, known)
            .best,
        std::optional<std::size_t>(32));
    QVERIFY(!measuredSizes({}, known).best);
}

void SpeedUpsTest::ofTooManyBarsTheFastestAreDrawnWithTheirBaseline()
{
    Results results{wall(cpuDevice(), "std-sort", 1024, {10'000})};
    for (std::size_t bar = 0; bar < kMostSeries + 5; ++bar)
        results.push_back(
            wall(gpuDevice(), "algorithm-" + std::to_string(bar), 1024, {1000.0 - static_cast<double>(bar)}));
    const auto prepared = prepare(results, 1024);
    QCOMPARE(prepared.bars.size(), kMostSeries + 1);
    QCOMPARE(prepared.otherSeries, std::size_t{5});
    QVERIFY(prepared.bars.front().label.startsWith(QStringLiteral("algorithm-68")));
    QVERIFY(prepared.bars.back().isBaseline);
    QCOMPARE(prepared.bars.front().speedUp->factor, 10'000 / 932.0);
    results.resize(kMostSeries);
    QCOMPARE(prepare(results, 1024).otherSeries, std::size_t{0});
}

SORTSCOPE_TEST_WITH(QCoreApplication, SpeedUpsTest)
#include "speedupstest.moc"
