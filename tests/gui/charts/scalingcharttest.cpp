// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/scalingchart.h"

#include "tests/gui/charts/chartprobe.h"
#include "tests/gui/charts/drawntexts.h"
#include "tests/gui/charts/sweepchart.h"
#include "tests/support/replicate.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QTest>

#include <algorithm>
#include <vector>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

class ScalingChartTest : public QObject {
    Q_OBJECT

private slots:
    void withoutResultsItSaysWhatToDoFirst();
    void withoutAVerifiedResultItSaysSo();
    void aMetricThatNothingHasIsSaid();
    void resultsBecomeAFigure();
    void theMarkUnderThePointerRaisesItsCurve();
    void whileMeasuringASecondRefreshWaits();
    void aChoiceOfTheUserIsNotHeldBack();
    void aHiddenChartCatchesUpWhenItIsShown();
    void theSubtitleNamesTheClock();
    void cpuSeriesOnAnotherClockAreNoted();
    void theFloorOfAClockIsADashedLineBelowTheKernelSums();
    void crossoversAreDottedLinesThatTheNotesName();
    void bandwidthIsAQuantity();
    void speedUpsAreDrawnAroundTheLineOfTheCpu();
    void speedUpsWantACpuRow();
    void everyMarkLiesInsideTheFigure_data();
    void everyMarkLiesInsideTheFigure();
    void coloursFollowThePaletteWhileItRuns();
    void theLegendStandsBesideTheFigure();
    void detailsSayTheQuality();
    void theDataOfAFigureIsText();
    void axesOnlyGrowWhileMeasuring();
    void aLinearAxisBeginsAtZero();
    void pointsOfSeveralRunsAreToldApart();
};

void ScalingChartTest::withoutResultsItSaysWhatToDoFirst()
{
    ScalingChart chart;
    chart.show();
    QCOMPARE(emptyTitle(chart), QStringLiteral("Nothing measured yet"));
    QVERIFY(emptyText(chart).contains(QStringLiteral("Run")));
    chart.setMeasuring(true);
    QTRY_COMPARE(emptyTitle(chart), QStringLiteral("Measuring"));
}

void ScalingChartTest::withoutAVerifiedResultItSaysSo()
{
    ScalingChart chart;
    chart.show();
    chart.setResults({failed(gpuDevice(), "bitonic", 1024), failed(gpuDevice(), "bitonic", 2048)});
    QTRY_COMPARE(emptyTitle(chart), QStringLiteral("Nothing verified to show"));
    QVERIFY(emptyText(chart).contains(QStringLiteral("Failed (2)")));
}

void ScalingChartTest::aMetricThatNothingHasIsSaid()
{
    ScalingChart chart;
    chart.show();
    chart.setResults(sweep());
    choose(chart, "metric", 2);
    QTRY_COMPARE(emptyTitle(chart), QStringLiteral("No verified result has this metric"));
    choose(chart, "metric", 0);
    QTRY_VERIFY(emptyTitle(chart).isEmpty());
}

void ScalingChartTest::resultsBecomeAFigure()
{
    ScalingChart chart;
    chart.show();
    auto results = sweep();
    results.push_back(failed(gpuDevice(), "bitonic", 16384));
    chart.setResults(results);
    QTRY_VERIFY(emptyTitle(chart).isEmpty());
    QCOMPARE(canvasOf(chart).hotSpots().size(), std::size_t{8});
    QVERIFY(chart.notes().join(QString()).contains(QStringLiteral("Failed (1)")));
    QVERIFY(chart.figureTitle().startsWith(QStringLiteral("Time against size")));
}

void ScalingChartTest::theMarkUnderThePointerRaisesItsCurve()
{
    ScalingChart chart;
    chart.resize(1000, 700);
    chart.show();
    chart.setResults(sweep());
    QTRY_VERIFY(emptyTitle(chart).isEmpty());
    auto& canvas = canvasOf(chart);
    const auto spots = canvas.hotSpots();
    // Marks of one curve, the last of which is far from the callout of the first.
    const auto group = spots.front().group;
    std::vector<QPointF> curve;
    for (const auto& spot : spots) {
        if (spot.group == group)
            curve.push_back(spot.area.center());
    }
    QVERIFY(curve.size() > 2);
    const auto before = canvas.grab().toImage();
    canvas.setCurrent(curve.size() - 1); // of the first curve
    const auto after = canvas.grab().toImage();
    // Beside the line itself, halfway between its first two marks.
    const auto middle = ((curve[0] + curve[1]) / 2 + QPointF(0, 2)).toPoint();
    QVERIFY(before.pixelColor(middle) != after.pixelColor(middle));
}

