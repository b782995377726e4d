// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/seriesnames.h"

#include "core/results/show/serieskey.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/text/distinctionlabels.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace sortscope::gui::charts {
namespace {

constexpr QLatin1String kKey("key");
constexpr QLatin1String kValues("values");
constexpr QLatin1String kSeed("seed");

/// The axes of the work itself. A search has no values: its text is null. A sort has no search, which differs
/// from any search: its text is empty.
SeriesNames::Settings workOf(const results::JobSpec& spec)
{
    const auto& work = spec.workload;
    return {{QStringLiteral("generator"), models::generatorTitle(work.generator)},
            {QStringLiteral("direction"), models::label(work.direction)},
            {kKey, models::label(work.key)},
            {kValues, work.search ? QString() : models::label(work.values)},
            {QStringLiteral("search"), work.search ? models::searchTitle(*work.search) : QLatin1String("")},
            {kSeed, Words::tr("seed %1").arg(work.seed)}};
}

/// All axes, in the order in which labels name them. An axis of the work is named wherever it varies at all.
/// Modes and parameters have defaults of each device and algorithm, so that only a difference within such a
/// pair is worth naming: the names of their axes contain the pair.
SeriesNames::Settings settingsOf(const results::JobSpec& spec, const DeviceLabels& devices)
{
    const auto& variant = spec.variant;
    const auto pair = devices.of(spec.device) + u'\n' + models::text(results::variantName(variant)) + u'\n';
    SeriesNames::Settings settings;
    for (const auto& [id, value] : variant.parameters)
        settings.emplace_back(pair + u'=' + QString::fromStdString(id), models::parameterTitle(spec, id));
    results::forEachMode([&](const auto& mode) {
        settings.emplace_back(pair + models::text(mode.name), models::label(variant.*mode.member));
    });
    std::ranges::move(workOf(spec), std::back_inserter(settings));
    return settings;
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
        for (const auto& [axis, text] : settingsOf(spec, m_devices)) {
            if (!text.isNull())
                m_values[axis] << text;
        }
    }
    for (auto& entry : m_entries)
        entry.label = labelFor(*entry.spec);
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
    const auto& spec = *m_entries.front().spec;
    for (const auto& [axis, text] : workOf(spec)) {
        const bool usual = (axis == kKey && spec.workload.key == data::KeyType::U32)
                           || (axis == kValues && spec.workload.values == data::ValueType::None);
        if (!usual && axis != kSeed && !text.isEmpty() && !varies(axis))
            m_commonWork << text;
    }
}

QString SeriesNames::labelFor(const results::JobSpec& spec) const
{
    QStringList words{models::variantTitle(spec), m_devices.of(spec.device)};
    for (const auto& [axis, text] : settingsOf(spec, m_devices)) {
        if (!text.isEmpty() && varies(axis))
            words << text;
    }
    return words.join(QStringLiteral(" · "));
}

} // namespace sortscope::gui::charts
