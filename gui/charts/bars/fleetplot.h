// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measure/statistics.h"
#include "core/results/compare/fleet.h"
#include "gui/charts/base/canvas.h"
#include "gui/charts/base/theme.h"

#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace sortscope::gui::charts {

/// One device compared with the others.
struct FleetDot {
    QString label;
    /// Above one if the device is slower than the fleet's median.
    double ratio = 1;
    std::optional<measure::Interval> interval;
    /// Empty if the device was not judged: its dot is hollow.
    std::optional<results::Standing> standing;
};

struct FleetPlot {
    std::vector<FleetDot> dots;
    /// The margin around one, drawn as a band: differences within it do not count.
    double margin = 0;
    /// Ratios that differ by factors need an axis on which factors are equally far apart.
    bool logarithmic = false;
    /// True if outliers are named beside their dots where not all names have room below.
    bool namesOutliers = true;
    /// The names of the ratios and of the devices.
    QString ratioName;
    QString deviceName;
};

/// The style of a dot: outliers differ in colour and in shape.
Style standingStyle(std::optional<results::Standing> standing);

/// Paints one column per device, with a dot at its ratio and its interval. The names of outliers stand beside
/// their dots, and the names of all devices below the axis if there is room. Returns one hot spot per device.
std::vector<HotSpot> paintFleet(QPainter& painter, const QRectF& area, const FleetPlot& plot,
                                const Theme& theme);

} // namespace sortscope::gui::charts
