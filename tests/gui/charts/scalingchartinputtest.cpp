// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/exportchart.h"
#include "gui/charts/curves/scalingchart.h"
#include "tests/gui/charts/chartprobe.h"
#include "tests/gui/charts/sweepchart.h"
#include "tests/support/sampleresults.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;
using namespace sortscope::gui::charts;
using namespace sortscope::tests;

namespace {

void turnWheel(Canvas& canvas, const QPointF& at, int steps)
{
    constexpr int kStep = 120;
    QWheelEvent wheel(at, canvas.mapToGlobal(at), {}, {0, steps * kStep}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&canvas, &wheel);
}

void drag(Canvas& canvas, const QPointF& from, const QPointF& to, Qt::KeyboardModifiers modifiers = {})
{
    QTest::mousePress(&canvas, Qt::LeftButton, modifiers, from.toPoint());
    for (const auto& at : {(from + to) / 2, to}) {
        QMouseEvent move(QEvent::MouseMove, at, canvas.mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                         modifiers);
        QCoreApplication::sendEvent(&canvas, &move);
    }
    QTest::mouseRelease(&canvas, Qt::LeftButton, modifiers, to.toPoint());
}

} // namespace

/// The effects of keyboard, pointer and wheel in a chart of curves.
class ScalingChartInputTest : public QObject {
    Q_OBJECT

private slots:
    void marksAreReachedByKeyboardAndRead();
    void thePointerFindsAMarkAndLeavesIt();
    void theWheelZoomsAndADoubleClickShowsEverythingAgain();
    void draggingSelectsAPartAndShiftDraggingMovesIt();
    void linesOfAPartStayInsideThePlotAlsoInSvg();
    void aClickInTheLegendHidesASeriesAndAltLeavesItAlone();
    void theLegendIsWalkedByKeyboard();
    void aLegendThatDoesNotFitScrolls();
};

void ScalingChartInputTest::marksAreReachedByKeyboardAndRead()
{
    ScalingChart chart;
    chart.setResults(sweep());
    chart.show();
    chart.catchUp();
    auto& canvas = canvasOf(chart);
    QTest::keyClick(&canvas, Qt::Key_Right);
    QCOMPARE(canvas.current(), std::optional<std::size_t>(0));
    QTest::keyClick(&canvas, Qt::Key_Right);
    QCOMPARE(canvas.current(), std::optional<std::size_t>(1));
    QVERIFY(canvas.accessibleDescription().contains(QStringLiteral("2,048")));
    QVERIFY(canvas.accessibleDescription().contains(QStringLiteral("Median")));
    // The CPU's points, of another series at the same size, lie below.
    QTest::keyClick(&canvas, Qt::Key_Down);
    QCOMPARE(canvas.current(), std::optional<std::size_t>(5));
    QTest::keyClick(&canvas, Qt::Key_End);
    QCOMPARE(canvas.current(), std::optional<std::size_t>(7));
    QTest::keyClick(&canvas, Qt::Key_Escape);
    QVERIFY(!canvas.current());
}

void ScalingChartInputTest::thePointerFindsAMarkAndLeavesIt()
{
    ScalingChart chart;
    chart.resize(800, 500);
    chart.setResults(sweep());
    chart.show();
    chart.catchUp();
    auto& canvas = canvasOf(chart);
    const auto centre = canvas.hotSpots()[2].area.center();
    QMouseEvent near(QEvent::MouseMove, centre + QPointF(5, 5), centre + QPointF(5, 5), Qt::NoButton,
                     Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&canvas, &near);
    QCOMPARE(canvas.current(), std::optional<std::size_t>(2));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&canvas, &leave);
    QVERIFY(!canvas.current());
}

