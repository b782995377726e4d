// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curveplot.h"

#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLegend>
#include <QLineSeries>
#include <QLogValueAxis>
#include <QPainter>
#include <QValueAxis>

#include <cmath>

namespace sortscope::gui::charts {
namespace {

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

QPen penOf(const CurvePlot::Line& line)
{
    QPen pen(line.colour, 2);
    pen.setJoinStyle(Qt::RoundJoin);
    if (line.dashed)
        pen.setDashPattern({4, 2.5});
    return pen;
}

} // namespace

struct CurvePlot::Parts {
    QGraphicsScene scene;
    // The scene owns the chart, the chart owns axes and series.
    QChart* chart = new QChart;
    QLogValueAxis* x = new QLogValueAxis;
    QLogValueAxis* logarithmic = new QLogValueAxis;
    QValueAxis* linear = new QValueAxis;
    QAbstractAxis* y = logarithmic;
    // The one that is not y.
    std::unique_ptr<QAbstractAxis> unused{linear};
    std::vector<QLineSeries*> series;
    Range xRange{1, 2};
    Range yRange{1, 10};
    std::optional<double> step;
    QRectF area;
};

CurvePlot::CurvePlot() : m_parts(std::make_unique<Parts>())
{
    auto* chart = m_parts->chart;
    chart->setAnimationOptions(QChart::NoAnimation);
    chart->setBackgroundVisible(false);
    chart->setMargins({});
    chart->legend()->hide();
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    prepareAxis(*m_parts->x, 2, 0);
    prepareAxis(*m_parts->logarithmic, 10, 8);
    hideTexts(*m_parts->linear);
    m_parts->linear->setTickType(QValueAxis::TicksDynamic);
    chart->addAxis(m_parts->x, Qt::AlignBottom);
    chart->addAxis(m_parts->y, Qt::AlignLeft);
    m_parts->scene.addItem(chart);
}

CurvePlot::~CurvePlot() = default;

void CurvePlot::turnAxis(bool linear)
{
    auto& parts = *m_parts;
    if ((parts.y == parts.linear) == linear)
        return;
    parts.chart->removeAxis(parts.y);
    auto* next = parts.unused.release();
    parts.unused.reset(parts.y);
    parts.y = next;
    parts.chart->addAxis(next, Qt::AlignLeft);
    for (auto* series : parts.series)
        series->attachAxis(next);
}

void CurvePlot::setRanges(const Range& x, const Range& y, std::optional<double> step)
{
    turnAxis(step.has_value());
    m_parts->step = step;
    if (step)
        m_parts->linear->setTickInterval(*step);
    m_parts->xRange = x;
    m_parts->yRange = y;
    m_parts->x->setRange(x.low, x.high);
    m_parts->y->setRange(y.low, y.high);
}

void CurvePlot::setLines(const std::vector<Line>& lines)
{
    // Adding and removing series costs a layout of the chart each, so those that are there are used again.
    resizeTo(lines.size());
    for (std::size_t index = 0; index < lines.size(); ++index) {
        auto& series = *m_parts->series[index];
        const QList<QPointF> points(lines[index].points.begin(), lines[index].points.end());
        if (series.points() != points)
            series.replace(points);
        const auto pen = penOf(lines[index]);
        if (series.pen() != pen)
            series.setPen(pen);
    }
    // Attaching an axis may widen it to the series' points.
    setRanges(m_parts->xRange, m_parts->yRange, m_parts->step);
}

void CurvePlot::resizeTo(std::size_t count)
{
    auto& series = m_parts->series;
    while (series.size() > count) {
        m_parts->chart->removeSeries(series.back());
        delete series.back();
        series.pop_back();
    }
    while (series.size() < count) {
        auto* added = new QLineSeries;
        m_parts->chart->addSeries(added);
        added->attachAxis(m_parts->x);
        added->attachAxis(m_parts->y);
        series.push_back(added);
    }
}

void CurvePlot::setColours(const Theme& theme)
{
    colourAxis(*m_parts->x, theme);
    colourAxis(*m_parts->y, theme);
}

void CurvePlot::paint(QPainter& painter, const QRectF& area)
{
    // The chart is a little larger than its plot area, so that axis lines and line ends are not cut off.
    constexpr double bleed = 4;
    const QRectF whole(0, 0, area.width() + 2 * bleed, area.height() + 2 * bleed);
    m_parts->area = area;
    m_parts->scene.setSceneRect(whole);
    m_parts->chart->resize(whole.size());
    m_parts->chart->setPlotArea(whole.adjusted(bleed, bleed, -bleed, -bleed));
    // Layout otherwise waits for the event loop. Twice, since grid lines take the place that the plot area
    // had in the layout before.
    for (int pass = 0; pass < 2; ++pass) {
        m_parts->chart->layout()->invalidate();
        m_parts->chart->layout()->activate();
    }
    m_parts->scene.render(&painter, area.adjusted(-bleed, -bleed, bleed, bleed), whole,
                          Qt::IgnoreAspectRatio);
}

QPointF CurvePlot::position(double x, double y) const
{
    const auto& area = m_parts->area;
    const auto part = [](double value, const Range& range) {
        return std::log(value / range.low) / std::log(range.high / range.low);
    };
    const auto& yRange = m_parts->yRange;
    const auto evenPart = (y - yRange.low) / (yRange.high - yRange.low);
    return {area.left() + part(x, m_parts->xRange) * area.width(),
            area.bottom() - (m_parts->step ? evenPart : part(y, yRange)) * area.height()};
}

const QRectF& CurvePlot::area() const
{
    return m_parts->area;
}

} // namespace sortscope::gui::charts
