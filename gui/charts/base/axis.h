// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

#include <vector>

namespace sortscope::gui::charts {

/// The ends of an axis.
struct Range {
    double low = 0;
    double high = 0;
};

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

/// `low` … `high` widened for a logarithmic axis: by a margin of `margin` of its length at both ends, and to
/// at least a factor of `leastFactor` altogether.
Range logRange(double low, double high, double leastFactor, double margin);

/// Values to label on a base-10 axis: powers of ten, with 2 and 5 between them where the range is short.
std::vector<double> decadeTicks(const Range& range, int most);

/// Exponents of two to label on a base-2 axis, no more than `most`, evenly spaced.
std::vector<int> powerTicks(const Range& range, int most);

/// Round values from 0 to `high`, about `most` or fewer.
std::vector<double> linearTicks(double high, int most);
/// Round values in `range`, about `most` or fewer.
std::vector<double> linearTicks(const Range& range, int most);

/// The number of decimals that tells ticks apart which lie `step` apart.
int decimalsOf(double step);

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
