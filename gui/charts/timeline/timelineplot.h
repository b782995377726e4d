// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/canvas.h"
#include "gui/charts/timeline/timelinedata.h"

#include <optional>
#include <vector>

namespace sortscope::results {
struct JobResult;
} // namespace sortscope::results

namespace sortscope::gui::charts {

/// A timeline, and the part and the marks that are painted of it.
struct TimelinePicture {
    const Timeline& timeline;
    /// The job that the timeline is of.
    const results::JobResult& job;
    /// The part that is seen, in nanoseconds.
    Range view;
    /// Index of the selected command.
    std::optional<std::size_t> selected;
    /// The moments between which the user measures.
    std::optional<Range> measured;
};

/// The places of the last painting, and the items of the device's track.
struct TimelinePlaces {
    QRectF plot;
    QRectF map;
    std::vector<TimelineItem> items;
};

/// The look of the commands of a colour group.
Style groupStyle(std::size_t group);

/// Paints the tracks of host, queue and device above each other, the axis of time, and the whole sample
/// below. Draws no more marks than the area has pixels in a row. The hot spots are the items.
std::vector<HotSpot> paintTimeline(QPainter& painter, const QRectF& area, const TimelinePicture& picture,
                                   const Theme& theme, TimelinePlaces& places);

} // namespace sortscope::gui::charts
