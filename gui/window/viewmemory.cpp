// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/viewmemory.h"

#include "gui/session/settings.h"
#include "gui/widgets/columnmenu.h"

#include <QSplitter>

namespace sortscope::gui::pages {
namespace {

QString columnsKey(const widgets::ColumnMenu& columns)
{
    return columns.parent()->objectName() + QStringLiteral("/columns");
}

QString splitterKey(const QSplitter& splitter)
{
    return splitter.objectName() + QStringLiteral("/splitter");
}

} // namespace

void restoreViews(QWidget& root, const bridge::Settings& settings)
{
    for (auto* columns : root.findChildren<widgets::ColumnMenu*>())
        columns->restore(settings.value(columnsKey(*columns)).toByteArray());
    for (auto* splitter : root.findChildren<QSplitter*>()) {
        if (!splitter->objectName().isEmpty())
            splitter->restoreState(settings.value(splitterKey(*splitter)).toByteArray());
    }
}

void saveViews(const QWidget& root, bridge::Settings& settings)
{
    for (const auto* columns : root.findChildren<widgets::ColumnMenu*>())
        settings.setValue(columnsKey(*columns), columns->state());
    for (const auto* splitter : root.findChildren<QSplitter*>()) {
        if (!splitter->objectName().isEmpty())
            settings.setValue(splitterKey(*splitter), splitter->saveState());
    }
}

} // namespace sortscope::gui::pages
