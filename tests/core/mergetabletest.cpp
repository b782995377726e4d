// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/mergetable.h"

#include "tests/support/replicate.h"

#include <QtTest>

using namespace sortscope;

namespace {

using Results = std::vector<results::ResultPointer>;

std::shared_ptr<results::JobResult> row(const std::string& device, const std::string& algorithm,
                                        std::int64_t wallNs)
{
    auto result = std::make_shared<results::JobResult>();
    result->spec.device.id = device;
    result->spec.device.uuid = device;
    result->spec.device.backend = device == "cpu" ? backend::BackendKind::Cpu : backend::BackendKind::Cuda;
    result->spec.variant.algorithm = algorithm;
    result->spec.workload.generator = "shuffled-unique";
    result->spec.workload.size = 4096;
    tests::only(*result).samples = {results::Sample{.wallNs = wallNs, .kernelSumNs = wallNs / 2}};
    result->verifiedRuns = 1;
    return result;
}

std::shared_ptr<results::JobResult> cell(const std::string& merge, std::int64_t lists,
                                         const std::string& device = "cuda:0")
{
    auto result = row(device, "column-radix", 1'000'000);
    result->spec.variant.merge = merge;
    result->spec.variant.parameters = {{"lists", lists}, {"tile", std::int64_t{4096}}};
    return result;
}

} // namespace

class MergeTableTest : public QObject {
    Q_OBJECT

private slots:
    void cellsStandByStrategyAndNumberOfLists()
    {
        const Results results{cell("pairwise", 32), cell("single-thread", 8), cell("single-thread", 32),
                              row("cpu", "std-sort", 130'000)};
        const auto tables = results::mergeTables(results);
        QCOMPARE(tables.size(), std::size_t{1});
        const auto& table = tables.front();
        QCOMPARE(table.lists, (std::vector<std::int64_t>{8, 32}));
        QCOMPARE(table.rows.size(), std::size_t{2});
        // The catalogue's order, not the order of the results.
        QCOMPARE(table.rows[0].merge, std::string("single-thread"));
        QCOMPARE(table.rows[0].cells, (Results{results[1], results[2]}));
        QCOMPARE(table.rows[1].merge, std::string("pairwise"));
        QCOMPARE(table.rows[1].cells, (Results{nullptr, results[0]}));
        QCOMPARE(table.baseline, results[3]);
    }

    void eachDeviceAndWorkloadHasATableOfItsOwn()
    {
        auto larger = cell("pairwise", 8);
        larger->spec.workload.size = 8192;
        auto largerToo = cell("pairwise", 16);
        largerToo->spec.workload.size = 8192;
        const auto tables =
            results::mergeTables(Results{cell("pairwise", 8), cell("pairwise", 8, "opencl:0"), larger,
                                         cell("pairwise", 16), cell("pairwise", 16, "opencl:0"), largerToo});
        QCOMPARE(tables.size(), std::size_t{3});
        QCOMPARE(tables[0].spec.device.id, std::string("cuda:0"));
        QCOMPARE(tables[1].spec.device.id, std::string("opencl:0"));
        QCOMPARE(tables[2].spec.workload.size, std::size_t{8192});
        for (const auto& table : tables)
            QCOMPARE(table.lists, (std::vector<std::int64_t>{8, 16}));
    }

    void aSingleCellIsNotATable() { QVERIFY(results::mergeTables(Results{cell("pairwise", 8)}).empty()); }

    void onlyVerifiedResultsAreCellsAndTheLaterOneCounts()
    {
        auto wrong = cell("pairwise", 16);
        wrong->status = results::Status::Failed;
        const Results results{cell("pairwise", 8), cell("pairwise", 16), cell("pairwise", 16), wrong};
        const auto tables = results::mergeTables(results);
        QCOMPARE(tables.size(), std::size_t{1});
        QCOMPARE(tables.front().rows.front().cells, (Results{results[0], results[2]}));
        QCOMPARE(tables.front().older, std::size_t{1});
    }

    void otherAlgorithmsHaveNoTable()
    {
        auto bitonic = row("cuda:0", "bitonic", 1000);
        auto other = row("cuda:0", "bitonic", 1000);
        other->spec.variant.parameters = {{"work-group", std::int64_t{64}}};
        QVERIFY(results::mergeTables(Results{bitonic, other}).empty());
    }

    void theWallClockCountsWhereACellHasNoKernelTimes()
    {
        const auto graph = cell("pairwise", 16);
        tests::only(*graph).samples.front().kernelSumNs.reset();
        QCOMPARE(results::metricOf(results::mergeTables(Results{cell("pairwise", 8), graph}).front()),
                 results::Metric::Wall);
        QCOMPARE(results::metricOf(
                     results::mergeTables(Results{cell("pairwise", 8), cell("pairwise", 16)}).front()),
                 results::Metric::KernelSum);
    }
};

QTEST_GUILESS_MAIN(MergeTableTest)
#include "mergetabletest.moc"