void ScalingChartTest::whileMeasuringASecondRefreshWaits()
{
    ScalingChart chart;
    chart.show();
    chart.setMeasuring(true);
    auto results = sweep();
    const Results first(results.begin(), results.begin() + 2);
    chart.setResults(first);
    QTRY_COMPARE(canvasOf(chart).hotSpots().size(), std::size_t{2});
    chart.setResults(results);
    QCoreApplication::processEvents();
    QCOMPARE(canvasOf(chart).hotSpots().size(), std::size_t{2});
    chart.setMeasuring(false);
    QTRY_COMPARE(canvasOf(chart).hotSpots().size(), std::size_t{8});
}

void ScalingChartTest::aChoiceOfTheUserIsNotHeldBack()
{
    ScalingChart chart;
    chart.show();
    chart.setResults(sweep());
    QTRY_VERIFY(emptyTitle(chart).isEmpty());
    chart.setMeasuring(true);
    choose(chart, "quantity", 2);
    QCOMPARE(chart.title(), QStringLiteral("Throughput against size"));
}

void ScalingChartTest::aHiddenChartCatchesUpWhenItIsShown()
{
    ScalingChart chart;
    chart.setResults(sweep());
    QCoreApplication::processEvents();
    QVERIFY(chart.shown().series.empty());
    chart.show();
    QTRY_COMPARE(chart.shown().series.size(), std::size_t{2});
}

void ScalingChartTest::theSubtitleNamesTheClock()
{
    ScalingChart chart;
    chart.setResults(sweep());
    chart.show();
    QTRY_VERIFY(chart.subtitle().contains(QStringLiteral("Host steady clock")));
    QVERIFY(chart.subtitle().contains(QStringLiteral("quartiles")));
}

void ScalingChartTest::cpuSeriesOnAnotherClockAreNoted()
{
    auto cpu = wallResult(cpuDevice(), "std-sort", 16, {100});
    auto call = kernel("std-sort", {}, {}, 0, 90);
    call.clock = backend::Clock::HostSteady;
    results::deriveDurations(tests::only(cpu).samples.front(), std::span(&call, 1), 0, 1);
    ScalingChart chart;
    chart.setResults({shared(bitonicResult(4, 3)), shared(std::move(cpu))});
    chart.show();
    chart.catchUp();
    QVERIFY(chart.notes().isEmpty());
    choose(chart, "metric", 2);
    chart.catchUp();
    QVERIFY(chart.subtitle().contains(QStringLiteral("OpenCL events")));
    QVERIFY(chart.notes().join(QString()).contains(QStringLiteral("CPU series are timed by the host clock")));
}

void ScalingChartTest::theFloorOfAClockIsADashedLineBelowTheKernelSums()
{
    const auto picture = [](bool floor) {
        auto result = wallResult(gpuDevice(), "bitonic", 1024, {1e6});
        auto& sample = tests::only(result).samples.front();
        sample.kernelSumNs = 9000;
        sample.deviceClock = backend::Clock::OpenClEvent;
        if (floor)
            result.floors = {{backend::Clock::OpenClEvent, 4700, 50, 50}};
        ScalingChart chart;
        chart.show();
        chart.setResults({shared(std::move(result))});
        choose(chart, "metric", 2);
        chart.catchUp();
        const bool told = chart.notes().join(u' ').contains(QStringLiteral("empty kernel"));
        return std::pair(pictureOf(chart), told);
    };
    const auto [with, told] = picture(true);
    const auto [without, untold] = picture(false);
    QVERIFY(told && !untold);
    QVERIFY(with != without);
}

void ScalingChartTest::crossoversAreDottedLinesThatTheNotesName()
{
    ScalingChart chart;
    chart.show();
    auto results = sweep();
    chart.setResults(results);
    QTRY_VERIFY(emptyTitle(chart).isEmpty());
    QVERIFY(chart.shown().crossovers.empty());
    QVERIFY(!chart.notes().join(QString()).contains(QStringLiteral("Dotted")));
    results.push_back(wall(gpuDevice(), "bitonic", 65536, {4.6e5}));
    results.push_back(wall(cpuDevice(), "std-sort", 65536, {31 * 65536.0}));
    chart.setResults(results);
    QTRY_COMPARE(chart.shown().crossovers.size(), std::size_t{1});
    QVERIFY2(
        chart.notes().join(QString()).contains(QStringLiteral("Dotted: size from which a GPU is faster")),
        qPrintable(chart.notes().join(QString())));
}

