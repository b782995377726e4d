// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/metric.h"

namespace sortscope::results {

struct JobResult;

/// True for the times of the kernels themselves: they are read from traced samples, by the device's clock.
constexpr bool isOfKernels(Metric metric)
{
    return metric == Metric::KernelSum || metric == Metric::DeviceSpan || metric == Metric::Gaps
           || metric == Metric::Device;
}

/// True for the time of a whole run, by the host's clock.
constexpr bool isOfRun(Metric metric)
{
    return metric == Metric::Wall || metric == Metric::EndToEnd;
}

/// True if the host's clock timed the row's `metric`: the times of a whole run, and transfers that the host
/// makes itself (clockOf()).
bool isHostTime(const JobResult& result, Metric metric);

} // namespace sortscope::results
