// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/jobresult.h"
#include "gui/charts/base/figure.h"
#include "gui/charts/base/numbertext.h"
#include "gui/charts/curves/curvechart.h"
#include "gui/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace sortscope::gui::charts {
namespace {

constexpr double kLineWidth = 2;
constexpr double kMarkerRadius = 4.5;
/// In panels, which are small.
constexpr double kThinLine = 1.6;
constexpr double kSmallMarker = 3.2;
constexpr double kCapWidth = 7;
constexpr double kTickGap = 7;
/// The size of the text below a tick, as a factor of the font.
constexpr double kSmall = 0.85;
/// The width, in pixels, for the label of a tick that is written out.
constexpr double kPlainRoom = 110;

QFontMetricsF scaledMetrics(const QPainter& painter, double factor)
{
    return {scaledFont(painter, factor), painter.device()};
}

} // namespace

double CurveChart::xOf(double x) const
{
    return m_plot.position(x, m_view.values().high).x();
}

double CurveChart::yOf(double value) const
{
    return m_plot.position(m_view.xs().low, value).y();
}

double CurveChart::valueTickWidth(const QPainter& painter, double height) const
{
    double width = 0;
    const auto ticks = valueTicks(height, painter);
    for (const auto value : ticks.values)
        width = std::max(width, textWidth(painter, valueTickText(value, ticks.step)));
    return width;
}

QRectF CurveChart::plotIn(const QRectF& area, const QPainter& painter) const
{
    const auto em = emOf(painter);
    const auto labels = valueTickWidth(painter, area.height());
    const auto plot = area.adjusted(1.3 * em + labels + kTickGap, 4, -8, -3.6 * em);
    return plot.width() < 40 || plot.height() < 30 ? QRectF() : plot;
}

std::vector<QRectF> CurveChart::plotsIn(const QRectF& area, const QPainter& painter) const
{
    const auto all = plotIn(area, painter);
    if (all.isEmpty())
        return {};
    if (!split())
        return {all};
    const auto count = static_cast<int>(m_data.panels.size());
    const auto em = emOf(painter);
    const auto above = 1.3 * em;
    const auto gap = em;
    // As large as can be, in the shape in which curves are read best.
    constexpr double kShape = 1.5;
    QSizeF best;
    int columns = 1;
    for (int tried = 1; tried <= count; ++tried) {
        const auto rows = (count + tried - 1) / tried;
        const QSizeF size((all.width() + gap) / tried - gap, all.height() / rows - above);
        if (std::min(size.width(), kShape * size.height()) > std::min(best.width(), kShape * best.height())) {
            best = size;
            columns = tried;
        }
    }
    if (best.width() < 30 || best.height() < 24)
        return {};
    std::vector<QRectF> plots;
    for (int panel = 0; panel < count; ++panel) {
        const int row = panel / columns;
        plots.emplace_back(QPointF(all.left() + panel % columns * (best.width() + gap),
                                   all.top() + row * (best.height() + above) + above),
                           best);
    }
    return plots;
}

std::vector<HotSpot> CurveChart::draw(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    m_plots = plotsIn(area, painter);
    if (m_plots.empty())
        return {};
    auto spots = drawPlots(painter, m_plots, theme);
    QRectF all;
    for (const auto& plot : m_plots)
        all |= plot;
    paintValueTitle(painter, all, m_plots.front().height(), theme);
    paintHorizontalTitle(painter, all, theme);
    return spots;
}

std::vector<HotSpot> CurveChart::drawPlots(QPainter& painter, const std::vector<QRectF>& plots,
                                           const Theme& theme) const
{
    std::vector<HotSpot> spots;
    const auto all = marks();
    auto first = all.begin();
    for (std::size_t panel = 0; panel < plots.size(); ++panel) {
        const auto& plot = plots[panel];
        const auto last =
            std::find_if(first, all.end(), [panel](const Mark& mark) { return mark.series->panel != panel; });
        const std::span ofPanel(first, last);
        first = last;
        preparePlot(painter, plot, panel, theme);
        m_plot.paint(painter, plot);
        if (plot.left() == plots.front().left())
            paintValueTicks(painter, plot, theme);
        const bool lowest = std::ranges::none_of(plots, [&](const QRectF& other) {
            return other.left() == plot.left() && other.top() > plot.top();
        });
        if (lowest)
            paintHorizontalTicks(painter, plot, theme);
        if (split())
            paintPanelTitle(painter, plot, panel, theme);
        paintFloors(painter, plot, panel, theme);
        paintCrossovers(painter, plot, panel, theme);
        paintOne(painter, plot, panel == 0, theme);
        paintErrorBars(painter, ofPanel, theme);
        paintMarkers(painter, ofPanel, theme, spots);
    }
    return spots;
}

