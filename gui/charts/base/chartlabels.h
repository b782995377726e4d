// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/results/compare/devicenames.h"
#include "gui/charts/base/series.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace sortscope::gui::charts {

/// Gives the functions of this folder one translation context.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(sortscope::gui::charts)
};

/// The metrics that charts of whole jobs offer, in the order in which users see them.
inline constexpr std::array kJobMetrics{results::Metric::Wall, results::Metric::EndToEnd,
                                        results::Metric::KernelSum, results::Metric::DeviceSpan,
                                        results::Metric::Device};

QString metricName(results::Metric metric);
/// One sentence: what the metric covers.
QString metricMeaning(results::Metric metric);

/// The device's name without trademark signs, frequencies and the like.
QString shortDeviceName(const backend::DeviceInfo& device);
/// "NVIDIA H200 (OpenCL)", "CPU".
QString deviceLabel(const backend::DeviceInfo& device);

/// The words of the job's algorithm for the coordinates of a launch, in the user's language: "stage", "pass",
/// "digit".
QString stageWord(const results::JobResult& job);
QString passWord(const results::JobResult& job);
/// "bitonic · stage 3 · pass 1", as far as stage and pass are known.
QString launchLabel(const results::JobResult& job, const std::string& name,
                    std::optional<std::uint32_t> stage, std::optional<std::uint32_t> pass);

/// Labels for the devices of some results: "NVIDIA H200 (OpenCL)". If several devices have that label, their
/// own names follow it: "NVIDIA H200 (CUDA) cuda:1".
class DeviceLabels {
public:
    explicit DeviceLabels(const Results& results);

    QString of(const backend::DeviceInfo& device) const;

private:
    results::DeviceNames m_names;
    /// The names of the devices that share a label, by label.
    QHash<QString, QSet<QString>> m_sameLabel;
};

} // namespace sortscope::gui::charts
