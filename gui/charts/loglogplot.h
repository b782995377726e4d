// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/theme.h"
#include "gui/charts/ticks.h"

#include <QPointF>
#include <QRectF>

#include <cstddef>
#include <memory>
#include <vector>

class QPainter;

namespace sortscope::gui::charts {

/// Lines over a grid, x on a base-2 and y on a base-10 logarithmic axis. The one place that draws with Qt
/// Charts; what surrounds the plot and lies on the lines (labels, markers, error bars) is painted by its
/// users.
class LogLogPlot {
public:
    struct Line {
        std::vector<QPointF> points;
        QColor colour;
        bool dashed = false;
    };

    LogLogPlot();
    ~LogLogPlot();
    LogLogPlot(const LogLogPlot&) = delete;
    LogLogPlot& operator=(const LogLogPlot&) = delete;

    void setRanges(const Range& x, const Range& y);
    void setLines(const std::vector<Line>& lines);
    void setColours(const Theme& theme);

    /// Paints the plot into `area` (grid and lines only).
    void paint(QPainter& painter, const QRectF& area);
    /// Where a value lies, in the coordinates of the last paint().
    QPointF position(double x, double y) const;

private:
    void resizeTo(std::size_t count);

    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace sortscope::gui::charts
