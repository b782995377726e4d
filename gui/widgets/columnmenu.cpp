// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/columnmenu.h"

#include "gui/widgets/tableview.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>

#include <utility>

namespace sortscope::gui::widgets {
namespace {

/// Stands between the number of columns and the state of these columns.
constexpr char kSeparator = ':';

} // namespace

ColumnMenu::ColumnMenu(TableView& table, std::function<void()> arrange)
    : QObject(&table),
      m_table(table),
      m_arrange(std::move(arrange))
{
    auto* header = m_table.horizontalHeader();
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(header, &QWidget::customContextMenuRequested, this, &ColumnMenu::popUp);
}

void ColumnMenu::reset()
{
    auto& header = *m_table.horizontalHeader();
    for (int column = 0; column < header.count(); ++column) {
        header.setSectionHidden(column, false);
        header.moveSection(header.visualIndex(column), column);
    }
    m_arrange();
    hideWithheld();
}

void ColumnMenu::offer(int column, bool offered)
{
    if (offered)
        m_withheld.erase(column);
    else
        m_withheld.insert(column);
    m_table.horizontalHeader()->setSectionHidden(column, !offered);
}

void ColumnMenu::hideWithheld()
{
    for (const int column : m_withheld)
        m_table.horizontalHeader()->hideSection(column);
}

QByteArray ColumnMenu::state() const
{
    const auto& header = *m_table.horizontalHeader();
    return QByteArray::number(header.count()) + kSeparator + header.saveState();
}

void ColumnMenu::restore(const QByteArray& state)
{
    auto& header = *m_table.horizontalHeader();
    const auto separator = state.indexOf(kSeparator);
    if (separator > 0 && state.left(separator).toInt() == header.count())
        m_restored = header.restoreState(state.mid(separator + 1));
    hideWithheld();
}

void ColumnMenu::popUp(const QPoint& position)
{
    auto* menu = new QMenu(m_table.horizontalHeader());
    menu->setObjectName(QStringLiteral("columns"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addColumns(*menu);
    menu->addSeparator();
    connect(menu->addAction(tr("Reset columns")), &QAction::triggered, this, &ColumnMenu::reset);
    menu->popup(m_table.horizontalHeader()->mapToGlobal(position));
}

void ColumnMenu::addColumns(QMenu& menu)
{
    auto& header = *m_table.horizontalHeader();
    const int shown = header.count() - header.hiddenSectionCount();
    for (int column = 0; column < header.count(); ++column) {
        if (m_withheld.contains(column))
            continue;
        auto* action = menu.addAction(m_table.model()->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!header.isSectionHidden(column));
        // Without any header, the user could not bring a column back.
        action->setEnabled(shown > 1 || !action->isChecked());
        connect(action, &QAction::toggled, this,
                [this, column](bool on) { m_table.horizontalHeader()->setSectionHidden(column, !on); });
    }
}

} // namespace sortscope::gui::widgets
