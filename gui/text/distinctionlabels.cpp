// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/distinctionlabels.h"

#include "gui/text/labels.h"
#include "gui/text/text.h"

#include <QStringList>

namespace sortscope::gui::models {
namespace {

using results::Distinction;
using results::Trait;

QString titleOf(const Distinction& distinction, const results::JobSpec& spec)
{
    QString title;
    switch (distinction.trait) {
    case Trait::Parameter:
        return parameterTitle(spec, distinction.id);
    case Trait::Mode:
        results::forEachMode([&](const auto& mode) {
            if (mode.name == distinction.id)
                title = label(spec.variant.*mode.member);
        });
        break;
    case Trait::Key:
        return label(spec.workload.key);
    case Trait::Values:
        return label(spec.workload.values);
    case Trait::Direction:
        return label(spec.workload.direction);
    case Trait::Seed:
        return Words::tr("seed %1").arg(spec.workload.seed);
    case Trait::GeneratorVersion:
        return Words::tr("generators %1").arg(spec.workload.generatorVersion);
    case Trait::Search:
        return spec.workload.search ? searchTitle(*spec.workload.search) : QString();
    }
    return title;
}

QString joined(const QString& first, const std::vector<Distinction>& named, const results::JobSpec& spec)
{
    QStringList words{first};
    for (const auto& one : named)
        words << titleOf(one, spec);
    return words.join(QStringLiteral(" · "));
}

/// The parameter of an algorithm in the catalogue; nullptr if there is none.
const algorithms::ParameterInfo* parameterInfo(const results::JobSpec& spec, const std::string& id)
{
    const auto* algorithm = algorithms::findAlgorithm(spec.variant.algorithm);
    return algorithm != nullptr ? algorithm->findParameter(id) : nullptr;
}

/// The parameter of the first algorithm that has it; nullptr if none has it.
const algorithms::ParameterInfo* parameterInfo(const std::string& id)
{
    for (const auto& algorithm : algorithms::catalogue()) {
        if (const auto* parameter = algorithm.findParameter(id))
            return parameter;
    }
    return nullptr;
}

/// Numbers as they are, choices by their title; `info` may be nullptr.
QString valueText(const algorithms::ParameterInfo* info, const std::string& value)
{
    if (info != nullptr) {
        for (const auto& choice : info->choices) {
            if (choice.id == value)
                return translated(choice.title);
        }
    }
    return text(value);
}

std::vector<Distinction> allTraits(const results::JobSpec& spec)
{
    std::vector<Distinction> all;
    for (const auto& [id, value] : spec.variant.parameters)
        all.push_back({Trait::Parameter, id});
    results::forEachMode([&](const auto& mode) { all.push_back({Trait::Mode, std::string(mode.name)}); });
    for (const auto trait :
         {Trait::Key, Trait::Values, Trait::Direction, Trait::Seed, Trait::GeneratorVersion, Trait::Search})
        all.push_back({trait, {}});
    return all;
}

} // namespace

QString parameterTitle(const results::JobSpec& spec, const std::string& id)
{
    const auto value = algorithms::toText(spec.variant.parameters.find(id)->second);
    const auto* parameter = parameterInfo(spec, id);
    return QStringLiteral("%1 %2").arg(parameter == nullptr ? text(id) : translated(parameter->title),
                                       valueText(parameter, value));
}

QString parameterName(const std::string& id)
{
    const auto* parameter = parameterInfo(id);
    return parameter == nullptr ? text(id) : translated(parameter->title);
}

QString parameterValue(const std::string& id, const algorithms::ParameterValue& value)
{
    if (const auto* number = std::get_if<std::int64_t>(&value); number != nullptr && *number >= 0)
        return grouped(static_cast<std::uint64_t>(*number));
    return valueText(parameterInfo(id), algorithms::toText(value));
}

QString searchTitle(const results::SearchOptions& search)
{
    constexpr double kPercent = 100;
    constexpr int kDigits = 4;
    const auto keys = Words::tr("%1 keys").arg(grouped(search.keys));
    const auto hits = Words::tr("%1 % hits").arg(QString::number(search.hitRatio * kPercent, 'g', kDigits));
    return search.sortedKeys ? Words::tr("%1, %2, sorted").arg(keys, hits)
                             : QStringLiteral("%1, %2").arg(keys, hits);
}

QString variantTitle(const results::JobSpec& spec, const results::Distinctions& distinctions)
{
    return joined(variantTitle(spec), distinctions.ofVariant(spec), spec);
}

QString dataTitle(const results::JobSpec& spec, const results::Distinctions& distinctions)
{
    return joined(generatorTitle(spec.workload.generator), distinctions.ofWork(spec), spec);
}

QString variantFacts(const results::JobSpec& spec)
{
    QStringList lines;
    for (const auto& [id, value] : spec.variant.parameters)
        lines << parameterTitle(spec, id);
    results::forEachMode([&](const auto& mode) {
        if (mode.onProcessors || spec.device.backend != backend::BackendKind::Cpu)
            lines << label(spec.variant.*mode.member);
    });
    return lines.join(u'\n');
}

QString searchableText(const results::JobSpec& spec)
{
    QStringList lines{
        text(spec.device.id),
        text(spec.device.name),
        deviceTitle(spec.device),
        text(results::variantName(spec.variant)),
        variantTitle(spec),
        text(spec.workload.generator),
        generatorTitle(spec.workload.generator),
        QString::number(spec.workload.size),
        grouped(spec.workload.size),
        sizeText(spec.workload.size),
    };
    for (const auto& trait : allTraits(spec))
        lines << text(results::textOf(trait, spec)) << titleOf(trait, spec);
    return lines.join(u'\n');
}

} // namespace sortscope::gui::models
