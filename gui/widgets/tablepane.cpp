// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/tablepane.h"

#include <QAction>
#include <QHeaderView>
#include <QMenu>

namespace sortscope::gui::widgets {
namespace {

/// Stands between the number of columns and the state of these columns.
constexpr char kSeparator = ':';

} // namespace

TablePane::TablePane(const char* name, QAbstractItemModel& model, Usual usual)
    : m_sorted(new models::SortFilterModel(this)),
      m_usual(std::move(usual))
{
    setObjectName(QLatin1String(name));
    m_sorted->setSourceModel(&model);
    setModel(m_sorted);
    horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(horizontalHeader(), &QWidget::customContextMenuRequested, this, &TablePane::popUpMenu);
    arrange();
}

void TablePane::arrange()
{
    if (m_usual.widths.empty())
        resizeColumnsToContents();
    else
        setColumnWidths(m_usual.widths);
    sortByColumn(m_usual.sortedBy, m_usual.order);
}

void TablePane::resetColumns()
{
    auto& header = *horizontalHeader();
    for (int column = 0; column < header.count(); ++column) {
        header.setSectionHidden(column, false);
        header.moveSection(header.visualIndex(column), column);
    }
    arrange();
    hideWithheld();
    emit columnsReset();
}

void TablePane::offerColumn(int column, bool offered)
{
    if (offered)
        m_withheld.erase(column);
    else
        m_withheld.insert(column);
    setColumnHidden(column, !offered);
}

void TablePane::hideWithheld()
{
    for (const int column : m_withheld)
        hideColumn(column);
}

QByteArray TablePane::columnState() const
{
    const auto& header = *horizontalHeader();
    return QByteArray::number(header.count()) + kSeparator + header.saveState();
}

void TablePane::restoreColumns(const QByteArray& state)
{
    auto& header = *horizontalHeader();
    const auto separator = state.indexOf(kSeparator);
    if (separator > 0 && state.left(separator).toInt() == header.count())
        m_restored = header.restoreState(state.mid(separator + 1));
    hideWithheld();
}

void TablePane::popUpMenu(const QPoint& position)
{
    auto* menu = new QMenu(horizontalHeader());
    menu->setObjectName(QStringLiteral("columns"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addColumns(*menu);
    menu->addSeparator();
    connect(menu->addAction(tr("Reset columns")), &QAction::triggered, this, &TablePane::resetColumns);
    menu->popup(horizontalHeader()->mapToGlobal(position));
}

void TablePane::addColumns(QMenu& menu)
{
    auto& header = *horizontalHeader();
    const int shown = header.count() - header.hiddenSectionCount();
    for (int column = 0; column < header.count(); ++column) {
        if (m_withheld.contains(column))
            continue;
        auto* action = menu.addAction(model()->headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        // Without any header, the user could not bring a column back.
        action->setEnabled(shown > 1 || !action->isChecked());
        connect(action, &QAction::toggled, this, [this, column](bool on) { setColumnHidden(column, !on); });
    }
}

} // namespace sortscope::gui::widgets
