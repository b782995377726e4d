// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/kernelpairs.h"

#include "tests/support/replicate.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>

using namespace sortscope;
using results::KernelPair;
using results::KernelRow;

namespace {

/// A result of one sample with these kernels, one after the other.
results::JobResult resultWith(const std::string& algorithm, const std::vector<std::string>& kernels,
                              std::int64_t each)
{
    auto result = tests::wallResult(tests::gpuDevice(), algorithm, 4096, {});
    std::vector<backend::Command> commands;
    std::int64_t now = 0;
    for (const auto& name : kernels) {
        commands.push_back(tests::kernel(name, std::nullopt, std::nullopt, now, now + each));
        now += each;
    }
    results::Sample sample;
    sample.commands = results::PackedCommands(commands);
    results::deriveDurations(sample, commands, 0, commands.size());
    tests::only(result).samples.push_back(std::move(sample));
    ++result.verifiedRuns;
    return result;
}

std::vector<KernelPair> rowsOf(const std::vector<KernelPair>& all, KernelRow kind)
{
    std::vector<KernelPair> rows;
    std::ranges::copy_if(all, std::back_inserter(rows), [kind](const auto& row) { return row.row == kind; });
    return rows;
}

} // namespace

class KernelPairsTest : public QObject {
    Q_OBJECT

private slots:
    void kernelsOfOneNameStandSideBySideAndOthersAlone()
    {
        const auto a = resultWith("radix-sort", {"count", "scan", "count"}, 100);
        const auto b = resultWith("onesweep", {"sweep", "count"}, 150);
        const auto all = results::kernelPairs(a, b);
        const auto kernels = rowsOf(all, KernelRow::Kernel);
        QCOMPARE(kernels.size(), std::size_t{3});
        QCOMPARE(kernels[0].kernel, std::string("count"));
        QCOMPARE(kernels[0].a->launches, std::size_t{2});
        QCOMPARE(kernels[0].b->launches, std::size_t{1});
        QCOMPARE(*kernels[0].ratio(), 0.75);
        QCOMPARE(kernels[1].kernel, std::string("scan"));
        QVERIFY(kernels[1].a && !kernels[1].b && !kernels[1].ratio());
        QCOMPARE(kernels[2].kernel, std::string("sweep"));
        QVERIFY(!kernels[2].a && kernels[2].b);
    }

    void stagesFollowWhereBothAreOfOneAlgorithm()
    {
        const auto a = tests::bitonicResult(5, 3, 1000);
        const auto b = tests::bitonicResult(6, 3, 2000);
        const auto stages = rowsOf(results::kernelPairs(a, b), KernelRow::Stage);
        QCOMPARE(stages.size(), std::size_t{6});
        QVERIFY(stages.front().ratio().value_or(0) > 1.9);
        QVERIFY(!stages.back().a && stages.back().b);
        auto other = b;
        other.spec.variant.algorithm = "bitonic-two-kernel";
        QVERIFY(rowsOf(results::kernelPairs(a, other), KernelRow::Stage).empty());
    }

    void theFiguresOfTheRunStandBelow()
    {
        const auto a = tests::bitonicResult(5, 3, 1000);
        const auto totals = rowsOf(results::kernelPairs(a, a), KernelRow::Total);
        QVERIFY(!totals.empty());
        QVERIFY(totals.front().total == results::Metric::KernelSum);
        for (const auto& row : totals)
            QVERIFY(row.ratio().value_or(1) == 1);
    }

    void theFactsAreThoseOfTheKernel()
    {
        auto a = resultWith("radix-sort", {"count", "scan"}, 100);
        auto b = a;
        a.kernels = {{.kernel = "scan", .registers = 62}};
        b.kernels = {{.kernel = "scan", .registers = 71}};
        const auto kernels = rowsOf(results::kernelPairs(a, b), KernelRow::Kernel);
        QVERIFY(!kernels[0].a->facts);
        QCOMPARE(kernels[1].a->facts->registers, std::optional(std::size_t{62}));
        QCOMPARE(kernels[1].b->facts->registers, std::optional(std::size_t{71}));
        QCOMPARE(results::factText(kernels[1], results::KernelFact::Registers), std::string("62 → 71"));
        QCOMPARE(results::factText(kernels[1], results::KernelFact::Launches), std::string("1"));
        QCOMPARE(results::factText(kernels[1], results::KernelFact::Spilled), std::string());
    }

    void jobsWithoutKernelsHaveNoRows()
    {
        const auto cpu = tests::wallResult(tests::cpuDevice(), "std-sort", 4096, {100, 110});
        QVERIFY(results::kernelPairs(cpu, cpu).empty());
        QVERIFY(!results::kernelPairs(cpu, tests::bitonicResult(5, 3)).empty());
    }
};

SORTSCOPE_TEST(KernelPairsTest)
#include "kernelpairstest.moc"
