// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ticks.h"

#include <QRectF>
#include <QString>

#include <vector>

namespace sortscope::gui::charts {

using base::decadeTicks;
using base::decimalsOf;
using base::linearTicks;
using base::logRange;
using base::powerTicks;
using base::Range;

inline double lengthOf(const Range& range)
{
    return range.high - range.low;
}

/// The value at a share of the range: 0 is its low end, 1 its high one.
inline double at(const Range& range, double share)
{
    return range.low + share * lengthOf(range);
}

/// The place in a plot of a value on its horizontal axis.
inline double xIn(const QRectF& plot, const Range& range, double value)
{
    return plot.left() + plot.width() * (value - range.low) / lengthOf(range);
}

/// The place in a plot of a value on its vertical axis.
inline double yIn(const QRectF& plot, const Range& range, double value)
{
    return plot.bottom() - plot.height() * (value - range.low) / lengthOf(range);
}

/// A value on an axis, and the text beside it.
struct Tick {
    double value = 0;
    QString text;
};

/// Linear ticks with texts that tell them apart: values divided by `factor`, which is that of a unit.
std::vector<Tick> labelledTicks(const Range& range, int most, double factor = 1);

/// `part`, made at least `least` long, then moved and cut so that it lies in `whole`.
Range within(const Range& part, const Range& whole, double least);

/// A range `factor` times as long; the value at `share` stays where it is.
Range zoomed(const Range& range, double share, double factor);

/// The range moved along with a pointer that goes by `share` of its length.
Range moved(const Range& range, double share);

} // namespace sortscope::gui::charts
