// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/judge/kernelprofile.h"
#include "gui/charts/base/canvas.h"
#include "gui/charts/base/colourscale.h"

#include <cstddef>
#include <optional>

namespace sortscope::gui::charts {

/// A profile whose launches all know their stage and pass. x is the stage, y the pass, the colour the median
/// time; each stage's total stands above the cells, the colour scale beside them. Ratios in place of times
/// (ColourFrom::Equal) have no totals.
struct HeatMap {
    const results::KernelProfile& profile;
    QString stageName;
    QString passName;
    ColourFrom from = ColourFrom::Spread;
    /// Index of the cell that has a frame.
    std::optional<std::size_t> selected;
};

/// Paints the map. Returns one hot spot per cell, in the order of the profile's cells.
std::vector<HotSpot> paintHeatMap(QPainter& painter, const QRectF& area, const HeatMap& map,
                                  const Theme& theme);

} // namespace sortscope::gui::charts
