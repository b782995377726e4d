// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/show/winnermatrix.h"

#include "core/export/matrix.h"
#include "core/results/row/metric.h"
#include "tests/support/comparedresults.h"
#include "tests/support/csvreader.h"
#include "tests/support/testprogram.h"

#include <QTest>

using namespace sortscope;
using namespace sortscope::tests;
using results::MatrixAxis;
using results::Metric;
using results::ResultPointer;

namespace {

struct Row {
    std::string algorithm;
    std::string generator = "uniform";
    std::size_t size = 1024;
    std::int64_t wallNs = 1000;
};

/// A row whose replicates lie 0.1 % apart, or `spread` times as far.
results::JobResult rowOf(const Row& row, double spread = 1)
{
    auto result = resultOf(around(row.wallNs), row.size);
    result.spec.variant.algorithm = row.algorithm;
    result.spec.workload.generator = row.generator;
    double offset = -1;
    for (auto& replicate : result.replicates) {
        for (auto& sample : replicate.samples)
            sample.wallNs =
                static_cast<std::int64_t>(static_cast<double>(sample.wallNs) * (1 + offset * spread / 1000));
        offset += 1;
    }
    return result;
}

std::vector<ResultPointer> pointersTo(const std::vector<results::JobResult>& results)
{
    std::vector<ResultPointer> pointers;
    for (const auto& stored : setOf(results).jobs)
        pointers.push_back(stored.result);
    return pointers;
}

/// Two sorts of which each is the faster one for one kind of data, in two sizes.
std::vector<ResultPointer> twoSorts()
{
    return pointersTo(
        {rowOf({"bitonic", "uniform", 4096, 40'000}), rowOf({"radix-sort", "uniform", 4096, 20'000}),
         rowOf({"bitonic", "zipf", 4096, 30'000}), rowOf({"radix-sort", "zipf", 4096, 60'000}),
         rowOf({"bitonic", "uniform", 1024, 10'000}), rowOf({"radix-sort", "uniform", 1024, 5'000}),
         rowOf({"bitonic", "zipf", 1024, 8'000}), rowOf({"radix-sort", "zipf", 1024, 16'000})});
}

} // namespace

class WinnerMatrixTest : public QObject {
    Q_OBJECT

private slots:
    void eachCellHasItsWinnerAndLead()
    {
        const auto rows = twoSorts();
        const auto matrices = results::winnerMatrices(rows, Metric::Wall, "data", "size");
        QCOMPARE(matrices.size(), std::size_t{1});
        const auto& matrix = matrices.front();
        QCOMPARE(matrix.rows, (std::vector<std::string>{"uniform", "zipf"}));
        QCOMPARE(matrix.columns, (std::vector<std::string>{"1024", "4096"}));
        for (std::size_t column = 0; column < 2; ++column) {
            const auto& uniform = matrix.cell(0, column);
            QCOMPARE(uniform.winner->spec.variant.algorithm, std::string("radix-sort"));
            QCOMPARE(matrix.cell(1, column).winner->spec.variant.algorithm, std::string("bitonic"));
            QVERIFY(results::isProven(uniform));
            QVERIFY(std::abs(uniform.lead->factor - 2) < 0.01);
        }
        const results::RowNames names(rows);
        const auto text = results::cellText(matrix.cell(0, 0), names);
        QVERIFY2(text.starts_with("radix-sort on opencl:0, 2.00× ("), text.c_str());
    }

