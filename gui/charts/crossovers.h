// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/series.h"

#include <vector>

namespace sortscope::gui::charts {

/// The size from which each GPU series is faster than the fastest CPU row of the same work on the same
/// machine: interpolated between the two sizes where the order of the medians changes, for the last time if
/// it does so several times. A series that never crosses has none. Of the wall clock alone, which GPUs and
/// CPUs share.
std::vector<CrossoverMark> crossoverMarks(const std::vector<Series>& series, const Reading& reading);

} // namespace sortscope::gui::charts
