// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/models/tablemodel.h"
#include "gui/widgets/tableview.h"

#include <QByteArray>

#include <set>
#include <utility>
#include <vector>

namespace sortscope::gui::widgets {

/// The table of a page: its rows can be sorted and filtered, and the menu of its header shows and hides
/// columns. The order, the widths and the sorting of the columns can be kept.
class TablePane : public TableView {
    Q_OBJECT

public:
    /// The usual places of the columns are those of the model.
    struct Usual {
        /// See setColumnWidths(); if there are none, the widths follow the cells.
        std::vector<std::pair<int, int>> widths;
        /// -1 stands for the order of the model.
        int sortedBy = -1;
        Qt::SortOrder order = Qt::AscendingOrder;
    };

    /// `model` must outlive the table.
    TablePane(const char* name, QAbstractItemModel& model, Usual usual);

    /// The rows as they are shown.
    models::SortFilterModel& sorted() const { return *m_sorted; }

    QByteArray columnState() const;
    /// Restores a state; does nothing if it belongs to other columns.
    void restoreColumns(const QByteArray& state);
    /// True if a state of the user's was restored: the columns are not to be arranged again.
    bool restored() const { return m_restored; }
    /// A column that is not offered is hidden, and not in the menu.
    void offerColumn(int column, bool offered);

signals:
    /// Every column is at its usual place, with its usual width.
    void columnsReset();

private:
    void arrange();
    void resetColumns();
    void popUpMenu(const QPoint& position);
    void addColumns(QMenu& menu);
    void hideWithheld();

    models::SortFilterModel* m_sorted;
    Usual m_usual;
    std::set<int> m_withheld;
    bool m_restored = false;
};

} // namespace sortscope::gui::widgets
