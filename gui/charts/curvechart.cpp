// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curvechart.h"

#include "gui/charts/chartlabels.h"
#include "gui/models/labels.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sortscope::gui::charts {
namespace {

constexpr double kMarkerRadius = 4.5;
constexpr double kCapWidth = 7;
constexpr double kTickGap = 7;

Unit unitOf(Quantity quantity, double middle)
{
    switch (quantity) {
    case Quantity::Time:
        return timeUnit(middle);
    case Quantity::TimePerKey:
        return middle < 1 ? Unit{1e-3, QStringLiteral("ps")} : timeUnit(middle);
    case Quantity::Throughput:
        return rateUnit(middle);
    case Quantity::SpeedUp:
        return {1, QStringLiteral("×")};
    case Quantity::Bandwidth:
        break;
    }
    return {1e9, QStringLiteral("GB/s")};
}

} // namespace

void CurveChart::showCurves(ScalingData prepared)
{
    m_data = std::move(prepared);
    findRanges();
    showFigure();
}

void CurveChart::findRanges()
{
    const auto& first = m_data.series.front().points.front();
    Range xs{static_cast<double>(first.x), static_cast<double>(first.x)};
    Range values{first.estimate.value, first.estimate.value};
    for (const auto& series : m_data.series) {
        for (const auto& point : series.points) {
            xs.low = std::min(xs.low, static_cast<double>(point.x));
            xs.high = std::max(xs.high, static_cast<double>(point.x));
            // An error bar may reach 0, where a logarithmic axis has no place for it.
            values.low = std::min(values.low, std::max(point.estimate.low, point.estimate.value / 10));
            values.high = std::max(values.high, point.estimate.high);
        }
    }
    for (const auto& floor : m_data.floors)
        values.low = std::min(values.low, floor.ns);
    if (m_data.reading.quantity == Quantity::SpeedUp)
        values = {std::min(values.low, 1.0), std::max(values.high, 1.0)};
    m_xs = logRange(xs.low, xs.high, 4, 0.03);
    m_values = logRange(values.low, values.high, 10, 0.05);
    const auto middle = std::sqrt(values.low * values.high);
    m_unit = unitOf(m_data.reading.quantity, middle);
}

QString CurveChart::title() const
{
    if (m_data.abscissa == Abscissa::Lists)
        return tr("Merge strategies against number of lists");
    switch (m_data.reading.quantity) {
    case Quantity::Time:
        return tr("Time against size");
    case Quantity::TimePerKey:
        return tr("Time per key against size");
    case Quantity::Throughput:
        return tr("Throughput against size");
    case Quantity::SpeedUp:
        return tr("Speed-up against size");
    case Quantity::Bandwidth:
        break;
    }
    return tr("Bandwidth against size");
}

QString CurveChart::subtitle() const
{
    QStringList clocks;
    for (const auto clock : m_data.clocks())
        clocks << models::label(clock);
    const auto bars = m_data.reading.spread == Spread::Quartiles ? tr("bars: quartiles")
                                                                 : tr("bars: 95 % interval of the median");
    QStringList parts{tr("%1, median").arg(metricName(m_data.reading.metric)),
                      clocks.join(QStringLiteral(" + ")), bars};
    if (!m_data.setting.isEmpty())
        parts.prepend(m_data.setting);
    if (m_data.reading.quantity == Quantity::SpeedUp)
        parts << tr("against the fastest CPU row on the same data, by its wall clock");
    return parts.join(QStringLiteral(" · "));
}

QStringList CurveChart::notes() const
{
    QStringList notes;
    const bool cpuOnHostClock =
        std::any_of(m_data.series.begin(), m_data.series.end(), [](const auto& series) {
            return series.cpu && series.clock == backend::Clock::HostSteady;
        });
    if (m_data.clocks().size() > 1 && cpuOnHostClock)
        notes << tr(
            "CPU series have no device clock: theirs is the host's. Compare across clocks with care.");
    else if (m_data.clocks().size() > 1)
        notes << tr("These series were read from different clocks. Compare across clocks with care.");
    if (!m_data.floors.empty()) {
        QStringList floors;
        for (const auto& floor : m_data.floors)
            floors << floor.label;
        //: %1 is a list of devices and times
        notes << tr("Dashed: what an empty kernel reads (%1). A sum holds about as much for each launch.")
                     .arg(floors.join(QStringLiteral(", ")));
    }
    if (!m_data.crossovers.empty()) {
        QStringList sizes;
        for (const auto& mark : m_data.crossovers)
            sizes << mark.label;
        //: %1 is a list of series and numbers of keys
        notes << tr("Dotted: from about this many keys a GPU is faster than the fastest CPU row (%1).")
                     .arg(sizes.join(QStringLiteral(", ")));
    }
    if (!m_data.withoutBytes.isEmpty())
        notes << tr("Nobody knows what these move: %1.").arg(m_data.withoutBytes.join(QStringLiteral(", ")));
    if (!m_data.withoutMetric.isEmpty())
        notes << tr("Without this metric: %1.").arg(m_data.withoutMetric.join(QStringLiteral(", ")));
    return notes + notesOn(m_data.omitted);
}

