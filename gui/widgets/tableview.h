// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/jobspec.h"
#include "gui/models/tablemodel.h"

#include <QTableView>

#include <utility>
#include <vector>

class QMenu;
class QToolButton;

namespace sortscope::gui::widgets {

/// A table whose rows can be sorted, selected and copied.
class TableView : public QTableView {
    Q_OBJECT

public:
    explicit TableView(QWidget* parent = nullptr);

    /// Puts the selected cells (all cells where nothing is selected) on the clipboard.
    void copy(models::TableFormat format) const;
    /// Copies for a spreadsheet.
    QToolButton* makeCopyButton(const QString& toolTip);

    /// Widths in characters by column, and no less than that of their title; columns left out get the width
    /// of their title with the sign of sorting.
    void setColumnWidths(const std::vector<std::pair<int, int>>& widths);

    /// Brings the columns up to `last` into view, as far as the `flexible` ones can give room: their texts
    /// are shortened.
    void fitUpTo(int last, const std::vector<int>& flexible);

    /// Draws the icon of the row's state in front of the text.
    void drawStates(int column);
    /// Draws the best figures bold, and the icon of the state in front of cells that have one.
    void drawFigures();
    /// Draws verdicts and qualities in a colour.
    void tintWords(int column);
    /// Shows the end of a text that is too long, behind its first letters.
    void keepEnds(int column);

signals:
    /// Another job's row or cell is the current one.
    void jobSelected(sortscope::results::JobId id);
    /// Double click or Enter.
    void jobActivated(sortscope::results::JobId id);
    /// The experiment shall be that of these jobs; and it shall be run.
    void settingsWanted(const std::vector<sortscope::results::JobId>& jobs);
    void runAgainWanted(const std::vector<sortscope::results::JobId>& jobs);
    /// The menu of these jobs' rows is about to open: others may add to it.
    void rowMenuOpening(QMenu& menu, const std::vector<sortscope::results::JobId>& jobs);

protected:
    /// Room for all columns' scroll bar is part of a height that follows the rows.
    QSize viewportSizeHint() const override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// In the order of their numbers.
    std::vector<results::JobId> selectedJobs() const;
    int titleWidth(int column) const;
};

} // namespace sortscope::gui::widgets
