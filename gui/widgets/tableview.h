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
    /// Makes a button that copies for a spreadsheet.
    QToolButton* makeCopyButton();

    /// Sets widths in characters by column; a column is at least as wide as its title. Columns left out get
    /// the width of their title with the sign of sorting.
    void setColumnWidths(const std::vector<std::pair<int, int>>& widths);

    /// Brings the columns up to `last` into view, as far as the `flexible` columns can give room by
    /// shortening their texts.
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
    /// The row or cell of another job is the current one.
    void jobSelected(sortscope::results::JobId id);
    /// The user double-clicked the job, or pressed Enter.
    void jobActivated(sortscope::results::JobId id);
    /// The user wants the experiment of these jobs in the panel; with the second signal, it shall also run.
    void settingsWanted(const std::vector<sortscope::results::JobId>& jobs);
    void runAgainWanted(const std::vector<sortscope::results::JobId>& jobs);
    /// The menu of these jobs' rows is about to open: receivers may add entries.
    void rowMenuOpening(QMenu& menu, const std::vector<sortscope::results::JobId>& jobs);

protected:
    /// A height that follows the rows includes the horizontal scroll bar.
    QSize viewportSizeHint() const override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// The ids of the selected jobs in ascending order.
    std::vector<results::JobId> selectedJobs() const;
    int characterWidth() const;
    int titleWidth(int column) const;
};

} // namespace sortscope::gui::widgets
