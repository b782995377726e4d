// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/seriesnames.h"

#include "core/results/show/serieskey.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/text/distinctionlabels.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

#include <algorithm>
#include <map>
#include <utility>

namespace sortscope::gui::charts {
namespace {

/// The group of jobs whose parameters and modes are compared: one variant on one device.
QString groupOf(const results::JobSpec& spec, const DeviceLabels& devices)
{
    return devices.of(spec.device) + u'\n' + models::text(results::variantName(spec.variant));
}

QString searchText(const results::JobSpec& spec)
{
    return spec.workload.search ? models::searchTitle(*spec.workload.search) : QString();
}

bool varies(const QHash<QString, QSet<QString>>& values, const QString& axis)
{
    return values.value(axis).size() > 1;
}

} // namespace

SeriesNames::SeriesNames(const Results& results, const SharedStyles& styles) : m_devices(results)
{
    std::map<results::SeriesKey, std::size_t> byKey;
    for (const auto& result : results) {
        const auto& spec = result->spec;
        const auto [known, added] = byKey.emplace(results::seriesKey(spec), m_entries.size());
        m_index.emplace(result.get(), known->second);
        if (!added)
            continue;
        m_entries.push_back({{}, {}, &spec});
        countValues(spec);
    }
    for (auto& entry : m_entries) {
        entry.label = labelFor(*entry.spec);
    }
    findStyles(styles);
    findCommonWork();
    // The results may not live as long as the names.
    for (auto& entry : m_entries)
        entry.spec = nullptr;
}

void SeriesNames::findStyles(const SharedStyles& styles)
{
    if (styles) {
        for (auto& entry : m_entries)
            entry.style = styles->of(*entry.spec);
        return;
    }
    std::vector<const results::JobSpec*> specs;
    for (const auto& entry : m_entries)
        specs.push_back(entry.spec);
    const SeriesStyles own(specs);
    for (auto& entry : m_entries)
        entry.style = own.of(*entry.spec);
}

void SeriesNames::findCommonWork()
{
    if (m_entries.empty())
        return;
    const auto& work = m_entries.front().spec->workload;
    if (!varies(m_values, QStringLiteral("generator")))
        m_commonWork << models::generatorTitle(work.generator);
    if (!varies(m_values, QStringLiteral("direction")))
        m_commonWork << models::label(work.direction);
    if (!varies(m_values, QStringLiteral("key")) && work.key != data::KeyType::U32)
        m_commonWork << models::label(work.key);
    if (!varies(m_values, QStringLiteral("values")) && work.values != data::ValueType::None)
        m_commonWork << models::label(work.values);
    if (work.search && !varies(m_values, QStringLiteral("search")))
        m_commonWork << searchText(*m_entries.front().spec);
}

void SeriesNames::countValues(const results::JobSpec& spec)
{
    // An axis of the work itself is named wherever it varies at all. Modes and parameters have defaults of
    // each device and algorithm, so that only a difference within such a pair is worth naming.
    m_values[QStringLiteral("generator")] << QString::fromStdString(spec.workload.generator);
    m_values[QStringLiteral("direction")] << models::text(base::nameOf(spec.workload.direction));
    m_values[QStringLiteral("key")] << models::text(base::nameOf(spec.workload.key));
    if (!spec.workload.search)
        m_values[QStringLiteral("values")] << models::text(base::nameOf(spec.workload.values));
    m_values[QStringLiteral("seed")] << QString::number(spec.workload.seed);
    m_values[QStringLiteral("search")] << searchText(spec);
    const auto group = groupOf(spec, m_devices);
    m_values[group + QStringLiteral("\ntransfer")] << models::text(base::nameOf(spec.variant.transfer));
    m_values[group + QStringLiteral("\nlaunch")] << models::text(base::nameOf(spec.variant.launch));
    m_values[group + QStringLiteral("\nstate")] << models::text(base::nameOf(spec.variant.deviceState));
    m_values[group + QStringLiteral("\ncache")] << models::text(base::nameOf(spec.variant.cache));
    for (const auto& [id, value] : spec.variant.parameters)
        m_values[group + QStringLiteral("\n=") + QString::fromStdString(id)]
            << QString::fromStdString(algorithms::toText(value));
}

QString SeriesNames::labelFor(const results::JobSpec& spec) const
{
    QStringList words{models::variantTitle(spec), m_devices.of(spec.device)};
    appendModes(words, spec);
    if (varies(m_values, QStringLiteral("generator")))
        words << models::generatorTitle(spec.workload.generator);
    if (varies(m_values, QStringLiteral("direction")))
        words << models::label(spec.workload.direction);
    if (varies(m_values, QStringLiteral("key")))
        words << models::label(spec.workload.key);
    if (!spec.workload.search && varies(m_values, QStringLiteral("values")))
        words << models::label(spec.workload.values);
    if (spec.workload.search && varies(m_values, QStringLiteral("search")))
        words << searchText(spec);
    if (varies(m_values, QStringLiteral("seed")))
        words << Words::tr("seed %1").arg(spec.workload.seed);
    return words.join(QStringLiteral(" · "));
}

void SeriesNames::appendModes(QStringList& words, const results::JobSpec& spec) const
{
    const auto group = groupOf(spec, m_devices);
    for (const auto& [id, value] : spec.variant.parameters) {
        if (varies(m_values, group + QStringLiteral("\n=") + QString::fromStdString(id)))
            words << models::parameterTitle(spec, id);
    }
    if (varies(m_values, group + QStringLiteral("\ntransfer")))
        words << models::label(spec.variant.transfer);
    if (varies(m_values, group + QStringLiteral("\nlaunch")))
        words << models::label(spec.variant.launch);
    if (varies(m_values, group + QStringLiteral("\nstate")))
        words << models::label(spec.variant.deviceState);
    if (varies(m_values, group + QStringLiteral("\ncache")))
        words << models::label(spec.variant.cache);
}

} // namespace sortscope::gui::charts
