// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sortscope::results {

struct ComparedSet;
struct FleetReport;

/// Fills in the properties in which the devices of `report` differ from most: their machines and drivers,
/// from the runs and jobs of `set`, their clocks, and the flaws of their rows.
void readSurroundings(FleetReport& report, const ComparedSet& set);

} // namespace sortscope::results
