// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/studyfigures.h"
#include "gui/charts/base/series.h"

namespace sortscope::gui::charts {

/// The horizontal axis of the values of a study. Numbers lie on a logarithmic axis if all are powers of two,
/// and sizes always do.
Abscissa abscissaOf(const results::ParameterStudy& study);

/// One series per column, one point per value, and a series of the fastest CPU row on the same data by its
/// wall clock. `figures` belong to the reading's metric. Devices look as `styles` says; shades tell the
/// columns apart.
ScalingData studySeries(const results::ParameterStudy& study, const results::StudyFigures& figures,
                        Summaries& summaries, const Reading& reading, const SharedStyles& styles = {});

} // namespace sortscope::gui::charts
