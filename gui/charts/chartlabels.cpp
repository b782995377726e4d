// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/chartlabels.h"

#include "gui/charts/words.h"
#include "gui/models/labels.h"

#include <QRegularExpression>

namespace sortscope::gui::charts {
QString metricName(results::Metric metric)
{
    switch (metric) {
    case results::Metric::Wall:
        return Words::tr("Wall clock");
    case results::Metric::EndToEnd:
        return Words::tr("End to end");
    case results::Metric::KernelSum:
        return Words::tr("Kernel sum");
    case results::Metric::DeviceSpan:
        return Words::tr("Device span");
    case results::Metric::Gaps:
        return Words::tr("Gaps");
    case results::Metric::Upload:
        return Words::tr("Upload");
    case results::Metric::Download:
        return Words::tr("Download");
    }
    return {};
}

QString metricMeaning(results::Metric metric)
{
    switch (metric) {
    case results::Metric::Wall:
        return Words::tr("From before the first command to after the last one, transfers left out.");
    case results::Metric::EndToEnd:
        return Words::tr("Upload of the input, run, and download of the result.");
    case results::Metric::KernelSum:
        return Words::tr("The sum of the kernels' own durations, launch costs and gaps left out.");
    case results::Metric::DeviceSpan:
        return Words::tr("From the first kernel's start to the last kernel's end.");
    case results::Metric::Gaps:
        return Words::tr("The part of the device span in which neither a kernel nor a transfer ran.");
    case results::Metric::Upload:
        return Words::tr("All commands that moved the input to the device.");
    case results::Metric::Download:
        return Words::tr("All commands that moved the result back.");
    }
    return {};
}

QString shortDeviceName(const backend::DeviceInfo& device)
{
    // PoCL puts its driver and the processor's code name in front: "cpu-haswell-Intel(R) Xeon(R) …".
    static const QRegularExpression driver(QStringLiteral(R"(^(pthread|cpu|basic)-([a-z0-9_]+-)*)"));
    static const QRegularExpression noise(
        QStringLiteral(R"(\((R|TM|C)\)|\bCPU\b|\bProcessor\b|\b\d+-Core\b|@\s*[\d.]+\s*[GM]Hz)"),
        QRegularExpression::CaseInsensitiveOption);
    auto name = QString::fromStdString(device.name);
    name.remove(driver);
    name.replace(noise, QStringLiteral(" "));
    name = name.simplified();
    return name.isEmpty() ? QString::fromStdString(device.id) : name;
}

QString deviceLabel(const backend::DeviceInfo& device)
{
    // There is one host processor, so its series need no longer name; the tooltips show it.
    if (device.backend == backend::BackendKind::Cpu)
        return models::label(device.backend);
    return QStringLiteral("%1 (%2)").arg(shortDeviceName(device), models::label(device.backend));
}

} // namespace sortscope::gui::charts
