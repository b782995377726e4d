// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/speedupchart.h"

#include "tests/gui/charts/chartprobe.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QTest>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

namespace {

Results sorts()
{
    return {wall(gpuDevice(), "bitonic", 1024, {25}),   wall(gpuDevice("cuda:0"), "bitonic", 1024, {2}),
            wall(cpuDevice(), "std-sort", 1024, {100}), wall(cpuDevice(), "vqsort", 1024, {10}),
            wall(cpuDevice(), "std-sort", 2048, {200}), failed(gpuDevice(), "bitonic", 2048)};
}

QStringList speedUps(const SpeedUpChart& chart)
{
    QStringList texts;
    for (const auto& bar : chart.shown().bars)
        texts << chart.speedUpText(bar);
    return texts;
}

} // namespace

class SpeedUpChartTest : public QObject {
    Q_OBJECT

private slots:
    void speedUpsAreWrittenBehindTheBars();
    void anotherBaselineChangesTheSpeedUps();
    void sizesAreOfferedAndAChosenOneStays();
    void theChoicesSurviveNewResults();
    void aFailedRowIsCountedAndNotDrawn();
    void olderResultsOfTheSameJobsAreCountedInANote();
    void emptyStatesSayWhatIsMissing();
    void tooltipsShowExactValuesAndTheSpeedUp();
    void moreBarsThanFitAreCounted();
    void theSubtitleNamesTheWork();
    void aLogarithmicAxisShowsShortTimesBesideLongOnes();
    void timesFarApartMakeTheAxisLogarithmic();
    void theTitleNamesTheBaseline();
    void manyBarsAreOfOneKindOfData();
};

void SpeedUpChartTest::timesFarApartMakeTheAxisLogarithmic()
{
    SpeedUpChart chart;
    chart.resize(900, 500);
    auto results = sorts();
    results.push_back(wall(cpuDevice(), "ips4o", 1024, {2000}));
    chart.setResults(results);
    chart.show();
    chart.catchUp();
    QVERIFY(chart.notes().join(u' ').contains(QStringLiteral("logarithmic")));
    choose(chart, "axis", 1);
    QVERIFY(!chart.notes().join(u' ').contains(QStringLiteral("logarithmic")));
}

void SpeedUpChartTest::theTitleNamesTheBaseline()
{
    SpeedUpChart chart;
    chart.setResults(sorts());
    chart.show();
    chart.catchUp();
    QVERIFY2(chart.title().startsWith(QStringLiteral("GPU against CPU")), qPrintable(chart.title()));
    const auto all = sorts();
    chart.setPinned(std::make_shared<const results::PinnedBaseline>("my row", all.at(0), all), false);
    QVERIFY(chart.title().startsWith(QStringLiteral("GPU against CPU")));
    choose(chart, "baseline", 1);
    QCOMPARE(comboOf(chart, "baseline").currentText(), QStringLiteral("Pinned: my row"));
    QVERIFY2(chart.title().startsWith(QStringLiteral("Against my row")), qPrintable(chart.title()));
    chart.setPinned(nullptr, false);
    QVERIFY(chart.title().startsWith(QStringLiteral("GPU against CPU")));
    choose(chart, "baseline", comboOf(chart, "baseline").findText(QStringLiteral("vqsort · CPU")));
    QVERIFY2(chart.title().startsWith(QStringLiteral("Against vqsort · CPU")), qPrintable(chart.title()));
}

void SpeedUpChartTest::manyBarsAreOfOneKindOfData()
{
    Results results;
    for (const auto* data : {"uniform", "sorted", "reversed"}) {
        for (const auto* sort : {"bitonic", "merge-sort", "radix-sort", "bitonic-tiled", "column-radix"}) {
            auto result = wallResult(gpuDevice(), sort, 1024, {100});
            result.spec.workload.generator = data;
            results.push_back(shared(std::move(result)));
        }
    }
    SpeedUpChart chart;
    chart.setResults(results);
    chart.show();
    chart.catchUp();
    QCOMPARE(comboOf(chart, "work").currentText(), QStringLiteral("Uniform random"));
    QCOMPARE(chart.shown().bars.size(), std::size_t{5});
    choose(chart, "work", 0);
    QCOMPARE(chart.shown().bars.size(), std::size_t{15});
    choose(chart, "work", 3);
    QCOMPARE(chart.shown().bars.size(), std::size_t{5});
    QVERIFY(chart.notes().join(u' ').contains(QStringLiteral("proposed")));
}

void SpeedUpChartTest::speedUpsAreWrittenBehindTheBars()
{
    SpeedUpChart chart;
    chart.setResults(sorts());
    chart.show();
    chart.catchUp();
    QCOMPARE(speedUps(chart), (QStringList{QStringLiteral("5×"), QStringLiteral("baseline"),
                                           QStringLiteral("2.5× slower"), QStringLiteral("10× slower")}));
    QVERIFY(chart.subtitle().contains(QStringLiteral("speed-up against vqsort · CPU")));
}

void SpeedUpChartTest::anotherBaselineChangesTheSpeedUps()
{
    SpeedUpChart chart;
    chart.setResults(sorts());
    chart.show();
    chart.catchUp();
    auto& baselines = comboOf(chart, "baseline");
    QCOMPARE(baselines.count(), 5);
    choose(chart, "baseline", baselines.findText(QStringLiteral("std::sort · CPU")));
    QCOMPARE(speedUps(chart), (QStringList{QStringLiteral("50×"), QStringLiteral("10×"), QStringLiteral("4×"),
                                           QStringLiteral("baseline")}));
}

