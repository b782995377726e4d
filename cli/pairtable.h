// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/table.h"
#include "core/results/compare.h"

#include <string>
#include <vector>

namespace sortscope::results {
struct JobSpec;
} // namespace sortscope::results

namespace sortscope::cli {

/// Pairs of jobs as a table: medians, ratio, its interval and the verdict. Where the sides of a pair are
/// unlike devices or variants, each side has a column that names it.
std::string pairsText(const std::vector<results::ComparedPair>& pairs, const TableStyle& style);

/// "bitonic / pairwise group=256".
std::string workText(const results::JobSpec& spec);

} // namespace sortscope::cli
