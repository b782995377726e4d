// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/bars/phasechart.h"

#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/chartwidget.h"
#include "gui/charts/base/numbertext.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

#include <QPainter>

#include <algorithm>

namespace sortscope::gui::charts {
namespace {

/// Sizes in lines of text.
constexpr double kBarHeight = 2.2;
constexpr double kRowHeight = 1.7;

/// The look of a part of one job: parts are not series, and none of them is a CPU's.
Style lookOf(std::size_t part)
{
    return partStyle(static_cast<int>(part));
}

} // namespace

PhaseChart::PhaseChart(QWidget* parent) : ChartWidget(parent)
{
    build({});
}

void PhaseChart::setRow(const Result& row, const results::Phases& phases)
{
    m_row = row;
    m_parts.clear();
    const auto add = [this](const QString& name, const QString& meaning, const std::optional<double>& ns) {
        if (ns)
            m_parts.push_back({name, meaning, *ns});
    };
    add(metricName(results::Metric::Upload), metricMeaning(results::Metric::Upload), phases.upload);
    add(tr("Kernels"), tr("The sum of the kernel times."), phases.kernels);
    // The metric "gaps" is another quantity: the device's idle time between kernels.
    add(tr("Outside kernels"), tr("Wall time not spent in kernels: launches, waiting and host work."),
        phases.gaps);
    add(metricName(results::Metric::Download), metricMeaning(results::Metric::Download), phases.download);
    requestRefresh();
}

void PhaseChart::refresh()
{
    if (!m_row)
        showEmpty({Sketch::Bars, tr("No GPU row yet"), tr("Run a sort or a search on a GPU.")});
    else if (!(total() > 0))
        showEmpty({Sketch::Bars, tr("The phases of this row are unknown"),
                   tr("Its device does not report times of kernels and transfers.")});
    else
        showFigure();
}

QString PhaseChart::title() const
{
    return tr("Where the time goes");
}

QString PhaseChart::subtitle() const
{
    return QStringList{models::variantTitle(m_row->spec), deviceLabel(m_row->spec.device),
                       tr("%1 keys").arg(sizeText(m_row->spec.workload.size))}
        .join(QStringLiteral(" · "));
}

double PhaseChart::total() const
{
    double sum = 0;
    for (const auto& part : m_parts)
        sum += part.ns;
    return sum;
}

QString PhaseChart::shareText(const Part& part) const
{
    return tr("%1 %").arg(shortNumber(100 * part.ns / total(), 2));
}

Details PhaseChart::details(std::size_t hotSpot) const
{
    if (hotSpot >= m_parts.size())
        return {};
    const auto& part = m_parts[hotSpot];
    Details details;
    details.title = part.name;
    details.rows.emplace_back(tr("Median"), exactDuration(part.ns));
    details.rows.emplace_back(tr("Share"), shareText(part));
    details.note = part.meaning;
    return details;
}

void PhaseChart::paintRow(QPainter& painter, const QRectF& row, std::size_t index, const Theme& theme) const
{
    const auto& part = m_parts[index];
    const auto em = emOf(painter);
    paintKey(painter, QRectF(row.left(), row.top(), 1.6 * em, row.height()), {part.name, lookOf(index), true},
             theme);
    const auto text = row.adjusted(2.2 * em, 0, 0, 0);
    painter.setPen(theme.text);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, part.name);
    const auto share = textWidth(painter, QStringLiteral("88.88 %"));
    painter.drawText(text.adjusted(0, 0, -share, 0), Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                     models::durationText(part.ns));
    painter.setPen(theme.muted);
    painter.drawText(text, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, shareText(part));
}

std::vector<HotSpot> PhaseChart::draw(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    painter.save();
    const auto em = emOf(painter);
    const auto whole = total();
    std::vector<HotSpot> spots;
    auto x = area.left();
    auto row = QRectF(area.left(), area.top() + (kBarHeight + 0.8) * em, std::min(area.width(), 26 * em),
                      kRowHeight * em);
    for (std::size_t index = 0; index < m_parts.size(); ++index) {
        const QRectF bar(x, area.top(), area.width() * m_parts[index].ns / whole, kBarHeight * em);
        fillBar(painter, bar, lookOf(index), theme);
        spots.push_back({bar, 0, false});
        x = bar.right();
        paintRow(painter, row, index, theme);
        row.translate(0, kRowHeight * em);
    }
    painter.restore();
    return spots;
}

} // namespace sortscope::gui::charts
