// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/environmentlabels.h"

#include "gui/models/labels.h"
#include "gui/models/text.h"

#include <QCoreApplication>
#include <QStringList>

namespace sortscope::gui::models {
namespace {

using results::Property;

/// Gives the functions of this file one translation context.
struct EnvironmentWords {
    Q_DECLARE_TR_FUNCTIONS(sortscope::gui::models)
};

QString propertyLabel(Property property)
{
    switch (property) {
    case Property::ProgramVersion:
        return EnvironmentWords::tr("Program version");
    case Property::GitRevision:
        return EnvironmentWords::tr("Git revision");
    case Property::Node:
        return EnvironmentWords::tr("Machine");
    case Property::OperatingSystem:
        return EnvironmentWords::tr("Operating system");
    case Property::Kernel:
        return EnvironmentWords::tr("Operating system's kernel");
    case Property::Cpu:
        return EnvironmentWords::tr("Processor");
    case Property::CpuGovernor:
        return EnvironmentWords::tr("CPU governor");
    case Property::CpuThreads:
        return EnvironmentWords::tr("CPU threads");
    case Property::SampleOrder:
        return EnvironmentWords::tr("Order of samples");
    case Property::Driver:
        return EnvironmentWords::tr("Driver");
    case Property::Api:
        return EnvironmentWords::tr("API version");
    case Property::Platform:
        return EnvironmentWords::tr("Platform");
    case Property::Clock:
        return EnvironmentWords::tr("Clock");
    case Property::Uuid:
        return QStringLiteral("UUID");
    case Property::KernelSource:
        return EnvironmentWords::tr("Kernel source");
    }
    return {};
}

/// The label of an enumerator that the core gives by its name; empty for names of others.
template <typename Enum>
QString labelNamed(const std::string& name)
{
    const auto value = base::valueNamed<Enum>(name);
    return value ? label(*value) : QString();
}

QString valueText(Property property, const std::optional<std::string>& value)
{
    if (!value)
        return EnvironmentWords::tr("unknown");
    if (property == Property::SampleOrder)
        return labelNamed<results::SampleOrder>(*value);
    if (property == Property::Clock)
        return labelNamed<backend::Clock>(*value);
    return text(*value);
}

} // namespace

QString titleOf(const results::EnvironmentDifference& difference)
{
    auto property = propertyLabel(difference.property);
    if (!difference.file.empty())
        property += QLatin1Char(' ') + text(difference.file);
    if (!difference.device)
        return property;
    const auto& [name, backend] = *difference.device;
    return EnvironmentWords::tr("%1 of %2", "a property of a device")
        .arg(property, deviceTitle({.name = name, .backend = backend}));
}

QString valuesText(Property property, const results::EnvironmentDifference::Values& values)
{
    QStringList texts;
    for (const auto& value : values)
        texts << valueText(property, value);
    return texts.join(QStringLiteral(", "));
}

} // namespace sortscope::gui::models
