// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/historyplot.h"

#include "gui/charts/base/figure.h"
#include "gui/text/text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

namespace sortscope::gui::charts {
namespace {

constexpr double kRadius = 3;
constexpr double kGap = 6;
constexpr double kHour = 3600;
constexpr double kDay = 24 * kHour;
/// The opacity of a curve behind the one that the user looks at.
constexpr double kBehind = 0.25;

struct Layout {
    QRectF plot;
    double em = 0;
    Range times;
    Range values;
    bool logarithmic = false;
    std::vector<Tick> valueTicks;

    double share(double value) const { return logarithmic ? std::log(value) : value; }
    double x(double time) const { return xIn(plot, times, time); }
    double y(double value) const { return yIn(plot, {share(values.low), share(values.high)}, share(value)); }
    QPointF at(const HistoryMark& mark) const { return {x(mark.time), y(mark.value)}; }
};

template <typename Visit>
void forEachMark(const HistoryPlot& plot, Visit visit)
{
    for (const auto& curve : plot.curves) {
        for (const auto& mark : curve.marks)
            visit(mark);
    }
}

Range timesOf(const HistoryPlot& plot)
{
    constexpr double kMargin = 0.02;
    Range range{HUGE_VAL, -HUGE_VAL};
    forEachMark(plot, [&](const HistoryMark& mark) {
        range = {std::min(range.low, mark.time), std::max(range.high, mark.time)};
    });
    const auto margin = std::max(kMargin * lengthOf(range), kHour);
    return {range.low - margin, range.high + margin};
}

Range valuesOf(const HistoryPlot& plot)
{
    constexpr double kMargin = 0.08;
    Range range{HUGE_VAL, -HUGE_VAL};
    forEachMark(plot, [&](const HistoryMark& mark) {
        range = {std::min(range.low, mark.value), std::max(range.high, mark.value)};
    });
    if (plot.level > 0)
        range = {std::min(range.low, plot.level), std::max(range.high, plot.level)};
    if (plot.logarithmic)
        return logRange(range.low, range.high, 2, kMargin);
    const auto margin = std::max(kMargin * lengthOf(range), 0.01 * range.high);
    return {range.low - margin, range.high + margin};
}

std::vector<Tick> valueTicksOf(const HistoryPlot& plot, const Range& range, int most)
{
    if (!plot.logarithmic)
        return labelledTicks(range, most, plot.factor);
    std::vector<Tick> ticks;
    for (const auto value : decadeTicks({range.low / plot.factor, range.high / plot.factor}, most))
        ticks.push_back({value * plot.factor, models::fixed(value, decimalsOf(value))});
    return ticks;
}

Layout layOut(QPainter& painter, const QRectF& area, const HistoryPlot& plot)
{
    Layout layout;
    layout.em = emOf(painter);
    layout.times = timesOf(plot);
    layout.values = valuesOf(plot);
    layout.logarithmic = plot.logarithmic;
    layout.valueTicks =
        valueTicksOf(plot, layout.values, std::max(2, static_cast<int>(area.height() / 3 / layout.em)));
    double tickWidth = 0;
    for (const auto& tick : layout.valueTicks)
        tickWidth = std::max(tickWidth, textWidth(painter, tick.text));
    layout.plot = area.adjusted(tickWidth + kGap, 1.5 * layout.em, -kGap, -1.6 * layout.em);
    return layout;
}

void paintAxes(QPainter& painter, const QRectF& area, const Layout& layout, const HistoryPlot& plot,
               const Theme& theme)
{
    const auto& box = layout.plot;
    for (const auto& tick : layout.valueTicks) {
        const auto y = layout.y(tick.value);
        painter.setPen(QPen(theme.grid, 1));
        painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
        painter.setPen(theme.text);
        painter.drawText(QRectF(area.left(), y - layout.em / 2, box.left() - kGap - area.left(), layout.em),
                         Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, tick.text);
    }
    const auto most = std::max(2, static_cast<int>(box.width() / (9 * layout.em)));
    for (const auto& tick : timeTicks(layout.times, most)) {
        const auto x = layout.x(tick.value);
        painter.setPen(QPen(theme.faintGrid, 1));
        painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
        const auto width = textWidth(painter, tick.text);
        const auto left = std::clamp(x - width / 2, area.left(), std::max(area.left(), area.right() - width));
        painter.setPen(theme.text);
        painter.drawText(QRectF(left, box.bottom() + 3, width + 1, 1.2 * layout.em), Qt::AlignLeft,
                         tick.text);
    }
    painter.setPen(theme.muted);
    painter.drawText(QRectF(area.left(), area.top(), area.width(), 1.2 * layout.em), Qt::AlignLeft,
                     plot.valueName);
    painter.setPen(QPen(theme.frame, 1));
    painter.drawLine(box.bottomLeft(), box.bottomRight());
    if (plot.level > 0) {
        painter.setPen(QPen(theme.frame, 1, Qt::DashLine));
        painter.drawLine(QPointF(box.left(), layout.y(plot.level)),
                         QPointF(box.right(), layout.y(plot.level)));
    }
}

void paintCurve(QPainter& painter, const Layout& layout, const HistoryCurve& curve, const Theme& theme)
{
    constexpr std::size_t kMostMarkers = 400;
    painter.setOpacity(curve.inFront ? 1 : kBehind);
    QPolygonF line;
    for (const auto& mark : curve.marks) {
        if (mark.counts)
            line << layout.at(mark);
    }
    painter.setPen(linePen(curve.style, 1.6, theme.dark));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    const bool small = curve.marks.size() > kMostMarkers;
    for (const auto& mark : curve.marks)
        paintMarker(painter, curve.style, layout.at(mark), small ? kRadius / 2 : kRadius, theme,
                    !mark.counts);
    painter.setOpacity(1);
}

/// Writes the words of changes beside their marks, where they cover neither each other nor the end of the
/// figure.
class ChangeWriter {
public:
    ChangeWriter(QPainter& painter, const Layout& layout, const Theme& theme)
        : m_painter(painter),
          m_layout(layout),
          m_theme(theme)
    {}

