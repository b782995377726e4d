// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/axis.h"
#include "gui/charts/base/canvas.h"
#include "gui/charts/base/theme.h"

#include <QString>

#include <cstddef>
#include <vector>

class QPainter;

namespace sortscope::gui::charts {

/// A row at one time.
struct HistoryMark {
    /// Seconds since 1970, UTC.
    double time = 0;
    double value = 0;
    /// False if the figure is of poor quality: the line passes it by.
    bool counts = true;
    /// What changed here, in words; empty if nothing did.
    QString change;
    bool slower = false;
};

struct HistoryCurve {
    Style style;
    std::vector<HistoryMark> marks;
    /// False if the user looks at another one.
    bool inFront = true;
};

struct HistoryPlot {
    std::vector<HistoryCurve> curves;
    QString valueName;
    /// The factor and the decimals of the values' texts.
    double factor = 1;
    /// True if values lie so far apart that equal ratios are equal distances.
    bool logarithmic = false;
    /// A value with a line of its own; 0 for none.
    double level = 0;
};

/// Times to label, about `most` or fewer: full hours, days, weeks, months of 30 days or years.
std::vector<Tick> timeTicks(const Range& seconds, int most);

/// Paints values over time, with the changes, as far as there is room for their words. Returns one hot spot
/// for each mark, curve by curve.
std::vector<HotSpot> paintHistory(QPainter& painter, const QRectF& area, const HistoryPlot& plot,
                                  const Theme& theme);

} // namespace sortscope::gui::charts