void ScalingChartInputTest::theWheelZoomsAndADoubleClickShowsEverythingAgain()
{
    ScalingChart chart;
    showSweep(chart);
    auto& canvas = canvasOf(chart);
    const auto whole = canvas.hotSpots();
    QCOMPARE(whole.size(), std::size_t{8});
    turnWheel(canvas, whole.front().area.center(), 3);
    QVERIFY(canvas.hotSpots().size() < whole.size());
    // The point under the pointer stays there.
    const auto moved = canvas.hotSpots().front().area.center() - whole.front().area.center();
    QVERIFY(moved.manhattanLength() < 2);
    QVERIFY(canvas.details(0).plainText().contains(QStringLiteral("1,024")));
    QVERIFY(chart.notes().join(u' ').contains(QStringLiteral("double-click")));
    QTest::mouseDClick(&canvas, Qt::LeftButton, {}, QPoint(200, 200));
    QCOMPARE(canvas.hotSpots().size(), whole.size());
    QVERIFY(chart.notes().isEmpty());
    QTest::keyClick(&canvas, Qt::Key_Plus);
    QVERIFY(!chart.notes().isEmpty());
    QTest::keyClick(&canvas, Qt::Key_0);
    QVERIFY(chart.notes().isEmpty());
}

void ScalingChartInputTest::draggingSelectsAPartAndShiftDraggingMovesIt()
{
    ScalingChart chart;
    showSweep(chart);
    auto& canvas = canvasOf(chart);
    // The area lies around the second and the third point of the first series.
    const auto second = canvas.hotSpots()[1].area.center();
    const auto third = canvas.hotSpots()[2].area.center();
    const auto gap = (third.x() - second.x()) / 2;
    drag(canvas, second - QPointF(gap, 30), third + QPointF(gap, 30));
    QCOMPARE(canvas.hotSpots().size(), std::size_t{2});
    QVERIFY(canvas.details(0).plainText().contains(QStringLiteral("2,048")));
    const auto before = canvas.hotSpots().front().area.center();
    drag(canvas, before, before + QPointF(20, 0), Qt::ShiftModifier);
    QVERIFY(qAbs(canvas.hotSpots().front().area.center().x() - before.x() - 20) < 2);
}

