// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/barplot.h"
#include "gui/charts/chartlabels.h"
#include "gui/charts/heatmap.h"
#include "gui/charts/kernelchart.h"
#include "gui/charts/numbertext.h"
#include "gui/models/labels.h"
#include "gui/models/text.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace sortscope::gui::charts {

QString KernelChart::title() const
{
    if (m_profile->shape == results::KernelProfile::Shape::Grid)
        //: %1 and %2 are what the algorithm counts: stage and pass, digit and step
        return tr("Kernel times, %1 by %2").arg(stageWord(*m_drawn), passWord(*m_drawn));
    return tr("Kernel times");
}

QString KernelChart::subtitle() const
{
    QStringList parts{m_label, tr("median, n = %1").arg(models::grouped(m_profile->samples))};
    if (m_profile->clock)
        parts << models::label(*m_profile->clock);
    parts << tr("%n launches a run", nullptr, static_cast<int>(m_profile->launches));
    if (m_profile->launches > 1 && m_profile->bytesBetweenLaunches > 0)
        //: %1 is a number of bytes with its unit
        parts << tr("%1 moved after each")
                     .arg(models::bytesText(m_profile->bytesBetweenLaunches / (m_profile->launches - 1)));
    return parts.join(QStringLiteral(" · "));
}

QString KernelChart::cellLabel(const results::KernelCell& cell) const
{
    return launchLabel(*m_drawn, cell.name, cell.stage, cell.pass);
}

QStringList KernelChart::notes() const
{
    QStringList notes;
    if (m_profile->graphs)
        notes << tr("Launches captured in a graph are timed as one: another launch mode tells them apart.");
    const bool bars = m_profile->shape == results::KernelProfile::Shape::Bars;
    if (m_profile->floor && (bars || m_profile->anyNearFloor()))
        notes << tr("Dashed: what an empty kernel reads (%1).")
                     .arg(models::durationText(m_profile->floor->medianNs));
    if (m_profile->anyNearFloor())
        notes << tr(
            "Hatched: launches that read less than ten times as much. A good part of their time is the "
            "clock's own.");
    return notes;
}

std::vector<HotSpot> KernelChart::draw(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    const auto left = paintTotals(painter, area, theme);
    if (m_profile->shape == results::KernelProfile::Shape::Grid)
        return paintHeatMap(painter, left,
                            {*m_profile, stageWord(*m_drawn), passWord(*m_drawn), selectedCell()}, theme);
    return paintKernelBars(painter, left, theme);
}

QString KernelChart::totalText(std::size_t index) const
{
    const auto& total = m_profile->totals.at(index);
    // Not known is not 0.
    return total ? models::durationText(total->median) : QStringLiteral("–");
}

QRectF KernelChart::paintTotals(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    painter.save();
    const auto plain = painter.font();
    const auto strong = scaledFont(painter, 1.1, true);
    const auto small = scaledFont(painter, 0.9);
    const auto em = QFontMetricsF(plain, painter.device()).height();
    const auto columns = static_cast<double>(results::kProfileTotals.size());
    const auto width = std::min(area.width() / columns, 11 * em);
    for (std::size_t index = 0; index < results::kProfileTotals.size(); ++index) {
        const QRectF tile(area.left() + static_cast<double>(index) * width, area.top(), width, 2.4 * em);
        painter.setPen(QPen(theme.grid, 1));
        painter.drawLine(tile.topLeft(), tile.bottomLeft());
        const auto text = tile.adjusted(0.5 * em, 0, -2, 0);
        painter.setFont(small);
        painter.setPen(theme.muted);
        const QFontMetricsF fm(small, painter.device());
        painter.drawText(
            text, Qt::AlignTop | Qt::TextSingleLine,
            fm.elidedText(metricName(results::kProfileTotals.at(index)), Qt::ElideRight, text.width()));
        painter.setFont(strong);
        painter.setPen(theme.text);
        painter.drawText(text, Qt::AlignBottom | Qt::TextSingleLine, totalText(index));
    }
    painter.restore();
    return area.adjusted(0, 3.1 * em, 0, 0);
}

std::vector<HotSpot> KernelChart::paintKernelBars(QPainter& painter, const QRectF& area,
                                                  const Theme& theme) const
{
    BarPlot plot{{}, tr("time"), {}};
    if (m_profile->floor)
        plot.reference = m_profile->floor->medianNs;
    double total = 0;
    for (const auto& cell : m_profile->cells)
        total += cell.time.median;
    for (const auto& cell : m_profile->cells) {
        const auto share =
            total > 0 ? tr("%1 %").arg(shortNumber(100 * cell.time.median / total, 2)) : QString();
        // One job, one colour: these bars are not series.
        plot.rows.push_back({cellLabel(cell),
                             {.dashed = m_profile->nearFloor(cell)},
                             estimateOf(cell.time, Spread::Quartiles),
                             {},
                             models::durationText(cell.time.median),
                             share});
    }
    return paintBars(painter, area, plot, theme);
}

Details KernelChart::details(std::size_t hotSpot) const
{
    if (!m_profile || hotSpot >= m_profile->cells.size())
        return {};
    const auto& cell = m_profile->cells[hotSpot];
    Details details;
    details.title = cellLabel(cell);
    appendStatistics(details, cell.time);
    details.rows.emplace_back(tr("Launches a run"), models::grouped(cell.launches));
    if (cell.globalSize > 0)
        details.rows.emplace_back(tr("Work-items"), exactSize(cell.globalSize));
    if (cell.localSize > 0)
        details.rows.emplace_back(tr("Work-group"), exactSize(cell.localSize));
    if (m_profile->clock)
        details.rows.emplace_back(tr("Clock"), models::label(*m_profile->clock));
    if (m_profile->floor)
        details.rows.emplace_back(tr("Empty kernel"), exactDuration(m_profile->floor->medianNs));
    if (m_profile->nearFloor(cell))
        details.note = tr("This is less than ten times what an empty kernel reads.");
    return details;
}

} // namespace sortscope::gui::charts
