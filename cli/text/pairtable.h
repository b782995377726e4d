// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/table.h"
#include "core/results/compare/compare.h"
#include "core/results/compare/distinctions.h"

#include <string>
#include <vector>

namespace sortscope::cli {

/// Returns pairs of jobs as a table: medians, ratio, its interval and the verdict. If the sides of a pair are
/// different devices or variants, each side has a column that names it. `names` knows both sides of every
/// pair.
std::string pairsText(const std::vector<results::ComparedPair>& pairs, const results::RowNames& names,
                      const TableStyle& style);

} // namespace sortscope::cli
