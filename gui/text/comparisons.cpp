// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/comparisons.h"

#include "core/results/row/jobresult.h"
#include "gui/text/distinctionlabels.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

#include <QStringList>

#include <cmath>

namespace sortscope::gui::models {
namespace {

using results::Property;

QString propertyLabel(Property property)
{
    static constexpr Word<Property> words[]{
        {Property::ProgramVersion, QT_TR_NOOP("Program version")},
        {Property::GitRevision, QT_TR_NOOP("Git revision")},
        {Property::Node, QT_TR_NOOP("Machine")},
        {Property::OperatingSystem, QT_TR_NOOP("Operating system")},
        {Property::Kernel, QT_TR_NOOP("Operating system's kernel")},
        {Property::Cpu, QT_TR_NOOP("Processor")},
        {Property::CpuGovernor, QT_TR_NOOP("CPU governor")},
        {Property::CpuThreads, QT_TR_NOOP("CPU threads")},
        {Property::SampleOrder, QT_TR_NOOP("Order of samples")},
        {Property::Variable, QT_TR_NOOP("Environment variable")},
        {Property::Driver, QT_TR_NOOP("Driver")},
        {Property::Api, QT_TR_NOOP("API version")},
        {Property::Platform, QT_TR_NOOP("Platform")},
        {Property::Vendor, QT_TR_NOOP("Vendor")},
        {Property::Clock, QT_TR_NOOP("Clock")},
        {Property::ClockResolution, QT_TR_NOOP("Clock resolution")},
        {Property::Uuid, "UUID"},
        {Property::PciId, QT_TR_NOOP("PCI address")},
        {Property::Memory, QT_TR_NOOP("Memory")},
        {Property::LargestAllocation, QT_TR_NOOP("Largest allocation")},
        {Property::LocalMemory, QT_TR_NOOP("Local memory")},
        {Property::WorkGroupLimit, QT_TR_NOOP("Work-group limit")},
        {Property::ComputeUnits, QT_TR_NOOP("Compute units")},
        {Property::Threads, QT_TR_NOOP("Threads")},
        {Property::SharesHostMemory, QT_TR_NOOP("Shares the host's memory")},
        {Property::TransferModes, QT_TR_NOOP("Transfer modes")},
        {Property::LaunchModes, QT_TR_NOOP("Launch modes")},
        {Property::SmClock, QT_TR_NOOP("SM clock")},
        {Property::PowerLimit, QT_TR_NOOP("Power limit")},
        {Property::Temperature, QT_TR_NOOP("Temperature")},
        {Property::KernelSource, QT_TR_NOOP("Kernel source")},
        {Property::TunedParameter, QT_TR_NOOP("Tuned parameter")},
    };
    return Words::tr(wordOf(words, property));
}

/// The label of an enumerator that the core gives by its name; empty if the name belongs to no enumerator.
template <typename Enum>
QString labelNamed(const std::string& name)
{
    const auto value = base::valueNamed<Enum>(name);
    return value ? label(*value) : QString();
}

QString valueText(Property property, const std::optional<std::string>& value)
{
    if (!value)
        return Words::tr("unknown");
    if (property == Property::SampleOrder)
        return labelNamed<results::SampleOrder>(*value);
    if (property == Property::Clock)
        return labelNamed<backend::Clock>(*value);
    if (property == Property::SharesHostMemory)
        return *value == "yes" ? Words::tr("yes") : Words::tr("no");
    if (property == Property::Variable && *value == results::kNotSet)
        return Words::tr("not set");
    return text(*value);
}

std::optional<results::ComparedPair> pairOf(const SharedBaseline& baseline, const results::ResultPointer& row,
                                            results::Metric metric)
{
    return baseline && row ? baseline->against(row, {.metric = metric}) : std::nullopt;
}

} // namespace

QString verdictText(std::optional<measure::Verdict> verdict)
{
    using measure::Verdict;
    static constexpr Word<Verdict> words[]{
        {Verdict::Faster, QT_TR_NOOP("▼ faster")},
        {Verdict::Slower, QT_TR_NOOP("▲ slower")},
        {Verdict::Same, QT_TR_NOOP("= same")},
        {Verdict::Ambiguous, QT_TR_NOOP("? ambiguous")},
        {Verdict::WithinOneRun, QT_TR_NOOP("… within one run")},
    };
    return verdict ? Words::tr(wordOf(words, *verdict)) : Words::tr("– not comparable");
}

QString standingText(std::optional<results::Standing> standing)
{
    using results::Standing;
    static constexpr Word<Standing> words[]{{Standing::Alike, QT_TR_NOOP("= alike")},
                                            {Standing::Faster, QT_TR_NOOP("▼ faster")},
                                            {Standing::Slower, QT_TR_NOOP("▲ slower")}};
    return standing ? Words::tr(wordOf(words, *standing)) : Words::tr("– not judged");
}

QString titleOf(const results::EnvironmentDifference& difference)
{
    auto property = propertyLabel(difference.property);
    if (!difference.subject.empty())
        property += QLatin1Char(' ') + text(difference.subject);
    if (!difference.device)
        return property;
    const auto& [name, backend] = *difference.device;
    return Words::tr("%1 of %2", "a property of a device")
        .arg(property, deviceTitle({.name = name, .backend = backend}));
}

QString valuesText(Property property, const results::EnvironmentDifference::Values& values)
{
    QStringList texts;
    for (const auto& value : values)
        texts << valueText(property, value);
    return texts.join(QStringLiteral(", "));
}

QStringList differencesOf(const results::FleetDevice& device)
{
    QStringList lines;
    for (const auto& difference : device.differences)
        lines << Words::tr("%1: %2 (most: %3)")
                     .arg(models::titleOf(difference), valuesText(difference.property, difference.b),
                          valuesText(difference.property, difference.a));
    if (results::clockDiffers(device))
        lines << Words::tr("SM clock: %1 MHz (most: %2 MHz)")
                     .arg(fixed(*device.smClockMhz, 0), fixed(*device.usualSmClockMhz, 0));
    for (const auto flaw : device.flaws)
        lines << translated(results::wordsOf(flaw));
    return lines;
}

QString differenceText(const results::JobSpec& spec, const results::JobSpec& other)
{
    QStringList parts;
    const auto add = [&](const QString& own, const QString& others) {
        if (own != others)
            parts << own;
    };
    add(deviceTitle(spec.device), deviceTitle(other.device));
    add(variantTitle(spec), variantTitle(other));
    for (const auto& [id, value] : spec.variant.parameters) {
        const auto others = other.variant.parameters.find(id);
        if (others != other.variant.parameters.end() && others->second != value)
            parts << parameterTitle(spec, id);
    }
    add(label(spec.variant.transfer), label(other.variant.transfer));
    add(label(spec.variant.launch), label(other.variant.launch));
    add(label(spec.variant.deviceState), label(other.variant.deviceState));
    add(label(spec.variant.cache), label(other.variant.cache));
    return parts.join(QStringLiteral(", "));
}

QString percentChange(double ratio)
{
    constexpr double kPercent = 100;
    const auto percent = kPercent * (ratio - 1);
    const auto sign = percent < 0 ? QStringLiteral("−") : QStringLiteral("+");
    return QStringLiteral("%1%2 %").arg(sign, percentText(std::abs(percent)));
}

QVariant deltaOf(const SharedBaseline& baseline, const results::ResultPointer& row, results::Metric metric)
{
    constexpr double kPercent = 100;
    const auto pair = pairOf(baseline, row, metric);
    return pair && pair->ratio ? QVariant(kPercent * (*pair->ratio - 1)) : QVariant();
}

QString deltaText(const SharedBaseline& baseline, const results::ResultPointer& row, results::Metric metric)
{
    const auto pair = pairOf(baseline, row, metric);
    if (pair && pair->ratio)
        return pair->verdict // the sign alone stands in front of its word
                   ? QStringLiteral("%1 %2").arg(verdictText(pair->verdict).first(1),
                                                 percentChange(*pair->ratio))
                   : percentChange(*pair->ratio);
    return baseline && row && baseline->holds(*row) ? Words::tr("baseline") : QString();
}

QString deltaTip(const SharedBaseline& baseline, const results::ResultPointer& row, results::Metric metric)
{
    const auto pair = pairOf(baseline, row, metric);
    if (!pair)
        return {};
    QStringList lines;
    if (pair->statisticsA && pair->statisticsB)
        //: what is pinned as the baseline; two times
        lines << Words::tr("%1: %2, here %3")
                     .arg(text(baseline->name()), durationText(pair->statisticsA->median),
                          durationText(pair->statisticsB->median));
    if (pair->ratioInterval)
        //: the ends of an interval
        lines << Words::tr("95 % interval of the change: %1 … %2")
                     .arg(percentChange(pair->ratioInterval->low), percentChange(pair->ratioInterval->high));
    lines << verdictText(pair->verdict);
    if (!pair->reason.empty())
        lines << text(pair->reason);
    return lines.join(u'\n');
}

} // namespace sortscope::gui::models
