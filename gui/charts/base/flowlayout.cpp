// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/flowlayout.h"

#include <QWidget>

#include <algorithm>

namespace sortscope::gui::charts {

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (itemAt(index) == nullptr)
        return nullptr;
    auto* item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

QSize FlowLayout::minimumSize() const
{
    QSize largest;
    for (const auto& item : m_items)
        largest = largest.expandedTo(item->minimumSize());
    const auto margins = contentsMargins();
    return largest + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

QSize FlowLayout::sizeHint() const
{
    QSize line;
    for (const auto& item : m_items) {
        const auto hint = item->sizeHint();
        line = QSize(line.width() + hint.width() + (line.isEmpty() ? 0 : m_gap),
                     std::max(line.height(), hint.height()));
    }
    const auto margins = contentsMargins();
    return line + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    flow(area, true);
}

int FlowLayout::flow(const QRect& area, bool apply) const
{
    const auto inside = area.marginsRemoved(contentsMargins());
    auto at = inside.topLeft();
    int lineHeight = 0;
    for (const auto& item : m_items) {
        const auto width = std::min(item->sizeHint().width(), inside.width());
        const QSize size(width, item->sizeHint().height());
        if (at.x() > inside.left() && at.x() + width > inside.right() + 1) {
            at = QPoint(inside.left(), at.y() + lineHeight + m_gap / 2);
            lineHeight = 0;
        }
        if (apply)
            item->setGeometry(QRect(at, size));
        at.rx() += width + m_gap;
        lineHeight = std::max(lineHeight, size.height());
    }
    return at.y() + lineHeight - area.top() + contentsMargins().bottom();
}

} // namespace sortscope::gui::charts