std::vector<LegendEntry> CurveChart::legend() const
{
    std::vector<LegendEntry> entries;
    for (const auto& series : m_data.series)
        entries.push_back({series.label, series.style});
    return entries;
}

std::vector<HotSpot> CurveChart::draw(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    const auto em = QFontMetricsF(painter.font(), painter.device()).height();
    double labels = 0;
    for (const auto value : valueTicks(area.height(), painter))
        labels = std::max(labels, textWidth(painter, valueTickText(value)));
    const auto plot = area.adjusted(1.3 * em + labels + kTickGap, 4, -8, -3.6 * em);
    if (plot.width() < 40 || plot.height() < 30)
        return {};
    preparePlot(theme);
    m_plot.paint(painter, plot);
    paintValueAxis(painter, plot, theme);
    paintHorizontalAxis(painter, plot, theme);
    paintFloors(painter, plot, theme);
    paintOne(painter, plot, theme);
    paintCrossovers(painter, plot, theme);
    paintErrorBars(painter, theme);
    return paintMarkers(painter, theme);
}

void CurveChart::preparePlot(const Theme& theme) const
{
    std::vector<LogLogPlot::Line> lines;
    for (const auto& series : m_data.series) {
        LogLogPlot::Line line{{}, seriesColour(series.style.colour, theme.dark), series.style.dashed};
        for (const auto& point : series.points)
            line.points.emplace_back(static_cast<double>(point.x), point.estimate.value);
        lines.push_back(std::move(line));
    }
    m_plot.setColours(theme);
    m_plot.setRanges(m_xs, m_values);
    m_plot.setLines(lines);
}

std::vector<double> CurveChart::valueTicks(double height, const QPainter& painter) const
{
    const auto em = QFontMetricsF(painter.font(), painter.device()).height();
    return decadeTicks(m_values, std::max(2, static_cast<int>(height / (2 * em))));
}

QString CurveChart::valueTickText(double value) const
{
    return shortNumber(value / m_unit.factor, 2);
}

QString CurveChart::valueAxisTitle() const
{
    switch (m_data.reading.quantity) {
    case Quantity::Time:
        return tr("time [%1]").arg(m_unit.symbol);
    case Quantity::TimePerKey:
        return tr("time per key [%1]").arg(m_unit.symbol);
    case Quantity::Throughput:
        return tr("throughput [%1]").arg(m_unit.symbol);
    case Quantity::SpeedUp:
        return tr("speed-up [%1]").arg(m_unit.symbol);
    case Quantity::Bandwidth:
        break;
    }
    return tr("bandwidth [%1]").arg(m_unit.symbol);
}

void CurveChart::paintValueAxis(QPainter& painter, const QRectF& plot, const Theme& theme) const
{
    painter.save();
    const auto em = QFontMetricsF(painter.font(), painter.device()).height();
    double labels = 0;
    painter.setPen(theme.text);
    for (const auto value : valueTicks(plot.height(), painter)) {
        const auto y = m_plot.position(m_xs.low, value).y();
        const auto text = valueTickText(value);
        labels = std::max(labels, textWidth(painter, text));
        painter.drawText(QRectF(plot.left() - kTickGap - 200, y - em, 200, 2 * em),
                         Qt::AlignRight | Qt::AlignVCenter, text);
    }
    painter.setPen(theme.muted);
    painter.translate(plot.left() - kTickGap - labels - 0.8 * em, plot.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-plot.height() / 2, -0.6 * em, plot.height(), 1.2 * em), Qt::AlignCenter,
                     valueAxisTitle());
    painter.restore();
}