void SpeedUpChartTest::sizesAreOfferedAndAChosenOneStays()
{
    SpeedUpChart chart;
    chart.setResults(sorts());
    chart.show();
    chart.catchUp();
    QCOMPARE(comboOf(chart, "size").count(), 2);
    QCOMPARE(chart.shown().size, std::size_t{1024});
    choose(chart, "size", 1);
    QCOMPARE(chart.shown().size, std::size_t{2048});
    auto more = sorts();
    more.push_back(wall(cpuDevice(), "vqsort", 4096, {40}));
    chart.setResults(more);
    QTRY_COMPARE(comboOf(chart, "size").count(), 3);
    QCOMPARE(chart.shown().size, std::size_t{2048});
}

void SpeedUpChartTest::theChoicesSurviveNewResults()
{
    SpeedUpChart chart;
    chart.setResults(sorts());
    chart.show();
    chart.catchUp();
    choose(chart, "baseline", 2);
    const auto chosen = comboOf(chart, "baseline").currentText();
    auto more = sorts();
    more.push_back(wall(cpuDevice(), "std-sort-par", 1024, {30}));
    chart.setResults(more);
    QTRY_COMPARE(comboOf(chart, "baseline").count(), 6);
    QCOMPARE(comboOf(chart, "baseline").currentText(), chosen);
}

void SpeedUpChartTest::aFailedRowIsCountedAndNotDrawn()
{
    SpeedUpChart chart;
    chart.setResults(sorts());
    chart.show();
    chart.catchUp();
    choose(chart, "size", 1);
    QCOMPARE(chart.shown().bars.size(), std::size_t{1});
    QVERIFY(chart.notes().join(QString()).contains(QStringLiteral("Failed (1)")));
}

void SpeedUpChartTest::olderResultsOfTheSameJobsAreCountedInANote()
{
    auto results = sorts();
    results.push_back(wall(cpuDevice(), "vqsort", 1024, {11}));
    SpeedUpChart chart;
    chart.setResults(results);
    chart.show();
    chart.catchUp();
    QVERIFY2(chart.notes().join(u' ').contains(QStringLiteral("1 older result")),
             qPrintable(chart.notes().join(u' ')));
}

void SpeedUpChartTest::emptyStatesSayWhatIsMissing()
{
    SpeedUpChart chart;
    chart.show();
    QCOMPARE(emptyTitle(chart), QStringLiteral("Nothing measured yet"));
    chart.setResults({failed(gpuDevice(), "bitonic", 1024)});
    QTRY_COMPARE(emptyTitle(chart), QStringLiteral("Nothing verified to show"));
    chart.setResults(sorts());
    QTRY_VERIFY(emptyTitle(chart).isEmpty());
    choose(chart, "metric", 3);
    QTRY_COMPARE(emptyTitle(chart), QStringLiteral("No verified result has this metric"));
}

void SpeedUpChartTest::tooltipsShowExactValuesAndTheSpeedUp()
{
    SpeedUpChart chart;
    chart.setResults(sorts());
    chart.show();
    chart.catchUp();
    const auto text = canvasOf(chart).details(0).plainText();
    QVERIFY(text.contains(QStringLiteral("Median 2\u00a0ns")));
    QVERIFY(text.contains(QStringLiteral("Against vqsort · CPU 5×")));
}

void SpeedUpChartTest::moreBarsThanFitAreCounted()
{
    Results results;
    for (int variant = 0; variant < 60; ++variant)
        results.push_back(wall(cpuDevice(), "variant-" + std::to_string(variant), 1024, {100.0 + variant}));
    SpeedUpChart chart;
    chart.resize(700, 400);
    chart.setResults(results);
    chart.show();
    chart.catchUp();
    auto& canvas = canvasOf(chart);
    QVERIFY(canvas.hotSpots().size() > 8);
    QVERIFY(canvas.hotSpots().size() < 60);
    for (const auto& spot : canvas.hotSpots())
        QVERIFY(QRectF(canvas.rect()).contains(spot.area));
}

void SpeedUpChartTest::theSubtitleNamesTheWork()
{
    SpeedUpChart chart;
    chart.setResults(sorts());
    chart.show();
    chart.catchUp();
    QVERIFY2(chart.subtitle().startsWith(QStringLiteral("Shuffled unique · Ascending · ")),
             qPrintable(chart.subtitle()));
}

void SpeedUpChartTest::aLogarithmicAxisShowsShortTimesBesideLongOnes()
{
    SpeedUpChart chart;
    chart.resize(900, 500);
    chart.setResults(sorts());
    chart.show();
    chart.catchUp();
    // The times are 2 ns and 100 ns.
    const auto share = [&] {
        const auto& spots = canvasOf(chart).hotSpots();
        return spots.front().area.width() / spots.back().area.width();
    };
    choose(chart, "axis", 1);
    QVERIFY(share() < 0.05);
    choose(chart, "axis", 2);
    QVERIFY(share() > 0.1);
    QVERIFY(chart.notes().join(u' ').contains(QStringLiteral("logarithmic")));
}

SORTSCOPE_TEST_WITH(QApplication, SpeedUpChartTest)
#include "speedupcharttest.moc"
