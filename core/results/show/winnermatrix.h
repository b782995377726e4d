// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/distinctions.h"
#include "core/results/compare/speedup.h"
#include "core/results/row/metric.h"
#include "core/results/row/resultpointer.h"
#include "core/results/show/matrixaxes.h"

#include <optional>
#include <string>
#include <vector>

namespace sortscope::results {

/// The winner among the rows that did the same work.
struct MatrixCell {
    /// All rows of the cell, in their order.
    std::vector<ResultPointer> rows;
    /// nullptr if no row has a figure.
    ResultPointer winner;
    /// asFastAs() the winner: empty if it is proven to be the fastest.
    std::vector<ResultPointer> asFast;
    /// The fastest of the others, and how many times as fast as that one the winner is; empty if there is no
    /// other.
    std::optional<SpeedUp> lead;
};

/// True if the winner is faster than every other row of the cell, which are there and of good enough quality.
bool isProven(const MatrixCell& cell);

/// A fact that all cells of a matrix share.
struct MatrixFact {
    /// The axis that it would be a value of, or kNodeFact.
    MatrixAxis axis;
    std::string value;
    /// "seed 3".
    std::string text;
};

/// The winners by two axes. All cells share the rest of the work and the machine.
struct WinnerMatrix {
    MatrixAxis rowAxis;
    MatrixAxis columnAxis;
    /// The machine and the traits of the work. Axes are left out, and usual values that all matrices have.
    std::vector<MatrixFact> shared;
    /// The shared facts, such as "node1, uniform, u32 keys, seed 3".
    std::string title;
    /// Numbers increase; other values stand in the order of their first jobs.
    std::vector<std::string> rows;
    std::vector<std::string> columns;
    /// One cell for each row and column, row by row.
    std::vector<MatrixCell> cells;

    const MatrixCell& cell(std::size_t row, std::size_t column) const
    {
        return cells[row * columns.size() + column];
    }
};

/// Makes one matrix for each machine, each work that differs by more than the axes, and each state before the
/// runs, in the order of their first jobs. Of `results`, which count (jobsThatCount()), those that were
/// verified are taken, but for those that lack a parameter that is an axis. An axis that no row has makes no
/// matrix. The axes differ from each other.
std::vector<WinnerMatrix> winnerMatrices(ResultSpan results, Metric metric, const MatrixAxis& rows,
                                         const MatrixAxis& columns);

/// The answer of a cell in words, by names that tell all of `names`' rows apart: "onesweep on cuda:0, 1.32×
/// (1.30 … 1.34)", "onesweep on cuda:0, not proven: as fast is cub-radix-sort on cuda:0", "onesweep on
/// cuda:0, alone"; empty without a winner.
std::string cellText(const MatrixCell& cell, const RowNames& names);

} // namespace sortscope::results