    void paint(const HistoryCurve& curve, const HistoryMark& mark)
    {
        const auto centre = m_layout.at(mark);
        m_painter.setPen(QPen(colourOf(curve.style, m_theme.dark), 1, Qt::DotLine));
        m_painter.drawLine(QPointF(centre.x(), m_layout.plot.top()),
                           QPointF(centre.x(), m_layout.plot.bottom()));
        auto sign = curve.style;
        sign.marker = mark.slower ? Marker::Triangle : Marker::TriangleDown;
        paintMarker(m_painter, sign, centre, 2.2 * kRadius, m_theme);
        write(centre, mark.change);
    }

private:
    /// Words that have no room are shortened, and left out where little of them would be left.
    void write(const QPointF& centre, const QString& words)
    {
        constexpr double kLeastEms = 9;
        const auto whole = textWidth(m_painter, words) + 4;
        if (!writeWithin(centre, words, whole))
            writeWithin(centre, words, std::min(whole, kLeastEms * m_layout.em));
    }

    /// False if there is no place that is `least` wide.
    bool writeWithin(const QPointF& centre, const QString& words, double least)
    {
        constexpr double kAway = 9;
        const auto em = m_layout.em;
        const auto& box = m_layout.plot;
        const auto whole = textWidth(m_painter, words) + 4;
        const auto onRight = std::min(whole, box.right() - centre.x() - kAway);
        const auto onLeft = std::min(whole, centre.x() - kAway - box.left());
        for (const double down : {-1.6, 0.5, -2.9, 1.8, -4.2, 3.1}) {
            const auto top = centre.y() + down * em;
            for (const auto& place : {QRectF(centre.x() + kAway, top, onRight, 1.2 * em),
                                      QRectF(centre.x() - kAway - onLeft, top, onLeft, 1.2 * em)}) {
                const auto taken = [&](const QRectF& other) { return other.intersects(place); };
                if (place.width() < least || place.top() < box.top() || place.bottom() > box.bottom()
                    || std::ranges::any_of(m_taken, taken))
                    continue;
                m_taken.push_back(place);
                paintWords(place, words);
                return true;
            }
        }
        return false;
    }

