// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/results.h"

#include <QString>

#include <array>

namespace sortscope::gui::charts {

/// The metrics that charts of whole jobs offer, in the order in which users see them.
inline constexpr std::array kJobMetrics{job::Metric::Wall, job::Metric::EndToEnd, job::Metric::KernelSum,
                                        job::Metric::DeviceSpan};

QString metricName(job::Metric metric);
/// One sentence: what the metric covers.
QString metricMeaning(job::Metric metric);

/// The device's name without trademark signs, frequencies and the like.
QString shortDeviceName(const backend::DeviceInfo& device);
/// "NVIDIA H200 (OpenCL)", "CPU".
QString deviceLabel(const backend::DeviceInfo& device);

} // namespace sortscope::gui::charts
