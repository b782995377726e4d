// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/seriespalette.h"

#include <QColor>
#include <QPainterPath>
#include <QPalette>
#include <QPen>

class QPainter;

namespace sortscope::gui::charts {

/// The colours of a figure, derived from the palette so that charts follow light and dark.
struct Theme {
    QColor background;
    QColor text;
    /// Secondary text: still at least 4.5 : 1 against the background in the usual palettes.
    QColor muted;
    QColor grid;
    QColor faintGrid;
    QColor frame;
    QColor accent;
    QColor calloutBackground;
    bool dark = false;
};

Theme themeOf(const QPalette& palette);

enum class Marker { Circle, Square, Diamond, Triangle, TriangleDown, Pentagon };
using results::kSeriesColours;

enum class Dash { Solid, Dashed, DashDot, Dotted };

/// The sign on a marker, in the colour of the background.
enum class Sign { None, Dot, Bar, Cross };
inline constexpr int kSigns = 4;
/// The number of shades of one colour. Shade 0 is the colour itself; shades differ in lightness, which every
/// vision sees.
inline constexpr int kShades = 4;

/// The look of a series, see SeriesStyles.
struct Style {
    int colour = 0;
    Marker marker = Marker::Circle;
    Dash dash = Dash::Solid;
    int shade = 0;
    Sign sign = Sign::None;

    /// True if bars of this style are hatched: bars have no dashes.
    bool hatched() const { return dash != Dash::Solid; }

    bool operator==(const Style&) const = default;
};

/// The look of a part of a figure that is not a series, by its place in the figure.
Style partStyle(int part, bool hatched = false);

/// Okabe and Ito's colour-blind-safe palette ("Color Universal Design", 2008), each hue darkened for light
/// and lightened for dark backgrounds until it reaches 3 : 1 against them, as all shades do.
QColor seriesColour(int colour, bool dark, int shade = 0);
QColor colourOf(const Style& style, bool dark);

/// The pen of a line of this style.
QPen linePen(const Style& style, double width, bool dark);

/// Cividis (Nuñez, Anderton and Renslow 2018) at t in 0 … 1, turned so that more stands out more on the
/// background.
QColor heatColour(double t, bool dark);

/// Black or white, whichever reads better on `background`.
QColor textOn(const QColor& background);

/// WCAG contrast ratio, 1 … 21.
double contrast(const QColor& a, const QColor& b);

/// `part` of `b` mixed into `a`.
QColor mix(const QColor& a, const QColor& b, double part);

QPainterPath markerPath(Marker marker, const QPointF& centre, double radius);

/// Paints the marker with its sign; a hollow marker stands for a doubtful value.
void paintMarker(QPainter& painter, const Style& style, const QPointF& centre, double radius,
                 const Theme& theme, bool hollow = false);

} // namespace sortscope::gui::charts
