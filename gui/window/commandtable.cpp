// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/commandtable.h"

#include "gui/widgets/symbolicicon.h"

#include <QAction>

#include <algorithm>

namespace sortscope::gui::pages {

QAction* CommandTable::make(const QString& icon, const QString& text, const QString& statusTip)
{
    auto* command = new QAction(widgets::symbolicIcon(icon), text, this);
    command->setStatusTip(statusTip);
    command->setToolTip(statusTip);
    return command;
}

void CommandTable::refresh()
{
    for (const auto& [command, whyNot] : m_table)
        show(*command, whyNot());
}

void CommandTable::show(QAction& command, const QString& whyNot)
{
    command.setEnabled(whyNot.isEmpty());
    command.setToolTip(whyNot.isEmpty() ? command.statusTip() : whyNot);
}

QString firstOf(std::initializer_list<QString> reasons)
{
    const auto* found = std::ranges::find_if_not(reasons, &QString::isEmpty);
    return found == reasons.end() ? QString() : *found;
}

} // namespace sortscope::gui::pages
