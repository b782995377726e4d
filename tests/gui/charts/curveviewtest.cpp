// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/curveview.h"

#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QTest>

using namespace sortscope::gui::charts;

namespace {

void compare(const Range& range, double low, double high)
{
    QVERIFY2(qAbs(range.low / low - 1) < 1e-9 && qAbs(range.high / high - 1) < 1e-9,
             qPrintable(QStringLiteral("%1 … %2").arg(range.low).arg(range.high)));
}

CurveView someView(bool logarithmic = true)
{
    CurveView view;
    view.setLogarithmic(logarithmic);
    view.setWhole({1, 10'000}, {1, 100}, false);
    return view;
}

} // namespace

class CurveViewTest : public QObject {
    Q_OBJECT

private slots:
    void everythingIsShownUntilOneZooms()
    {
        const auto view = someView();
        QVERIFY(!view.zoomed());
        compare(view.xs(), 1, 10'000);
        compare(view.values(), 1, 100);
    }

    void zoomingLeavesWhatIsUnderThePointerWhereItIs()
    {
        auto view = someView();
        view.zoom({0.5, 0}, 0.5);
        QVERIFY(view.zoomed());
        compare(view.xs(), 10, 1000);
        compare(view.values(), 1, 10);
        view.zoom({0.5, 0}, 2);
        QVERIFY(!view.zoomed());
        compare(view.xs(), 1, 10'000);
    }

    void aSelectedAreaFillsThePlot()
    {
        auto linear = someView(false);
        linear.select(QRectF(0.25, 0.5, 0.5, 0.25));
        compare(linear.xs(), 10, 1000);
        compare(linear.values(), 1 + 0.5 * 99, 1 + 0.75 * 99);
        linear.reset();
        compare(linear.values(), 1, 100);
    }

    void xMayBeLinearToo()
    {
        auto view = someView();
        view.zoom({0.5, 0}, 0.5);
        view.setLogarithmicX(false);
        QVERIFY(!view.zoomed());
        view.setWhole({1, 101}, {1, 100}, false);
        view.zoom({0.5, 0}, 0.5);
        compare(view.xs(), 26, 76);
        compare(view.values(), 1, 10);
        const auto parts = view.cut({{1, 5}, {101, 5}});
        QCOMPARE(parts.size(), std::size_t{1});
        QCOMPARE(parts.front().front().x(), 26.0);
    }

    void panningStopsAtTheEnds()
    {
        auto view = someView();
        view.pan({-0.5, 0});
        compare(view.xs(), 1, 10'000);
        view.select(QRectF(0, 0, 0.5, 0.5));
        view.pan({-0.5, 0});
        compare(view.xs(), 10, 1000);
        view.pan({-9, 0});
        compare(view.xs(), 100, 10'000);
    }

    void nobodyZoomsIntoNothing()
    {
        auto view = someView();
        for (int step = 0; step < 100; ++step)
            view.zoom({0.5, 0.5}, 0.5);
        QVERIFY(view.xs().high > 1.01 * view.xs().low);
    }

    void aGrowingWholeNeverShrinks()
    {
        auto view = someView();
        view.setWhole({10, 100'000}, {10, 50}, true);
        compare(view.xs(), 1, 100'000);
        compare(view.values(), 1, 100);
        view.setWhole({10, 100'000}, {10, 50}, false);
        compare(view.xs(), 10, 100'000);
        compare(view.values(), 10, 50);
    }

    void aPartStaysWhileTheWholeGrows()
    {
        auto view = someView();
        view.select(QRectF(0.25, 0, 0.5, 1));
        view.setWhole({1, 1'000'000}, {1, 100}, true);
        QVERIFY(view.zoomed());
        compare(view.xs(), 10, 1000);
    }

    void aLineIsCutWhereItLeavesThePart()
    {
        auto view = someView();
        const std::vector<QPointF> line{{1, 10}, {100, 10}, {10'000, 10}};
        QCOMPARE(view.cut(line), std::vector<std::vector<QPointF>>(1, line));
        view.select(QRectF(0.25, 0, 0.5, 1));
        const auto parts = view.cut(line);
        QCOMPARE(parts.size(), std::size_t{1});
        QCOMPARE(parts.front().size(), std::size_t{3});
        QVERIFY(qAbs(parts.front().front().x() - 10) < 1e-9);
        QVERIFY(qAbs(parts.front().back().x() - 1000) < 1e-9);
        // The line leaves the view at the top and enters it again.
        view.reset();
        view.select(QRectF(0, 0, 1, 0.5));
        const auto apart = view.cut({{1, 1}, {100, 100}, {10'000, 1}});
        QCOMPARE(apart.size(), std::size_t{2});
        QVERIFY(qAbs(apart[0].back().y() - 10) < 1e-9 && qAbs(apart[1].front().y() - 10) < 1e-9);
        view.select(QRectF(0, 0, 1, 0.5));
        QVERIFY(view.cut({{1, 100}, {10'000, 100}}).empty());
    }

    void anotherScaleShowsEverything()
    {
        auto view = someView();
        view.zoom({0.5, 0.5}, 0.5);
        view.setLogarithmic(false);
        QVERIFY(!view.zoomed());
        view.setWhole({1, 10'000}, {0, 100}, true);
        compare(view.xs(), 1, 10'000);
        QCOMPARE(view.values().low, 0.0);
    }
};

SORTSCOPE_TEST_WITH(QCoreApplication, CurveViewTest)
#include "curveviewtest.moc"
