// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/ticks.h"

namespace sortscope::gui::charts {

/// Functions for zooming and panning the shown part of an axis.

inline double lengthOf(const Range& range)
{
    return range.high - range.low;
}

/// The value at a share of the range: 0 is its low end, 1 its high one.
inline double at(const Range& range, double share)
{
    return range.low + share * lengthOf(range);
}

/// `part`, made at least `least` long, then moved and cut so that it lies in `whole`.
Range within(const Range& part, const Range& whole, double least);

/// A range `factor` times as long; the value at `share` stays where it is.
Range zoomed(const Range& range, double share, double factor);

/// The range moved along with a pointer that goes by `share` of its length.
Range moved(const Range& range, double share);

} // namespace sortscope::gui::charts
