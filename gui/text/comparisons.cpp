// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/comparisons.h"

#include "core/results/compare/propertylabel.h"
#include "core/results/row/jobresult.h"
#include "core/results/show/calibrationtext.h"
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
    return translated(results::labelOf(property));
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
    using enum measure::Verdict;
    return verdict ? Words::tr(wordOf(*verdict, {{Faster, QT_TR_NOOP("▼ faster")},
                                                 {Slower, QT_TR_NOOP("▲ slower")},
                                                 {Same, QT_TR_NOOP("= same")},
                                                 {Ambiguous, QT_TR_NOOP("? ambiguous")},
                                                 {WithinOneRun, QT_TR_NOOP("… within one run")}}))
                   : Words::tr("– not comparable");
}

QString driftText(const results::RunDrift& drift)
{
    using results::DriftSource;
    const auto share = text(results::marginText(drift.share));
    switch (drift.source) {
    case DriftSource::Rows:
        return Words::tr("Drift between the two runs: %1, as most of their common rows show").arg(share);
    case DriftSource::Calibration:
        return Words::tr("Drift between two runs: %1 (calibrations)").arg(share);
    case DriftSource::Assumed:
        return Words::tr("Drift between two runs: %1 (assumed)").arg(share);
    case DriftSource::None:
        break;
    }
    return {};
}

QString standingText(std::optional<results::Standing> standing)
{
    using enum results::Standing;
    return standing ? Words::tr(wordOf(*standing, {{Alike, QT_TR_NOOP("= alike")},
                                                   {Faster, QT_TR_NOOP("▼ faster")},
                                                   {Slower, QT_TR_NOOP("▲ slower")}}))
                    : Words::tr("– not judged");
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

QString factText(const results::FactChange& fact, const backend::DeviceInfo& device)
{
    auto what = fact.what;
    const auto owner = results::titleOf({.property = Property::Driver,
                                         .device = results::PropertyOwner{device.name, device.backend},
                                         .a = {},
                                         .b = {},
                                         .subject = {}});
    const auto ofDevice = owner.substr(base::nameOf(Property::Driver).size());
    if (what.ends_with(ofDevice))
        what.erase(what.size() - ofDevice.size());
    // One name may be the beginning of another one: "clock", "clock resolution".
    std::optional<base::Named<Property>> named;
    for (const auto& one : base::Names<Property>::all) {
        const bool begins =
            what.starts_with(one.name) && (what.size() == one.name.size() || what[one.name.size()] == ' ');
        if (begins && (!named || one.name.size() > named->name.size()))
            named = one;
    }
    if (!named)
        return QStringLiteral("%1: %2 → %3").arg(text(what), text(fact.before), text(fact.behind));
    return QStringLiteral("%1%2: %3 → %4")
        .arg(propertyLabel(named->value), text(what.substr(named->name.size())),
             valueText(named->value, fact.before), valueText(named->value, fact.behind));
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
    results::forEachMode(
        [&](const auto& mode) { add(label(spec.variant.*mode.member), label(other.variant.*mode.member)); });
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
    if (const auto drift = driftText(pair->drift); !drift.isEmpty())
        lines << drift;
    lines << verdictText(pair->verdict);
    if (!pair->reason.empty())
        lines << text(pair->reason);
    return lines.join(u'\n');
}

} // namespace sortscope::gui::models
