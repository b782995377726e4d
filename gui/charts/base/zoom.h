// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/ticks.h"

namespace sortscope::gui::charts {

/// What zooming and panning make of the part of an axis that is shown.

inline double lengthOf(const Range& range)
{
    return range.high - range.low;
}

/// The value at a share of the range: 0 is its low end, 1 its high one.
inline double at(const Range& range, double share)
{
    return range.low + share * lengthOf(range);
}

/// `part` at least `least` long, moved and cut so that it lies in `whole`.
Range within(const Range& part, const Range& whole, double least);

/// `factor` times as much; what lies at `share` stays where it is.
Range zoomed(const Range& range, double share, double factor);

/// Moved along with a pointer that goes by `share` of its length.
Range moved(const Range& range, double share);

} // namespace sortscope::gui::charts
