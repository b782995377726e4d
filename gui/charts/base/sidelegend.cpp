// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/sidelegend.h"

#include "gui/charts/base/chartlabels.h"
#include "gui/text/text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace sortscope::gui::charts {
namespace {

/// The largest width of a label and its key, as a share of the area.
constexpr double kWidestShare = 0.38;
/// The least width of the area, in heights of a letter.
constexpr double kNarrowestArea = 26;
constexpr double kHidden = 0.3;

/// The lines of a label: one if the label fits, else two.
QStringList linesOf(const QString& label, const QPainter& painter, double width)
{
    static const auto kSeparator = QStringLiteral(" · ");
    const auto at = label.lastIndexOf(kSeparator);
    if (at < 0 || textWidth(painter, label) <= width)
        return {label};
    return {label.left(at), label.mid(at + kSeparator.size())};
}

} // namespace

std::optional<SideLegend> SideLegend::layOut(const QPainter& painter, const QRectF& area,
                                             const std::vector<LegendEntry>& entries, std::size_t first)
{
    const QFontMetricsF metrics(painter.font(), painter.device());
    const auto em = metrics.height();
    if (entries.empty() || area.width() < kNarrowestArea * em)
        return std::nullopt;
    SideLegend legend;
    legend.m_keyWidth = 2.8 * em;
    legend.m_lineHeight = 1.15 * em;
    legend.m_gap = 0.3 * em;
    const auto widest = kWidestShare * area.width() - legend.m_keyWidth;
    double width = 0;
    for (const auto& entry : entries) {
        legend.m_lines.push_back(linesOf(entry.label, painter, widest));
        for (const auto& line : legend.m_lines.back())
            width = std::max(width, std::min(textWidth(painter, line) + 1, widest));
        legend.m_wholeHeight +=
            static_cast<double>(legend.m_lines.back().size()) * legend.m_lineHeight + legend.m_gap;
    }
    legend.m_column = area;
    legend.m_column.setLeft(area.right() - legend.m_keyWidth - width);
    legend.choose(first);
    legend.place();
    return legend;
}

QRectF SideLegend::figureArea(const QRectF& area) const
{
    return area.adjusted(0, 0, m_column.left() - area.right() - m_keyWidth / 2, 0);
}

void SideLegend::choose(std::size_t first)
{
    const auto heightOf = [this](std::size_t index) {
        return static_cast<double>(m_lines[index].size()) * m_lineHeight + m_gap;
    };
    m_first = 0;
    m_end = m_lines.size();
    if (m_wholeHeight <= m_column.height())
        return;
    // A line above and a line below say how many more entries there are.
    const auto room = m_column.height() - 2 * m_lineHeight;
    auto lowest = m_lines.size();
    for (double height = 0; lowest > 0 && height + heightOf(lowest - 1) <= room; --lowest)
        height += heightOf(lowest - 1);
    m_first = std::min({first, lowest, m_lines.size() - 1});
    m_end = m_first;
    for (double height = 0; m_end < m_lines.size() && height + heightOf(m_end) <= room; ++m_end)
        height += heightOf(m_end);
    m_end = std::max(m_end, m_first + 1);
}

void SideLegend::place()
{
    m_places.assign(m_lines.size(), QRectF());
    auto top = m_column.top() + (scrolls() ? m_lineHeight : 0);
    for (auto index = m_first; index < m_end; ++index) {
        const auto height = static_cast<double>(m_lines[index].size()) * m_lineHeight;
        m_places[index] = QRectF(m_column.left(), top, m_column.width(), height);
        top += height + m_gap;
    }
}

void SideLegend::paint(QPainter& painter, const std::vector<LegendEntry>& entries, const Theme& theme) const
{
    painter.save();
    const QFontMetricsF metrics(painter.font(), painter.device());
    for (auto index = m_first; index < m_end; ++index) {
        const auto& entry = entries[index];
        auto line = m_places[index];
        line.setHeight(m_lineHeight);
        painter.setOpacity(entry.hidden ? kHidden : 1);
        paintKey(painter, QRectF(line.topLeft(), QSizeF(m_keyWidth * 0.85, m_lineHeight)), entry, theme);
        painter.setOpacity(1);
        painter.setPen(entry.hidden ? theme.muted : theme.text);
        line.setLeft(line.left() + m_keyWidth);
        for (const auto& words : m_lines[index]) {
            painter.drawText(line, Qt::AlignVCenter | Qt::TextSingleLine,
                             textWidth(painter, words) <= line.width()
                                 ? words
                                 : metrics.elidedText(words, Qt::ElideMiddle, line.width()));
            painter.setPen(theme.muted);
            line.translate(0, m_lineHeight);
        }
    }
    painter.setPen(theme.muted);
    const auto count = [&](std::size_t more, const QRectF& line) {
        if (more > 0)
            painter.drawText(line, Qt::AlignVCenter | Qt::TextSingleLine,
                             Words::tr("and %1 more").arg(models::grouped(more)));
    };
    auto line = m_column.adjusted(m_keyWidth, 0, 0, 0);
    line.setHeight(m_lineHeight);
    count(m_first, line);
    line.moveBottom(m_column.bottom());
    count(m_lines.size() - m_end, line);
    painter.restore();
}

} // namespace sortscope::gui::charts
