// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/canvas.h"
#include "gui/charts/kernels/distributionchart.h"

#include <QString>

#include <utility>
#include <vector>

namespace sortscope::gui::charts {

/// Names and values side by side, such as "Kernel sum" and "12.3 µs".
using Facts = std::vector<std::pair<QString, QString>>;

/// Paints facts along the top of `area`, as many as have room, and returns the area that is left.
QRectF paintFacts(QPainter& painter, const QRectF& area, const Facts& facts, const Theme& theme);

/// A kernel that is launched once per run.
struct OneLaunch {
    Facts facts;
    DotLane lane;
};

/// Paints the facts of each kernel, and below them all of its samples: a bar would say no more than one
/// number. Returns one hot spot per sample, kernel by kernel.
std::vector<HotSpot> paintLaunches(QPainter& painter, const QRectF& area,
                                   const std::vector<OneLaunch>& launches, const QString& axisName,
                                   const Theme& theme);

} // namespace sortscope::gui::charts
