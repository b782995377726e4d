// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/canvas.h"
#include "gui/charts/base/theme.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <vector>

class QPainter;

namespace sortscope::gui::charts {

/// A cell of the grid: who wins there, and by how much.
struct WinnerBox {
    /// Empty if no row has a figure: the cell is not painted.
    QString winner;
    /// The device of the winner; empty where all winners share it.
    QString device;
    /// "2.1× (2.0–2.2)", "not proven: as fast is …".
    QString lead;
    /// The lead in a word, for cells of one line: "2.1×", "not proven".
    QString brief;
    Style style;
    /// A proven winner fills its cell with its colour.
    bool proven = false;
};

/// x is the column, y the row, the colour the winner.
struct WinnerGrid {
    QString rowName;
    QString columnName;
    QStringList rows;
    QStringList columns;
    /// Row by row.
    std::vector<WinnerBox> boxes;
};

/// Paints the grid. Returns one hot spot for each cell that has a winner, row by row.
std::vector<HotSpot> paintWinners(QPainter& painter, const QRectF& area, const WinnerGrid& grid,
                                  const Theme& theme);

} // namespace sortscope::gui::charts
