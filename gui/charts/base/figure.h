// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/theme.h"

#include <QFont>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <vector>

class QPainter;

namespace sortscope::gui::charts {

/// The parts that every figure is made of. Each paints itself along one edge of `area` and returns what is
/// left.

struct LegendEntry {
    QString label;
    Style style;
    /// Bars and cells have a swatch where series have a line with a marker.
    bool swatch = false;
    /// Its series is not drawn.
    bool hidden = false;
};

enum class Sketch { Lines, Bars, Grid };

/// What a chart shows when it has nothing to draw: what is missing and what to do first.
struct EmptyState {
    Sketch sketch = Sketch::Lines;
    QString title;
    QString text;
};

/// The painter's font, `factor` times as large.
QFont scaledFont(const QPainter& painter, double factor, bool bold = false);
double textWidth(const QPainter& painter, const QString& text);

/// 2 to the `exponent`, centred; larger than the raised digits that fonts have.
void paintPower(QPainter& painter, const QRectF& box, int exponent);

/// Title and, muted and wrapped below it, subtitle; along the top.
QRectF paintHeading(QPainter& painter, const QRectF& area, const QString& title, const QString& subtitle,
                    const Theme& theme);

/// Muted, wrapped remarks along the bottom, one a paragraph.
QRectF paintNotes(QPainter& painter, const QRectF& area, const QStringList& notes, const Theme& theme);

/// How high a legend may become: a third of the area, the rest is counted; or as high as it needs to be.
enum class LegendRoom { Third, Needed };

/// Entries in columns along the bottom.
QRectF paintLegend(QPainter& painter, const QRectF& area, const std::vector<LegendEntry>& entries,
                   const Theme& theme, LegendRoom room = LegendRoom::Third);

/// How high it is.
double legendHeight(const QPainter& painter, const QRectF& area, const std::vector<LegendEntry>& entries,
                    LegendRoom room);

/// Where paintLegend() puts the entries that it shows.
std::vector<QRectF> legendPlaces(const QPainter& painter, const QRectF& area,
                                 const std::vector<LegendEntry>& entries,
                                 LegendRoom room = LegendRoom::Third);

/// The line, marker or swatch of a style, centred in `box`.
void paintKey(QPainter& painter, const QRectF& box, const LegendEntry& entry, const Theme& theme);

/// Thin lines across `box`. Drawn line by line: brush patterns have a fixed grain on screens and none in
/// vector files. Each ends at the box by itself, because SVG files are written without clips.
void paintHatch(QPainter& painter, const QRectF& box, const QPen& pen);

/// Fills a bar in its series' colour: solid, or hatched where the style is dashed.
void fillBar(QPainter& painter, const QRectF& bar, const Style& style, const Theme& theme);

void paintEmptyState(QPainter& painter, const QRectF& area, const EmptyState& state, const Theme& theme);

} // namespace sortscope::gui::charts
