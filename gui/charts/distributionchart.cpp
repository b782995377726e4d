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

void DistributionCanvas::show(results::ComparedPair pair, results::Metric metric, bool fromZero)
{
    m_pair = std::move(pair);
    m_metric = metric;
    m_plot = {.lanes = {laneOf(tr("A"), *m_pair.a, m_pair.b->spec, *m_pair.statisticsA, metric, 0),
                        laneOf(tr("B"), *m_pair.b, m_pair.a->spec, *m_pair.statisticsB, metric, 1)},
              .axisName = metricName(metric),
              .fromZero = fromZero};
    clearEmpty();
    setAccessibleName(QStringLiteral("%1. %2").arg(title(), subtitle()));
    invalidate();
}

QString DistributionCanvas::title() const
{
    const auto& a = m_pair.a->spec;
    const auto& b = m_pair.b->spec;
    const auto variantA = models::variantTitle(a);
    const auto variantB = models::variantTitle(b);
    const auto variant = variantA == variantB ? variantA : tr("%1 and %2").arg(variantA, variantB);
    return tr("%1, %2 keys").arg(variant, sizeText(a.workload.size));
}

QString DistributionCanvas::subtitle() const
{
    QStringList parts{metricName(m_metric)};
    if (m_pair.a->spec.device.name == m_pair.b->spec.device.name)
        parts << deviceLabel(m_pair.a->spec.device);
    if (m_pair.ratio && m_pair.ratioInterval)
        parts << tr("B / A = %1 (95 %: %2 … %3)")
                     .arg(models::fixed(*m_pair.ratio, 3), models::fixed(m_pair.ratioInterval->low, 3),
                          models::fixed(m_pair.ratioInterval->high, 3));
    else if (m_pair.ratio)
        parts << tr("B / A = %1").arg(models::fixed(*m_pair.ratio, 3));
    parts << tr("B: %1").arg(models::verdictText(m_pair.verdict));
    return parts.join(QStringLiteral(" · "));
}

QStringList DistributionCanvas::notes() const
{
    QStringList notes{tr("A dot is a sample, the first one on top. Line: median. Band: its 95 % interval.")};
    if (m_pair.interleaved)
        notes << tr("Samples were taken in turn: those at equal height belong together, and the ratio is the "
                    "median of theirs.");
    if (!m_plot.fromZero)
        notes << tr("The axis does not begin at zero.");
    return notes;
}

std::vector<HotSpot> DistributionCanvas::drawFigure(QPainter& painter, const QRectF& area,
                                                    const Theme& theme) const
{
    auto left = paintHeading(painter, area, title(), subtitle(), theme);
    left = paintNotes(painter, left, notes(), theme);
    std::vector<LegendEntry> legend;
    for (const auto& lane : m_plot.lanes)
        legend.push_back({lane.label, lane.style, false});
    left = paintLegend(painter, left, legend, theme);
    return paintDots(painter, left, m_plot, theme);
}

Details DistributionCanvas::details(std::size_t hotSpot) const
{
    auto index = hotSpot;
    for (std::size_t side = 0; side < m_plot.lanes.size(); ++side) {
        const auto& lane = m_plot.lanes[side];
        if (index >= lane.samples.size()) {
            index -= lane.samples.size();
            continue;
        }
        const bool isA = side == 0;
        auto details = detailsOf(lane.label, isA ? m_pair.a : m_pair.b, m_metric,
                                 isA ? *m_pair.statisticsA : *m_pair.statisticsB);
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
      m_canvas(new DistributionCanvas(this)),
      m_axis(new Choice(this))
{
    m_axis->setObjectName(QStringLiteral("axis"));
    build(m_canvas, {m_axis});
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
    if (!m_pair)
        m_canvas->showEmpty({Sketch::Lines, tr("No pair chosen"),
                             tr("Select a row of the table to see every sample of both sides.")});
    else if (!m_pair->statisticsA || !m_pair->statisticsB)
        m_canvas->showEmpty({Sketch::Lines, tr("Nothing to draw of this pair"),
                             models::firstLine(models::text(m_pair->reason))});
    else
        m_canvas->show(*m_pair, m_metric, m_axis->value().toBool());
}

} // namespace sortscope::gui::charts
