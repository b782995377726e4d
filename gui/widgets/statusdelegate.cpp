// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/statusdelegate.h"

#include "gui/models/tablemodel.h"
#include "gui/widgets/symbolicicon.h"

namespace sortscope::gui::widgets {

void StatusDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const auto state = index.data(models::StateRole);
    if (!state.isValid())
        return;
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->icon = stateIcon(static_cast<models::JobState>(state.toInt()));
}

} // namespace sortscope::gui::widgets
