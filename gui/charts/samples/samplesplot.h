// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/canvas.h"
#include "gui/charts/base/ticks.h"
#include "gui/charts/samples/samplesdata.h"

#include <QString>

#include <cstddef>
#include <variant>
#include <vector>

namespace sortscope::gui::charts {

struct SamplesPlot {
    SamplesData data;
    /// Of the job.
    Style style;
    QString axisName;
    /// Of times, in nanoseconds. Samples beyond it are triangles at its ends.
    Range axis;
};

/// A bar of the distribution: the samples from `low` up to `high`.
struct DistributionBar {
    double low = 0;
    double high = 0;
    std::size_t count = 0;
};

/// What was painted: a hot spot each, and what is in its place.
struct PaintedSamples {
    std::vector<HotSpot> spots;
    std::vector<std::variant<SampleMark, DistributionBar>> marks;
};

/// Samples in the order taken, a slot a replicate, with medians and the interval, and right of them their
/// distribution on the same axis. Draws no more marks than there are pixels.
PaintedSamples paintSamples(QPainter& painter, const QRectF& area, const SamplesPlot& plot,
                            const Theme& theme);

} // namespace sortscope::gui::charts
