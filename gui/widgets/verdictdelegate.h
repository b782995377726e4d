// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace sortscope::gui::widgets {

/// Tints a verdict by its raw word; its text has a sign, so the colour is only a help. The models know no
/// colours.
class VerdictDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace sortscope::gui::widgets
