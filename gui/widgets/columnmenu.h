// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>

#include <functional>

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
    /// Shows the menu.
    void popUp(const QPoint& position);

private:
    void addColumns(QMenu& menu);

    TableView& m_table;
    std::function<void()> m_arrange;
    bool m_restored = false;
};

} // namespace sortscope::gui::widgets
