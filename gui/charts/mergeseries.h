// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/mergetable.h"
#include "gui/charts/series.h"

namespace sortscope::gui::charts {

/// "NVIDIA H200 (CUDA) · 4,096 keys · Shuffled unique": what tells one table from the others.
QString mergeTableTitle(const results::MergeTable& table);

/// A series a merge strategy, a point a number of lists, and the CPU baseline as a level line by its wall
/// clock.
ScalingData mergeSeries(const results::MergeTable& table, Summaries& summaries, const Reading& reading);

} // namespace sortscope::gui::charts
