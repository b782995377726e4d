// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/models/tabletext.h"

#include <QTableView>

#include <utility>
#include <vector>

namespace sortscope::gui::widgets {

/// A table whose rows can be sorted, selected and copied.
class TableView : public QTableView {
    Q_OBJECT

public:
    explicit TableView(QWidget* parent = nullptr);

    /// Puts the selected cells (all cells where nothing is selected) on the clipboard.
    void copy(models::TableFormat format) const;

    /// Widths in characters by column; columns left out get the width of their title.
    void setColumnWidths(const std::vector<std::pair<int, int>>& widths);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace sortscope::gui::widgets
