// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/bars/fleetplot.h"

#include "gui/charts/base/axis.h"
#include "gui/charts/base/figure.h"
#include "gui/text/text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sortscope::gui::charts {
namespace {

using results::Standing;

constexpr double kRadius = 4;
constexpr double kGap = 6;
constexpr double kMarginShare = 0.06;

struct Layout {
    QRectF plot;
    double em = 0;
    double columnWidth = 0;
    /// True if the names of all devices have room below the axis.
    bool namesBelow = false;
    bool logarithmic = false;
    Range range;
    std::vector<Tick> ticks;

    double y(double ratio) const
    {
        return logarithmic ? yIn(plot, {std::log(range.low), std::log(range.high)}, std::log(ratio))
                           : yIn(plot, range, ratio);
    }
    double x(std::size_t index) const
    {
        return plot.left() + columnWidth * (static_cast<double>(index) + 0.5);
    }
};

bool isOutlier(const FleetDot& dot)
{
    return dot.standing.value_or(Standing::Alike) != Standing::Alike;
}

Range rangeOf(const FleetPlot& plot)
{
    Range range{1 / (1 + plot.margin), 1 + plot.margin};
    const auto hold = [&range](double ratio) {
        range.low = std::min(range.low, ratio);
        range.high = std::max(range.high, ratio);
    };
    for (const auto& dot : plot.dots) {
        hold(dot.ratio);
        if (dot.interval) {
            hold(dot.interval->low);
            hold(dot.interval->high);
        }
    }
    if (plot.logarithmic)
        return base::logRange(range.low, range.high, 1, kMarginShare);
    const auto margin = kMarginShare * (range.high - range.low);
    return {range.low - margin, range.high + margin};
}

std::vector<Tick> ticksOf(const FleetPlot& plot, const Range& range, int most)
{
    // Between neighbouring powers of ten, round values say more than 1, 2 and 5.
    constexpr double kWide = 5;
    if (!plot.logarithmic || range.high < kWide * range.low)
        return labelledTicks(range, most);
    std::vector<Tick> ticks;
    for (const auto value : decadeTicks(range, most))
        ticks.push_back({value, QString::number(value)});
    return ticks;
}

Layout layOut(QPainter& painter, const QRectF& area, const FleetPlot& plot)
{
    Layout layout;
    layout.em = emOf(painter);
    layout.range = rangeOf(plot);
    layout.logarithmic = plot.logarithmic;
    layout.ticks = ticksOf(plot, layout.range, std::max(2, static_cast<int>(area.height() / 50)));
    double tickWidth = 0;
    for (const auto& tick : layout.ticks)
        tickWidth = std::max(tickWidth, textWidth(painter, tick.text));
    layout.plot = area.adjusted(tickWidth + kGap, 1.4 * layout.em, 0, -2.6 * layout.em);
    layout.columnWidth = layout.plot.width() / static_cast<double>(plot.dots.size());
    layout.namesBelow = std::ranges::all_of(plot.dots, [&](const FleetDot& dot) {
        return textWidth(painter, dot.label) + kGap <= layout.columnWidth;
    });
    return layout;
}

void paintAxes(QPainter& painter, const QRectF& area, const Layout& layout, const FleetPlot& plot,
               const Theme& theme)
{
    const auto& box = layout.plot;
    for (const auto& tick : layout.ticks) {
        const auto y = layout.y(tick.value);
        painter.setPen(QPen(theme.grid, 1));
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
        painter.setPen(theme.text);
        painter.drawText(QRectF(area.left(), y - layout.em / 2, box.left() - kGap - area.left(), layout.em),
                         Qt::AlignRight | Qt::AlignVCenter, tick.text);
    }
    painter.setPen(theme.muted);
    painter.drawText(QRectF(area.left(), area.top(), area.width(), 1.2 * layout.em), Qt::AlignLeft,
                     plot.ratioName);
    painter.drawText(QRectF(box.left(), box.bottom() + 1.3 * layout.em, box.width(), 1.2 * layout.em),
                     Qt::AlignCenter, plot.deviceName);
    painter.setPen(QPen(theme.frame, 1));
    painter.drawLine(box.bottomLeft(), box.bottomRight());
}

/// Paints the band of differences that do not count, and the median itself.
void paintBand(QPainter& painter, const Layout& layout, const FleetPlot& plot, const Theme& theme)
{
    const auto top = layout.y(1 + plot.margin);
    painter.fillRect(
        QRectF(layout.plot.left(), top, layout.plot.width(), layout.y(1 / (1 + plot.margin)) - top),
        theme.faintGrid);
    painter.setPen(QPen(theme.text, 1, Qt::DashLine));
    painter.drawLine(QPointF(layout.plot.left(), layout.y(1)), QPointF(layout.plot.right(), layout.y(1)));
}

void paintName(QPainter& painter, const Layout& layout, const QPointF& centre, const FleetDot& dot,
               const Theme& theme)
{
    const auto width = textWidth(painter, dot.label);
    const auto room = layout.plot.right() - centre.x();
    const auto left = centre.x() + 2 * kRadius + width < layout.plot.right() || room > layout.plot.width() / 2
                          ? centre.x() + 2 * kRadius
                          : centre.x() - 2 * kRadius - width;
    painter.setPen(theme.text);
    painter.drawText(QRectF(left, centre.y() - layout.em / 2, width + 1, layout.em),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, dot.label);
}

HotSpot paintDot(QPainter& painter, const Layout& layout, std::size_t index, const FleetDot& dot, bool named,
                 const Theme& theme)
{
    const QPointF centre(layout.x(index), layout.y(dot.ratio));
    const auto style = standingStyle(dot.standing);
    if (dot.interval) {
        painter.setPen(QPen(colourOf(style, theme.dark), 1.5));
        painter.drawLine(QPointF(centre.x(), layout.y(dot.interval->low)),
                         QPointF(centre.x(), layout.y(dot.interval->high)));
    }
    paintMarker(painter, style, centre, isOutlier(dot) ? 1.4 * kRadius : kRadius, theme, !dot.standing);
    if (layout.namesBelow) {
        painter.setPen(theme.text);
        painter.drawText(QRectF(centre.x() - layout.columnWidth / 2, layout.plot.bottom() + 3,
                                layout.columnWidth, layout.em),
                         Qt::AlignCenter, dot.label);
    } else if (named && isOutlier(dot)) {
        paintName(painter, layout, centre, dot, theme);
    }
    return {QRectF(centre - QPointF(kRadius, kRadius), QSizeF(2 * kRadius, 2 * kRadius)), 0, true};
}

} // namespace

Style standingStyle(std::optional<Standing> standing)
{
    if (!standing)
        return {.colour = 3, .marker = Marker::Square};
    switch (*standing) {
    case Standing::Slower:
        return {.colour = 1, .marker = Marker::Triangle};
    case Standing::Faster:
        return {.colour = 2, .marker = Marker::TriangleDown};
    case Standing::Alike:
        break;
    }
    return {.colour = 0, .marker = Marker::Circle};
}

std::vector<HotSpot> paintFleet(QPainter& painter, const QRectF& area, const FleetPlot& plot,
                                const Theme& theme)
{
    if (plot.dots.empty() || area.height() < 80)
        return {};
    painter.save();
    const auto layout = layOut(painter, area, plot);
    paintBand(painter, layout, plot, theme);
    paintAxes(painter, area, layout, plot, theme);
    std::vector<HotSpot> spots;
    for (std::size_t index = 0; index < plot.dots.size(); ++index)
        spots.push_back(paintDot(painter, layout, index, plot.dots[index], plot.namesOutliers, theme));
    painter.restore();
    return spots;
}

} // namespace sortscope::gui::charts
