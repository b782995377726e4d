// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/curveplot.h"

#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLegend>
#include <QLogValueAxis>
#include <QMarginsF>
#include <QPainter>
#include <QValueAxis>

#include <cmath>
#include <utility>

namespace sortscope::gui::charts {
namespace {

/// The margins of the chart around its plot area, so that axis lines and line ends are not cut off.
constexpr QMarginsF kBleed(4, 4, 4, 4);

void hideTexts(QAbstractAxis& axis)
{
    axis.setLabelsVisible(false);
    axis.setTitleVisible(false);
}

void prepareAxis(QLogValueAxis& axis, double base, int minorTicks)
{
    axis.setBase(base);
    axis.setMinorTickCount(minorTicks);
    hideTexts(axis);
}

void colourAxis(QAbstractAxis& axis, const Theme& theme)
{
    axis.setLinePen(QPen(theme.frame, 1));
    axis.setGridLinePen(QPen(theme.grid, 1));
    axis.setMinorGridLinePen(QPen(theme.faintGrid, 1));
}

} // namespace

/// One direction of the plot: a logarithmic axis and a linear one, of which one is shown.
struct CurvePlot::Axis {
    Axis(Qt::Alignment where, double base, int minorTicks) : side(where)
    {
        prepareAxis(*logarithmic, base, minorTicks);
        hideTexts(*linear);
        linear->setTickType(QValueAxis::TicksDynamic);
    }

    /// The place of `value` on the axis, from 0 at the lower end to 1 at the upper one.
    double shareOf(double value) const
    {
        return step ? (value - range.low) / (range.high - range.low)
                    : std::log(value / range.low) / std::log(range.high / range.low);
    }

    Qt::Alignment side;
    // The chart owns the axis that is shown.
    QLogValueAxis* logarithmic = new QLogValueAxis;
    QValueAxis* linear = new QValueAxis;
    QAbstractAxis* shown = logarithmic;
    std::unique_ptr<QAbstractAxis> unused{linear};
    Range range{1, 2};
    std::optional<double> step;
};

struct CurvePlot::Parts {
    QGraphicsScene scene;
    // The scene owns the chart, the chart owns axes.
    QChart* chart = new QChart;
    Axis x{Qt::AlignBottom, 2, 0};
    Axis y{Qt::AlignLeft, 10, 8};
    std::vector<Line> lines;
    QRectF area;
    /// True if an axis was not in a layout yet.
    bool newAxis = true;
};

CurvePlot::CurvePlot() : m_parts(std::make_unique<Parts>())
{
    auto* chart = m_parts->chart;
    chart->setAnimationOptions(QChart::NoAnimation);
    chart->setBackgroundVisible(false);
    chart->setMargins({});
    chart->legend()->hide();
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    for (auto* axis : {&m_parts->x, &m_parts->y})
        chart->addAxis(axis->shown, axis->side);
    m_parts->scene.addItem(chart);
}

CurvePlot::~CurvePlot() = default;

void CurvePlot::setAxis(Axis& axis, const Range& range, std::optional<double> step)
{
    if (step.has_value() != axis.step.has_value()) {
        m_parts->chart->removeAxis(axis.shown);
        auto* next = axis.unused.release();
        axis.unused.reset(axis.shown);
        axis.shown = next;
        m_parts->chart->addAxis(next, axis.side);
        m_parts->newAxis = true;
    }
    axis.range = range;
    axis.step = step;
    if (step)
        axis.linear->setTickInterval(*step);
    axis.shown->setRange(range.low, range.high);
}

void CurvePlot::setRanges(const Range& x, const Range& y, std::optional<double> yStep,
                          std::optional<double> xStep)
{
    setAxis(m_parts->x, x, xStep);
    setAxis(m_parts->y, y, yStep);
}

void CurvePlot::setLines(std::vector<Line> lines)
{
    m_parts->lines = std::move(lines);
}

void CurvePlot::setColours(const Theme& theme)
{
    for (const auto* axis : {&m_parts->x, &m_parts->y}) {
        colourAxis(*axis->logarithmic, theme);
        colourAxis(*axis->linear, theme);
    }
}

void CurvePlot::layOut(const QSizeF& size)
{
    const QRectF whole(QPointF(), size.grownBy(kBleed));
    // Grid lines are drawn where the plot area was in the layout before.
    const int layouts = std::exchange(m_parts->newAxis, false) || size != m_parts->area.size() ? 2 : 1;
    m_parts->scene.setSceneRect(whole);
    m_parts->chart->resize(whole.size());
    m_parts->chart->setPlotArea(whole.marginsRemoved(kBleed));
    // Without this call, the layout waits for the event loop.
    for (int pass = 0; pass < layouts; ++pass) {
        m_parts->chart->layout()->invalidate();
        m_parts->chart->layout()->activate();
    }
}

void CurvePlot::paint(QPainter& painter, const QRectF& area)
{
    layOut(area.size());
    m_parts->area = area;
    m_parts->scene.render(&painter, area.marginsAdded(kBleed), m_parts->scene.sceneRect(),
                          Qt::IgnoreAspectRatio);
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    for (const auto& line : m_parts->lines)
        paintLine(painter, line);
    painter.restore();
}

void CurvePlot::paintLine(QPainter& painter, const Line& line) const
{
    QPolygonF points;
    for (const auto& point : line.points)
        points << position(point.x(), point.y());
    painter.setPen(line.pen);
    // Qt Charts, too, paints solid lines segment by segment: joined, they look otherwise, and take longer.
    if (line.pen.style() != Qt::SolidLine) {
        painter.drawPolyline(points);
        return;
    }
    for (qsizetype index = 1; index < points.size(); ++index)
        painter.drawLine(points[index - 1], points[index]);
}

QPointF CurvePlot::position(double x, double y) const
{
    const auto& area = m_parts->area;
    return {area.left() + m_parts->x.shareOf(x) * area.width(),
            area.bottom() - m_parts->y.shareOf(y) * area.height()};
}

const QRectF& CurvePlot::area() const
{
    return m_parts->area;
}

} // namespace sortscope::gui::charts
