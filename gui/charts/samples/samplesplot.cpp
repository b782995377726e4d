// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/samples/samplesplot.h"

#include "core/results/row/jobresult.h"
#include "gui/charts/base/barplot.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/numbertext.h"
#include "gui/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sortscope::gui::charts {
namespace {

constexpr double kLeastHeight = 60;
/// Pixels between samples below which several share a mark, and the width of such a mark.
constexpr double kDotPitch = 3;
constexpr double kColumn = 2;
constexpr double kLargestRadius = 3.5;
constexpr double kLeastRadius = 2.4;
/// The largest radius of a dot, as a share of the pixels between two samples.
constexpr double kRadiusShare = 0.45;
/// The pixels between samples and the lines between replicates.
constexpr double kSlotMargin = 6;
/// The distribution's share of the width; narrow figures have none.
constexpr double kDistributionShare = 0.2;
constexpr double kWidestDistribution = 220;
constexpr double kNarrow = 360;
constexpr double kDistributionGap = 12;
constexpr double kBarHeight = 3;
constexpr double kTickRoom = 40;
/// Opacities.
constexpr float kBand = 0.14F;
constexpr float kDot = 0.85F;
constexpr float kBar = 0.55F;

struct Layout {
    QRectF plot;
    /// Empty if there is no room for the distribution.
    QRectF distribution;
    double em = 0;
    std::size_t slotCount = 1;
    std::size_t mostSamples = 1;
    Range axis;

