// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/table.h"
#include "core/results/show/winnermatrix.h"

#include <span>
#include <string>

namespace sortscope::cli {

/// Returns a table for each matrix, below its title: the winner of each cell, and by how much, or that it is
/// not proven.
std::string matrixText(std::span<const results::WinnerMatrix> matrices, const results::RowNames& names,
                       const TableStyle& style);

} // namespace sortscope::cli
