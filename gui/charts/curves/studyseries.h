// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/studyfigures.h"
#include "gui/charts/base/series.h"

namespace sortscope::gui::charts {

/// What the values of a study are on a horizontal axis: numbers on a logarithmic one if all are powers of
/// two, and sizes always.
Abscissa abscissaOf(const results::ParameterStudy& study);

/// A series a column, a point a value, and the fastest CPU row on the same data by its wall clock. `figures`
/// are those of the reading's metric. Devices look as `styles` says; shades tell the columns apart.
ScalingData studySeries(const results::ParameterStudy& study, const results::StudyFigures& figures,
                        Summaries& summaries, const Reading& reading, const SharedStyles& styles = {});

} // namespace sortscope::gui::charts
