// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/mergetable.h"
#include "gui/models/tablemodel.h"

#include <optional>
#include <vector>

namespace sortscope::gui::models {

/// The table of the exercise: a row a merge strategy, a column a number of lists, medians in microseconds.
class MergeTableModel : public TableModel {
    Q_OBJECT

public:
    using TableModel::TableModel;

    /// Empty if there is none.
    void setTable(std::optional<results::MergeTable> table, results::Metric metric);
    const std::optional<results::MergeTable>& table() const { return m_table; }

protected:
    int rows() const override { return m_table ? static_cast<int>(m_table->rows.size()) : 0; }
    /// The merge strategy, then one a number of lists.
    int columns() const override { return m_table ? static_cast<int>(m_table->lists.size()) + 1 : 0; }
    Header header(int column) const override;
    QVariant raw(int row, int column) const override;
    QString display(int row, int column) const override;
    QString toolTip(int row, int column) const override;
    QVariant job(int row, int column, Role role) const override;

private:
    const results::MergeTable::Row& rowAt(int row) const
    {
        return m_table->rows.at(static_cast<std::size_t>(row));
    }
    const results::ResultPointer& cellAt(int row, int column) const
    {
        return rowAt(row).cells.at(static_cast<std::size_t>(column) - 1);
    }

    std::optional<results::MergeTable> m_table;
    /// Medians in microseconds by row, computed once; invalid where nothing was measured.
    std::vector<std::vector<QVariant>> m_medians;
};

} // namespace sortscope::gui::models
