// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>

#include <functional>
#include <set>

class QMenu;
class QPoint;

namespace sortscope::gui::widgets {

class TableView;

/// The menu of a table's header, which shows and hides columns. The order, the widths and the sorting can be
/// kept.
class ColumnMenu : public QObject {
    Q_OBJECT

public:
    /// `arrange` gives the columns their usual widths and sorting.
    ColumnMenu(TableView& table, std::function<void()> arrange);

    /// Puts every column at its usual place, with its usual width.
    void reset();
    QByteArray state() const;
    /// Restores a state; does nothing if it belongs to other columns.
    void restore(const QByteArray& state);
    /// True if a state of the user's was restored: the columns are not to be arranged again.
    bool restored() const { return m_restored; }
    /// A column that is not offered is hidden, and not in the menu.
    void offer(int column, bool offered);
    /// Shows the menu at this place.
    void popUp(const QPoint& position);

private:
    void addColumns(QMenu& menu);
    void hideWithheld();

    TableView& m_table;
    std::function<void()> m_arrange;
    std::set<int> m_withheld;
    bool m_restored = false;
};

} // namespace sortscope::gui::widgets
