// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/table.h"
#include "core/results/compare/devicenames.h"
#include "core/results/row/resultpointer.h"

#include <string>

namespace sortscope::results {
struct StudyAxes;
}

namespace sortscope::cli {

/// Returns the studies of these axes, one table each: one row per merge strategy or variant, one column per
/// value. Medians, with one unit per table. Empty if no two cells stand beside each other.
std::string studiesText(results::ResultSpan results, const results::StudyAxes& axes,
                        const results::DeviceNames& devices, const TableStyle& style);

} // namespace sortscope::cli
