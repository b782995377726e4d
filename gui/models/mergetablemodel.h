// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/mergetable.h"
#include "gui/models/columns.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace sortscope::gui::models {

/// The table of the exercise: a row a merge strategy, a column a number of lists, medians in microseconds.
class MergeTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Empty where there is none.
    void setTable(std::optional<results::MergeTable> table, results::Metric metric);
    const std::optional<results::MergeTable>& table() const { return m_table; }

    int rowCount(const QModelIndex& parent = {}) const override;
    /// The merge strategy, then one a number of lists.
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    const results::MergeTable::Row& rowAt(const QModelIndex& index) const;
    /// Median in microseconds; invalid where nothing was measured.
    QVariant median(const QModelIndex& index) const;
    QString display(const QModelIndex& index) const;
    QString toolTip(const QModelIndex& index) const;

    std::optional<results::MergeTable> m_table;
    results::Metric m_metric = results::Metric::KernelSum;
    /// Medians in microseconds by row, computed once.
    std::vector<std::vector<std::optional<double>>> m_medians;
};

} // namespace sortscope::gui::models
