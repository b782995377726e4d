// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/panels.h"

#include "core/results/row/jobresult.h"
#include "gui/charts/curves/scalingchart.h"
#include "tests/gui/charts/chartprobe.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

namespace {

const std::vector<std::string> kSorts{"bitonic",    "column-radix", "merge-sort",
                                      "radix-sort", "onesweep",     "bitonic-tiled"};
const std::vector<std::string> kData{"uniform", "sorted", "reversed", "all-equal", "zipf"};

Result row(const std::string& sort, const std::string& data, std::size_t size,
           data::KeyType key = data::KeyType::U32)
{
    const auto n = static_cast<double>(size);
    auto result = wallResult(gpuDevice(), sort, size, {n, n + 1, n + 2, n + 3});
    result.spec.workload.generator = data;
    result.spec.workload.key = key;
    return shared(std::move(result));
}

/// Six sorts of as many kinds of data as asked for, at two sizes.
Results rows(std::size_t kinds, const std::vector<data::KeyType>& keys = {data::KeyType::U32})
{
    Results results;
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        for (const auto key : keys) {
            for (const auto& sort : kSorts) {
                for (const std::size_t size : {1024, 4096})
                    results.push_back(row(sort, kData.at(kind), size, key));
            }
        }
    }
    return results;
}

void show(ScalingChart& chart, const Results& results)
{
    chart.resize(1200, 700);
    chart.setResults(results);
    chart.show();
    chart.catchUp();
}

} // namespace

class PanelsTest : public QObject {
    Q_OBJECT

private slots:
    void aDozenCurvesStayInOneChart()
    {
        ScalingChart chart;
        show(chart, rows(2));
        QCOMPARE(chart.shown().series.size(), std::size_t{12});
        QVERIFY(chart.shown().panels.isEmpty());
        QCOMPARE(chart.title(), QStringLiteral("Time against size"));
    }

    void moreAreSplitByTheAxisThatMakesPanelsSmallest()
    {
        ScalingChart chart;
        show(chart, rows(5));
        const auto& data = chart.shown();
        QCOMPARE(data.split, SplitAxes{"data"});
        QCOMPARE(data.panels.size(), qsizetype{5});
        QCOMPARE(data.series.size(), std::size_t{30});
        QCOMPARE(chart.title(), QStringLiteral("Time against size, split by: Data"));
        QVERIFY(chart.notes().join(u'\n').contains(QStringLiteral("30 curve")));
    }

    void oneLegendServesAllPanels()
    {
        ScalingChart chart;
        show(chart, rows(5));
        QCOMPARE(chart.legend().size(), kSorts.size());
        std::map<QString, Style> looks;
        for (const auto& series : chart.shown().series)
            QCOMPARE(looks.try_emplace(series.label, series.style).first->second, series.style);
        std::set<std::pair<int, int>> colours;
        for (const auto& [label, style] : looks)
            colours.emplace(style.colour, style.shade);
        QCOMPARE(colours.size(), kSorts.size());
    }

    void twoAxesSplitWhatOneDoesNot()
    {
        const auto all = rows(5, {data::KeyType::U32, data::KeyType::U64, data::KeyType::F32});
        Summaries summaries;
        const auto curves = oneOfEachCurve(all, summaries, {});
        QCOMPARE(curves.size(), std::size_t{90});
        QCOMPARE(axesOfSmallestPanels(curves), (SplitAxes{"data", "key"}));
    }

    void algorithmsArePartedOnlyWhereNothingElseParts()
    {
        Results results;
        for (int sort = 0; sort < 15; ++sort)
            results.push_back(row("sort-" + std::to_string(sort), "uniform", 1024));
        QCOMPARE(axesOfSmallestPanels(results), SplitAxes{"algorithm"});
    }

