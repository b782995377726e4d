// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/kernels/distributionchart.h"

#include "core/results/judge/outliers.h"
#include "gui/charts/base/axis.h"
#include "gui/charts/base/barplot.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/chartwidget.h"
#include "gui/charts/base/numbertext.h"
#include "gui/text/comparisons.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace sortscope::gui::charts {
namespace {

constexpr double kRadius = 3.5;
constexpr double kMarginShare = 0.04;
constexpr double kTallestLane = 220;

struct Layout {
    QRectF plot;
    double em = 0;
    double labelWidth = 0;
    double laneHeight = 0;
    Range range;

    double x(double ns) const { return xIn(plot, range, ns); }
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
    layout.em = emOf(painter);
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
    auto ticks = labelledTicks(layout.range, std::max(2, static_cast<int>(plot.width() / 90)), unit.factor);
    for (auto& tick : ticks)
        tick.value = layout.x(tick.value);
    paintTimeAxis(painter, plot, ticks, QStringLiteral("%1 [%2]").arg(name, unit.symbol), theme);
}

void paintInterval(QPainter& painter, const Layout& layout, const QRectF& box, const DotLane& lane,
                   const Theme& theme)
{
    if (!lane.low || !lane.high)
        return;
    auto band = colourOf(lane.style, theme.dark);
    band.setAlphaF(0.25F);
    const auto left = layout.x(*lane.low);
    painter.fillRect(QRectF(left, box.top(), std::max(1.0, layout.x(*lane.high) - left), box.height()), band);
}

/// Paints a line through the lane, above the dots on the line, with a halo to stand out from them.
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
    paintRowLabel(painter, box, layout.labelWidth, lane.label, theme);
    const auto inside = box.adjusted(0, kRadius + 3, 0, -kRadius - 3);
    paintInterval(painter, layout, inside, lane, theme);
    auto fill = colourOf(lane.style, theme.dark);
    fill.setAlphaF(0.85F);
    const auto last = static_cast<double>(std::max<std::size_t>(lane.samples.size(), 2) - 1);
    for (std::size_t i = 0; i < lane.samples.size(); ++i) {
        const QPointF centre(layout.x(lane.samples[i]),
                             inside.top() + inside.height() * static_cast<double>(i) / last);
        const bool outlier = i < lane.outliers.size() && lane.outliers[i];
        painter.setPen(outlier ? QPen(fill, 1.5) : QPen(theme.background, 0.7));
        painter.setBrush(outlier ? QBrush(Qt::NoBrush) : QBrush(fill));
        painter.drawPath(markerPath(lane.style.marker, centre, kRadius));
        spots.push_back({QRectF(centre - QPointF(kRadius, kRadius), QSizeF(2 * kRadius, 2 * kRadius)),
                         static_cast<int>(index), true});
    }
    painter.setBrush(Qt::NoBrush);
    paintMedian(painter, layout.x(lane.median), inside, theme);
}

