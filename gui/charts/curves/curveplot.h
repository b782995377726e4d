// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/axis.h"
#include "gui/charts/base/theme.h"

#include <QPointF>
#include <QRectF>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace sortscope::gui::charts {

/// Lines over a grid. x lies on a base-2 logarithmic axis and y on a base-10 one, or either on a linear axis.
/// This is the one place that draws with Qt Charts: axes and grid. The lines are painted here, because a
/// series of Qt Charts takes 0.3 ms to be made and painted, and a chart has up to 64. Users of this class
/// paint the things around the plot and on the lines (labels, markers, error bars).
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
    void setLines(std::vector<Line> lines);
    void setColours(const Theme& theme);

    /// Paints the plot into `area` (grid and lines only).
    void paint(QPainter& painter, const QRectF& area);
    /// The place of a point, in the coordinates of the last paint().
    QPointF position(double x, double y) const;
    const QRectF& area() const;

private:
    void layOut(const QSizeF& size);
    void paintLine(QPainter& painter, const Line& line) const;

    struct Axis;
    struct Parts;
    void setAxis(Axis& axis, const Range& range, std::optional<double> step);

    std::unique_ptr<Parts> m_parts;
};

} // namespace sortscope::gui::charts
