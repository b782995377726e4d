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

/// One device beside the others.
struct FleetDot {
    QString label;
    /// Above one where it is slower than the fleet's median.
    double ratio = 1;
    std::optional<measure::Interval> interval;
    /// Empty if it was not judged; drawn hollow.
    std::optional<results::Standing> standing;
};

struct FleetPlot {
    std::vector<FleetDot> dots;
    /// Around one, drawn as a band: differences within it are none.
    double margin = 0;
    /// Of the ratios, and of the devices.
    QString ratioName;
    QString deviceName;
};

/// Outliers differ in colour and in shape.
Style standingStyle(std::optional<results::Standing> standing);

/// A column a device, with a dot at its ratio and its interval. The names of outliers stand beside their
/// dots, and those of all devices below the axis if they have room. One hot spot a device.
std::vector<HotSpot> paintFleet(QPainter& painter, const QRectF& area, const FleetPlot& plot,
                                const Theme& theme);

} // namespace sortscope::gui::charts
