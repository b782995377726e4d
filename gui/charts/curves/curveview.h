// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/axis.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

namespace sortscope::gui::charts {

/// The part of its data that a curve chart shows. Values are logarithmic or linear, and so is x. Places and
/// areas are shares of the plot: 0 is left and bottom, 1 right and top.
class CurveView {
public:
    bool logarithmic() const { return m_logarithmic; }
    /// Sets the scale of the values; shows the whole again if the scale changes.
    void setLogarithmic(bool logarithmic);
    /// Sets the scale of x, which is logarithmic at first; shows the whole again if the scale changes.
    void setLogarithmicX(bool logarithmic);

    /// Sets the ranges of all data. If the data are `growing`, everything that was visible stays visible. A
    /// part that is zoomed into stays.
    void setWhole(const Range& xs, const Range& values, bool growing);

    Range xs() const;
    Range values() const;
    bool zoomed() const { return m_part.has_value(); }

    /// The parts of a line that are shown.
    std::vector<std::vector<QPointF>> cut(const std::vector<QPointF>& line) const;

    /// Shows `factor` times as much of the data, and leaves the point at `place` where it is.
    void zoom(const QPointF& place, double factor);
    void select(const QRectF& area);
    /// Moves the shown part along with the pointer.
    void pan(const QPointF& by);
    void reset() { m_part.reset(); }

private:
    /// The ranges of both axes, in a measure in which the axes are even.
    struct Part {
        Range x;
        Range y;
    };

    const Part& shown() const { return m_part ? *m_part : m_whole; }
    void show(Part part);
    void forget();
    QPointF toEven(const QPointF& point) const;
    QPointF fromEven(const QPointF& point) const;

    bool m_logarithmic = true;
    bool m_logarithmicX = true;
    bool m_known = false;
    Part m_whole;
    std::optional<Part> m_part;
};

} // namespace sortscope::gui::charts
