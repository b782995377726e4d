// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/learn/narychart.h"

#include <QPainter>

#include <algorithm>
#include <iterator>
#include <utility>

namespace sortscope::gui::charts {

/// The places of all parts: one row for the array, then one row per pass.
struct NaryChart::Layout {
    QPointF origin;
    double labelWidth = 0;
    double cellWidth = 0;
    double cellHeight = 0;
    double rowHeight = 0;

    QRectF label(int row) const { return {origin.x(), origin.y() + row * rowHeight, labelWidth, cellHeight}; }
    QRectF cells(int row, const algorithms::NaryRange& range) const
    {
        return {origin.x() + labelWidth + range.low * cellWidth, origin.y() + row * rowHeight,
                range.length * cellWidth, cellHeight};
    }
};

NaryChart::NaryChart(QWidget* parent) : StepChart(parent)
{
    setSearch({1, 3, 5, 7}, 5, 2);
}

void NaryChart::setSearch(std::vector<data::Key> haystack, data::Key key, std::uint32_t subdivisions)
{
    m_search = algorithms::narySteps(haystack, key, subdivisions);
    m_haystack = std::move(haystack);
    m_key = key;
    m_subdivisions = subdivisions;
    const QFontMetrics metrics(font());
    canvas().setMinimumSize(static_cast<int>(m_haystack.size()) * metrics.height() * 3 / 4
                                + 6 * metrics.height(),
                            (lastStep() * 3 + 12) * metrics.height());
    restart();
}

QString NaryChart::title() const
{
    return tr("N-ary search for %1 among %2 elements").arg(m_key).arg(m_haystack.size());
}

QString NaryChart::subtitle() const
{
    return QStringLiteral("%1 · %2").arg(
        tr("%n subdivisions", nullptr, static_cast<int>(m_subdivisions)),
        tr("%n passes, one launch each", nullptr, static_cast<int>(m_search.steps.size())));
}

QStringList NaryChart::notes() const
{
    return {tr("Each work-item reads the first and the last element of its segment (bold). The one whose "
               "segment holds the key reports (filled), and the host launches again on that segment.")};
}

QString NaryChart::outcome() const
{
    return m_search.found ? tr("One element is left: found at element %1.").arg(*m_search.found)
                          : tr("No work-item reports: not found.");
}

std::size_t NaryChart::firstItem() const
{
    return step() > 0 ? m_search.steps[static_cast<std::size_t>(step()) - 1].reported.value_or(0) : 0;
}

QString NaryChart::stepText() const
{
    if (step() == 0)
        return tr("Before the first pass: the key may be any of elements 0 to %1.")
            .arg(m_haystack.size() - 1);
    const auto index = static_cast<std::size_t>(step()) - 1;
    const auto& now = m_search.steps[index];
    QStringList parts{tr("Pass %1").arg(index),
                      tr("elements %1 to %2").arg(now.range.low).arg(now.range.low + now.range.length - 1),
                      tr("%n work-items", nullptr, static_cast<int>(m_subdivisions))};
    if (now.segments.size() < m_subdivisions)
        parts << tr("%n of them idle", nullptr, static_cast<int>(m_subdivisions - now.segments.size()));
    auto text = parts.join(QStringLiteral(" · ")) + QStringLiteral(". ");
    if (step() == lastStep())
        return text + outcome();
    const auto& rest = now.segments[*now.reported];
    return text
           + tr("Work-item %1 reports: elements %2 to %3 are left.")
                 .arg(*now.reported)
                 .arg(rest.low)
                 .arg(rest.low + rest.length - 1);
}

QString NaryChart::itemText() const
{
    return step() > 0 ? sentence(static_cast<std::size_t>(step()) - 1, item()) : QString();
}

QString NaryChart::sentence(std::size_t step, std::size_t item) const
{
    const auto& now = m_search.steps[step];
    if (item >= now.segments.size())
        return tr("Work-item %1 is idle: no segment is left for it.").arg(item);
    const auto& segment = now.segments[item];
    const auto last = segment.low + segment.length - 1;
    const auto reads =
        segment.length == 1
            ? tr("Work-item %1 reads element %2 (%3)").arg(item).arg(segment.low).arg(m_haystack[segment.low])
            : tr("Work-item %1 reads elements %2 and %3 (%4 and %5)")
                  .arg(item)
                  .arg(segment.low)
                  .arg(last)
                  .arg(m_haystack[segment.low])
                  .arg(m_haystack[last]);
    //: %1 is what a work-item reads: "Work-item 2 reads elements 8 and 11 (31 and 44)"
    return (now.reported == item ? tr("%1: its segment holds the key.")
                                 : tr("%1: its segment does not hold the key."))
        .arg(reads);
}

std::vector<StepChart::Mark> NaryChart::marks() const
{
    std::vector<Mark> marks;
    for (int shown = 1; shown <= step(); ++shown) {
        marks.push_back({shown, {}});
        const auto count = m_search.steps[static_cast<std::size_t>(shown) - 1].segments.size();
        for (std::size_t item = 0; item < count; ++item)
            marks.push_back({shown, item});
    }
    return marks;
}

Details NaryChart::details(std::size_t hotSpot) const
{
    if (hotSpot >= currentMarks().size())
        return {};
    const auto mark = currentMarks()[hotSpot];
    const auto index = static_cast<std::size_t>(mark.step) - 1;
    const auto& now = m_search.steps[index];
    Details details;
    details.title = tr("Pass %1").arg(index);
    if (!mark.item) {
        details.rows.emplace_back(tr("Elements left"), QString::number(now.range.length));
        details.rows.emplace_back(tr("Segments"), QString::number(now.segments.size()));
        return details;
    }
    details.rows.emplace_back(tr("Work-item"), QString::number(*mark.item));
    details.note = sentence(index, *mark.item);
    return details;
}

std::vector<HotSpot> NaryChart::draw(QPainter& painter, const QRectF& area, const Theme& theme) const
{
    painter.save();
    const auto em = emOf(painter);
    Layout layout;
    layout.origin = area.topLeft();
    layout.labelWidth =
        std::max(textWidth(painter, tr("array")), textWidth(painter, tr("pass %1").arg(lastStep()))) + em;
    layout.cellWidth =
        std::min(3 * em, (area.width() - layout.labelWidth - 2) / static_cast<double>(m_haystack.size()));
    layout.cellHeight = 1.6 * em;
    layout.rowHeight = std::clamp(area.height() / (lastStep() + 1.0), 2.6 * em, 4 * em);
    const algorithms::NaryRange all{0, static_cast<std::uint32_t>(m_haystack.size())};
    for (int row = 0; row <= step(); ++row) {
        painter.setPen(row == step() ? theme.text : theme.muted);
        painter.drawText(layout.label(row), Qt::AlignVCenter | Qt::AlignLeft,
                         row == 0 ? tr("array") : tr("pass %1").arg(row - 1));
        if (row > 0)
            paintSegments(painter, layout, row, theme);
        paintElements(painter, layout, row,
                      row == 0 ? all : m_search.steps[static_cast<std::size_t>(row) - 1].range, theme);
    }
    painter.restore();
    return spotsOf(layout);
}

void NaryChart::paintElements(QPainter& painter, const Layout& layout, int row,
                              const algorithms::NaryRange& range, const Theme& theme) const
{
    painter.save();
    const auto widest = textWidth(painter, QStringLiteral("88")) * 1.15;
    if (widest > layout.cellWidth - 2)
        painter.setFont(scaledFont(painter, (layout.cellWidth - 2) / widest));
    const auto plain = painter.font();
    const auto bold = scaledFont(painter, 1, true);
    for (auto element = range.low; element < range.low + range.length; ++element) {
        const auto box = layout.cells(row, {element, 1});
        bool read = false;
        bool reported = false;
        if (row > 0) {
            const auto& now = m_search.steps[static_cast<std::size_t>(row) - 1];
            const auto item = (element - range.low) / algorithms::naryWidth(range.length, m_subdivisions);
            const auto& segment = now.segments[item];
            read = element == segment.low || element + 1 == segment.low + segment.length;
            reported = now.reported == item;
        }
        painter.setFont(read ? bold : plain);
        painter.setPen(reported ? textOn(theme.accent) : read || row == 0 ? theme.text : theme.muted);
        painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, QString::number(m_haystack[element]));
    }
    painter.restore();
}

