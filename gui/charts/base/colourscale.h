// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/numbertext.h"

#include <QColor>

class QPainter;
class QRectF;

namespace sortscope::results {
struct KernelProfile;
}

namespace sortscope::gui::charts {

struct Theme;

/// Spread: the shortest launch has the first colour, so that differences are seen. Zero: colours are as far
/// apart as the times, so that times that hardly differ look alike. Equal: the figures are ratios; those
/// below one are blue, those above it orange, and one is in the middle.
enum class ColourFrom { Spread, Zero, Equal };

/// Maps the median times of a job's launches, in nanoseconds, to colours. The scale is logarithmic if linear
/// steps would make all but the longest time look the same.
struct ColourScale {
    double low = 0;
    double high = 0;
    bool logarithmic = false;
    /// True if the spread is noise: all times are grey.
    bool grey = false;
    /// True if the figures are ratios.
    bool ratios = false;

    explicit ColourScale(const results::KernelProfile& profile, ColourFrom from = ColourFrom::Spread);

    QColor colour(double ns, const Theme& theme) const;
    double part(double ns) const;
    double valueAt(double part) const;
    /// The unit of the figures.
    Unit unit() const;
};

/// The width that the scale takes beside a figure, labels included.
double colourScaleWidth(const QPainter& painter);

/// Paints the colours along `bar`, from the shortest time at the bottom up, with values and unit to its
/// right.
void paintColourScale(QPainter& painter, const QRectF& bar, const ColourScale& scale,
                      const results::KernelProfile& profile, const Theme& theme);

} // namespace sortscope::gui::charts
