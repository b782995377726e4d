// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/base/seriesnames.h"

#include "core/results/show/serieskey.h"
#include "gui/charts/base/chartlabels.h"
#include "gui/text/distinctionlabels.h"
#include "gui/text/labels.h"
#include "gui/text/matrixlabels.h"
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
constexpr QLatin1String kSearch("search");
const results::MatrixAxis kKeysToFind = "search-keys";
const results::MatrixAxis kHitRatio = "hit-ratio";

/// The axes of the work itself. A search has no values: its text is null. A sort has no search, which differs
/// from any search: its text is empty.
SeriesNames::Settings workOf(const results::JobSpec& spec)
{
    const auto& work = spec.workload;
    return {{QStringLiteral("generator"), models::generatorTitle(work.generator), "data"},
            {QStringLiteral("direction"), models::label(work.direction), "direction"},
            {kKey, models::label(work.key), "key"},
            {kValues, work.search ? QString() : models::label(work.values), "values"},
            {kSearch, work.search ? models::searchTitle(*work.search) : QLatin1String(""), kKeysToFind},
            {kSeed, Words::tr("seed %1").arg(work.seed), "seed"}};
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
        settings.push_back({pair + u'=' + QString::fromStdString(id), models::parameterTitle(spec, id), id});
    results::forEachMode([&](const auto& mode) {
        settings.push_back(
            {pair + models::text(mode.name), models::label(variant.*mode.member), std::string(mode.name)});
    });
    std::ranges::move(workOf(spec), std::back_inserter(settings));
    return settings;
}

std::vector<std::string> algorithmsOf(const std::vector<const results::JobSpec*>& specs)
{
    std::vector<std::string> algorithms;
    for (const auto* spec : specs)
        algorithms.push_back(spec->variant.algorithm);
    return algorithms;
}

} // namespace

SeriesNames::SeriesNames(const Results& results, const SharedStyles& styles, const SplitAxes& split)
    : m_devices(results),
      m_split(split)
{
    std::map<results::SeriesKey, std::size_t> byKey;
    for (const auto& result : results) {
        const auto& spec = result->spec;
        const auto [known, added] = byKey.emplace(results::seriesKey(spec), m_entries.size());
        m_index.emplace(result.get(), known->second);
        if (!added)
            continue;
        m_entries.push_back({{}, {}, &spec});
        for (const auto& setting : settingsOf(spec, m_devices)) {
            if (!setting.text.isNull())
                m_values[setting.axis] << setting.text;
        }
    }
    for (auto& entry : m_entries)
        entry.label = labelFor(*entry.spec);
    if (m_split.empty())
        findStyles(styles);
    else
        shareStyles(styles);
    findCommonWork();
    // The results may not live as long as the names.
    for (auto& entry : m_entries)
        entry.spec = nullptr;
}

void SeriesNames::findStyles(const SharedStyles& styles)
{
    std::vector<const results::JobSpec*> specs;
    for (const auto& entry : m_entries)
        specs.push_back(entry.spec);
    if (specs.empty())
        return;
    const auto own = styles ? SeriesStyles() : SeriesStyles(specs);
    std::vector<Style> looks;
    for (const auto* spec : specs)
        looks.push_back(styles ? styles->of(*spec) : own.of(*spec));
    const auto algorithms = algorithmsOf(specs);
    // Several algorithms keep the colours that they have in other charts.
    if (std::ranges::count(algorithms, algorithms.front()) == std::ssize(algorithms))
        tellApart(looks, algorithms);
    for (std::size_t index = 0; index < m_entries.size(); ++index)
        m_entries[index].style = looks[index];
}

bool SeriesNames::splitBy(std::string_view axis) const
{
    return std::ranges::find(m_split, axis) != m_split.end();
}

/// Series of one name look the same in all panels.
void SeriesNames::shareStyles(const SharedStyles& styles)
{
    QHash<QString, std::size_t> known;
    std::vector<const results::JobSpec*> first;
    for (const auto& entry : m_entries) {
        if (known.contains(entry.label))
            continue;
        known.insert(entry.label, first.size());
        first.push_back(entry.spec);
    }
    const auto own = styles ? styles->among(first) : SeriesStyles(first);
    std::vector<Style> looks;
    for (const auto* spec : first) {
        looks.push_back(own.of(*spec));
        // A panel has one device, or one algorithm: the look of the first one would say nothing.
        if (splitBy(results::kDeviceAxis)) {
            looks.back().dash = Dash::Solid;
            looks.back().marker = Marker::Circle;
        }
    }
    // The colours of algorithms say nothing where each has a panel.
    tellApart(looks, splitBy(results::kAlgorithmAxis) ? std::vector<std::string>(first.size())
                                                      : algorithmsOf(first));
    for (auto& entry : m_entries)
        entry.style = looks.at(known.value(entry.label));
}

void SeriesNames::findCommonWork()
{
    if (m_entries.empty())
        return;
    const auto& spec = *m_entries.front().spec;
    for (const auto& setting : workOf(spec)) {
        const auto& axis = setting.axis;
        const bool usual = (axis == kKey && spec.workload.key == data::KeyType::U32)
                           || (axis == kValues && spec.workload.values == data::ValueType::None);
        if (!usual && axis != kSeed && !setting.text.isEmpty() && !varies(axis))
            m_commonWork << setting.text;
    }
}

/// What the panels do not say of the searches of a row.
QStringList SeriesNames::searchWords(const results::JobSpec& spec) const
{
    if (!splitBy(kKeysToFind) && !splitBy(kHitRatio))
        return {models::searchTitle(*spec.workload.search)};
    QStringList words;
    for (const auto& axis : {kKeysToFind, kHitRatio}) {
        if (!splitBy(axis))
            words << QStringLiteral("%1: %2").arg(models::axisTitle(axis),
                                                  models::axisValue(axis, results::valueOn(axis, spec)));
    }
    return words;
}

QString SeriesNames::labelFor(const results::JobSpec& spec) const
{
    QStringList words;
    if (!splitBy(results::kAlgorithmAxis))
        words << models::variantTitle(spec);
    if (!splitBy(results::kDeviceAxis))
        words << m_devices.of(spec.device);
    for (const auto& setting : settingsOf(spec, m_devices)) {
        if (setting.text.isEmpty() || !varies(setting.axis))
            continue;
        if (setting.axis == kSearch)
            words << searchWords(spec);
        else if (!splitBy(setting.split))
            words << setting.text;
    }
    if (words.isEmpty())
        words << Words::tr("as the panel says");
    return words.join(QStringLiteral(" · "));
}

} // namespace sortscope::gui::charts