    void paintWords(const QRectF& place, const QString& words)
    {
        m_painter.fillRect(place, mixedGround());
        m_painter.setPen(m_theme.text);
        const QFontMetricsF fm(m_painter.font(), m_painter.device());
        m_painter.drawText(place.adjusted(2, 0, -2, 0), Qt::AlignLeft | Qt::AlignVCenter,
                           fm.elidedText(words, Qt::ElideRight, place.width() - 3));
    }

    /// The lines behind a text must not make it unreadable.
    QColor mixedGround() const
    {
        auto ground = m_theme.background;
        ground.setAlphaF(0.85F);
        return ground;
    }

    QPainter& m_painter;
    const Layout& m_layout;
    const Theme& m_theme;
    std::vector<QRectF> m_taken;
};

void paintChanges(QPainter& painter, const Layout& layout, const HistoryPlot& plot, const Theme& theme)
{
    ChangeWriter writer(painter, layout, theme);
    for (const auto& curve : plot.curves) {
        for (const auto& mark : curve.marks) {
            if (curve.inFront && !mark.change.isEmpty())
                writer.paint(curve, mark);
        }
    }
}

} // namespace

std::vector<Tick> timeTicks(const Range& seconds, int most)
{
    constexpr std::array kSteps{kHour,     3 * kHour, 6 * kHour, 12 * kHour, kDay,       2 * kDay,   7 * kDay,
                                14 * kDay, 30 * kDay, 90 * kDay, 180 * kDay, 365 * kDay, 1825 * kDay};
    const auto* found = std::ranges::find_if(
        kSteps, [&](double step) { return lengthOf(seconds) / step <= std::max(1, most); });
    const auto step = found == kSteps.end() ? kSteps.back() : *found;
    std::vector<Tick> ticks;
    const auto last = static_cast<std::int64_t>(std::floor(seconds.high / step));
    for (auto tick = static_cast<std::int64_t>(std::ceil(seconds.low / step)); tick <= last; ++tick) {
        const auto time = static_cast<double>(tick) * step;
        const auto text = models::minuteText(
            std::chrono::sys_seconds(std::chrono::seconds(static_cast<std::int64_t>(time))));
        constexpr qsizetype kLetters = 10; // "2026-11-28"
        ticks.push_back({time, step < kDay ? text.mid(5) : text.left(kLetters)});
    }
    return ticks;
}

std::vector<HotSpot> paintHistory(QPainter& painter, const QRectF& area, const HistoryPlot& plot,
                                  const Theme& theme)
{
    constexpr double kLeast = 70;
    if (plot.curves.empty() || area.height() < kLeast || area.width() < kLeast)
        return {};
    painter.save();
    const auto layout = layOut(painter, area, plot);
    paintAxes(painter, area, layout, plot, theme);
    for (const bool inFront : {false, true}) {
        for (const auto& curve : plot.curves) {
            if (curve.inFront == inFront)
                paintCurve(painter, layout, curve, theme);
        }
    }
    paintChanges(painter, layout, plot, theme);
    std::vector<HotSpot> spots;
    for (std::size_t curve = 0; curve < plot.curves.size(); ++curve) {
        for (const auto& mark : plot.curves[curve].marks)
            spots.push_back(
                {QRectF(layout.at(mark) - QPointF(kRadius, kRadius), QSizeF(2 * kRadius, 2 * kRadius)),
                 static_cast<int>(curve), true});
    }
    painter.restore();
    return spots;
}

} // namespace sortscope::gui::charts
