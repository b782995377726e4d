// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/curveplot.h"

#include "tests/support/testprogram.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>

using namespace sortscope::gui::charts;

namespace {

constexpr QRectF kArea(40, 20, 400, 300);

Theme loudTheme()
{
    auto theme = themeOf(QPalette(Qt::white));
    theme.grid = Qt::red;
    theme.faintGrid = Qt::white;
    theme.frame = Qt::white;
    return theme;
}

/// A plot with one line, painted on white.
QImage painted(CurvePlot& plot, const Range& x, const Range& y, Qt::PenStyle style = Qt::SolidLine,
               const QRectF& area = kArea)
{
    plot.setColours(loudTheme());
    plot.setRanges(x, y);
    plot.setLines({{{{1024, 10}, {4096, 1000}}, QPen(Qt::blue, 2, style)}});
    QImage image(500, 400, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    plot.paint(painter, area);
    return image;
}

bool isColour(const QImage& image, const QPointF& at, const QColor& colour)
{
    // A line of one or two pixels may be spread over its neighbours.
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx) {
            const auto pixel = image.pixelColor(at.toPoint() + QPoint(dx, dy));
            const auto apart = std::abs(pixel.red() - colour.red()) + std::abs(pixel.green() - colour.green())
                               + std::abs(pixel.blue() - colour.blue());
            if (apart < 300)
                return true;
        }
    }
    return false;
}

/// The share of the places along the line that are painted.
double coverage(const CurvePlot& plot, const QImage& image)
{
    int covered = 0;
    constexpr int steps = 200;
    const auto from = plot.position(1024, 10);
    const auto to = plot.position(4096, 1000);
    for (int step = 0; step <= steps; ++step) {
        const auto at = from + (to - from) * step / steps;
        covered += image.pixelColor(at.toPoint()).red() < 200 ? 1 : 0;
    }
    return static_cast<double>(covered) / (steps + 1);
}

} // namespace

class CurvePlotTest : public QObject {
    Q_OBJECT

private slots:
    void linesLieWherePositionsSay();
    void gridLinesLieWherePositionsSayAfterEveryChange();
    void dashedLinesHaveGaps();
    void equalRatiosAreEqualDistances();
    void onALinearAxisEqualDifferencesAreEqualDistances();
};

void CurvePlotTest::linesLieWherePositionsSay()
{
    CurvePlot plot;
    const auto image = painted(plot, {1000, 9000}, {5, 2000});
    for (const auto& [x, y] : {std::pair(1024.0, 10.0), std::pair(2048.0, 100.0), std::pair(4096.0, 1000.0)})
        QVERIFY(isColour(image, plot.position(x, y), Qt::blue));
}

void CurvePlotTest::gridLinesLieWherePositionsSayAfterEveryChange()
{
    CurvePlot plot;
    const auto verifyGrid = [&](const Range& x, const Range& y, const QRectF& area) {
        const auto image = painted(plot, x, y, Qt::SolidLine, area);
        const auto inside = plot.position(7000, 6);
        for (const auto size : {2048.0, 4096.0})
            QVERIFY(isColour(image, {plot.position(size, 10).x(), inside.y()}, Qt::red));
        for (const auto value : {10.0, 100.0})
            QVERIFY(isColour(image, {inside.x(), plot.position(1024, value).y()}, Qt::red));
    };
    verifyGrid({1000, 9000}, {5, 2000}, kArea);
    verifyGrid({1000, 9000}, {5, 2000}, {40, 20, 400, 200});
    verifyGrid({1000, 9000}, {2, 2000}, {40, 20, 400, 200});
    verifyGrid({1000, 9000}, {2, 5000}, {20, 10, 420, 330});
}

void CurvePlotTest::dashedLinesHaveGaps()
{
    CurvePlot plot;
    const auto solid = painted(plot, {1000, 9000}, {5, 2000});
    QVERIFY(coverage(plot, solid) > 0.95);
    const auto dashed = painted(plot, {1000, 9000}, {5, 2000}, Qt::DashLine);
    QVERIFY(coverage(plot, dashed) > 0.3);
    QVERIFY(coverage(plot, dashed) < 0.85);
}

void CurvePlotTest::equalRatiosAreEqualDistances()
{
    CurvePlot plot;
    painted(plot, {1000, 9000}, {5, 2000});
    const auto step = plot.position(2048, 10).x() - plot.position(1024, 10).x();
    QVERIFY(std::abs(plot.position(4096, 10).x() - plot.position(2048, 10).x() - step) < 1e-6);
    QVERIFY(plot.position(1024, 100).y() < plot.position(1024, 10).y());
}

void CurvePlotTest::onALinearAxisEqualDifferencesAreEqualDistances()
{
    CurvePlot plot;
    painted(plot, {1000, 9000}, {5, 2000});
    const auto paintLinear = [&] {
        plot.setRanges({0, 8000}, {5, 2000}, {}, 2000);
        QImage image(500, 400, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        plot.paint(painter, kArea);
        return image;
    };
    const auto image = paintLinear();
    QCOMPARE(plot.position(4000, 10).x(), kArea.center().x());
    const auto inside = plot.position(7000, 6);
    for (const auto x : {2000.0, 4000.0, 6000.0})
        QVERIFY(isColour(image, {plot.position(x, 10).x(), inside.y()}, Qt::red));
    QVERIFY(isColour(image, plot.position(1024, 10), Qt::blue));
    // The plot is painted with a logarithmic axis again.
    const auto logarithmic = painted(plot, {1000, 9000}, {5, 2000});
    QVERIFY(isColour(logarithmic, plot.position(2048, 100), Qt::blue));
}

SORTSCOPE_TEST_WITH(QApplication, CurvePlotTest)
#include "curveplottest.moc"
