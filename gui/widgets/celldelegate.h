// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QHash>
#include <QStaticText>
#include <QString>
#include <QStyledItemDelegate>

#include <utility>

namespace sortscope::gui::widgets {

/// Paints cells as the style does, but remembers the layouts of their texts: a style lays a text out three
/// times whenever it paints a cell, which is most of the time that a table takes.
class CellDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& given, const QModelIndex& index) const override;

protected:
    /// The part of a text that is shown if there is room for so many pixels.
    virtual QString shortened(const QStyleOptionViewItem& option, int room) const;

private:
    const QStaticText& textOf(const QStyleOptionViewItem& option, int room) const;

    /// Texts laid out in m_font, by their words and the room that they have.
    mutable QHash<std::pair<QString, int>, QStaticText> m_texts;
    mutable QFont m_font;
};

} // namespace sortscope::gui::widgets
