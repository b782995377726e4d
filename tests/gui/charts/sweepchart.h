// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/curves/scalingchart.h"
#include "tests/support/sampleresults.h"

namespace sortscope::tests {

/// One row of a GPU and one of a CPU at each of four sizes.
inline Results sweep()
{
    Results results;
    for (const std::size_t size : {1024, 2048, 4096, 8192}) {
        const auto n = static_cast<double>(size);
        results.push_back(wall(gpuDevice(), "bitonic", size, {4e5 + n, 4.1e5 + n, 4.2e5 + n, 4.3e5 + n}));
        results.push_back(wall(cpuDevice(), "std-sort", size, {30 * n, 31 * n, 32 * n, 60 * n}));
    }
    return results;
}

/// Shows the sweep in the chart, at the usual width, with everything drawn.
inline void showSweep(gui::charts::ScalingChart& chart)
{
    chart.resize(900, 600);
    chart.setResults(sweep());
    chart.show();
    chart.catchUp();
}

} // namespace sortscope::tests
