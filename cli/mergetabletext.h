// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/table.h"
#include "core/results/devicenames.h"
#include "core/results/resultpointer.h"

#include <string>

namespace sortscope::cli {

/// Merge strategies by numbers of lists, a table for each device and workload that has them; empty if no
/// two cells stand beside each other. Medians, one unit a table.
std::string mergeTablesText(results::ResultSpan results, const results::DeviceNames& devices,
                            const TableStyle& style);

} // namespace sortscope::cli
