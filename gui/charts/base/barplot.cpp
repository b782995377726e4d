// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/barplot.h"

#include "gui/charts/base/axis.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/numbertext.h"
#include "gui/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sortscope::gui::charts {
namespace {

constexpr double kTextGap = 8;

/// The places of the bars, and the lengths of durations.
struct Layout {
    QRectF plot;
    double em = 0;
    double rowHeight = 0;
    std::size_t shown = 0;
    double labelWidth = 0;
    double scale = 0;
    double longest = 0;
    /// The duration at which a logarithmic axis begins; empty if the axis is linear, and begins at 0.
    std::optional<double> first;

    /// The length on the axis before `scale` turns it into pixels.
    double length(double ns) const
    {
        if (!first)
            return ns;
        return std::max(0.0, std::log10(ns / *first));
    }
    double durationAt(double length) const { return first ? *first * std::pow(10.0, length) : length; }
    double x(double ns) const { return plot.left() + length(ns) * scale; }
    QRectF row(std::size_t index) const
    {
        return {plot.left(), plot.top() + static_cast<double>(index) * rowHeight, plot.width(), rowHeight};
    }
    QRectF bar(std::size_t index, double ns) const
    {
        const auto box = row(index);
        const auto thickness = std::min(0.62 * rowHeight, 2 * em);
        return {box.left(), box.center().y() - thickness / 2, std::max(1.0, length(ns) * scale), thickness};
    }
};

double endOf(const BarRow& row)
{
    return std::max({row.estimate.value, row.estimate.high, row.outline.value_or(0)});
}

/// The power of ten below all durations, and far enough from them for the shortest bar to be seen.
std::optional<double> firstOfLogarithmic(const BarPlot& plot)
{
    constexpr double kShortest = 1.5;
    double least = std::numeric_limits<double>::infinity();
    for (const auto& row : plot.rows)
        least = std::min(least, row.estimate.value);
    if (!plot.logarithmic || !(least > 0))
        return std::nullopt;
    return std::pow(10.0, std::floor(std::log10(least / kShortest)));
}

double textLength(QPainter& painter, const BarRow& row)
{
    const QFontMetricsF bold(scaledFont(painter, 1, true), painter.device());
    return bold.horizontalAdvance(row.text) + textWidth(painter, QLatin1Char(' ') + row.mutedText)
           + 2 * kTextGap;
}

Layout layOut(QPainter& painter, const QRectF& area, const BarPlot& plot)
{
    const auto& rows = plot.rows;
    Layout layout;
    layout.first = firstOfLogarithmic(plot);
    layout.em = emOf(painter);
    for (const auto& row : rows)
        layout.labelWidth = std::max(layout.labelWidth, textWidth(painter, row.label));
    layout.labelWidth = std::min(layout.labelWidth, 0.38 * area.width());
    layout.plot = area.adjusted(layout.labelWidth + kLabelGap, 0, 0, -2.6 * layout.em);
    const auto count = static_cast<double>(rows.size());
    layout.rowHeight = std::clamp(layout.plot.height() / count, 1.15 * layout.em, 2.7 * layout.em);
    layout.shown = std::min(
        rows.size(), static_cast<std::size_t>(std::max(1.0, layout.plot.height() / layout.rowHeight + 0.01)));
    if (layout.shown < rows.size() && layout.shown > 1)
        --layout.shown;
    const auto used =
        static_cast<double>(layout.shown + (layout.shown < rows.size() ? 1 : 0)) * layout.rowHeight;
    layout.plot.setHeight(std::min(layout.plot.height(), used));
    // The largest scale at which every bar still leaves room for the texts behind it.
    layout.scale = 1e300;
    for (std::size_t index = 0; index < layout.shown; ++index) {
        const auto room = std::max(20.0, layout.plot.width() - textLength(painter, rows[index]));
        const auto end = endOf(rows[index]);
        layout.longest = std::max(layout.longest, end);
        if (layout.length(end) > 0)
            layout.scale = std::min(layout.scale, room / layout.length(end));
    }
    if (layout.longest <= 0)
        layout.scale = 0;
    return layout;
}

void paintAxis(QPainter& painter, const Layout& layout, const QString& name, const Theme& theme)
{
    const auto& plot = layout.plot;
    auto atRight = layout.scale > 0 ? layout.durationAt(plot.width() / layout.scale) : 1;
    // Texts take the room behind the bars: decades that no bar reaches say nothing.
    if (layout.first && layout.longest > 0)
        atRight = std::min(atRight, std::pow(10.0, std::ceil(std::log10(layout.longest))) * 1.001);
    const auto unit = timeUnit(layout.longest);
    const auto most = std::max(2, static_cast<int>(plot.width() / 90));
    std::vector<Tick> ticks;
    for (const auto value : layout.first
                                ? decadeTicks({*layout.first / unit.factor, atRight / unit.factor}, most)
                                : linearTicks(atRight / unit.factor, most))
        ticks.push_back({layout.x(value * unit.factor), shortNumber(value)});
    paintTimeAxis(painter, plot, ticks, QStringLiteral("%1 [%2]").arg(name, unit.symbol), theme);
    painter.setPen(QPen(theme.frame, 1));
    painter.drawLine(plot.topLeft(), plot.bottomLeft());
}

void paintOutline(QPainter& painter, const Layout& layout, std::size_t index, const BarRow& row,
                  const Theme& theme)
{
    if (!row.outline || *row.outline <= row.estimate.value)
        return;
    auto box = layout.bar(index, *row.outline);
    box.setLeft(layout.x(row.estimate.value));
    QPen pen(colourOf(row.style, theme.dark), 1);
    pen.setDashPattern({2, 2});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box);
}