void ScalingChartTest::bandwidthIsAQuantity()
{
    ScalingChart chart;
    chart.show();
    chart.setResults(sweep());
    QTRY_VERIFY(emptyTitle(chart).isEmpty());
    choose(chart, "quantity", 4);
    // The bytes of a sort are unknown if its parameters are.
    QTRY_COMPARE(emptyTitle(chart), QStringLiteral("Memory traffic is unknown for these algorithms"));
    auto known = wallResult(gpuDevice(), "bitonic", 1024, {1e6});
    known.spec.variant.parameters = {{"work-group-size", std::int64_t{256}}};
    auto results = sweep();
    results.push_back(shared(std::move(known)));
    chart.setResults(results);
    QTRY_VERIFY(emptyTitle(chart).isEmpty());
    QVERIFY(chart.figureTitle().startsWith(QStringLiteral("Bandwidth against size")));
    QVERIFY(chart.notes().join(QString()).contains(QStringLiteral("Memory traffic is unknown for: ")));
    choose(chart, "quantity", 5);
    QTRY_COMPARE(emptyTitle(chart), QStringLiteral("These devices were not calibrated"));
}

void ScalingChartTest::speedUpsAreDrawnAroundTheLineOfTheCpu()
{
    ScalingChart chart;
    chart.show();
    chart.setResults(sweep());
    QTRY_VERIFY(emptyTitle(chart).isEmpty());
    choose(chart, "quantity", 3);
    QVERIFY(chart.figureTitle().startsWith(QStringLiteral("Speed-up against size")));
    QVERIFY(chart.subtitle().contains(QStringLiteral("against the fastest CPU row")));
    QCOMPARE(chart.shown().series.size(), std::size_t{1});
    QVERIFY(!chart.shown().series.front().cpu);
    QStringList texts;
    for (const auto& text : drawnTexts(chart))
        texts << text.text;
    QVERIFY(texts.contains(QStringLiteral("1×: as fast as the CPU")));
    QVERIFY(chart.details(0).plainText().contains(QStringLiteral("× slower")));
}

void ScalingChartTest::speedUpsWantACpuRow()
{
    ScalingChart chart;
    chart.show();
    chart.setResults({wall(gpuDevice(), "bitonic", 1024, {100})});
    choose(chart, "quantity", 3);
    QTRY_COMPARE(emptyTitle(chart), QStringLiteral("No CPU row to compare with"));
}

void ScalingChartTest::everyMarkLiesInsideTheFigure_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("usual") << QSize(900, 600);
    QTest::newRow("narrow") << QSize(460, 380);
    QTest::newRow("wide") << QSize(1600, 420);
}

void ScalingChartTest::everyMarkLiesInsideTheFigure()
{
    QFETCH(QSize, size);
    ScalingChart chart;
    chart.resize(size);
    chart.setResults(sweep());
    chart.show();
    auto& canvas = canvasOf(chart);
    QTRY_COMPARE(canvas.hotSpots().size(), std::size_t{8});
    for (const auto& spot : canvas.hotSpots())
        QVERIFY(QRectF(canvas.rect()).contains(spot.area));
}

void ScalingChartTest::coloursFollowThePaletteWhileItRuns()
{
    ScalingChart chart;
    chart.setResults(sweep());
    chart.show();
    chart.catchUp();
    const auto light = canvasOf(chart).grab().toImage();
    QCOMPARE(light.pixelColor(2, 2), chart.palette().color(QPalette::Base));
    chart.setPalette(darkPalette());
    const auto dark = canvasOf(chart).grab().toImage();
    QCOMPARE(dark.pixelColor(2, 2), QColor(33, 33, 36));
    QVERIFY(pictureOf(chart) != light);
}

void ScalingChartTest::theLegendStandsBesideTheFigure()
{
    ScalingChart chart;
    showSweep(chart);
    auto& canvas = canvasOf(chart);
    QTRY_COMPARE(canvas.hotSpots().size(), std::size_t{8});
    const auto places = canvas.legendPlaces();
    QCOMPARE(places.size(), std::size_t{2});
    for (const auto& spot : canvas.hotSpots()) {
        for (const auto& place : places)
            QVERIFY(spot.area.right() < place.left());
    }
    // There is no room beside a narrow figure.
    chart.resize(320, 600);
    canvas.hotSpots();
    for (const auto& place : canvas.legendPlaces())
        QVERIFY(place.top() > canvas.hotSpots().front().area.bottom());
}

