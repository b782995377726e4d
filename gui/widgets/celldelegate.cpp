// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/celldelegate.h"

#include <QApplication>
#include <QPainter>
#include <QStyle>

namespace sortscope::gui::widgets {
namespace {

constexpr qsizetype kMostTexts = 4000;

QPalette::ColorGroup groupOf(const QStyleOptionViewItem& option)
{
    if (!option.state.testFlag(QStyle::State_Enabled))
        return QPalette::Disabled;
    return option.state.testFlag(QStyle::State_Active) ? QPalette::Normal : QPalette::Inactive;
}

/// True if the cell shows one line of text, and nothing else.
bool isPlain(const QStyleOptionViewItem& option)
{
    constexpr auto more = QStyleOptionViewItem::HasDecoration | QStyleOptionViewItem::HasCheckIndicator;
    return (option.features & more) == 0 && !option.state.testFlag(QStyle::State_HasFocus)
           && !option.font.bold() && !option.text.contains(QChar::LineSeparator);
}

/// The place of a text of that size. Horizontal space is divided exactly, vertical space in whole pixels.
QPointF placeOf(const QSizeF& size, const QRect& cell, const QStyleOptionViewItem& option)
{
    const auto top =
        QStyle::alignedRect(option.direction, option.displayAlignment, size.toSize(), cell).top();
    const auto left = cell.width() - size.width();
    const auto alignment = QStyle::visualAlignment(option.direction, option.displayAlignment);
    if (alignment.testFlag(Qt::AlignRight))
        return QPointF(cell.left() + left, top);
    return QPointF(alignment.testFlag(Qt::AlignHCenter) ? cell.left() + left / 2 : cell.left(), top);
}

} // namespace

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const
{
    auto option = given;
    initStyleOption(&option, index);
    const auto* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &option, option.widget) + 1;
    const auto place = option.rect.adjusted(margin, 0, -margin, 0);
    if (!isPlain(option)) {
        if (!option.features.testFlag(QStyleOptionViewItem::HasDecoration))
            option.text = shortened(option, place.width());
        style->drawControl(QStyle::CE_ItemViewItem, &option, painter, option.widget);
        return;
    }
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, painter, option.widget);
    const auto& text = textOf(option, place.width());
    const auto role =
        option.state.testFlag(QStyle::State_Selected) ? QPalette::HighlightedText : QPalette::Text;
    painter->save();
    painter->setFont(option.font);
    painter->setPen(option.palette.color(groupOf(option), role));
    painter->drawStaticText(placeOf(text.size(), place, option), text);
    painter->restore();
}

QString CellDelegate::shortened(const QStyleOptionViewItem& option, int room) const
{
    return option.fontMetrics.elidedText(option.text, option.textElideMode, room);
}

const QStaticText& CellDelegate::textOf(const QStyleOptionViewItem& option, int room) const
{
    if (option.font != m_font || m_texts.size() > kMostTexts) {
        m_font = option.font;
        m_texts.clear();
    }
    const std::pair key(option.text, room);
    auto known = m_texts.find(key);
    if (known == m_texts.end()) {
        QStaticText text(shortened(option, room));
        text.setTextFormat(Qt::PlainText);
        text.prepare({}, m_font);
        known = m_texts.insert(key, text);
    }
    return *known;
}

} // namespace sortscope::gui::widgets
