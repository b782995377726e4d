// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/curveplot.h"

#include <QChart>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLegend>
#include <QLineSeries>
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
    // The scene owns the chart, the chart owns axes and series.
    QChart* chart = new QChart;
    Axis x{Qt::AlignBottom, 2, 0};
    Axis y{Qt::AlignLeft, 10, 8};
    std::vector<QLineSeries*> series;
    QRectF area;
    /// The size for which the chart was laid out since it was painted last.
    std::optional<QSizeF> laidOut;
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
        for (auto* series : m_parts->series)
            series->attachAxis(next);
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

void CurvePlot::setLines(const std::vector<Line>& lines)
{
    // Adding or removing a series costs a layout of the chart, so the present series stay.
    while (m_parts->series.size() < lines.size())
        addSeries();
    for (auto index = lines.size(); index < m_parts->series.size(); ++index) {
        if (m_parts->series[index]->count() > 0)
            m_parts->series[index]->clear();
    }
    for (std::size_t index = 0; index < lines.size(); ++index) {
        auto& series = *m_parts->series[index];
        const QList<QPointF> points(lines[index].points.begin(), lines[index].points.end());
        if (series.points() != points)
            series.replace(points);
        if (series.pen() != lines[index].pen)
            series.setPen(lines[index].pen);
    }
    // Attaching an axis may widen it to the series' points.
    for (auto* axis : {&m_parts->x, &m_parts->y})
        setAxis(*axis, axis->range, axis->step);
}

bool CurvePlot::reserve(std::size_t lines, std::chrono::milliseconds budget)
{
    const auto end = std::chrono::steady_clock::now() + budget;
    while (m_parts->series.size() < lines) {
        addSeries();
        if (std::chrono::steady_clock::now() >= end)
            return m_parts->series.size() >= lines;
    }
    return true;
}

void CurvePlot::addSeries()
{
    auto* added = new QLineSeries;
    m_parts->chart->addSeries(added);
    added->attachAxis(m_parts->x.shown);
    added->attachAxis(m_parts->y.shown);
    m_parts->series.push_back(added);
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
    m_parts->laidOut = size;
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
    if (m_parts->laidOut != area.size())
        layOut(area.size());
    m_parts->laidOut.reset();
    m_parts->area = area;
    m_parts->scene.render(&painter, area.marginsAdded(kBleed), m_parts->scene.sceneRect(),
                          Qt::IgnoreAspectRatio);
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
