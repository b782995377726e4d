// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/dotplot.h"

#include "gui/charts/numbertext.h"
#include "gui/charts/ticks.h"
#include "gui/models/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sortscope::gui::charts {
namespace {

constexpr double kLabelGap = 8;
constexpr double kRadius = 3.5;
constexpr double kMarginShare = 0.04;
constexpr double kTallestLane = 220;

struct Layout {
    QRectF plot;
    double em = 0;
    double labelWidth = 0;
    double laneHeight = 0;
    Range range;

    double x(double ns) const
    {
        return plot.left() + plot.width() * (ns - range.low) / (range.high - range.low);
    }
    QRectF lane(std::size_t index) const
    {
        return {plot.left(), plot.top() + static_cast<double>(index) * laneHeight, plot.width(), laneHeight};
    }
};

Range rangeOf(const DotPlot& plot)
{
    double low = std::numeric_limits<double>::infinity();
    double high = 0;
    for (const auto& lane : plot.lanes) {
        for (const auto sample : lane.samples) {
            low = std::min(low, sample);
            high = std::max(high, sample);
        }
    }
    if (plot.fromZero)
        low = 0;
    const auto margin = std::max((high - low) * kMarginShare, high * 1e-4);
    return {plot.fromZero ? 0 : low - margin, high + margin};
}

Layout layOut(QPainter& painter, const QRectF& area, const DotPlot& plot)
{
    Layout layout;
    layout.em = QFontMetricsF(painter.font(), painter.device()).height();
    for (const auto& lane : plot.lanes)
        layout.labelWidth = std::max(layout.labelWidth, textWidth(painter, lane.label));
    layout.labelWidth = std::min(layout.labelWidth, 0.3 * area.width());
    layout.plot = area.adjusted(layout.labelWidth + kLabelGap, 0, 0, -2.6 * layout.em);
    layout.laneHeight = std::min(kTallestLane, layout.plot.height() / static_cast<double>(plot.lanes.size()));
    layout.plot.setHeight(layout.laneHeight * static_cast<double>(plot.lanes.size()));
    layout.range = rangeOf(plot);
    return layout;
}

void paintAxis(QPainter& painter, const Layout& layout, const QString& name, const Theme& theme)
{
    const auto& plot = layout.plot;
    const auto unit = timeUnit(layout.range.high);
    const auto ticks = linearTicks({layout.range.low / unit.factor, layout.range.high / unit.factor},
                                   std::max(2, static_cast<int>(plot.width() / 90)));
    // As many decimals as tell neighbouring ticks apart.
    const auto step = ticks.size() > 1 ? ticks[1] - ticks[0] : 1;
    const auto decimals = std::max(0, static_cast<int>(std::ceil(-std::log10(step) - 1e-9)));
    for (const auto tick : ticks) {
        const auto x = layout.x(tick * unit.factor);
        painter.setPen(QPen(theme.grid, 1));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        painter.setPen(theme.text);
        painter.drawText(QRectF(x - 60, plot.bottom() + 3, 120, layout.em), Qt::AlignCenter,
                         models::fixed(tick, decimals));
    }
    painter.setPen(theme.muted);
    painter.drawText(QRectF(plot.left(), plot.bottom() + 3 + 1.15 * layout.em, plot.width(), 1.2 * layout.em),
                     Qt::AlignCenter, QStringLiteral("%1 [%2]").arg(name, unit.symbol));
}

void paintInterval(QPainter& painter, const Layout& layout, const QRectF& box, const DotLane& lane,
                   const Theme& theme)
{
    if (!lane.low || !lane.high)
        return;
    auto band = seriesColour(lane.style.colour, theme.dark);
    band.setAlphaF(0.25F);
    const auto left = layout.x(*lane.low);
    painter.fillRect(QRectF(left, box.top(), std::max(1.0, layout.x(*lane.high) - left), box.height()), band);
}

/// A line through the lane, above the dots that lie on it, with a halo to stand out from them.
void paintMedian(QPainter& painter, double x, const QRectF& box, const Theme& theme)
{
    for (const auto& pen : {QPen(theme.background, 4), QPen(theme.text, 2)}) {
        painter.setPen(pen);
        painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
    }
}

void paintLane(QPainter& painter, const Layout& layout, std::size_t index, const DotLane& lane,
               const Theme& theme, std::vector<HotSpot>& spots)
{
    const auto box = layout.lane(index);
    const QFontMetricsF fm(painter.font(), painter.device());
    painter.setPen(theme.text);
    painter.drawText(
        QRectF(box.left() - kLabelGap - layout.labelWidth, box.top(), layout.labelWidth, box.height()),
        Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
        fm.elidedText(lane.label, Qt::ElideMiddle, layout.labelWidth));
    const auto inside = box.adjusted(0, kRadius + 3, 0, -kRadius - 3);
    paintInterval(painter, layout, inside, lane, theme);
    auto fill = seriesColour(lane.style.colour, theme.dark);
    painter.setPen(QPen(theme.background, 0.7));
    fill.setAlphaF(0.85F);
    painter.setBrush(fill);
    const auto last = static_cast<double>(std::max<std::size_t>(lane.samples.size(), 2) - 1);
    for (std::size_t i = 0; i < lane.samples.size(); ++i) {
        const QPointF centre(layout.x(lane.samples[i]),
                             inside.top() + inside.height() * static_cast<double>(i) / last);
        painter.drawPath(markerPath(lane.style.marker, centre, kRadius));
        spots.push_back({QRectF(centre - QPointF(kRadius, kRadius), QSizeF(2 * kRadius, 2 * kRadius)),
                         static_cast<int>(index), true});
    }
    painter.setBrush(Qt::NoBrush);
    paintMedian(painter, layout.x(lane.median), inside, theme);
}

} // namespace

std::vector<HotSpot> paintDots(QPainter& painter, const QRectF& area, const DotPlot& plot, const Theme& theme)
{
    if (plot.lanes.empty() || area.height() < 40)
        return {};
    painter.save();
    const auto layout = layOut(painter, area, plot);
    paintAxis(painter, layout, plot.axisName, theme);
    std::vector<HotSpot> spots;
    for (std::size_t index = 0; index < plot.lanes.size(); ++index) {
        painter.setPen(QPen(theme.frame, 1));
        painter.drawLine(layout.lane(index).bottomLeft(), layout.lane(index).bottomRight());
        paintLane(painter, layout, index, plot.lanes[index], theme, spots);
    }
    painter.setPen(QPen(theme.frame, 1));
    painter.drawLine(layout.plot.topLeft(), layout.plot.bottomLeft());
    painter.restore();
    return spots;
}

} // namespace sortscope::gui::charts
