// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/distributionchart.h"

#include "gui/charts/chartlabels.h"
#include "gui/charts/numbertext.h"
#include "gui/charts/toolstrip.h"
#include "gui/models/comparemodel.h"
#include "gui/models/labels.h"
#include "gui/models/text.h"

#include <utility>

namespace sortscope::gui::charts {
namespace {

DotLane laneOf(const QString& side, const results::JobResult& result, const results::JobSpec& other,
               const measure::Statistics& statistics, results::Metric metric, int index)
{
    const auto difference = models::differenceText(result.spec, other);
    return {.label = difference.isEmpty() ? side : QStringLiteral("%1: %2").arg(side, difference),
            .style = styleFor(index, false),
            .samples = results::valuesOf(result, metric),
            .median = statistics.median,
            .low = statistics.medianLow,
            .high = statistics.medianHigh};
}

} // namespace

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
    if (m_drawn.a->spec.device.name == m_drawn.b->spec.device.name)
        parts << deviceLabel(m_drawn.a->spec.device);
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
        notes << tr("Samples were taken in turn: those at equal height belong together, and the ratio is the "
                    "median of theirs.");
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
      m_axis(new Choice(QStringLiteral("axis")))
{
    build({m_axis});
}

void DistributionChart::retranslate()
{
    m_axis->setLabel(tr("A&xis:"));
    m_axis->setItems({{tr("Around the samples"), false, tr("Shows small differences at their largest.")},
                      {tr("From zero"), true, tr("Shows how much of the whole time a difference is.")}});
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
        showEmpty({Sketch::Lines, tr("Nothing to draw of this pair"),
                   models::firstLine(models::text(m_pair->reason))});
        return;
    }
    m_drawn = *m_pair;
    m_plot = {.lanes = {laneOf(tr("A"), *m_pair->a, m_pair->b->spec, *m_pair->statisticsA, m_metric, 0),
                        laneOf(tr("B"), *m_pair->b, m_pair->a->spec, *m_pair->statisticsB, m_metric, 1)},
              .axisName = metricName(m_metric),
              .fromZero = m_axis->value().toBool()};
    showFigure();
}

} // namespace sortscope::gui::charts
