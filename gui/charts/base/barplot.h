// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/axis.h"
#include "gui/charts/base/canvas.h"
#include "gui/charts/base/series.h"

#include <optional>
#include <vector>

namespace sortscope::gui::charts {

/// One horizontal bar with its error bar.
struct BarRow {
    QString label;
    Style style;
    /// The duration in nanoseconds.
    Estimate estimate;
    /// The end of an outline beyond the bar: the same duration with something added.
    std::optional<double> outline;
    /// The texts behind the bar: first the main one, then its explanation.
    QString text;
    QString mutedText;
};

/// Horizontal bars on one time axis. A linear axis begins at 0, a logarithmic one at the power of ten below
/// all bars.
struct BarPlot {
    std::vector<BarRow> rows;
    QString axisName;
    /// The duration at which a dashed line crosses all bars.
    std::optional<double> reference;
    /// Never true if a duration is 0.
    bool logarithmic = false;
};

/// Paints a time axis below `plot`: a grid line and a text at each tick, whose value is its place, and the
/// name.
void paintTimeAxis(QPainter& painter, const QRectF& plot, const std::vector<Tick>& ticks, const QString& name,
                   const Theme& theme);

constexpr double kLabelGap = 8;
/// Paints the label beside `row`, cut to the width.
void paintRowLabel(QPainter& painter, const QRectF& row, double width, const QString& label,
                   const Theme& theme);

/// Counts the rows that do not fit below the others. Returns one hot spot per painted row.
std::vector<HotSpot> paintBars(QPainter& painter, const QRectF& area, const BarPlot& plot,
                               const Theme& theme);

} // namespace sortscope::gui::charts