void ScalingChartInputTest::linesOfAPartStayInsideThePlotAlsoInSvg()
{
    ScalingChart chart;
    showSweep(chart);
    auto& canvas = canvasOf(chart);
    const auto whole = canvas.hotSpots();
    const auto middle = (whole[1].area.center() + whole[2].area.center()) / 2;
    drag(canvas, middle - QPointF(20, 20), middle + QPointF(20, 20));
    // The area between two points has a line and no mark.
    QVERIFY(canvas.hotSpots().empty());
    QTemporaryDir folder;
    const auto path = folder.filePath(QStringLiteral("part.svg"));
    QVERIFY(exportChart(&chart, path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto svg = QString::fromUtf8(file.readAll());
    // Matches the points of paths and of polylines.
    static const QRegularExpression point(QStringLiteral("[ ML\"](-?[0-9.]+),(-?[0-9.]+)"));
    auto found = point.globalMatch(svg);
    QVERIFY(found.hasNext());
    while (found.hasNext()) {
        const auto match = found.next();
        const QPointF at(match.captured(1).toDouble(), match.captured(2).toDouble());
        QVERIFY2(QRectF(-20, -20, 940, 640).contains(at), qPrintable(match.captured()));
    }
}

void ScalingChartInputTest::aClickInTheLegendHidesASeriesAndAltLeavesItAlone()
{
    ScalingChart chart;
    showSweep(chart);
    auto& canvas = canvasOf(chart);
    const auto entry = [&](std::size_t index) {
        canvas.hotSpots();
        return canvas.legendPlaces().at(index).center().toPoint();
    };
    const auto hidden = [&] {
        std::vector<bool> all;
        for (const auto& one : chart.legend())
            all.push_back(one.hidden);
        return all;
    };
    QTest::mouseClick(&canvas, Qt::LeftButton, {}, entry(0));
    QCOMPARE(hidden(), (std::vector{true, false}));
    QCOMPARE(canvas.hotSpots().size(), std::size_t{4});
    QVERIFY(canvas.details(0).title.startsWith(QStringLiteral("std::sort")));
    QTest::mouseClick(&canvas, Qt::LeftButton, {}, entry(0));
    QCOMPARE(canvas.hotSpots().size(), std::size_t{8});
    QTest::mouseClick(&canvas, Qt::LeftButton, Qt::AltModifier, entry(0));
    QCOMPARE(hidden(), (std::vector{false, true}));
    QTest::mouseClick(&canvas, Qt::LeftButton, Qt::AltModifier, entry(0));
    QCOMPARE(hidden(), (std::vector{false, false}));
}

void ScalingChartInputTest::theLegendIsWalkedByKeyboard()
{
    ScalingChart chart;
    showSweep(chart);
    auto& canvas = canvasOf(chart);
    canvas.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&canvas, Qt::Key_L);
    QCOMPARE(canvas.entry(), std::optional<std::size_t>(0));
    QCOMPARE(canvas.accessibleDescription(), chart.legend()[0].label);
    const auto before = canvas.grab().toImage();
    QTest::keyClick(&canvas, Qt::Key_Right);
    QCOMPARE(canvas.entry(), std::optional<std::size_t>(1));
    QVERIFY(canvas.grab().toImage() != before); // a frame shows the entry
    QTest::keyClick(&canvas, Qt::Key_Space);
    QVERIFY(chart.legend()[1].hidden);
    QVERIFY(canvas.accessibleDescription().endsWith(QStringLiteral("hidden")));
    QTest::keyClick(&canvas, Qt::Key_Space);
    QVERIFY(!chart.legend()[1].hidden);
    QTest::keyClick(&canvas, Qt::Key_Return);
    QVERIFY(chart.legend()[0].hidden && !chart.legend()[1].hidden);
    QTest::keyClick(&canvas, Qt::Key_Escape);
    QVERIFY(!canvas.entry());
    // The arrow keys walk the points again.
    QTest::keyClick(&canvas, Qt::Key_Right);
    QVERIFY(canvas.current());
}

void ScalingChartInputTest::aLegendThatDoesNotFitScrolls()
{
    Results results;
    for (int seed = 1; seed <= 60; ++seed) {
        auto result = wallResult(cpuDevice(), "std-sort", 1024, {100, 110});
        result.spec.workload.seed = static_cast<std::uint64_t>(seed);
        results.push_back(shared(std::move(result)));
    }
    ScalingChart chart;
    chart.resize(900, 500);
    chart.setResults(results);
    chart.show();
    chart.catchUp();
    auto& canvas = canvasOf(chart);
    QTRY_COMPARE(canvas.hotSpots().size(), std::size_t{60});
    const auto shown = [&](std::size_t entry) {
        canvas.hotSpots();
        return !canvas.legendPlaces().at(entry).isNull();
    };
    QVERIFY(shown(0) && !shown(59));
    const auto spots = canvas.hotSpots().front().area;
    const auto over = canvas.legendPlaces().front().center();
    turnWheel(canvas, over, -100);
    QVERIFY(!shown(0));
    for (int i = 0; i < 60; ++i)
        turnWheel(canvas, over, -1);
    QVERIFY(shown(59));
    QCOMPARE(canvas.hotSpots().front().area, spots); // not zoomed
    for (int i = 0; i < 60; ++i)
        turnWheel(canvas, over, 1);
    QVERIFY(shown(0) && !shown(59));
    // With the keyboard, the legend scrolls along.
    canvas.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&canvas, Qt::Key_L);
    QTest::keyClick(&canvas, Qt::Key_Up);
    QCOMPARE(canvas.entry(), std::optional<std::size_t>(59));
    QVERIFY(shown(59));
}

SORTSCOPE_TEST_WITH(QApplication, ScalingChartInputTest)
#include "scalingchartinputtest.moc"