    double y(double ns) const { return yIn(plot, axis, std::clamp(ns, axis.low, axis.high)); }
    QRectF slot(std::size_t number) const
    {
        const auto width = plot.width() / static_cast<double>(slotCount);
        return {plot.left() + static_cast<double>(number - 1) * width, plot.top(), width, plot.height()};
    }
    /// The part of a replicate's slot in which its samples lie.
    QRectF inside(std::size_t number) const
    {
        const auto box = slot(number);
        const auto margin = std::min(kSlotMargin, box.width() / 4);
        return box.adjusted(margin, 0, -margin, 0);
    }
    double pitch() const { return inside(1).width() / static_cast<double>(mostSamples); }
    /// The middle of the samples from `begin` up to `end`.
    double x(std::size_t number, std::size_t begin, std::size_t end) const
    {
        return inside(number).left() + pitch() * static_cast<double>(begin + end) / 2;
    }
    std::size_t samplesPerMark() const
    {
        if (pitch() >= kDotPitch)
            return 1;
        const auto columns = std::max(1.0, std::floor(inside(1).width() / kColumn));
        return static_cast<std::size_t>(std::ceil(static_cast<double>(mostSamples) / columns));
    }
};

struct AxisTexts {
    std::vector<Tick> ticks;
    QString unit;
    double width = 0;
};

AxisTexts axisTexts(QPainter& painter, const Range& axis, double height)
{
    const auto unit = timeUnit(axis.high);
    const auto most = std::max(2, static_cast<int>(height / kTickRoom));
    AxisTexts texts{.ticks = labelledTicks(axis, most, unit.factor), .unit = unit.symbol};
    for (const auto& tick : texts.ticks)
        texts.width = std::max(texts.width, textWidth(painter, tick.text));
    return texts;
}

Layout layOut(const QRectF& area, const SamplesPlot& plot, double em, double labelWidth)
{
    constexpr double kAbove = 1.5;
    constexpr double kBelow = 2.6;
    Layout layout{.em = em,
                  .slotCount = plot.data.slotCount(),
                  .mostSamples = std::max<std::size_t>(1, plot.data.mostSamples()),
                  .axis = plot.axis};
    layout.plot = area.adjusted(labelWidth + kLabelGap, kAbove * em, 0, -kBelow * em);
    if (area.width() >= kNarrow) {
        const auto width = std::min(kWidestDistribution, kDistributionShare * area.width());
        layout.distribution = layout.plot;
        layout.distribution.setLeft(layout.plot.right() - width);
        layout.plot.setRight(layout.distribution.left() - kDistributionGap);
    }
    return layout;
}

void paintAxis(QPainter& painter, const Layout& layout, const AxisTexts& texts, const SamplesPlot& plot,
               const Theme& theme)
{
    const auto right = layout.distribution.isEmpty() ? layout.plot.right() : layout.distribution.right();
    const auto left = layout.plot.left();
    for (const auto& [ns, text] : texts.ticks) {
        const auto y = layout.y(ns);
        painter.setPen(QPen(theme.faintGrid, 1));
        painter.drawLine(QPointF(left, y), QPointF(right, y));
        painter.setPen(theme.text);
        painter.drawText(QRectF(left - kLabelGap - texts.width, y - layout.em / 2, texts.width, layout.em),
                         Qt::AlignRight | Qt::AlignVCenter, text);
    }
    painter.setPen(theme.muted);
    const QRectF above(left - kLabelGap - texts.width, layout.plot.top() - 1.5 * layout.em,
                       right - left + kLabelGap + texts.width, 1.2 * layout.em);
    painter.drawText(above, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                     QStringLiteral("%1 [%2]").arg(plot.axisName, texts.unit));
}

/// Paints the numbers of replicates, as many as have room, and the lines between them.
void paintSlots(QPainter& painter, const Layout& layout, std::size_t taken, const Theme& theme)
{
    const auto width = layout.slot(1).width();
    const auto label = textWidth(painter, models::grouped(layout.slotCount)) + layout.em / 2;
    const auto step = static_cast<std::size_t>(std::max(1.0, std::ceil(label / width)));
    for (std::size_t number = 1; number <= layout.slotCount; number += step) {
        const auto box = layout.slot(number);
        painter.setPen(QPen(theme.grid, 1));
        if (number > 1)
            painter.drawLine(box.topLeft(), box.bottomLeft());
        painter.setPen(number <= taken ? theme.text : theme.muted);
        painter.drawText(QRectF(box.center().x() - label / 2, box.bottom() + 3, label, layout.em),
                         Qt::AlignCenter, models::grouped(number));
    }
    painter.setPen(theme.muted);
    painter.drawText(QRectF(layout.plot.left(), layout.plot.bottom() + 3 + 1.15 * layout.em,
                            layout.plot.width(), 1.2 * layout.em),
                     Qt::AlignCenter, Words::tr("Replicate, its samples in the order taken"));
}

void paintBand(QPainter& painter, const Layout& layout, const QRectF& box, const SamplesPlot& plot,
               const Theme& theme)
{
    const auto& statistics = plot.data.statistics;
    if (!statistics.medianLow || !statistics.medianHigh || box.isEmpty())
        return;
    auto band = theme.accent;
    band.setAlphaF(kBand);
    const auto top = layout.y(*statistics.medianHigh);
    const auto height = std::max(1.0, layout.y(*statistics.medianLow) - top);
    painter.fillRect(QRectF(box.left(), top, box.width(), height), band);
}

/// The marker of a mark: a triangle points to a sample that lies beyond the axis.
Marker markerOf(const SampleMark& mark, const Range& axis)
{
    if (mark.low > axis.high)
        return Marker::Triangle;
    return mark.high < axis.low ? Marker::TriangleDown : Marker::Circle;
}

HotSpot paintMark(QPainter& painter, const Layout& layout, const SamplesPlot& plot, const SampleMark& mark,
                  const Theme& theme)
{
    const auto number = plot.data.replicates[mark.replicate].number;
    const auto x = layout.x(number, mark.begin, mark.end);
    auto colour = colourOf(plot.style, theme.dark);
    colour.setAlphaF(kDot);
    const auto top = layout.y(mark.high);
    const auto bottom = layout.y(mark.low);
    if (mark.end - mark.begin > 1) {
        const QRectF column(x - kColumn / 2, top, kColumn, std::max(1.0, bottom - top));
        painter.fillRect(column, colour);
        return {column, 0, true};
    }
    const auto marker = markerOf(mark, layout.axis);
    const bool large = mark.outlier || marker != Marker::Circle;
    const auto fitting = std::clamp(kRadiusShare * layout.pitch(), kLeastRadius, kLargestRadius);
    const auto radius = large ? std::max(fitting, kLargestRadius - 1) : fitting;
    painter.setPen(mark.outlier ? QPen(colour, 1.5) : QPen(theme.background, 0.5));
    painter.setBrush(mark.outlier ? QBrush(Qt::NoBrush) : QBrush(colour));
    painter.drawPath(markerPath(marker, QPointF(x, top), radius));
    painter.setBrush(Qt::NoBrush);
    return {QRectF(x - radius, top - radius, 2 * radius, 2 * radius), 0, true};
}

/// Paints the line of the job's figure across the whole area.
void paintFigureLine(QPainter& painter, const Layout& layout, double median, const Theme& theme)
{
    const auto y = layout.y(median);
    const auto right = layout.distribution.isEmpty() ? layout.plot.right() : layout.distribution.right();
    painter.setPen(QPen(theme.accent, 1.5));
    painter.drawLine(QPointF(layout.plot.left(), y), QPointF(right, y));
}

/// Paints medians with a halo, to stand out from the samples that lie on them.
void paintMedians(QPainter& painter, const Layout& layout, const SamplesPlot& plot, const Theme& theme)
{
    for (const auto& pen : {QPen(theme.background, 3), QPen(theme.text, 1.5)}) {
        painter.setPen(pen);
        for (const auto& replicate : plot.data.replicates) {
            const auto box = layout.inside(replicate.number);
            const auto y = layout.y(replicate.median);
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
        }
    }
}

void paintDistribution(QPainter& painter, const Layout& layout, const SamplesPlot& plot, const Theme& theme,
                       PaintedSamples& painted)
{
    const auto& box = layout.distribution;
    if (box.isEmpty())
        return;
    constexpr std::size_t kFewestBars = 12;
    const auto wanted =
        static_cast<std::size_t>(2 * std::sqrt(static_cast<double>(plot.data.statistics.count)));
    const auto most = static_cast<std::size_t>(box.height() / kBarHeight);
    const auto histogram = histogramOf(plot.data, layout.axis, std::min(std::max(kFewestBars, wanted), most));
    const auto& counts = histogram.counts;
    const auto longest = counts.empty() ? 1.0 : static_cast<double>(std::ranges::max(counts));
    auto colour = colourOf(plot.style, theme.dark);
    colour.setAlphaF(kBar);
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] == 0)
            continue;
        const auto low = histogram.low + histogram.step * static_cast<double>(i);
        const auto high = low + histogram.step;
        const auto top = layout.y(high);
        const QRectF row(box.left(), top, box.width(), std::max(1.0, layout.y(low) - top));
        auto bar = row;
        bar.setWidth(std::max(1.0, box.width() * static_cast<double>(counts[i]) / longest));
        painter.fillRect(bar.adjusted(0, 0, 0, row.height() > kBarHeight ? -1 : 0), colour);
        painted.spots.push_back({row, static_cast<int>(i) + 1, false});
        painted.marks.emplace_back(DistributionBar{low, high, counts[i]});
    }
    painter.setPen(QPen(theme.frame, 1));
    painter.drawLine(box.topLeft(), box.bottomLeft());
    painter.setPen(theme.muted);
    painter.drawText(QRectF(box.left(), box.bottom() + 3 + 1.15 * layout.em, box.width(), 1.2 * layout.em),
                     Qt::AlignCenter, Words::tr("Distribution"));
}

} // namespace

