// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/jobspec.h"

#include <compare>

namespace sortscope::results {

/// The facts that the points of one line in a chart over sizes share: equal for jobs that differ in nothing
/// but size, sampling plan and id.
struct SeriesKey {
    DeviceKey device;
    Variant variant;
    /// The size of the workload is 0.
    Workload workload;

    auto operator<=>(const SeriesKey&) const = default;
};

inline SeriesKey seriesKey(const JobSpec& spec)
{
    SeriesKey key{deviceKey(spec.device), spec.variant, spec.workload};
    key.workload.size = 0;
    return key;
}

} // namespace sortscope::results
