// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/table.h"
#include "core/export/csv.h"

#include <string>

namespace sortscope::cli {

/// Returns what the devices of these rows tell of their kernels as a table: a row for each kernel and shape
/// of its launches. Empty if there is no kernel.
std::string kernelsText(results::ResultSpan results, const TableStyle& style);

} // namespace sortscope::cli
