// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/winnermatrix.h"

#include <span>
#include <string>

namespace sortscope::exports {

/// A CSV with one row for each cell that has a winner. Docs: docs/csv.md.
std::string matrixCsv(std::span<const results::WinnerMatrix> matrices, results::Metric metric,
                      const results::RowNames& names);

/// A Markdown table for each matrix, below its title.
std::string matrixMarkdown(std::span<const results::WinnerMatrix> matrices, const results::RowNames& names);

} // namespace sortscope::exports
