// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/mergechart.h"

#include "tests/gui/charts/chartprobe.h"
#include "tests/support/replicate.h"
#include "tests/support/sampleresults.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

namespace {

Result cell(const backend::DeviceInfo& device, const std::string& merge, std::int64_t lists, double ns)
{
    auto result = wallResult(device, "column-radix", 4096, {ns, ns + 1, ns + 2});
    result.spec.variant.merge = merge;
    result.spec.variant.parameters = {{"lists", lists}};
    for (auto& sample : tests::only(result).samples)
        sample.kernelSumNs = sample.wallNs / 2;
    return shared(std::move(result));
}

Results tableOf(const backend::DeviceInfo& device)
{
    Results results;
    for (const std::int64_t lists : {8, 16, 32}) {
        results.push_back(cell(device, "single-thread", lists, 1e6 + 1e4 * static_cast<double>(lists)));
        results.push_back(cell(device, "atomic-min", lists, 6e5));
    }
    return results;
}

const ScalingData& shownIn(const MergeChart& chart)
{
    return chart.shown();
}

std::vector<std::size_t> listsOf(const Series& series)
{
    std::vector<std::size_t> lists;
    for (const auto& point : series.points)
        lists.push_back(point.x);
    return lists;
}

} // namespace

class MergeChartTest : public QObject {
    Q_OBJECT

private slots:
    void withoutATableItSaysWhereToGetOne()
    {
        MergeChart chart;
        chart.show();
        QCOMPARE(emptyTitle(chart), QStringLiteral("Nothing measured yet"));
        chart.setResults({wall(gpuDevice(), "bitonic", 1024, {1000, 1001})});
        QTRY_COMPARE(emptyTitle(chart), QStringLiteral("No merge strategies to compare yet"));
        QVERIFY(emptyText(chart).contains(QStringLiteral("Prepared Experiments")));
    }

    void tablesOfIdenticalCardsAreToldApart()
    {
        auto results = tableOf(twinDevice(0));
        std::ranges::copy(tableOf(twinDevice(1)), std::back_inserter(results));
        MergeChart chart;
        chart.show();
        chart.setResults(results);
        QTRY_COMPARE(comboOf(chart, "table").count(), 2);
        QVERIFY(
            comboOf(chart, "table").itemText(0).startsWith(QStringLiteral("NVIDIA H200 (CUDA) cuda:0 ·")));
        QVERIFY(
            comboOf(chart, "table").itemText(1).startsWith(QStringLiteral("NVIDIA H200 (CUDA) cuda:1 ·")));
    }

    void aStrategyIsASeriesOverTheNumberOfLists()
    {
        MergeChart chart;
        chart.show();
        chart.setResults(tableOf(gpuDevice()));
        QTRY_COMPARE(shownIn(chart).series.size(), std::size_t{2});
        const auto& series = shownIn(chart).series;
        QCOMPARE(series[0].label, QStringLiteral("Single thread"));
        QCOMPARE(listsOf(series[0]), (std::vector<std::size_t>{8, 16, 32}));
        QCOMPARE(shownIn(chart).reading.metric, results::Metric::KernelSum);
        QCOMPARE(series[1].points[0].estimate.value, 300'000.0);
    }

    void theCpuIsALevelLineByItsWallClock()
    {
        MergeChart chart;
        chart.show();
        auto results = tableOf(gpuDevice());
        results.push_back(wall(cpuDevice(), "std-sort", 4096, {130'000, 130'001, 130'002}));
        chart.setResults(results);
        QTRY_COMPARE(shownIn(chart).series.size(), std::size_t{3});
        const auto& baseline = shownIn(chart).series.back();
        QVERIFY(baseline.cpu && baseline.style.dashed);
        QCOMPARE(listsOf(baseline), (std::vector<std::size_t>{8, 32}));
        QCOMPARE(baseline.points[0].estimate.value, 130'001.0);
        QCOMPARE(baseline.points[1].estimate.value, 130'001.0);
    }

    void eachDeviceHasATableToChoose()
    {
        MergeChart chart;
        chart.show();
        auto results = tableOf(gpuDevice());
        const auto others = tableOf(gpuDevice("opencl:1", "Other"));
        results.insert(results.end(), others.begin(), others.end());
        QSignalSpy tables(&chart, &MergeChart::tableShown);
        chart.setResults(results);
        QTRY_COMPARE(comboOf(chart, "table").count(), 2);
        QVERIFY(!tables.empty());
        choose(chart, "table", 1);
        QVERIFY(shownIn(chart).setting.startsWith(QStringLiteral("Other")));
        const auto table = tables.last().at(0).value<std::optional<results::MergeTable>>();
        QVERIFY(table);
        QCOMPARE(table->spec.device.id, std::string("opencl:1"));
        // The choice stays when results arrive.
        results.push_back(cell(gpuDevice("opencl:1", "Other"), "pairwise", 8, 9e5));
        chart.setResults(results);
        QTRY_COMPARE(shownIn(chart).series.size(), std::size_t{3});
        QVERIFY(shownIn(chart).setting.startsWith(QStringLiteral("Other")));
    }

    void aMetricThatNoCellHasIsSaid()
    {
        MergeChart chart;
        chart.show();
        chart.setResults(tableOf(gpuDevice()));
        choose(chart, "metric", 3);
        QCOMPARE(emptyTitle(chart), QStringLiteral("No cell of this table has this metric"));
    }
};

QTEST_MAIN(MergeChartTest)
#include "mergecharttest.moc"
