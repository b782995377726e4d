// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/axis.h"
#include "gui/charts/base/canvas.h"
#include "gui/charts/samples/samplesdata.h"

#include <QString>

#include <cstddef>
#include <variant>
#include <vector>

namespace sortscope::gui::charts {

struct SamplesPlot {
    SamplesData data;
    /// The style of the job.
    Style style;
    QString axisName;
    /// The axis of times, in nanoseconds. Samples beyond it are triangles at its ends.
    Range axis;
};

/// A bar of the distribution: the samples from `low` up to `high`.
struct DistributionBar {
    double low = 0;
    double high = 0;
    std::size_t count = 0;
};

/// The hot spots of the painted marks, and the mark at each of them.
struct PaintedSamples {
    std::vector<HotSpot> spots;
    std::vector<std::variant<SampleMark, DistributionBar>> marks;
};

/// Paints samples in the order taken, one slot per replicate, with medians and the interval, and to the right
/// their distribution on the same axis. Draws no more marks than there are pixels.
PaintedSamples paintSamples(QPainter& painter, const QRectF& area, const SamplesPlot& plot,
                            const Theme& theme);

} // namespace sortscope::gui::charts
