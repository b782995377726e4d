// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/chartlabels.h"

#include "core/algorithms/catalogue.h"
#include "core/results/row/jobresult.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <tuple>

namespace sortscope::gui::charts {
namespace {

/// The algorithm's own word for a coordinate of its launches; `otherwise` if it has none.
QString wordOf(const results::JobResult& job, std::string_view algorithms::AlgorithmInfo::*word,
               const QString& otherwise)
{
    const auto* algorithm = algorithms::findAlgorithm(job.spec.variant.algorithm);
    return algorithm != nullptr && !(algorithm->*word).empty() ? models::translated(algorithm->*word)
                                                               : otherwise;
}

struct NamedDifferently {
    bool operator()(const backend::DeviceInfo* a, const backend::DeviceInfo* b) const
    {
        const auto named = [](const backend::DeviceInfo& device) {
            return std::tie(device.node, device.id, device.backend, device.name, device.platform, device.uuid,
                            device.pciId, device.number);
        };
        return named(*a) < named(*b);
    }
};

/// The different devices of the results: thousands of jobs ran on few devices.
std::set<const backend::DeviceInfo*, NamedDifferently> devicesOf(const Results& results)
{
    std::set<const backend::DeviceInfo*, NamedDifferently> devices;
    for (const auto& result : results)
        devices.insert(&result->spec.device);
    return devices;
}

} // namespace

QString metricName(results::Metric metric)
{
    using enum results::Metric;
    return Words::tr(models::wordOf(metric, {{Wall, QT_TR_NOOP("Wall clock")},
                                             {EndToEnd, QT_TR_NOOP("End to end")},
                                             {KernelSum, QT_TR_NOOP("Kernel sum")},
                                             {DeviceSpan, QT_TR_NOOP("Device span")},
                                             {Gaps, QT_TR_NOOP("Gaps")},
                                             {Upload, QT_TR_NOOP("Upload")},
                                             {Download, QT_TR_NOOP("Download")},
                                             {Device, QT_TR_NOOP("Device time")}}));
}

QString metricMeaning(results::Metric metric)
{
    using enum results::Metric;
    return Words::tr(models::wordOf(
        metric,
        {{Wall, QT_TR_NOOP("From before the first command to after the last one, without transfers.")},
         {EndToEnd, QT_TR_NOOP("Upload of the input, run, and download of the result.")},
         {KernelSum, QT_TR_NOOP("The sum of the kernel durations, without launch costs and gaps.")},
         {DeviceSpan, QT_TR_NOOP("From the first kernel's start to the last kernel's end.")},
         {Gaps, QT_TR_NOOP("The part of the device span in which neither a kernel nor a transfer ran.")},
         {Upload, QT_TR_NOOP("All commands that moved the input to the device.")},
         {Download, QT_TR_NOOP("All commands that moved the result back.")},
         {Device, QT_TR_NOOP("Kernel time minus the timer overhead of each kernel.")}}));
}

QString shortDeviceName(const backend::DeviceInfo& device)
{
    // Charts ask for the names of thousands of jobs, which ran on few devices.
    thread_local std::map<std::string, QString> known;
    const auto [name, isNew] = known.try_emplace(device.name);
    if (isNew)
        name->second = models::shortDeviceName(device.name);
    return name->second.isEmpty() ? models::text(device.id) : name->second;
}

QString deviceLabel(const backend::DeviceInfo& device)
{
    // There is one host processor, so its series need no longer name; the tooltips show it.
    if (device.backend == backend::BackendKind::Cpu)
        return models::label(device.backend);
    thread_local std::map<std::tuple<std::string, std::string, backend::BackendKind>, QString> known;
    const auto& name = device.name.empty() ? device.id : device.name;
    const auto [title, isNew] = known.try_emplace({name, device.platform, device.backend});
    if (isNew) {
        auto named = device;
        named.name = name;
        title->second = models::deviceTitle(named);
    }
    return title->second;
}

QString stageWord(const results::JobResult& job)
{
    return wordOf(job, &algorithms::AlgorithmInfo::stageLabel, Words::tr("stage"));
}

QString passWord(const results::JobResult& job)
{
    return wordOf(job, &algorithms::AlgorithmInfo::passLabel, Words::tr("pass"));
}

QString launchLabel(const results::JobResult& job, const std::string& name,
                    std::optional<std::uint32_t> stage, std::optional<std::uint32_t> pass)
{
    QStringList parts{models::text(name)};
    if (stage)
        parts << QStringLiteral("%1 %2").arg(stageWord(job), models::grouped(*stage));
    if (pass)
        parts << QStringLiteral("%1 %2").arg(passWord(job), models::grouped(*pass));
    return parts.join(QStringLiteral(" · "));
}

DeviceLabels::DeviceLabels(const Results& results)
{
    const auto devices = devicesOf(results);
    for (const auto* device : devices)
        m_names.add(*device);
    for (const auto* device : devices)
        m_sameLabel[deviceLabel(*device)] << models::text(m_names.of(*device));
}

QString DeviceLabels::of(const backend::DeviceInfo& device) const
{
    auto label = deviceLabel(device);
    const auto same = m_sameLabel.constFind(label);
    if (same == m_sameLabel.constEnd() || same->size() < 2)
        return label;
    return QStringLiteral("%1 %2").arg(label, models::text(m_names.of(device)));
}

} // namespace sortscope::gui::charts