void CurveChart::paintPanelTitle(QPainter& painter, const QRectF& plot, std::size_t panel,
                                 const Theme& theme) const
{
    painter.save();
    painter.setPen(theme.text);
    const auto em = emOf(painter);
    const QFontMetricsF metrics(painter.font(), painter.device());
    painter.drawText(
        QRectF(plot.left(), plot.top() - 1.2 * em, plot.width(), 1.1 * em), Qt::AlignCenter,
        metrics.elidedText(m_data.panels.at(static_cast<qsizetype>(panel)), Qt::ElideMiddle, plot.width()));
    painter.restore();
}

void CurveChart::addLines(std::vector<CurvePlot::Line>& lines, const Series& series, const Theme& theme) const
{
    const auto whole = linePen(series.style, split() ? kThinLine : kLineWidth, theme.dark);
    auto between = whole;
    between.setStyle(Qt::DotLine);
    const auto add = [&](const std::vector<QPointF>& points, const QPen& pen) {
        for (auto& part : m_view.cut(points))
            lines.push_back({std::move(part), pen});
    };
    std::vector<QPointF> stretch;
    const Point* last = nullptr;
    for (const auto& point : series.points) {
        const QPointF at(static_cast<double>(point.x), point.estimate.value);
        if (last != nullptr && runOf(*last) != runOf(point)) {
            add({stretch.back(), at}, between);
            add(std::exchange(stretch, {}), whole);
        }
        stretch.push_back(at);
        last = &point;
    }
    add(stretch, whole);
}

void CurveChart::preparePlot(const QPainter& painter, const QRectF& plot, std::size_t panel,
                             const Theme& theme) const
{
    std::vector<CurvePlot::Line> lines;
    for (const auto& series : m_data.series) {
        if (series.panel != panel || !shows(series))
            continue;
        if (m_data.abscissa.scale != Abscissa::Scale::Words)
            addLines(lines, series, theme);
    }
    m_plot.setColours(theme);
    const auto yStep =
        m_view.logarithmic() ? std::nullopt : std::optional(valueTicks(plot.height(), painter).step);
    const auto xStep = m_data.abscissa.scale == Abscissa::Scale::PowersOfTwo
                           ? std::nullopt
                           : std::optional(plainTicks(plot.width()).step);
    m_plot.setRanges(m_view.xs(), m_view.values(), yStep, xStep);
    m_plot.setLines(std::move(lines));
}

CurveChart::Ticks CurveChart::valueTicks(double height, const QPainter& painter) const
{
    const auto em = emOf(painter);
    const auto most = std::max(2, static_cast<int>(height / (2 * em)));
    const auto range = m_view.values();
    if (m_view.logarithmic()) {
        // A small part may have no round values.
        if (auto decades = decadeTicks(range, most); decades.size() > 1)
            return {std::move(decades), 0};
    }
    auto even = linearTicks(range, most);
    const auto step = even.size() > 1 ? even[1] - even[0] : range.high - range.low;
    return {std::move(even), step};
}

QString CurveChart::valueTickText(double value, double step) const
{
    if (step > 0)
        return models::fixed(value / m_unit.factor, decimalsOf(step / m_unit.factor));
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
    case Quantity::CopyShare:
        return tr("share of copy bandwidth [%1]").arg(m_unit.symbol);
    case Quantity::Energy:
        return tr("energy per key [%1]").arg(m_unit.symbol);
    case Quantity::Bandwidth:
        break;
    }
    return tr("bandwidth [%1]").arg(m_unit.symbol);
}

