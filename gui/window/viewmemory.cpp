// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/viewmemory.h"

#include "gui/session/settings.h"
#include "gui/widgets/tablepane.h"

#include <QSplitter>

namespace sortscope::gui::pages {
namespace {

QString columnsKey(const widgets::TablePane& table)
{
    return table.objectName() + QStringLiteral("/columns");
}

QString splitterKey(const QSplitter& splitter)
{
    return splitter.objectName() + QStringLiteral("/splitter");
}

} // namespace

void restoreViews(QWidget& root, const bridge::Settings& settings)
{
    for (auto* table : root.findChildren<widgets::TablePane*>())
        table->restoreColumns(settings.value(columnsKey(*table)).toByteArray());
    for (auto* splitter : root.findChildren<QSplitter*>()) {
        if (!splitter->objectName().isEmpty())
            splitter->restoreState(settings.value(splitterKey(*splitter)).toByteArray());
    }
}

void saveViews(const QWidget& root, bridge::Settings& settings)
{
    for (const auto* table : root.findChildren<widgets::TablePane*>())
        settings.setValue(columnsKey(*table), table->columnState());
    for (const auto* splitter : root.findChildren<QSplitter*>()) {
        if (!splitter->objectName().isEmpty())
            settings.setValue(splitterKey(*splitter), splitter->saveState());
    }
}

} // namespace sortscope::gui::pages
