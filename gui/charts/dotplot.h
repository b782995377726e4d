// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/canvas.h"

#include <optional>
#include <vector>

namespace sortscope::gui::charts {

/// Every sample of one side, in the order taken, with the median and its interval.
struct DotLane {
    QString label;
    Style style;
    /// Nanoseconds.
    std::vector<double> samples;
    double median = 0;
    std::optional<double> low;
    std::optional<double> high;
};

struct DotPlot {
    std::vector<DotLane> lanes;
    QString axisName;
    /// Where false, the axis shows the range of the samples alone.
    bool fromZero = false;
};

/// A lane a side on one linear time axis: a dot a sample, the first one on top, so that a drift leans. One
/// hot spot a dot, lane by lane.
std::vector<HotSpot> paintDots(QPainter& painter, const QRectF& area, const DotPlot& plot,
                               const Theme& theme);

} // namespace sortscope::gui::charts
