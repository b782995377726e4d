// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/cpubaselines.h"

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