void NaryChart::paintSegments(QPainter& painter, const Layout& layout, int row, const Theme& theme) const
{
    painter.save();
    const auto& now = m_search.steps[static_cast<std::size_t>(row) - 1];
    const auto plain = painter.font();
    const auto small = scaledFont(painter, 0.8);
    for (std::size_t number = 0; number < now.segments.size(); ++number) {
        const auto box = layout.cells(row, now.segments[number]).adjusted(0.5, 0, -1.5, 0);
        const bool reported = now.reported == number;
        painter.fillRect(box, reported ? theme.accent : theme.faintGrid);
        painter.setPen(QPen(theme.frame, 1));
        painter.drawRect(box);
        if (row == step() && number == item()) {
            painter.setPen(QPen(theme.text, 2));
            painter.drawRect(box);
        }
        painter.setFont(small);
        painter.setPen(theme.muted);
        const auto name = QString::number(number);
        if (textWidth(painter, name) <= box.width())
            painter.drawText(QRectF(box.left(), box.bottom() + 1, box.width(), 0.6 * box.height()),
                             Qt::AlignCenter, name);
        painter.setFont(plain);
    }
    painter.restore();
}

std::vector<HotSpot> NaryChart::spotsOf(const Layout& layout) const
{
    std::vector<HotSpot> spots;
    for (int row = 1; row <= step(); ++row) {
        spots.push_back({layout.label(row), row, false});
        for (const auto& segment : m_search.steps[static_cast<std::size_t>(row) - 1].segments)
            spots.push_back({layout.cells(row, segment), row, false});
    }
    return spots;
}

} // namespace sortscope::gui::charts