void CurveChart::paintValueTicks(QPainter& painter, const QRectF& plot, const Theme& theme) const
{
    painter.save();
    const auto em = emOf(painter);
    painter.setPen(theme.text);
    const auto ticks = valueTicks(plot.height(), painter);
    for (const auto value : ticks.values) {
        const auto y = yOf(value);
        painter.drawText(QRectF(plot.left() - kTickGap - 200, y - em, 200, 2 * em),
                         Qt::AlignRight | Qt::AlignVCenter, valueTickText(value, ticks.step));
    }
    painter.restore();
}

void CurveChart::paintValueTitle(QPainter& painter, const QRectF& plots, double tickHeight,
                                 const Theme& theme) const
{
    painter.save();
    const auto em = emOf(painter);
    painter.setPen(theme.muted);
    painter.translate(plots.left() - kTickGap - valueTickWidth(painter, tickHeight) - 0.8 * em,
                      plots.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-plots.height() / 2, -0.6 * em, plots.height(), 1.2 * em), Qt::AlignCenter,
                     valueAxisTitle());
    painter.restore();
}

void CurveChart::paintHorizontalTicks(QPainter& painter, const QRectF& plot, const Theme& theme) const
{
    painter.save();
    const auto em = emOf(painter);
    std::vector<int> powers;
    if (m_data.abscissa.scale == Abscissa::Scale::PowersOfTwo) {
        const auto widest = scaledMetrics(painter, kSmall).horizontalAdvance(binaryCount(19)) + 0.6 * em;
        powers = powerTicks(m_view.xs(), std::max(split() ? 3 : 2, static_cast<int>(plot.width() / widest)));
    }
    // A narrow part may not hold two powers of two.
    if (powers.size() > 1)
        paintPowers(painter, plot, theme, powers);
    else
        paintPlainTicks(painter, plot, theme);
    painter.restore();
}

void CurveChart::paintHorizontalTitle(QPainter& painter, const QRectF& plots, const Theme& theme) const
{
    painter.save();
    const auto em = emOf(painter);
    painter.setPen(theme.muted);
    painter.drawText(QRectF(plots.left(), plots.bottom() + 4 + 2.1 * em, plots.width(), 1.2 * em),
                     Qt::AlignCenter,
                     m_data.abscissa.title.isEmpty() ? tr("size [keys]") : m_data.abscissa.title);
    painter.restore();
}

void CurveChart::paintPowers(QPainter& painter, const QRectF& plot, const Theme& theme,
                             const std::vector<int>& powers) const
{
    painter.save();
    const auto plain = painter.font();
    const auto small = scaledFont(painter, kSmall);
    const auto em = QFontMetricsF(plain, painter.device()).height();
    for (const auto power : powers) {
        const auto x = xOf(std::exp2(power));
        const QRectF box(x - 100, plot.bottom() + 4, 200, em);
        painter.setFont(plain);
        painter.setPen(theme.text);
        paintPower(painter, box, power);
        painter.setFont(small);
        painter.setPen(theme.muted);
        painter.drawText(box.translated(0, em), Qt::AlignCenter, binaryCount(power));
    }
    painter.restore();
}

CurveChart::Ticks CurveChart::plainTicks(double width) const
{
    const auto range = m_view.xs();
    const auto most = std::max(2, static_cast<int>(width / kPlainRoom));
    Ticks ticks{linearTicks(range, most), 0};
    // There is nothing between whole numbers, or between words.
    if (m_data.abscissa.scale == Abscissa::Scale::Words
        || (ticks.values.size() > 1 && ticks.values[1] - ticks.values[0] < 1)) {
        ticks.values.clear();
        const auto last = static_cast<int>(std::floor(range.high));
        for (auto x = static_cast<int>(std::ceil(range.low)); x <= last; ++x)
            ticks.values.push_back(x);
    }
    ticks.step = ticks.values.size() > 1 ? ticks.values[1] - ticks.values[0] : 1;
    return ticks;
}

