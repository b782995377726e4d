// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/theme.h"

#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sortscope::gui::charts {
namespace {

// In the order blue, vermillion, bluish green, reddish purple, orange, sky blue, black, yellow.
// Yellow can't be darkened without meeting vermillion for protanopes, so plum takes its place on light.
constexpr std::array<QRgb, kSeriesColours> kOnLight{0x004C99, 0xC23800, 0x009E73, 0xB97BB4,
                                                    0xCE8200, 0x4090F5, 0x1A1A1A, 0x6B3A50};
constexpr std::array<QRgb, kSeriesColours> kOnDark{0x4A86E8, 0xE4573D, 0x0CC08C, 0xC679A6,
                                                   0xF09A1A, 0xA0C8FA, 0xF4F4F4, 0xF3EE4A};
constexpr std::array<QRgb, 9> kCividis{0x00224E, 0x1A386F, 0x434E6C, 0x61656F, 0x7D7C78,
                                       0x9B9476, 0xBCAE6C, 0xDEC958, 0xFEE838};

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
           + 0.0722 * linear(colour.blueF());
}

QPainterPath polygon(const QPointF& centre, double radius, int corners, double firstAngle)
{
    QPolygonF points;
    for (int corner = 0; corner < corners; ++corner) {
        const auto angle = firstAngle + 2 * std::numbers::pi * corner / corners;
        points << centre + QPointF(std::cos(angle), std::sin(angle)) * radius;
    }
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

} // namespace

Theme themeOf(const QPalette& palette)
{
    const auto background = palette.color(QPalette::Base);
    const auto text = palette.color(QPalette::Text);
    const auto accent = palette.color(QPalette::Highlight);
    Theme theme;
    theme.background = background;
    theme.text = text;
    theme.muted = mix(text, background, 0.32);
    theme.grid = mix(background, text, 0.16);
    theme.faintGrid = mix(background, text, 0.07);
    theme.frame = mix(background, text, 0.45);
    theme.accent = accent;
    theme.dark = luminance(background) < luminance(text);
    theme.calloutBackground = mix(background, text, theme.dark ? 0.10 : 0.02);
    return theme;
}

Style styleFor(int index, bool cpu)
{
    return {index % kSeriesColours, static_cast<Marker>(index % kMarkers), cpu};
}

QColor seriesColour(int colour, bool dark)
{
    const auto index = static_cast<std::size_t>(colour % kSeriesColours);
    return QColor::fromRgb(dark ? kOnDark.at(index) : kOnLight.at(index));
}

QColor heatColour(double t, bool dark)
{
    const auto clamped = std::clamp(std::isfinite(t) ? t : 0.0, 0.0, 1.0);
    const auto at = (dark ? clamped : 1 - clamped) * (kCividis.size() - 1);
    const auto lower = std::min(static_cast<std::size_t>(at), kCividis.size() - 2);
    return mix(QColor::fromRgb(kCividis.at(lower)), QColor::fromRgb(kCividis.at(lower + 1)),
               at - static_cast<double>(lower));
}

QColor textOn(const QColor& background)
{
    return contrast(background, Qt::black) >= contrast(background, Qt::white) ? QColor(Qt::black)
                                                                              : QColor(Qt::white);
}

double contrast(const QColor& a, const QColor& b)
{
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor mix(const QColor& a, const QColor& b, double part)
{
    const auto between = [part](float from, float to) {
        return std::clamp(from + (to - from) * static_cast<float>(part), 0.0F, 1.0F);
    };
    return QColor::fromRgbF(between(a.redF(), b.redF()), between(a.greenF(), b.greenF()),
                            between(a.blueF(), b.blueF()));
}

QPainterPath markerPath(Marker marker, const QPointF& centre, double radius)
{
    constexpr auto up = -std::numbers::pi / 2;
    QPainterPath path;
    switch (marker) {
    case Marker::Circle:
        path.addEllipse(centre, radius, radius);
        return path;
    case Marker::Square:
        path.addRect(
            QRectF(centre.x() - 0.88 * radius, centre.y() - 0.88 * radius, 1.76 * radius, 1.76 * radius));
        return path;
    case Marker::Diamond:
        return polygon(centre, 1.25 * radius, 4, up);
    case Marker::Triangle:
        return polygon(centre + QPointF(0, 0.2 * radius), 1.3 * radius, 3, up);
    case Marker::TriangleDown:
        return polygon(centre - QPointF(0, 0.2 * radius), 1.3 * radius, 3, -up);
    case Marker::Pentagon:
        return polygon(centre, 1.15 * radius, 5, up);
    }
    return path;
}

} // namespace sortscope::gui::charts