    void theUserChoosesAnotherAxisOrAllInOne()
    {
        ScalingChart chart;
        show(chart, rows(5));
        choose(chart, "split", 1);
        QCOMPARE(comboOf(chart, "split").currentText(), QStringLiteral("All in one"));
        QVERIFY(chart.shown().panels.isEmpty());
        QCOMPARE(chart.shown().series.size(), std::size_t{30});
        choose(chart, "split", 3);
        QCOMPARE(comboOf(chart, "split").currentText(), QStringLiteral("Algorithm"));
        QCOMPARE(chart.shown().panels.size(), static_cast<qsizetype>(kSorts.size()));
        QCOMPARE(chart.legend().size(), kData.size());
        QVERIFY(!chart.notes().join(u'\n').contains(QStringLiteral("too many")));
        std::set<int> colours;
        for (const auto& entry : chart.legend())
            colours.insert(entry.style.colour);
        QCOMPARE(colours.size(), kData.size());
    }

    void aChoiceComesBackWithItsAxis()
    {
        ScalingChart chart;
        show(chart, rows(5));
        choose(chart, "split", 3);
        chart.setResults({row("bitonic", "uniform", 1024), row("bitonic", "uniform", 4096)});
        chart.catchUp();
        QVERIFY(chart.shown().panels.isEmpty());
        chart.setResults(rows(2));
        chart.catchUp();
        QCOMPARE(chart.shown().split, SplitAxes{"algorithm"});
    }

    void everyMarkStandsInItsPanelAndSaysIt()
    {
        ScalingChart chart;
        show(chart, rows(5));
        const auto& spots = canvasOf(chart).hotSpots();
        QCOMPARE(spots.size(), std::size_t{60});
        QVERIFY(chart.details(0).title.endsWith(QStringLiteral("Uniform random")));
        QVERIFY(chart.details(59).title.contains(QStringLiteral(" · ")));
        // Equal figures of two panels have the same place in them.
        QCOMPARE(spots[0].area.size(), spots[12].area.size());
        QVERIFY(spots[0].area != spots[12].area);
        for (const auto& spot : spots)
            QVERIFY(QRectF(canvasOf(chart).rect()).contains(spot.area));
        QCOMPARE(chart.markedJobs().size(), spots.size());
    }

    void thePanelsAreInPicturesAndTheData()
    {
        ScalingChart chart;
        show(chart, rows(5));
        const auto svg = chartFile(&chart, QStringLiteral("chart.svg"));
        QVERIFY(svg && svg->contains("Reversed"));
        QVERIFY(hasData(&chart));
        const auto csv = chartFile(&chart, QStringLiteral("chart.csv"));
        QVERIFY(csv);
        const auto lines = csv->split('\n');
        QCOMPARE(lines.front().trimmed(), QByteArray("panel,series,size,value,low,high,unit,job"));
        QCOMPARE(lines.size(), qsizetype{62});
        QVERIFY(lines.at(1).startsWith("Uniform random,Bitonic sort"));
        QVERIFY(lines.at(1).contains(",1024,1025.5,"));
    }

    void aHiddenSeriesIsHiddenInAllPanels()
    {
        ScalingChart chart;
        show(chart, rows(5));
        auto& canvas = canvasOf(chart);
        QTest::keyClick(&canvas, Qt::Key_L);
        QTest::keyClick(&canvas, Qt::Key_Space);
        QCOMPARE(canvas.hotSpots().size(), std::size_t{50});
        QTest::keyClick(&canvas, Qt::Key_Return);
        QCOMPARE(canvas.hotSpots().size(), std::size_t{10});
    }

    void theWheelZoomsAllPanelsAlike()
    {
        ScalingChart chart;
        show(chart, rows(5));
        auto& canvas = canvasOf(chart);
        QTest::keyClick(&canvas, Qt::Key_Plus);
        QVERIFY(chart.notes().join(u'\n').contains(QStringLiteral("Zoomed in")));
    }
};

SORTSCOPE_TEST_WITH(QApplication, PanelsTest)
#include "panelstest.moc"