void CurveChart::paintPlainTicks(QPainter& painter, const QRectF& plot, const Theme& theme) const
{
    const auto em = emOf(painter);
    const auto ticks = plainTicks(plot.width());
    const bool words = m_data.abscissa.scale == Abscissa::Scale::Words;
    const auto room = words ? xOf(ticks.step) - xOf(0) : kPlainRoom;
    painter.setPen(theme.text);
    for (const auto value : ticks.values) {
        const QRectF box(xOf(value) - room / 2, plot.bottom() + 4, room, em);
        const auto index = std::llround(value);
        painter.drawText(box, Qt::AlignCenter,
                         words ? QFontMetricsF(painter.font(), painter.device())
                                     .elidedText(m_data.abscissa.words.value(index - 1), Qt::ElideRight, room)
                               : models::grouped(static_cast<std::uint64_t>(index)));
    }
}

void CurveChart::paintFloors(QPainter& painter, const QRectF& plot, std::size_t panel,
                             const Theme& theme) const
{
    painter.save();
    painter.setPen(QPen(theme.muted, 1, Qt::DashLine));
    for (const auto& floor : m_data.floors) {
        const auto y = yOf(floor.ns);
        if (floor.panel != panel || y < plot.top() || y > plot.bottom())
            continue;
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    }
    painter.restore();
}

void CurveChart::paintOne(QPainter& painter, const QRectF& plot, bool named, const Theme& theme) const
{
    const auto y = yOf(1);
    if (m_data.reading.quantity != Quantity::SpeedUp || y < plot.top() || y > plot.bottom())
        return;
    painter.save();
    painter.setPen(QPen(theme.text, 1.2));
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    painter.setFont(scaledFont(painter, 0.85));
    painter.setPen(theme.muted);
    const auto em = emOf(painter);
    // Wherever GPUs pay, there is room below the line at the largest sizes.
    const auto words = tr("1×: as fast as the CPU");
    const auto width = textWidth(painter, words);
    const QRectF place(plot.right() - 4 - width, y + 0.1 * em, width, em);
    if (named && width + 8 < plot.width()) {
        painter.fillRect(place.adjusted(-2, 0, 2, 0), theme.background);
        painter.drawText(place, Qt::AlignRight | Qt::AlignTop, words);
    }
    painter.restore();
}

void CurveChart::paintCrossovers(QPainter& painter, const QRectF& plot, std::size_t panel,
                                 const Theme& theme) const
{
    painter.save();
    for (const auto& mark : m_data.crossovers) {
        const auto x = xOf(mark.x);
        if (mark.panel != panel || m_hidden.contains(mark.series) || x < plot.left() || x > plot.right())
            continue;
        painter.setPen(QPen(colourOf(mark.style, theme.dark), 1.2, Qt::DotLine));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }
    painter.restore();
}

void CurveChart::paintErrorBars(QPainter& painter, std::span<const Mark> marks, const Theme& theme) const
{
    painter.save();
    const auto values = m_view.values();
    for (const auto& [series, point] : marks) {
        const auto x = static_cast<double>(point->x);
        const auto high = m_plot.position(x, std::min(point->estimate.high, values.high));
        const auto low = m_plot.position(x, std::max(point->estimate.low, values.low));
        // Shorter error bars are completely hidden by their marker.
        if (low.y() - high.y() < kMarkerRadius)
            continue;
        QList<QLineF> lines{QLineF(high, low)};
        for (const auto& end : {high, low})
            lines << QLineF(end - QPointF(kCapWidth / 2, 0), end + QPointF(kCapWidth / 2, 0));
        painter.setPen(QPen(colourOf(series->style, theme.dark), 1.4));
        painter.drawLines(lines);
    }
    painter.restore();
}

void CurveChart::paintMarkers(QPainter& painter, std::span<const Mark> marks, const Theme& theme,
                              std::vector<HotSpot>& spots) const
{
    painter.save();
    const auto radius = split() ? kSmallMarker : kMarkerRadius;
    for (const auto& [series, point] : marks) {
        const auto at = m_plot.position(static_cast<double>(point->x), point->estimate.value);
        // A hollow marker is a measurement that has warnings.
        paintMarker(painter, series->style, at, radius, theme, !point->result->warnings.empty());
        spots.push_back({QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius),
                         static_cast<int>(series - m_data.series.data()), true});
    }
    painter.restore();
}

} // namespace sortscope::gui::charts
