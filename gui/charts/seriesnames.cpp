// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/seriesnames.h"

#include "core/algorithms/catalogue.h"
#include "gui/charts/format.h"
#include "gui/charts/labels.h"
#include "gui/models/labels.h"
#include "gui/models/text.h"

#include <fmt/format.h>

#include <QCoreApplication>

#include <utility>

namespace sortscope::gui::charts {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(sortscope::gui::charts)
};

template <typename Enum>
QString word(Enum value)
{
    const auto name = data::nameOf(value);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QString groupOf(const job::JobSpec& spec)
{
    return QString::fromStdString(spec.device.id + '\n' + job::variantName(spec));
}

QString searchText(const job::JobSpec& spec)
{
    if (!spec.search)
        return {};
    const auto keys = Words::tr("%1 keys").arg(models::grouped(spec.search->keys));
    const auto hits = Words::tr("%1 % hits").arg(shortNumber(spec.search->hitRatio * 100));
    return spec.search->sortedKeys ? Words::tr("%1, %2, sorted").arg(keys, hits)
                                   : QStringLiteral("%1, %2").arg(keys, hits);
}

QString parameterText(const job::JobSpec& spec, const std::string& id,
                      const algorithms::ParameterValue& value)
{
    const auto* algorithm = algorithms::findAlgorithm(spec.algorithm);
    const auto* parameter = algorithm != nullptr ? algorithm->findParameter(id) : nullptr;
    const auto title =
        parameter != nullptr ? models::translated(parameter->title) : QString::fromStdString(id);
    return QStringLiteral("%1 %2").arg(title, QString::fromStdString(algorithms::toText(value)));
}

bool varies(const QHash<QString, QSet<QString>>& values, const QString& axis)
{
    return values.value(axis).size() > 1;
}

} // namespace

SeriesNames::SeriesNames(const Results& results)
{
    std::unordered_map<std::string, std::size_t> byKey;
    for (const auto& result : results) {
        const auto& spec = result->spec;
        auto key = keyOf(spec);
        const auto [known, added] = byKey.emplace(key, m_entries.size());
        m_index.emplace(result.get(), known->second);
        if (!added)
            continue;
        const auto cpu = spec.device.backend == backend::BackendKind::Cpu;
        m_entries.push_back({std::move(key), {}, styleFor(static_cast<int>(m_entries.size()), cpu), &spec});
        countValues(spec);
    }
    for (auto& entry : m_entries) {
        entry.label = labelFor(*entry.spec);
        // The results may be gone before the names are.
        entry.spec = nullptr;
    }
}

std::string SeriesNames::keyOf(const job::JobSpec& spec)
{
    auto key = fmt::format("{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}", spec.device.id, spec.algorithm, spec.merge,
                           spec.generator, data::nameOf(spec.direction), data::nameOf(spec.transfer),
                           data::nameOf(spec.launch), spec.seed);
    for (const auto& [id, value] : spec.parameters)
        key += fmt::format("\n{}={}", id, algorithms::toText(value));
    if (spec.search)
        key += fmt::format("\n{} {} {}", spec.search->keys, spec.search->hitRatio, spec.search->sortedKeys);
    return key;
}

void SeriesNames::countValues(const job::JobSpec& spec)
{
    // What defines the work itself is told wherever it varies at all. Modes and parameters have defaults of
    // each device and algorithm, so there only a difference within the pair is worth a word.
    m_values[QStringLiteral("generator")] << QString::fromStdString(spec.generator);
    m_values[QStringLiteral("direction")] << word(spec.direction);
    m_values[QStringLiteral("seed")] << QString::number(spec.seed);
    if (spec.search)
        m_values[QStringLiteral("search")] << searchText(spec);
    const auto group = groupOf(spec);
    m_values[group + QStringLiteral("\ntransfer")] << word(spec.transfer);
    m_values[group + QStringLiteral("\nlaunch")] << word(spec.launch);
    for (const auto& [id, value] : spec.parameters)
        m_values[group + QStringLiteral("\n=") + QString::fromStdString(id)]
            << QString::fromStdString(algorithms::toText(value));
    m_devices[deviceLabel(spec.device)] << QString::fromStdString(spec.device.id);
}

QString SeriesNames::labelFor(const job::JobSpec& spec) const
{
    auto device = deviceLabel(spec.device);
    if (m_devices.value(device).size() > 1)
        device += QStringLiteral(" ") + QString::fromStdString(spec.device.id);
    QStringList words{QString::fromStdString(job::variantName(spec)), device};
    appendModes(words, spec);
    if (varies(m_values, QStringLiteral("generator")))
        words << models::generatorTitle(spec.generator);
    if (varies(m_values, QStringLiteral("direction")))
        words << models::label(spec.direction);
    if (spec.search && varies(m_values, QStringLiteral("search")))
        words << searchText(spec);
    if (varies(m_values, QStringLiteral("seed")))
        words << Words::tr("seed %1").arg(spec.seed);
    return words.join(QStringLiteral(" · "));
}

void SeriesNames::appendModes(QStringList& words, const job::JobSpec& spec) const
{
    const auto group = groupOf(spec);
    for (const auto& [id, value] : spec.parameters) {
        if (varies(m_values, group + QStringLiteral("\n=") + QString::fromStdString(id)))
            words << parameterText(spec, id, value);
    }
    if (varies(m_values, group + QStringLiteral("\ntransfer")))
        words << models::label(spec.transfer);
    if (varies(m_values, group + QStringLiteral("\nlaunch")))
        words << models::label(spec.launch);
}

} // namespace sortscope::gui::charts
