// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/canvas.h"
#include "gui/charts/series.h"

#include <optional>

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

/// Horizontal bars from 0 on one linear time axis.
struct BarPlot {
    std::vector<BarRow> rows;
    QString axisName;
    /// A dashed line through all bars.
    std::optional<double> reference;
};

/// Rows that do not fit are counted below the others. One hot spot a row that was drawn.
std::vector<HotSpot> paintBars(QPainter& painter, const QRectF& area, const BarPlot& plot,
                               const Theme& theme);

} // namespace sortscope::gui::charts
