// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/crossovers.h"

#include "tests/gui/charts/prepared.h"
#include "tests/support/replicate.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

/// The marks where a GPU's series overtakes the CPU, in the data of the scaling chart.
class CrossoversTest : public QObject {
    Q_OBJECT

private slots:
    void aCrossoverLiesBetweenTheSizesWhereTheOrderChanges();
    void aCrossoverIsAgainstTheFastestCpuRow();
    void aSeriesThatNeverCrossesHasNoMark();
    void theLastOfSeveralChangesIsTheCrossover();
    void sizesThatOneSideLacksAreLeftOutOfACrossover();
    void aCrossoverNeedsTheSameDataOnTheSameMachine();
    void clocksThatTheCpuDoesNotHaveHaveNoCrossover();
};

void CrossoversTest::aCrossoverLiesBetweenTheSizesWhereTheOrderChanges()
{
    // The GPU is twice as slow at 2^10, and twice as fast at 2^12.
    const auto prepared =
        prepare({wall(gpuDevice(), "bitonic", 1024, {2000}), wall(cpuDevice(), "std-sort", 1024, {1000}),
                 wall(gpuDevice(), "bitonic", 4096, {2000}), wall(cpuDevice(), "std-sort", 4096, {4000})});
    QCOMPARE(prepared.crossovers.size(), std::size_t{1});
    const auto& mark = prepared.crossovers.front();
    QVERIFY(qAbs(mark.x - 2048) < 1e-6);
    const auto& gpu = prepared.series.front();
    QVERIFY(!gpu.cpu);
    QCOMPARE(mark.label, gpu.label + ": 2,000");
    QCOMPARE(mark.style, gpu.style);
}

void CrossoversTest::aCrossoverIsAgainstTheFastestCpuRow()
{
    Results results{wall(gpuDevice(), "bitonic", 1024, {2000}), wall(cpuDevice(), "std-sort", 1024, {1000}),
                    wall(gpuDevice(), "bitonic", 4096, {2000}), wall(cpuDevice(), "std-sort", 4096, {4000})};
    results.push_back(wall(cpuDevice(), "vqsort", 4096, {1500}));
    QVERIFY(prepare(results).crossovers.empty());
}

void CrossoversTest::aSeriesThatNeverCrossesHasNoMark()
{
    const auto sweep = [](double gpuNs) {
        return prepare(
            {wall(gpuDevice(), "bitonic", 1024, {gpuNs}), wall(cpuDevice(), "std-sort", 1024, {100}),
             wall(gpuDevice(), "bitonic", 2048, {gpuNs}), wall(cpuDevice(), "std-sort", 2048, {200})});
    };
    QVERIFY(sweep(1000).crossovers.empty());
    QVERIFY(sweep(10).crossovers.empty());
    QCOMPARE(sweep(150).crossovers.size(), std::size_t{1});
}

void CrossoversTest::theLastOfSeveralChangesIsTheCrossover()
{
    Results results;
    const auto add = [&](std::size_t size, double gpuNs) {
        results.push_back(wall(gpuDevice(), "bitonic", size, {gpuNs}));
        results.push_back(wall(cpuDevice(), "std-sort", size, {100}));
    };
    add(1024, 200);
    add(2048, 50);
    add(4096, 200);
    add(8192, 50);
    const auto prepared = prepare(results);
    QCOMPARE(prepared.crossovers.size(), std::size_t{1});
    QVERIFY(prepared.crossovers.front().x > 4096 && prepared.crossovers.front().x < 8192);
}

void CrossoversTest::sizesThatOneSideLacksAreLeftOutOfACrossover()
{
    const auto prepared =
        prepare({wall(gpuDevice(), "bitonic", 1024, {200}), wall(cpuDevice(), "std-sort", 1024, {100}),
                 wall(gpuDevice(), "bitonic", 2048, {1}), wall(gpuDevice(), "bitonic", 4096, {50}),
                 wall(cpuDevice(), "std-sort", 4096, {100}), failed(cpuDevice(), "std-sort", 2048)});
    QCOMPARE(prepared.crossovers.size(), std::size_t{1});
    QVERIFY(qAbs(prepared.crossovers.front().x - 2048) < 1e-6);
}

void CrossoversTest::aCrossoverNeedsTheSameDataOnTheSameMachine()
{
    const auto sweep = [](const std::string& generator, const std::string& node) {
        Results results{wall(gpuDevice(), "bitonic", 1024, {200}), wall(gpuDevice(), "bitonic", 2048, {50})};
        for (const std::size_t size : {1024, 2048}) {
            auto cpu = wallResult(cpuDevice(), "std-sort", size, {100});
            cpu.spec.workload.generator = generator;
            cpu.spec.device.node = node;
            results.push_back(shared(std::move(cpu)));
        }
        return prepare(results).crossovers.size();
    };
    QCOMPARE(sweep("shuffled-unique", ""), std::size_t{1});
    QCOMPARE(sweep("uniform", ""), std::size_t{0});
    QCOMPARE(sweep("shuffled-unique", "another"), std::size_t{0});
}

void CrossoversTest::clocksThatTheCpuDoesNotHaveHaveNoCrossover()
{
    Results results;
    for (const std::size_t size : {1024, 2048}) {
        auto gpu = wallResult(gpuDevice(), "bitonic", size, {1e6});
        tests::only(gpu).samples.front().kernelSumNs = size == 1024 ? 200 : 50;
        tests::only(gpu).samples.front().deviceClock = backend::Clock::OpenClEvent;
        results.push_back(shared(std::move(gpu)));
        auto cpu = wallResult(cpuDevice(), "std-sort", size, {100});
        tests::only(cpu).samples.front().kernelSumNs = 100;
        tests::only(cpu).samples.front().deviceClock = backend::Clock::HostSteady;
        results.push_back(shared(std::move(cpu)));
    }
    const auto prepared = prepare(results, {.metric = results::Metric::KernelSum});
    QCOMPARE(prepared.series.size(), std::size_t{2});
    QVERIFY(prepared.crossovers.empty());
}

SORTSCOPE_TEST(CrossoversTest)
#include "crossoverstest.moc"
