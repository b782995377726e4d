// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/speedupcanvas.h"

#include "gui/charts/barplot.h"
#include "gui/charts/chartlabels.h"
#include "gui/charts/numbertext.h"
#include "gui/models/text.h"

#include <algorithm>
#include <utility>

namespace sortscope::gui::charts {

void SpeedUpCanvas::show(SpeedUps prepared)
{
    m_data = std::move(prepared);
    clearEmpty();
    setAccessibleName(QStringLiteral("%1. %2").arg(title(), subtitle()));
    invalidate();
}

QString SpeedUpCanvas::title() const
{
    return tr("GPU against CPU, %1 keys").arg(sizeText(m_data.size));
}

QString SpeedUpCanvas::subtitle() const
{
    QStringList parts{tr("%1, median").arg(metricName(m_data.reading.metric)),
                      m_data.reading.spread == Spread::Quartiles ? tr("bars: quartiles")
                                                                 : tr("bars: 95 % interval of the median")};
    const auto baselines = m_data.baselinesInUse();
    if (baselines.size() == 1)
        parts << tr("speed-up against %1").arg(baselines.front());
    else if (!baselines.isEmpty())
        parts << tr("speed-up against the CPU on the same work");
    return parts.join(QStringLiteral(" · "));
}

QStringList SpeedUpCanvas::notes() const
{
    QStringList notes;
    if (m_data.baselines.empty())
        notes << tr("No speed-ups: no verified CPU result has this metric at this size.");
    if (m_data.acrossClocks())
        notes << tr(
            "† compares two clocks: a device's with the host's. The wall clock compares like with like.");
    const bool outlined = std::any_of(m_data.bars.begin(), m_data.bars.end(), [](const Bar& bar) {
        return bar.endToEnd && *bar.endToEnd > bar.statistics.median;
    });
    if (outlined)
        notes << tr("Dashed outline: end to end, with the transfers of input and result.");
    if (!m_data.withoutMetric.isEmpty())
        notes << tr("Without this metric: %1.").arg(m_data.withoutMetric.join(QStringLiteral(", ")));
    if (m_data.omitted.total() > 0)
        notes << tr("Not drawn: %1.").arg(describe(m_data.omitted));
    return notes;
}

QString SpeedUpCanvas::speedUpText(const Bar& bar) const
{
    if (bar.isBaseline)
        return tr("baseline");
    if (!bar.speedUp)
        return {};
    return bar.acrossClocks ? speedUp(*bar.speedUp) + QStringLiteral(" †") : speedUp(*bar.speedUp);
}

std::vector<HotSpot> SpeedUpCanvas::drawFigure(QPainter& painter, const QRectF& area,
                                               const Theme& theme) const
{
    auto left = paintHeading(painter, area, title(), subtitle(), theme);
    left = paintNotes(painter, left, notes(), theme);
    BarPlot plot{{}, tr("time"), {}};
    for (const auto& bar : m_data.bars) {
        plot.rows.push_back({bar.label, bar.style, bar.estimate, bar.endToEnd, speedUpText(bar),
                             models::durationText(bar.statistics.median)});
        if (bar.isBaseline && m_data.baselinesInUse().size() == 1)
            plot.reference = bar.statistics.median;
    }
    return paintBars(painter, left, plot, theme);
}

Details SpeedUpCanvas::details(std::size_t hotSpot) const
{
    if (hotSpot >= m_data.bars.size())
        return {};
    const auto& bar = m_data.bars[hotSpot];
    auto details = detailsOf(bar.label, bar.result, m_data.reading.metric, bar.statistics);
    if (bar.endToEnd)
        details.rows.emplace_back(tr("End to end"), exactDuration(*bar.endToEnd));
    if (bar.speedUp)
        details.rows.emplace_back(tr("Against %1").arg(*bar.baseline), speedUpText(bar));
    return details;
}

} // namespace sortscope::gui::charts
