// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/table.h"
#include "core/export/csv.h"

#include <string>

namespace sortscope::cli {

/// Returns the text of a run for the terminal: the table of its rows, the devices, advice on doubtful rows,
/// and why the other rows have no figures.
std::string resultText(results::ResultSpan results, const TableStyle& style);

} // namespace sortscope::cli