void ScalingChartTest::detailsSayTheQuality()
{
    ScalingChart chart;
    showSweep(chart);
    QTRY_COMPARE(canvasOf(chart).hotSpots().size(), std::size_t{8});
    const auto rows = chart.details(0).rows;
    QVERIFY(
        std::ranges::any_of(rows, [](const auto& row) { return row.first == QStringLiteral("Quality"); }));
    QVERIFY(std::ranges::any_of(rows, [](const auto& row) { return row.first == QStringLiteral("Clock"); }));
}

void ScalingChartTest::theDataOfAFigureIsText()
{
    ScalingChart chart;
    showSweep(chart);
    auto& canvas = canvasOf(chart);
    auto* access = QAccessible::queryAccessibleInterface(&canvas);
    QVERIFY(access != nullptr);
    QCOMPARE(access->role(), QAccessible::Chart);
    const auto text = access->text(QAccessible::Description);
    QCOMPARE(text, canvas.dataText());
    QVERIFY(text.startsWith(chart.title()));
    for (std::size_t index = 0; index < canvas.hotSpots().size(); ++index)
        QVERIFY(text.contains(canvas.details(index).plainText()));
    // At a point, the description is that of the point.
    canvas.setCurrent(1);
    QCOMPARE(access->text(QAccessible::Description), canvas.details(1).plainText());
    QTest::keyClick(&canvas, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), text);
}

void ScalingChartTest::axesOnlyGrowWhileMeasuring()
{
    const auto placesOf = [](double ns, bool measuring) {
        ScalingChart chart;
        chart.resize(900, 600);
        chart.show();
        const Results rest{wall(cpuDevice(), "std-sort", 1024, {1000}),
                           wall(cpuDevice(), "std-sort", 2048, {2000})};
        auto first = rest;
        first.push_back(wall(gpuDevice(), "bitonic", 1024, {1e6}));
        chart.setResults(first);
        chart.catchUp();
        const auto before = canvasOf(chart).hotSpots().front().area.center();
        chart.setMeasuring(measuring);
        auto second = rest;
        second.push_back(wall(gpuDevice(), "bitonic", 1024, {ns}));
        chart.setResults(second);
        choose(chart, "spread", 0);
        chart.catchUp();
        return std::pair(before, canvasOf(chart).hotSpots().front().area.center());
    };
    const auto [before, after] = placesOf(1e5, true);
    QCOMPARE(after, before);
    const auto [still, jumped] = placesOf(1e5, false);
    QVERIFY(jumped != still);
    const auto [low, grown] = placesOf(1e8, true);
    QVERIFY(grown.y() > low.y());
}

void ScalingChartTest::aLinearAxisBeginsAtZero()
{
    ScalingChart chart;
    showSweep(chart);
    choose(chart, "axis", 1);
    QStringList texts;
    for (const auto& text : drawnTexts(chart))
        texts << text.text;
    QVERIFY2(texts.contains(QStringLiteral("0")), qPrintable(texts.join(u'|')));
    // The times of the CPU double from point to point.
    const auto& spots = canvasOf(chart).hotSpots();
    const auto y = [&](std::size_t index) { return spots[index].area.center().y(); };
    QVERIFY(qAbs((y(6) - y(7)) / (y(5) - y(6)) - 2) < 0.1);
}

void ScalingChartTest::pointsOfSeveralRunsAreToldApart()
{
    Results results;
    for (const double size : {1024.0, 2048.0, 4096.0}) {
        auto result = wallResult(cpuDevice(), "std-sort", static_cast<std::size_t>(size), {size, size + 10});
        result.spec.id = static_cast<results::JobId>(size);
        results.push_back(shared(std::move(result)));
    }
    ScalingChart chart;
    chart.setResults(results);
    chart.setRuns([](results::JobId job) { return job < 4096 ? results::RunId{1} : results::RunId{2}; });
    chart.resize(800, 500);
    chart.show();
    QTRY_COMPARE(chart.shown().series.size(), std::size_t{1});
    QVERIFY2(chart.notes().join(' ').contains("several runs (1, 2)"), qPrintable(chart.notes().join(' ')));
    QVERIFY(chart.details(2).plainText().contains("Run 2"));
    const auto joined = pictureOf(chart);
    chart.setRuns([](results::JobId) { return results::RunId{1}; });
    QVERIFY(!chart.notes().join(' ').contains("several runs"));
    QVERIFY(pictureOf(chart) != joined);
}

SORTSCOPE_TEST_WITH(QApplication, ScalingChartTest)
#include "scalingcharttest.moc"
