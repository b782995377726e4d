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

/// Lines over a grid, x on a base-2 logarithmic axis, y on a base-10 logarithmic one, or either on a linear
/// one. The one place that draws with Qt Charts; what surrounds the plot and lies on the lines (labels,
/// markers, error bars) is painted by its users.
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

    /// Of a linear axis, grid lines are `step` apart; without one it is logarithmic.
    void setRanges(const Range& x, const Range& y, std::optional<double> yStep = {},
                   std::optional<double> xStep = {});
    void setLines(const std::vector<Line>& lines);
    /// Makes room for so many lines, until `budget` is used up; setLines() makes what is left. False if some
    /// is left: dozens that are new take as long as a frame.
    bool reserve(std::size_t lines, std::chrono::milliseconds budget);
    void setColours(const Theme& theme);

    /// What the next paint() into an area of that size begins with, to be done in a turn of its own.
    void layOut(const QSizeF& size);
    /// Paints the plot into `area` (grid and lines only).
    void paint(QPainter& painter, const QRectF& area);
    /// Where a value lies, in the coordinates of the last paint().
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
