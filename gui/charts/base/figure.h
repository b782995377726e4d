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

/// The parts that every figure is made of. Each part paints itself along one edge of `area` and returns the
/// area that is left.

struct LegendEntry {
    QString label;
    Style style;
    /// Bars and cells have a swatch where series have a line with a marker.
    bool swatch = false;
    /// True if the entry's series is not drawn.
    bool hidden = false;
};

enum class Sketch { Lines, Bars, Grid };

/// The content of a chart that has nothing to draw: it says what is missing and what to do first.
struct EmptyState {
    Sketch sketch = Sketch::Lines;
    QString title;
    QString text;
};

/// The painter's font, `factor` times as large.
QFont scaledFont(const QPainter& painter, double factor, bool bold = false);
double textWidth(const QPainter& painter, const QString& text);
/// The height of the painter's font.
double emOf(const QPainter& painter);

/// Paints 2 to the `exponent`, centred, with larger raised digits than fonts have.
void paintPower(QPainter& painter, const QRectF& box, int exponent);

/// Paints the title along the top and, muted and wrapped below it, the subtitle.
QRectF paintHeading(QPainter& painter, const QRectF& area, const QString& title, const QString& subtitle,
                    const Theme& theme);

/// Paints muted, wrapped remarks along the bottom, one per paragraph.
QRectF paintNotes(QPainter& painter, const QRectF& area, const QStringList& notes, const Theme& theme);

/// The height that a legend may take: a third of the area, and the rest is counted; or as much as it needs.
enum class LegendRoom { Third, Needed };

/// Paints entries in columns along the bottom.
QRectF paintLegend(QPainter& painter, const QRectF& area, const std::vector<LegendEntry>& entries,
                   const Theme& theme, LegendRoom room = LegendRoom::Third);

/// The height of the legend.
double legendHeight(const QPainter& painter, const QRectF& area, const std::vector<LegendEntry>& entries,
                    LegendRoom room);

/// The places of the entries that paintLegend() shows.
std::vector<QRectF> legendPlaces(const QPainter& painter, const QRectF& area,
                                 const std::vector<LegendEntry>& entries,
                                 LegendRoom room = LegendRoom::Third);

/// Paints the line, marker or swatch of a style, centred in `box`.
void paintKey(QPainter& painter, const QRectF& box, const LegendEntry& entry, const Theme& theme);

/// Paints thin lines across `box`, one by one: brush patterns have a fixed grain on screens and none in
/// vector files. Each line is cut at the box by itself, because SVG files are written without clips.
void paintHatch(QPainter& painter, const QRectF& box, const QPen& pen);

/// Fills a bar in its series' colour: solid, or hatched where the style is dashed.
void fillBar(QPainter& painter, const QRectF& bar, const Style& style, const Theme& theme);

void paintEmptyState(QPainter& painter, const QRectF& area, const EmptyState& state, const Theme& theme);

} // namespace sortscope::gui::charts