    void aLeadWithinTheScatterIsNotProven()
    {
        const auto rows = pointersTo({rowOf({"bitonic", "uniform", 1024, 10'000}, 50),
                                      rowOf({"radix-sort", "uniform", 1024, 9'900}, 50)});
        const auto matrices = results::winnerMatrices(rows, Metric::Wall, "data", "size");
        const auto& cell = matrices.at(0).cell(0, 0);
        QVERIFY(!results::isProven(cell));
        QCOMPARE(results::cellText(cell, results::RowNames(rows)),
                 std::string("radix-sort on opencl:0, not proven: as fast is bitonic on opencl:0"));
    }

    void aRowWithoutOthersWinsNothing()
    {
        const auto rows = pointersTo({rowOf({"bitonic"})});
        const auto matrices = results::winnerMatrices(rows, Metric::Wall, "data", "size");
        QVERIFY(!results::isProven(matrices.at(0).cell(0, 0)));
        QCOMPARE(results::cellText(matrices[0].cell(0, 0), results::RowNames(rows)),
                 std::string("bitonic on opencl:0, alone"));
    }

    void otherWorkNeverMeetsInACell()
    {
        auto down = rowOf({"radix-sort", "uniform", 1024, 500});
        down.spec.workload.direction = data::Direction::Descending;
        auto wide = rowOf({"radix-sort", "uniform", 1024, 400});
        wide.spec.workload.key = data::KeyType::U64;
        auto elsewhere = rowOf({"radix-sort", "uniform", 1024, 300});
        elsewhere.spec.device.node = "node2";
        const auto rows = pointersTo({rowOf({"bitonic"}), down, wide, elsewhere});
        const auto matrices = results::winnerMatrices(rows, Metric::Wall, "data", "size");
        QCOMPARE(matrices.size(), std::size_t{4});
        QCOMPARE(matrices[0].cell(0, 0).winner->spec.variant.algorithm, std::string("bitonic"));
        QCOMPARE(matrices[1].title, std::string("u32 keys, descending"));
        QCOMPARE(matrices[2].title, std::string("u64 keys, ascending"));
        QVERIFY(matrices[3].title.starts_with("node2, "));
        const auto byKey = results::winnerMatrices(rows, Metric::Wall, "direction", "key");
        QCOMPARE(byKey.size(), std::size_t{2});
        QCOMPARE(byKey[0].columns, (std::vector<std::string>{"u32", "u64"}));
        QVERIFY(!byKey[0].cell(1, 1).winner);
    }

    void coldCachesNeverMeetWarmOnes()
    {
        auto cold = rowOf({"radix-sort", "uniform", 1024, 5000});
        cold.spec.variant.cache = backend::Cache::Cold;
        const auto rows = pointersTo({rowOf({"radix-sort"}), cold});
        const auto matrices = results::winnerMatrices(rows, Metric::Wall, "data", "size");
        QCOMPARE(matrices.size(), std::size_t{2});
        QVERIFY(!matrices[0].cell(0, 0).lead);
        QVERIFY2(matrices[1].title.ends_with("cold caches"), matrices[1].title.c_str());
        const auto byCache = results::winnerMatrices(rows, Metric::Wall, "cache", "size");
        QCOMPARE(byCache.size(), std::size_t{1});
        QCOMPARE(byCache[0].rows, (std::vector<std::string>{"warm", "cold"}));
    }

    void aParameterIsAnAxis()
    {
        auto narrow = rowOf({"radix-sort", "uniform", 1024, 900});
        narrow.spec.variant.parameters["work-group-size"] = 64;
        auto wide = rowOf({"radix-sort", "uniform", 1024, 800});
        wide.spec.variant.parameters["work-group-size"] = 256;
        const auto rows = pointersTo({wide, narrow, rowOf({"std-sort"})});
        QCOMPARE(results::matrixAxes(rows), std::vector<MatrixAxis>{"work-group-size"});
        const auto matrices = results::winnerMatrices(rows, Metric::Wall, "data", "work-group-size");
        QCOMPARE(matrices.at(0).columns, (std::vector<std::string>{"64", "256"}));
        QVERIFY(results::winnerMatrices(rows, Metric::Wall, "data", "lists").empty());
    }

    void theDeviceIsAnAxis()
    {
        auto here = rowOf({"radix-sort", "uniform", 1024, 900});
        here.spec.device.id = "cuda:0";
        auto there = rowOf({"radix-sort", "uniform", 1024, 800});
        there.spec.device.id = "cuda:1";
        auto other = rowOf({"bitonic", "uniform", 1024, 8000});
        other.spec.device.id = "cuda:1";
        const auto rows = pointersTo({here, there, other});
        QCOMPARE(results::matrixAxes(rows), std::vector<MatrixAxis>{"device"});
        const auto matrices = results::winnerMatrices(rows, Metric::Wall, "device", "size");
        QCOMPARE(matrices.size(), std::size_t{1});
        QCOMPARE(matrices.at(0).rows, (std::vector<std::string>{"cuda:0", "cuda:1"}));
        QCOMPARE(matrices.at(0).cell(0, 0).rows.size(), std::size_t{1});
        QVERIFY(!matrices.at(0).cell(0, 0).lead);
        QCOMPARE(matrices.at(0).cell(1, 0).rows.size(), std::size_t{2});
        QVERIFY(results::isProven(matrices.at(0).cell(1, 0)));
    }

    void exportsHaveEachCell()
    {
        const auto rows = twoSorts();
        const auto matrices = results::winnerMatrices(rows, Metric::Wall, "data", "size");
        const results::RowNames names(rows);
        const CsvReader csv(exports::matrixCsv(matrices, Metric::Wall, names));
        QCOMPARE(csv.rows(), std::size_t{4});
        QCOMPARE(csv.cell(1, "row"), std::string("uniform"));
        QCOMPARE(csv.cell(1, "column"), std::string("4096"));
        QCOMPARE(csv.cell(1, "algorithm"), std::string("radix-sort"));
        QCOMPARE(csv.cell(1, "second"), std::string("bitonic on opencl:0"));
        QCOMPARE(csv.cell(1, "proven"), std::string("true"));
        const auto markdown = exports::matrixMarkdown(matrices, names);
        QVERIFY2(markdown.starts_with(
                     "| data \\ size | 1024 | 4096 |\n| :-- | :-- | :-- |\n| uniform | radix-sort on "),
                 markdown.c_str());
    }
};

SORTSCOPE_TEST(WinnerMatrixTest)
#include "winnermatrixtest.moc"
