// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/cpubaselines.h"

#include "core/results/judge/quality.h"
#include "tests/support/replicate.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

using namespace sortscope;

namespace {

std::shared_ptr<results::JobResult> row(const std::string& device, const std::string& algorithm,
                                        std::size_t size, std::int64_t wallNs)
{
    auto result = std::make_shared<results::JobResult>();
    result->spec.device.id = device;
    result->spec.device.backend = device == "cpu" ? backend::BackendKind::Cpu : backend::BackendKind::OpenCl;
    result->spec.variant.algorithm = algorithm;
    result->spec.workload.generator = "uniform";
    result->spec.workload.size = size;
    tests::only(*result).samples = {results::Sample{.wallNs = wallNs}};
    result->verifiedRuns = 1;
    return result;
}

} // namespace

class CpuBaselinesTest : public QObject {
    Q_OBJECT

private slots:
    void theBaselineIsTheFastestCpuRowOfTheSameWorkload()
    {
        const std::vector<results::ResultPointer> results{
            row("cpu", "std-sort", 1024, 8'000'000), row("cpu", "vqsort", 1024, 2'000'000),
            row("opencl:0", "bitonic", 1024, 4'000'000), row("opencl:0", "bitonic", 2048, 4'000'000)};
        const results::CpuBaselines baselines(results);
        const auto speedUp = baselines.speedUpOf(*results[2]);
        QVERIFY(speedUp);
        QCOMPARE(speedUp->baseline, results[1]);
        QCOMPARE(speedUp->factor, 0.5);
        QCOMPARE(baselines.fastest(results[2]->spec), results[1]);
        QVERIFY(!baselines.speedUpOf(*results[3]));
        QVERIFY(!baselines.fastest(results[3]->spec));
        QCOMPARE(baselines.speedUpOf(*results[1])->factor, 1.0);
    }

    void aRowOfPoorQualityIsABaselineOnlyIfThereIsNoOther()
    {
        const auto poor = row("cpu", "vqsort", 1024, 2'000'000);
        poor->warnings = {results::Warning::Interference};
        const auto gpu = row("opencl:0", "bitonic", 1024, 4'000'000);
        const auto calm = row("cpu", "std-sort", 1024, 8'000'000);
        const auto speedUp =
            results::CpuBaselines(std::vector<results::ResultPointer>{poor, calm, gpu}).speedUpOf(*gpu);
        QCOMPARE(speedUp->baseline, results::ResultPointer(calm));
        QVERIFY(speedUp->doubt.empty());
        const auto doubtful =
            results::CpuBaselines(std::vector<results::ResultPointer>{poor, gpu}).speedUpOf(*gpu);
        QCOMPARE(doubtful->baseline, results::ResultPointer(poor));
        QCOMPARE(doubtful->quality, results::Quality::Poor);
        QCOMPARE(doubtful->doubt, std::string("vqsort on cpu: other programs used the processors"));
    }

    void anOpenClDeviceThatIsTheProcessorIsABaseline()
    {
        auto pocl = row("opencl:0", "radix-sort", 1024, 1'000'000);
        pocl->spec.device.name = "pthread-haswell-AMD EPYC 9354 32-Core Processor";
        pocl->spec.device.sharesHostMemory = true;
        const std::vector<results::ResultPointer> results{row("cpu", "vqsort", 1024, 2'000'000), pocl,
                                                          row("opencl:1", "bitonic", 1024, 4'000'000)};
        QCOMPARE(results::CpuBaselines(results).fastest(results[2]->spec), results[1]);
    }

    void aSpeedUpCarriesItsInterval()
    {
        const auto replicated = [](const std::string& device, std::int64_t wallNs) {
            auto result = row(device, "bitonic", 1024, wallNs);
            result->replicates.resize(3, result->replicates.front());
            result->replicates[0].samples.front().wallNs = wallNs * 99 / 100;
            result->replicates[2].samples.front().wallNs = wallNs * 101 / 100;
            return result;
        };
        const std::vector<results::ResultPointer> results{replicated("cpu", 8'000'000),
                                                          replicated("opencl:0", 2'000'000)};
        const auto speedUp = results::CpuBaselines(results).speedUpOf(*results[1]);
        QVERIFY(!speedUp->withinOneRun && speedUp->interval);
        QVERIFY(speedUp->interval->low > 3.8 && speedUp->interval->low < 3.95);
        QVERIFY(speedUp->interval->high > 4.05 && speedUp->interval->high < 4.2);
        QCOMPARE(results::speedUpText({.factor = 4, .interval = measure::Interval{3.9, 4.1}}),
                 std::string("4.00× (3.90 … 4.10)"));
        QCOMPARE(results::speedUpText({.factor = 0.0021}), std::string("0.0021×"));
    }

    void withinOneRunTheIntervalKnowsTheSamplesAlone()
    {
        const auto sampled = [](const std::string& device, std::int64_t wallNs) {
            auto result = row(device, "bitonic", 1024, wallNs);
            for (std::int64_t i = 1; i < 9; ++i)
                tests::only(*result).samples.push_back(results::Sample{.wallNs = wallNs + 1000 * (i % 3)});
            return result;
        };
        const std::vector<results::ResultPointer> results{sampled("cpu", 8'000'000),
                                                          sampled("opencl:0", 2'000'000)};
        const auto speedUp = results::CpuBaselines(results).speedUpOf(*results[1]);
        QVERIFY(speedUp->withinOneRun && speedUp->interval);
        QVERIFY(speedUp->interval->low < speedUp->factor && speedUp->factor < speedUp->interval->high);
    }

    void rowsOfOtherDataAreNotABaseline()
    {
        auto other = row("cpu", "vqsort", 1024, 2'000'000);
        other->spec.workload.generator = "sorted";
        auto wrong = row("cpu", "std-sort", 1024, 1'000'000);
        wrong->status = results::Status::Failed;
        auto search = row("cpu", "std-lower-bound", 1024, 1'000);
        search->spec.workload.search = results::SearchOptions{};
        const std::vector<results::ResultPointer> results{other, wrong, search,
                                                          row("opencl:0", "bitonic", 1024, 4'000'000)};
        QVERIFY(!results::CpuBaselines(results).speedUpOf(*results[3]));
    }

    void rowsWithColdCachesAreNoBaselineOfWarmOnes()
    {
        const auto cold = row("cpu", "vqsort", 1024, 9'000'000);
        cold->spec.variant.cache = backend::Cache::Cold;
        const auto gpu = row("opencl:0", "bitonic", 1024, 4'000'000);
        const auto coldGpu = row("opencl:0", "bitonic", 1024, 6'000'000);
        coldGpu->spec.variant.cache = backend::Cache::Cold;
        const results::CpuBaselines baselines(std::vector<results::ResultPointer>{cold, gpu, coldGpu});
        QVERIFY(!baselines.fastest(gpu->spec));
        QCOMPARE(baselines.speedUpOf(*coldGpu)->factor, 1.5);
    }

    void rowsOfAnotherMachineAreNoBaseline()
    {
        auto cpu = row("cpu", "vqsort", 1024, 2'000'000);
        cpu->spec.device.node = "box1";
        auto gpu = row("cuda:0", "bitonic", 1024, 4'000'000);
        gpu->spec.device.node = "box2";
        const std::vector<results::ResultPointer> results{cpu, gpu};
        QVERIFY(!results::CpuBaselines(results).speedUpOf(*gpu));
        cpu->spec.device.node = "box2";
        QCOMPARE(results::CpuBaselines(results).speedUpOf(*gpu)->factor, 0.5);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, CpuBaselinesTest)
#include "cpubaselinestest.moc"
