// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/mergetable.h"

#include <QtTest>

using namespace sortscope;

namespace {

using Results = std::vector<job::ResultPointer>;

std::shared_ptr<job::JobResult> row(const std::string& device, const std::string& algorithm,
                                    std::int64_t wallNs)
{
    auto result = std::make_shared<job::JobResult>();
    result->spec.device.id = device;
    result->spec.device.backend = device == "cpu" ? backend::BackendKind::Cpu : backend::BackendKind::Cuda;
    result->spec.algorithm = algorithm;
    result->spec.generator = "shuffled-unique";
    result->spec.size = 4096;
    result->samples = {measure::Sample{.wallNs = wallNs, .kernelSumNs = wallNs / 2}};
    result->verifiedRuns = 1;
    return result;
}

std::shared_ptr<job::JobResult> cell(const std::string& merge, std::int64_t lists,
                                     const std::string& device = "cuda:0")
{
    auto result = row(device, "column-radix", 1'000'000);
    result->spec.merge = merge;
    result->spec.parameters = {{"lists", lists}, {"tile", std::int64_t{4096}}};
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
        const auto tables = job::mergeTables(results);
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
        larger->spec.size = 8192;
        auto largerToo = cell("pairwise", 16);
        largerToo->spec.size = 8192;
        const auto tables =
            job::mergeTables(Results{cell("pairwise", 8), cell("pairwise", 8, "opencl:0"), larger,
                                     cell("pairwise", 16), cell("pairwise", 16, "opencl:0"), largerToo});
        QCOMPARE(tables.size(), std::size_t{3});
        QCOMPARE(tables[0].spec.device.id, std::string("cuda:0"));
        QCOMPARE(tables[1].spec.device.id, std::string("opencl:0"));
        QCOMPARE(tables[2].spec.size, std::size_t{8192});
        for (const auto& table : tables)
            QCOMPARE(table.lists, (std::vector<std::int64_t>{8, 16}));
    }

    void aSingleCellIsNoTable() { QVERIFY(job::mergeTables(Results{cell("pairwise", 8)}).empty()); }

    void onlyVerifiedResultsAreCellsAndTheLaterOneCounts()
    {
        auto wrong = cell("pairwise", 16);
        wrong->status = job::Status::Failed;
        const Results results{cell("pairwise", 8), cell("pairwise", 16), cell("pairwise", 16), wrong};
        const auto tables = job::mergeTables(results);
        QCOMPARE(tables.size(), std::size_t{1});
        QCOMPARE(tables.front().rows.front().cells, (Results{results[0], results[2]}));
    }

    void otherAlgorithmsHaveNoTable()
    {
        auto bitonic = row("cuda:0", "bitonic", 1000);
        auto other = row("cuda:0", "bitonic", 1000);
        other->spec.parameters = {{"work-group", std::int64_t{64}}};
        QVERIFY(job::mergeTables(Results{bitonic, other}).empty());
    }

    void theWallClockCountsWhereACellHasNoKernelTimes()
    {
        const auto graph = cell("pairwise", 16);
        graph->samples.front().kernelSumNs.reset();
        QCOMPARE(job::metricOf(job::mergeTables(Results{cell("pairwise", 8), graph}).front()),
                 job::Metric::Wall);
        QCOMPARE(job::metricOf(job::mergeTables(Results{cell("pairwise", 8), cell("pairwise", 16)}).front()),
                 job::Metric::KernelSum);
    }
};

QTEST_GUILESS_MAIN(MergeTableTest)
#include "mergetabletest.moc"
