// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/matrixaxes.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/series.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace sortscope::gui::charts {

/// The most curves that a chart shows together unless the user asks for more.
inline constexpr std::size_t kMostCurves = 12;
/// The most panels of a chart.
inline constexpr std::size_t kMostPanels = 24;

/// The axes that curves over sizes can be split by: those by which some of `results` differ, without the
/// size; the algorithm comes last. `results` may be one of each series.
SplitAxes splitAxes(const Results& results);

/// The axes by which no panel has more than kMostCurves of the series, of which `results` holds one each: the
/// axis that makes the largest panel smallest, then another one if that is not enough. The algorithm is one
/// of them only if the others do not suffice. Empty if there are no more curves than that, or if no axis
/// parts them into at most kMostPanels.
SplitAxes axesOfSmallestPanels(const Results& results);

/// "Uniform", "Sorted · 64-bit": the values of a row on the axes.
QString panelTitle(const results::JobSpec& spec, const SplitAxes& axes, const DeviceLabels& devices);

/// "data", "type of keys and device": axes in the middle of a sentence.
QString axesText(const SplitAxes& axes);

} // namespace sortscope::gui::charts
