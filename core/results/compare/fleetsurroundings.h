// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sortscope::results {

struct ComparedSet;
struct FleetReport;

/// Fills in what the devices of `report` have otherwise than most: their machines and drivers, as the runs
/// and jobs of `set` tell, their clocks, and what took from the quality of their rows.
void readSurroundings(FleetReport& report, const ComparedSet& set);

} // namespace sortscope::results