void CurveChart::paintHorizontalAxis(QPainter& painter, const QRectF& plot, const Theme& theme) const
{
    painter.save();
    const auto plain = painter.font();
    const auto small = scaledFont(painter, 0.85);
    const auto em = QFontMetricsF(plain, painter.device()).height();
    painter.setFont(small);
    const auto widest = textWidth(painter, binaryCount(19)) + 0.6 * em;
    for (const auto power : powerTicks(m_xs, std::max(2, static_cast<int>(plot.width() / widest)))) {
        const auto x = m_plot.position(std::exp2(power), m_values.low).x();
        const QRectF box(x - 100, plot.bottom() + 4, 200, em);
        painter.setFont(plain);
        painter.setPen(theme.text);
        paintPower(painter, box, power);
        painter.setFont(small);
        painter.setPen(theme.muted);
        painter.drawText(box.translated(0, em), Qt::AlignCenter, binaryCount(power));
    }
    painter.setFont(plain);
    painter.setPen(theme.muted);
    painter.drawText(QRectF(plot.left(), plot.bottom() + 4 + 2.1 * em, plot.width(), 1.2 * em),
                     Qt::AlignCenter, m_data.abscissa == Abscissa::Lists ? tr("lists") : tr("size [keys]"));
    painter.restore();
}

void CurveChart::paintFloors(QPainter& painter, const QRectF& plot, const Theme& theme) const
{
    painter.save();
    painter.setPen(QPen(theme.muted, 1, Qt::DashLine));
    for (const auto& floor : m_data.floors) {
        const auto y = m_plot.position(m_xs.low, floor.ns).y();
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    }
    painter.restore();
}

void CurveChart::paintOne(QPainter& painter, const QRectF& plot, const Theme& theme) const
{
    if (m_data.reading.quantity != Quantity::SpeedUp)
        return;
    painter.save();
    const auto y = m_plot.position(m_xs.low, 1).y();
    painter.setPen(QPen(theme.text, 1.2));
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    painter.setFont(scaledFont(painter, 0.85));
    painter.setPen(theme.muted);
    const auto em = QFontMetricsF(painter.font(), painter.device()).height();
    painter.drawText(QRectF(plot.left() + 4, y - 1.1 * em, plot.width() - 8, em),
                     Qt::AlignLeft | Qt::AlignBottom, tr("1×: as fast as the CPU"));
    painter.restore();
}

void CurveChart::paintCrossovers(QPainter& painter, const QRectF& plot, const Theme& theme) const
{
    painter.save();
    for (const auto& mark : m_data.crossovers) {
        painter.setPen(QPen(seriesColour(mark.colour, theme.dark), 1.2, Qt::DotLine));
        const auto x = m_plot.position(mark.x, m_values.low).x();
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }
    painter.restore();
}

void CurveChart::paintErrorBars(QPainter& painter, const Theme& theme) const
{
    painter.save();
    for (const auto& series : m_data.series) {
        QList<QLineF> lines;
        for (const auto& point : series.points) {
            const auto x = static_cast<double>(point.x);
            const auto high = m_plot.position(x, point.estimate.high);
            const auto low = m_plot.position(x, std::max(point.estimate.low, m_values.low));
            // Shorter ones lie below their marker altogether.
            if (low.y() - high.y() < kMarkerRadius)
                continue;
            lines << QLineF(high, low);
            for (const auto& end : {high, low})
                lines << QLineF(end - QPointF(kCapWidth / 2, 0), end + QPointF(kCapWidth / 2, 0));
        }
        painter.setPen(QPen(seriesColour(series.style.colour, theme.dark), 1.4));
        painter.drawLines(lines);
    }
    painter.restore();
}

std::vector<HotSpot> CurveChart::paintMarkers(QPainter& painter, const Theme& theme) const
{
    std::vector<HotSpot> spots;
    painter.save();
    int group = 0;
    for (const auto& series : m_data.series) {
        const auto colour = seriesColour(series.style.colour, theme.dark);
        for (const auto& point : series.points) {
            const auto at = m_plot.position(static_cast<double>(point.x), point.estimate.value);
            // Hollow: a measurement that has warnings.
            const bool doubtful = !point.result->warnings.empty();
            painter.setPen(doubtful ? QPen(colour, 1.6) : QPen(theme.background, 1));
            painter.setBrush(doubtful ? theme.background : colour);
            painter.drawPath(markerPath(series.style.marker, at, kMarkerRadius));
            spots.push_back(
                {QRectF(at.x() - kMarkerRadius, at.y() - kMarkerRadius, 2 * kMarkerRadius, 2 * kMarkerRadius),
                 group, true});
        }
        ++group;
    }
    painter.restore();
    return spots;
}

Details CurveChart::details(std::size_t hotSpot) const
{
    for (const auto& series : m_data.series) {
        if (hotSpot < series.points.size()) {
            const auto& point = series.points[hotSpot];
            auto details = detailsOf(series.label, point.result, m_data.reading.metric, point.statistics);
            if (m_data.reading.quantity == Quantity::SpeedUp)
                details.rows.emplace_back(tr("Against the fastest CPU row"), speedUp(point.estimate.value));
            return details;
        }
        hotSpot -= series.points.size();
    }
    return {};
}

} // namespace sortscope::gui::charts
