// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/theme.h"
#include "gui/charts/base/ticks.h"

#include <QPointF>
#include <QRectF>

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace sortscope::gui::charts {

/// Lines over a grid. x lies on a base-2 logarithmic axis and y on a base-10 one, or either on a linear axis.
/// This is the one place that draws with Qt Charts; its users paint the things around the plot and on the
/// lines (labels, markers, error bars).
class CurvePlot {
public:
    struct Line {
        std::vector<QPointF> points;
        QPen pen;
    };

    CurvePlot();
    ~CurvePlot();
    CurvePlot(const CurvePlot&) = delete;
    CurvePlot& operator=(const CurvePlot&) = delete;

    /// Sets the ranges. An axis with a step is linear, with grid lines `step` apart; without one,
    /// logarithmic.
    void setRanges(const Range& x, const Range& y, std::optional<double> yStep = {},
                   std::optional<double> xStep = {});
    void setLines(const std::vector<Line>& lines);
    /// Makes room for so many lines, until `budget` is used up; setLines() makes the rest. False if a rest is
    /// left: dozens of new lines take as long as a frame.
    bool reserve(std::size_t lines, std::chrono::milliseconds budget);
    void setColours(const Theme& theme);

    /// Makes the layout that the next paint() into an area of that size needs, to be done in a turn of its
    /// own.
    void layOut(const QSizeF& size);
    /// Paints the plot into `area` (grid and lines only).
    void paint(QPainter& painter, const QRectF& area);
    /// The place of a point, in the coordinates of the last paint().
    QPointF position(double x, double y) const;
    const QRectF& area() const;

private:
    void addSeries();

    struct Axis;
    struct Parts;
    void setAxis(Axis& axis, const Range& range, std::optional<double> step);

    std::unique_ptr<Parts> m_parts;
};

} // namespace sortscope::gui::charts
