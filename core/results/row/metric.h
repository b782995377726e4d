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
