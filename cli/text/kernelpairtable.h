// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/table.h"
#include "core/results/compare/kernelpairs.h"

#include <string>
#include <vector>

namespace sortscope::cli {

/// Returns the rows of two jobs side by side as a table: the times of both, their ratio, and the facts of
/// the kernels, with an arrow between facts that differ.
std::string kernelPairsText(const std::vector<results::KernelPair>& pairs, const TableStyle& style);

} // namespace sortscope::cli