void paintErrorBar(QPainter& painter, const Layout& layout, std::size_t index, const Estimate& estimate,
                   const Theme& theme)
{
    const auto y = layout.row(index).center().y();
    const auto cap = std::min(4.0, 0.2 * layout.rowHeight);
    const QPointF low(layout.x(estimate.low), y);
    const QPointF high(layout.x(estimate.high), y);
    // A halo keeps the error bar visible on the bar's own colour.
    for (const auto& pen : {QPen(theme.background, 4), QPen(theme.text, 1.5)}) {
        painter.setPen(pen);
        painter.drawLine(low, high);
        for (const auto& end : {low, high})
            painter.drawLine(end - QPointF(0, cap), end + QPointF(0, cap));
    }
}

/// Paints the texts behind the bar, on a ground of their own so that no grid line crosses them.
void paintTexts(QPainter& painter, const Layout& layout, std::size_t index, const BarRow& row,
                const Theme& theme)
{
    const auto box = layout.row(index);
    const auto plain = painter.font();
    auto text = QRectF(layout.x(endOf(row)) + kTextGap, box.center().y() - 0.6 * layout.em, box.width(),
                       1.2 * layout.em);
    const auto write = [&](const QString& words, const QColor& colour) {
        if (words.isEmpty())
            return;
        const auto width = textWidth(painter, words);
        painter.fillRect(QRectF(text.left() - 2, text.top(), width + 4, text.height()), theme.background);
        painter.setPen(colour);
        painter.drawText(text, Qt::AlignVCenter | Qt::TextSingleLine, words);
        text.setLeft(text.left() + width + kTextGap);
    };
    painter.setFont(scaledFont(painter, 1, true));
    write(row.text, theme.text);
    painter.setFont(plain);
    write(row.mutedText, theme.muted);
}

void paintRow(QPainter& painter, const Layout& layout, std::size_t index, const BarRow& row,
              const Theme& theme)
{
    paintRowLabel(painter, layout.row(index), layout.labelWidth, row.label, theme);
    fillBar(painter, layout.bar(index, row.estimate.value), row.style, theme);
    paintOutline(painter, layout, index, row, theme);
    paintErrorBar(painter, layout, index, row.estimate, theme);
    paintTexts(painter, layout, index, row, theme);
}

} // namespace

void paintTimeAxis(QPainter& painter, const QRectF& plot, const std::vector<Tick>& ticks, const QString& name,
                   const Theme& theme)
{
    const auto em = emOf(painter);
    for (const auto& [x, text] : ticks) {
        painter.setPen(QPen(theme.grid, 1));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
        painter.setPen(theme.text);
        painter.drawText(QRectF(x - 60, plot.bottom() + 3, 120, em), Qt::AlignCenter, text);
    }
    painter.setPen(theme.muted);
    painter.drawText(QRectF(plot.left(), plot.bottom() + 3 + 1.15 * em, plot.width(), 1.2 * em),
                     Qt::AlignCenter, name);
}

void paintRowLabel(QPainter& painter, const QRectF& row, double width, const QString& label,
                   const Theme& theme)
{
    const QFontMetricsF fm(painter.font(), painter.device());
    painter.setPen(theme.text);
    painter.drawText(QRectF(row.left() - kLabelGap - width, row.top(), width, row.height()),
                     Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                     fm.elidedText(label, Qt::ElideMiddle, width));
}

std::vector<HotSpot> paintBars(QPainter& painter, const QRectF& area, const BarPlot& plot, const Theme& theme)
{
    if (plot.rows.empty() || area.height() < 40)
        return {};
    painter.save();
    const auto layout = layOut(painter, area, plot);
    paintAxis(painter, layout, plot.axisName, theme);
    if (plot.reference) {
        const auto x = layout.x(*plot.reference);
        painter.setPen(QPen(theme.muted, 1, Qt::DashLine));
        painter.drawLine(QPointF(x, layout.plot.top()), QPointF(x, layout.plot.bottom()));
    }
    std::vector<HotSpot> spots;
    for (std::size_t index = 0; index < layout.shown; ++index) {
        paintRow(painter, layout, index, plot.rows[index], theme);
        spots.push_back({layout.bar(index, endOf(plot.rows[index])), static_cast<int>(index), false});
    }
    if (layout.shown < plot.rows.size()) {
        painter.setPen(theme.muted);
        painter.drawText(layout.row(layout.shown).adjusted(kTextGap, 0, 0, 0), Qt::AlignVCenter,
                         Words::tr("and %1 more: enlarge the chart")
                             .arg(models::grouped(plot.rows.size() - layout.shown)));
    }
    painter.restore();
    return spots;
}

} // namespace sortscope::gui::charts
