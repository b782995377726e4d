// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/sortfiltermodel.h"

#include "gui/models/tablemodel.h"

namespace sortscope::gui::models {

SortFilterModel::SortFilterModel(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(RawRole);
    setFilterKeyColumn(-1);
    setFilterCaseSensitivity(Qt::CaseInsensitive);
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void SortFilterModel::setSearchText(const QString& text)
{
    setFilterFixedString(text.trimmed());
}

void SortFilterModel::setState(std::optional<int> state)
{
    m_state = state;
    invalidateFilter();
}

void SortFilterModel::sort(int column, Qt::SortOrder order)
{
    m_order = order;
    QSortFilterProxyModel::sort(column, order);
}

bool SortFilterModel::filterAcceptsRow(int sourceRow, const QModelIndex& sourceParent) const
{
    if (m_state && sourceModel()->index(sourceRow, 0, sourceParent).data(StateRole).toInt() != *m_state)
        return false;
    return QSortFilterProxyModel::filterAcceptsRow(sourceRow, sourceParent);
}

bool SortFilterModel::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const bool leftKnown = left.data(RawRole).isValid();
    const bool rightKnown = right.data(RawRole).isValid();
    if (leftKnown != rightKnown)
        return m_order == Qt::AscendingOrder ? leftKnown : rightKnown;
    return leftKnown && QSortFilterProxyModel::lessThan(left, right);
}

} // namespace sortscope::gui::models
