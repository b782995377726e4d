// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/theme.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numbers>
#include <utility>
#include <vector>

namespace sortscope::gui::charts {
namespace {

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

/// The background of dark charts, or a colour that is a little lighter.
constexpr QColor kDarkest(42, 42, 42);

/// The factor between the contrasts of two shades, and the least and the greatest contrast of a shade.
constexpr double kShadeStep = 1.45;
constexpr double kLeastContrast = 3.05;
constexpr double kMostContrast = 13.5;

/// The hue, made as light or as dark as the `wanted` contrast to `background` needs.
QColor withContrast(const QColor& hue, const QColor& background, double wanted)
{
    const bool dark = luminance(background) < 0.5;
    float low = 0;
    float high = 1;
    QColor colour = hue;
    constexpr int kSteps = 16;
    for (int step = 0; step < kSteps; ++step) {
        const auto lightness = (low + high) / 2;
        colour = QColor::fromHslF(std::max(0.0F, hue.hslHueF()), hue.hslSaturationF(), lightness);
        const bool enough = contrast(colour, background) >= wanted;
        (enough == dark ? high : low) = lightness;
    }
    return QColor::fromHslF(std::max(0.0F, hue.hslHueF()), hue.hslSaturationF(), dark ? high : low);
}

using Shades = std::array<std::array<QColor, kShades>, kSeriesColours>;

/// The contrasts of the other shades of a colour of contrast `own`, those that differ most first.
std::vector<double> otherContrasts(double own)
{
    std::vector<double> contrasts;
    auto above = own * kShadeStep;
    auto below = own / kShadeStep;
    while (contrasts.size() + 1 < kShades) {
        if (above <= kMostContrast)
            contrasts.push_back(std::exchange(above, above * kShadeStep));
        else if (below >= kLeastContrast)
            contrasts.push_back(std::exchange(below, below / kShadeStep));
        else
            break;
    }
    std::ranges::sort(contrasts, std::greater(),
                      [own](double contrast) { return std::abs(std::log(contrast / own)); });
    return contrasts;
}

Shades shadesOf(const results::SeriesPalette& colours, const QColor& background)
{
    Shades shades;
    for (std::size_t index = 0; index < colours.size(); ++index) {
        const auto base = QColor::fromRgb(colours.at(index));
        auto* shade = shades.at(index).begin();
        *shade++ = base;
        for (const auto wanted : otherContrasts(contrast(base, background)))
            *shade++ = withContrast(base, background, wanted);
    }
    return shades;
}

void paintSign(QPainter& painter, Sign sign, const QPointF& centre, double radius, const QColor& colour)
{
    const auto arm = 0.62 * radius;
    painter.setPen(QPen(colour, std::max(1.0, 0.32 * radius)));
    if (sign == Sign::Dot) {
        painter.setBrush(colour);
        painter.drawEllipse(centre, 0.22 * radius, 0.22 * radius);
    }
    if (sign == Sign::Bar || sign == Sign::Cross)
        painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0));
    if (sign == Sign::Cross)
        painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm));
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

Style partStyle(int part, bool hatched)
{
    const auto marker = static_cast<Marker>(part % (static_cast<int>(Marker::Pentagon) + 1));
    return {.colour = part % kSeriesColours, .marker = marker, .dash = hatched ? Dash::Dashed : Dash::Solid};
}

QColor seriesColour(int colour, bool dark, int shade)
{
    static const auto onLight = shadesOf(results::kOnLight, Qt::white);
    static const auto onDark = shadesOf(results::kOnDark, kDarkest);
    const auto& shades = (dark ? onDark : onLight).at(static_cast<std::size_t>(colour % kSeriesColours));
    return shades.at(static_cast<std::size_t>(shade % kShades));
}

QColor colourOf(const Style& style, bool dark)
{
    return seriesColour(style.colour, dark, style.shade);
}

QPen linePen(const Style& style, double width, bool dark)
{
    QPen pen(colourOf(style, dark), width);
    pen.setJoinStyle(Qt::RoundJoin);
    switch (style.dash) {
    case Dash::Solid:
        break;
    case Dash::Dashed:
        pen.setDashPattern({4, 2.5});
        break;
    case Dash::DashDot:
        pen.setDashPattern({5, 2, 1.2, 2});
        break;
    case Dash::Dotted:
        pen.setDashPattern({1.2, 2});
        break;
    }
    return pen;
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

void paintMarker(QPainter& painter, const Style& style, const QPointF& centre, double radius,
                 const Theme& theme, bool hollow)
{
    const auto colour = colourOf(style, theme.dark);
    painter.setPen(hollow ? QPen(colour, 1.6) : QPen(theme.background, 1));
    painter.setBrush(hollow ? theme.background : colour);
    painter.drawPath(markerPath(style.marker, centre, radius));
    if (style.sign != Sign::None)
        paintSign(painter, style.sign, centre, radius, hollow ? colour : theme.background);
}

} // namespace sortscope::gui::charts