PaintedSamples paintSamples(QPainter& painter, const QRectF& area, const SamplesPlot& plot,
                            const Theme& theme)
{
    PaintedSamples painted;
    const auto em = emOf(painter);
    const auto texts = axisTexts(painter, plot.axis, area.height());
    const auto layout = layOut(area, plot, em, texts.width);
    if (layout.plot.height() < kLeastHeight)
        return painted;
    painter.save();
    paintAxis(painter, layout, texts, plot, theme);
    paintSlots(painter, layout, plot.data.result->replicates.size(), theme);
    for (const auto& box : {layout.plot, layout.distribution})
        paintBand(painter, layout, box, plot, theme);
    paintFigureLine(painter, layout, plot.data.statistics.median, theme);
    for (const auto& mark : marksOf(plot.data, layout.samplesPerMark())) {
        painted.spots.push_back(paintMark(painter, layout, plot, mark, theme));
        painted.marks.emplace_back(mark);
    }
    paintDistribution(painter, layout, plot, theme, painted);
    paintMedians(painter, layout, plot, theme);
    painter.setPen(QPen(theme.frame, 1));
    painter.drawLine(layout.plot.topLeft(), layout.plot.bottomLeft());
    painter.drawLine(layout.plot.bottomLeft(), layout.plot.bottomRight());
    painter.restore();
    return painted;
}

} // namespace sortscope::gui::charts
