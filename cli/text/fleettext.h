// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/table.h"
#include "core/results/compare/fleet.h"

#include <string>

namespace sortscope::cli {

enum class FleetRows { Outliers, All };

/// Returns the answer in one or a few sentences, the table of devices, the table of rows, and why rows were
/// not judged.
std::string fleetText(const results::FleetReport& report, FleetRows shown, const TableStyle& style);

} // namespace sortscope::cli
