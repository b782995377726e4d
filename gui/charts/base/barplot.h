// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/canvas.h"
#include "gui/charts/base/series.h"

#include <optional>
#include <utility>
#include <vector>

namespace sortscope::gui::charts {

/// One horizontal bar with its error bar.
struct BarRow {
    QString label;
    Style style;
    /// Nanoseconds.
    Estimate estimate;
    /// Where an outline beyond the bar ends: the same duration with something added.
    std::optional<double> outline;
    /// Written behind the bar: first what matters, then what explains it.
    QString text;
    QString mutedText;
};

/// Horizontal bars on one time axis: from 0, or from the power of ten below all of them on a logarithmic one.
struct BarPlot {
    std::vector<BarRow> rows;
    QString axisName;
    /// A dashed line through all bars.
    std::optional<double> reference;
    /// Not where a duration is 0.
    bool logarithmic = false;
};

/// A time axis below `plot`: a grid line and a text at each tick, given by its place, and its name.
void paintTimeAxis(QPainter& painter, const QRectF& plot,
                   const std::vector<std::pair<double, QString>>& ticks, const QString& name,
                   const Theme& theme);

constexpr double kLabelGap = 8;
/// Beside `row`, cut to the width.
void paintRowLabel(QPainter& painter, const QRectF& row, double width, const QString& label,
                   const Theme& theme);

/// Rows that do not fit are counted below the others. One hot spot a row that was drawn.
std::vector<HotSpot> paintBars(QPainter& painter, const QRectF& area, const BarPlot& plot,
                               const Theme& theme);

} // namespace sortscope::gui::charts
