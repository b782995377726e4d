// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/canvas.h"
#include "gui/charts/timeline/timelinedata.h"

#include <optional>
#include <vector>

namespace sortscope::gui::charts {

/// What is painted of a timeline.
struct TimelinePicture {
    const Timeline& timeline;
    /// Nanoseconds that are seen.
    Range view;
    /// Index of a command.
    std::optional<std::size_t> selected;
    /// Between two moments.
    std::optional<Range> measured;
};

/// Where it was painted, and what of the device's track.
struct TimelinePlaces {
    QRectF plot;
    QRectF map;
    std::vector<TimelineItem> items;

    double xOf(double ns, const Range& view) const
    {
        return plot.left() + (ns - view.low) / (view.high - view.low) * plot.width();
    }
};

/// How the commands of a colour group look.
Style groupStyle(std::size_t group);

/// Tracks of host, queue and device above each other, the axis of time, and the whole sample below. Draws no
/// more marks than the area has pixels in a row. The hot spots are the items.
std::vector<HotSpot> paintTimeline(QPainter& painter, const QRectF& area, const TimelinePicture& picture,
                                   const Theme& theme, TimelinePlaces& places);

} // namespace sortscope::gui::charts
