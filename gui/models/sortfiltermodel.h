// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

#include <optional>

namespace sortscope::gui::models {

/// Sorts the tables of this folder by their raw values and filters them by text and state.
class SortFilterModel : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit SortFilterModel(QObject* parent = nullptr);

    /// Rows of which some cell contains `text`; all rows where it is empty.
    void setSearchText(const QString& text);
    /// Rows in one JobState only; all rows where it is empty.
    void setState(std::optional<int> state);

    /// Rows without a value come last, in both orders: they are not small numbers.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

protected:
    bool filterAcceptsRow(int sourceRow, const QModelIndex& sourceParent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    Qt::SortOrder m_order = Qt::AscendingOrder;
    std::optional<int> m_state;
};

} // namespace sortscope::gui::models
