// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/table.h"
#include "core/job/results.h"

#include <string>

namespace sortscope::cli {

/// Merge strategies by numbers of lists, a table for each device and workload that has them; empty where no
/// two cells stand beside each other. Medians, one unit a table.
std::string mergeTablesText(job::ResultSpan results, const TableStyle& style);

} // namespace sortscope::cli
