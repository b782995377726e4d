// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

namespace sortscope::results {

/// A figure that a job's samples can be summarised by.
enum class Metric {
    Wall,
    EndToEnd,
    KernelSum,
    DeviceSpan,
    Gaps,
    Upload,
    Download,
    /// The kernels without the time that their clock adds; one figure per replicate.
    Device
};

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

} // namespace sortscope::results

namespace sortscope::base {

template <>
struct Names<results::Metric> {
    static constexpr std::array all{Named{results::Metric::Wall, "wall"},
                                    Named{results::Metric::EndToEnd, "end-to-end"},
                                    Named{results::Metric::KernelSum, "kernel-sum"},
                                    Named{results::Metric::DeviceSpan, "device-span"},
                                    Named{results::Metric::Gaps, "gaps"},
                                    Named{results::Metric::Upload, "upload"},
                                    Named{results::Metric::Download, "download"},
                                    Named{results::Metric::Device, "device"}};
};

} // namespace sortscope::base
