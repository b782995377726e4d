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

/// The menu of a table's header, which shows and hides columns. Their order, widths and sorting can be kept.
class ColumnMenu : public QObject {
    Q_OBJECT

public:
    /// `arrange` gives the columns their usual widths and sorting.
    ColumnMenu(TableView& table, std::function<void()> arrange);

    /// Every column at its place, as wide as usual.
    void reset();
    QByteArray state() const;
    /// Does nothing for a state of other columns.
    void restore(const QByteArray& state);
    /// The user has had it otherwise: the columns are not to be arranged again.
    bool restored() const { return m_restored; }
    /// A column that is not offered is hidden, and not in the menu.
    void offer(int column, bool offered);
    /// Shows the menu.
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
