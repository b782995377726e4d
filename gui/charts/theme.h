// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainterPath>
#include <QPalette>

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
inline constexpr int kMarkers = 6;
inline constexpr int kSeriesColours = 8;

/// How a series looks in every chart: its colour and marker by the order of appearance, dashed on the CPU.
struct Style {
    int colour = 0;
    Marker marker = Marker::Circle;
    bool dashed = false;

    bool operator==(const Style&) const = default;
};

/// The style of the series that appeared as number `index`, from 0. The first 24 differ from each other.
Style styleFor(int index, bool cpu);

/// Okabe and Ito's colour-blind-safe palette ("Color Universal Design", 2008), each hue darkened for light
/// and lightened for dark backgrounds until it reaches 3 : 1 against them.
QColor seriesColour(int colour, bool dark);

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

} // namespace sortscope::gui::charts