DotLane laneOf(const QString& side, const results::JobResult& result, const results::JobSpec& other,
               const measure::Statistics& statistics, results::Metric metric, const Style& style)
{
    const auto difference = models::differenceText(result.spec, other);
    return {.label = difference.isEmpty() ? side : QStringLiteral("%1: %2").arg(side, difference),
            .style = style,
            .samples = results::valuesOf(result, metric),
            .outliers = results::outliersOf(result, metric),
            .median = statistics.median,
            .low = statistics.medianLow,
            .high = statistics.medianHigh};
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

std::optional<std::size_t> DistributionChart::shownSize() const
{
    return m_drawn.a ? std::optional(m_drawn.a->spec.workload.size) : std::nullopt;
}

QString DistributionChart::title() const
{
    const auto& a = m_drawn.a->spec;
    const auto& b = m_drawn.b->spec;
    const auto variantA = models::variantTitle(a);
    const auto variantB = models::variantTitle(b);
    const auto variant = variantA == variantB ? variantA : tr("%1 and %2").arg(variantA, variantB);
    return tr("%1, %2 keys").arg(variant, sizeText(a.workload.size));
}

QString DistributionChart::subtitle() const
{
    QStringList parts{metricName(m_metric)};
    const auto& deviceA = m_drawn.a->spec.device;
    const auto& deviceB = m_drawn.b->spec.device;
    if (results::deviceKey(deviceA) == results::deviceKey(deviceB)) {
        parts << deviceLabel(deviceA);
    } else if (deviceA.name == deviceB.name) {
        const DeviceLabels labels({m_drawn.a, m_drawn.b});
        parts << tr("%1 and %2").arg(labels.of(deviceA), labels.of(deviceB));
    }
    if (m_drawn.ratio && m_drawn.ratioInterval)
        parts << tr("B / A = %1 (95 %: %2 … %3)")
                     .arg(models::fixed(*m_drawn.ratio, 3), models::fixed(m_drawn.ratioInterval->low, 3),
                          models::fixed(m_drawn.ratioInterval->high, 3));
    else if (m_drawn.ratio)
        parts << tr("B / A = %1").arg(models::fixed(*m_drawn.ratio, 3));
    parts << tr("B: %1").arg(models::verdictText(m_drawn.verdict));
    return parts.join(QStringLiteral(" · "));
}

QStringList DistributionChart::notes() const
{
    QStringList notes{tr("A dot is a sample, the first one on top. Line: median. Band: its 95 % interval.")};
    if (m_drawn.interleaved)
        notes << tr("Samples were interleaved: those at equal height are a pair, and the ratio is the median "
                    "of the pairs' ratios.");
    const auto hollow = [](const DotLane& lane) { return std::ranges::count(lane.outliers, true) > 0; };
    if (std::ranges::any_of(m_plot.lanes, hollow))
        notes << tr("Hollow dots are outliers: they lie far from the median of their replicate, but are not "
                    "left out.");
    if (!m_plot.fromZero)
        notes << tr("The axis does not begin at zero.");
    return notes;
}

std::vector<LegendEntry> DistributionChart::legend() const
{
    std::vector<LegendEntry> entries;
    for (const auto& lane : m_plot.lanes)
        entries.push_back({lane.label, lane.style, false});
    return entries;
}

std::vector<HotSpot> DistributionChart::draw(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    return paintDots(painter, area, m_plot, theme);
}

Details DistributionChart::details(std::size_t hotSpot) const
{
    auto index = hotSpot;
    for (std::size_t side = 0; side < m_plot.lanes.size(); ++side) {
        const auto& lane = m_plot.lanes[side];
        if (index >= lane.samples.size()) {
            index -= lane.samples.size();
            continue;
        }
        const bool isA = side == 0;
        auto details = detailsOf(lane.label, isA ? m_drawn.a : m_drawn.b, m_metric,
                                 isA ? *m_drawn.statisticsA : *m_drawn.statisticsB);
        details.rows.insert(
            details.rows.begin(),
            {tr("Sample %1 of %2").arg(models::grouped(index + 1), models::grouped(lane.samples.size())),
             exactDuration(lane.samples[index])});
        return details;
    }
    return {};
}

DistributionChart::DistributionChart(QWidget* parent)
    : ChartWidget(parent),
      m_axis(new Choice(QStringLiteral("axis"), tr("A&xis:")))
{
    m_axis->setItems({{tr("Around the samples"), false, tr("Shows small differences enlarged.")},
                      {tr("From zero"), true, tr("Shows differences in proportion to the whole time.")}});
    build({m_axis});
}

void DistributionChart::setPair(std::optional<results::ComparedPair> pair, results::Metric metric)
{
    m_pair = std::move(pair);
    m_metric = metric;
    refreshNow();
}

void DistributionChart::refresh()
{
    if (!m_pair) {
        showEmpty({Sketch::Lines, tr("No pair chosen"),
                   tr("Select a row of the table to see every sample of both sides.")});
        return;
    }
    if (!m_pair->statisticsA || !m_pair->statisticsB) {
        showEmpty({Sketch::Lines, tr("Nothing to draw for this pair"),
                   models::firstLine(models::text(m_pair->reason))});
        return;
    }
    m_drawn = *m_pair;
    const auto styleA = styleOf(m_pair->a->spec);
    auto styleB = styleOf(m_pair->b->spec);
    // The sides may be one job of two sessions, or the first variants of two sessions.
    if (styleB == styleA)
        ++styleB.shade;
    m_plot = {.lanes = {laneOf(tr("A"), *m_pair->a, m_pair->b->spec, *m_pair->statisticsA, m_metric, styleA),
                        laneOf(tr("B"), *m_pair->b, m_pair->a->spec, *m_pair->statisticsB, m_metric, styleB)},
              .axisName = metricName(m_metric),
              .fromZero = m_axis->value().toBool()};
    showFigure();
}

} // namespace sortscope::gui::charts
