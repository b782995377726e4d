// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/kernels/distributionchart.h"

#include "gui/charts/base/exportchart.h"
#include "tests/gui/charts/chartprobe.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

namespace {

results::ComparedPair somePair(bool interleaved = false)
{
    std::vector<double> a;
    std::vector<double> b;
    for (int i = 0; i < 9; ++i) {
        a.push_back(100'000 + 100 * i);
        b.push_back(120'000 + 200 * i);
    }
    results::ComparedPair pair{.a = wall(gpuDevice(), "bitonic", 1024, a),
                               .b = wall(gpuDevice(), "bitonic-two-kernel", 1024, b),
                               .statisticsA = measure::summarise(a),
                               .statisticsB = measure::summarise(b),
                               .ratio = 1.2,
                               .ratioInterval = measure::Interval{1.19, 1.21},
                               .verdict = measure::Verdict::Slower,
                               .interleaved = interleaved};
    return pair;
}

} // namespace

class DistributionChartTest : public QObject {
    Q_OBJECT

private slots:
    void withoutAPairItSaysWhatToDo()
    {
        DistributionChart chart;
        chart.show();
        QCOMPARE(emptyTitle(chart), QStringLiteral("No pair chosen"));
        auto unlike = somePair();
        unlike.statisticsB.reset();
        unlike.reason = "B is failed: no memory\nmore";
        chart.setPair(unlike, results::Metric::Wall);
        QCOMPARE(emptyText(chart), QStringLiteral("B is failed: no memory"));
    }

    void everySampleOfBothSidesIsAMark()
    {
        DistributionChart chart;
        chart.resize(700, 500);
        chart.show();
        chart.setPair(somePair(), results::Metric::Wall);
        auto& canvas = canvasOf(chart);
        QVERIFY(!canvas.empty());
        QCOMPARE(canvas.hotSpots().size(), std::size_t{18});
        QCOMPARE(canvas.hotSpots().front().group, 0);
        QCOMPARE(canvas.hotSpots().back().group, 1);
        // A dot further right took longer, a dot further down came later.
        QVERIFY(canvas.hotSpots()[0].area.center().x() < canvas.hotSpots()[8].area.center().x());
        QVERIFY(canvas.hotSpots()[0].area.center().y() < canvas.hotSpots()[8].area.center().y());
        QVERIFY(canvas.hotSpots()[8].area.center().x() < canvas.hotSpots()[9].area.center().x());
        const auto details = canvas.details(9).plainText();
        QVERIFY2(details.contains("Sample 1 of 9 120"), qPrintable(details));
    }

    void twoIdenticalCardsAreNotShownAsOne()
    {
        auto pair = somePair();
        pair.a = wall(twinDevice(0), "bitonic", 1024, {100'000, 100'100, 100'200});
        pair.b = wall(twinDevice(1), "bitonic", 1024, {120'000, 120'100, 120'200});
        DistributionChart chart;
        chart.show();
        chart.setPair(pair, results::Metric::Wall);
        QVERIFY2(chart.subtitle().contains("NVIDIA H200 (CUDA) cuda:0 and NVIDIA H200 (CUDA) cuda:1"),
                 qPrintable(chart.subtitle()));
    }

    void titleAndNotesShowWhatIsSeen()
    {
        DistributionChart chart;
        chart.show();
        chart.setPair(somePair(), results::Metric::Wall);
        QVERIFY(chart.title().contains("2¹⁰ keys"));
        QVERIFY(chart.subtitle().contains("B / A = 1.200 (95 %: 1.190 … 1.210)"));
        QVERIFY(chart.subtitle().contains("slower"));
        QVERIFY(chart.shown().lanes[1].label.startsWith("B: "));
        QVERIFY(!chart.notes().join(' ').contains("interleaved"));
        chart.setPair(somePair(true), results::Metric::Wall);
        QVERIFY(chart.notes().join(' ').contains("interleaved"));
    }

    void theAxisMayBeginAtZero()
    {
        DistributionChart chart;
        chart.resize(700, 500);
        chart.show();
        chart.setPair(somePair(), results::Metric::Wall);
        auto& canvas = canvasOf(chart);
        const auto spread = [&] {
            return canvas.hotSpots()[17].area.center().x() - canvas.hotSpots()[0].area.center().x();
        };
        const auto around = spread();
        QVERIFY(chart.notes().join(' ').contains("does not begin at zero"));
        choose(chart, "axis", 1);
        QVERIFY(chart.shown().fromZero);
        QVERIFY(spread() < around / 2);
        QVERIFY(!chart.notes().join(' ').contains("does not begin at zero"));
    }

    void itIsDrawnInLightAndDarkAndExported()
    {
        DistributionChart chart;
        chart.resize(700, 500);
        chart.setPair(somePair(), results::Metric::Wall);
        const auto light = pictureOf(chart);
        chart.setPalette(darkPalette());
        const auto dark = pictureOf(chart);
        QVERIFY(light.pixelColor(1, 1).lightness() > 200);
        QVERIFY(dark.pixelColor(1, 1).lightness() < 80);
        const QTemporaryDir folder;
        for (const auto& suffix : exportSuffixes()) {
            QString error;
            QVERIFY2(exportChart(&chart, folder.filePath("c." + suffix), &error), qPrintable(error));
        }
    }

    void equalSamplesStillHaveAnAxis()
    {
        DistributionChart chart;
        chart.resize(700, 500);
        auto pair = somePair();
        pair.a = pair.b = wall(gpuDevice(), "bitonic", 1024, {500, 500, 500});
        pair.statisticsA = pair.statisticsB =
            measure::summarise(results::valuesOf(*pair.a, results::Metric::Wall));
        chart.show();
        chart.setPair(pair, results::Metric::Wall);
        const auto spots = canvasOf(chart).hotSpots();
        QVERIFY(!spots.empty());
        for (const auto& spot : spots)
            QVERIFY(QRectF(canvasOf(chart).rect()).contains(spot.area));
    }
};

SORTSCOPE_TEST_WITH(QApplication, DistributionChartTest)
#include "distributioncharttest.moc"
