// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/series.h"

namespace sortscope::tests {

/// The data that the scaling chart draws of the results.
inline gui::charts::ScalingData prepare(const gui::charts::Results& results,
                                        const gui::charts::Reading& reading = {})
{
    gui::charts::Summaries summaries;
    return gui::charts::scalingData(results, summaries, reading);
}

} // namespace sortscope::tests
