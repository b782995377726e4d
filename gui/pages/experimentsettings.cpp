// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/experimentsettings.h"

#include "gui/bridge/settings.h"
#include "gui/models/text.h"

#include <QStringList>

#include <algorithm>

namespace sortscope::gui::pages {
namespace {

/// A key below the group of this file.
QString key(const char* name)
{
    return QStringLiteral("experiment/%1").arg(QLatin1String(name));
}

QStringList toList(const std::vector<std::string>& strings)
{
    QStringList list;
    for (const auto& string : strings)
        list << models::text(string);
    return list;
}

std::vector<std::string> toStrings(const QVariant& value)
{
    std::vector<std::string> strings;
    for (const auto& text : value.toStringList())
        strings.push_back(text.toStdString());
    return strings;
}

template <typename Mode>
QStringList toWords(const std::vector<Mode>& modes)
{
    QStringList words;
    for (const auto mode : modes)
        words << models::text(base::nameOf(mode));
    return words;
}

template <typename Mode>
std::vector<Mode> toModes(const QVariant& value)
{
    std::vector<Mode> modes;
    for (const auto& word : value.toStringList()) {
        if (const auto mode = base::valueNamed<Mode>(word.toStdString()))
            modes.push_back(*mode);
    }
    return modes;
}

/// "quick", or the number of samples of a fixed plan.
QString toWord(const measure::SamplingPlan& plan)
{
    for (const auto& preset : base::Names<measure::Preset>::all) {
        if (measure::planFor(preset.value) == plan)
            return models::text(preset.name);
    }
    return QString::number(plan.maximumSamples);
}

measure::SamplingPlan toPlan(const QString& word)
{
    if (const auto preset = base::valueNamed<measure::Preset>(word.toStdString()))
        return measure::planFor(*preset);
    const auto samples = word.toULongLong();
    return samples > 0 ? measure::fixedPlan(samples) : measure::planFor(measure::Preset::Quick);
}

QString parameterKey(const QString& id)
{
    return key("parameters") + u'/' + id;
}

} // namespace

void saveRequest(bridge::Settings& settings, const run::RunRequest& request)
{
    settings.setValue(key("devices"), toList(request.devices));
    settings.setValue(key("algorithms"), toList(request.algorithms));
    settings.setValue(key("merges"), toList(request.merges));
    settings.setValue(key("generators"), toList(request.generators));
    QStringList sizes;
    for (const auto size : request.sizes)
        sizes << QString::number(size);
    settings.setValue(key("sizes"), sizes);
    settings.setValue(key("direction"), models::text(base::nameOf(request.direction)));
    settings.setValue(key("transfers"), toWords(request.transfers));
    settings.setValue(key("launches"), toWords(request.launches));
    settings.setValue(key("sampling"), toWord(request.sampling));
    settings.setValue(key("seed"), QString::number(request.seed));
    settings.setValue(key("order"), models::text(base::nameOf(request.order)));
    settings.setValue(key("search-keys"), QString::number(request.search.keys));
    settings.setValue(key("hit-ratio"), request.search.hitRatio);
    settings.setValue(key("sorted-keys"), request.search.sortedKeys);
    settings.remove(key("parameters"));
    for (const auto& [id, values] : request.parameters)
        settings.setValue(parameterKey(models::text(id)), toList(values));
}

std::optional<run::RunRequest> loadRequest(const bridge::Settings& settings)
{
    if (!settings.contains(key("devices")))
        return std::nullopt;
    run::RunRequest request;
    request.devices = toStrings(settings.value(key("devices")));
    request.algorithms = toStrings(settings.value(key("algorithms")));
    request.merges = toStrings(settings.value(key("merges")));
    request.generators = toStrings(settings.value(key("generators")));
    for (const auto& size : settings.value(key("sizes")).toStringList())
        request.sizes.push_back(size.toULongLong());
    const auto direction = settings.value(key("direction")).toString().toStdString();
    request.direction = base::valueNamed<data::Direction>(direction).value_or(request.direction);
    request.transfers = toModes<backend::TransferMode>(settings.value(key("transfers")));
    request.launches = toModes<backend::LaunchMode>(settings.value(key("launches")));
    request.sampling = toPlan(settings.value(key("sampling")).toString());
    const auto order = settings.value(key("order")).toString().toStdString();
    request.order = base::valueNamed<results::SampleOrder>(order).value_or(request.order);
    request.seed = settings.value(key("seed"), QStringLiteral("1")).toULongLong();
    const results::SearchOptions usual;
    request.search.keys =
        settings.value(key("search-keys"), QVariant::fromValue<qulonglong>(usual.keys)).toULongLong();
    request.search.hitRatio =
        std::clamp(settings.value(key("hit-ratio"), usual.hitRatio).toDouble(), 0.0, 1.0);
    request.search.sortedKeys = settings.value(key("sorted-keys"), usual.sortedKeys).toBool();
    for (const auto& name : settings.allKeys()) {
        const auto prefix = parameterKey(QString());
        if (name.startsWith(prefix))
            request.parameters.emplace(name.mid(prefix.size()).toStdString(),
                                       toStrings(settings.value(name)));
    }
    return request;
}

} // namespace sortscope::gui::pages
