// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/comparison.h"

#include "gui/charts/seriesnames.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace sortscope::gui::charts {
namespace {

Results ofSize(const Results& results, std::size_t size)
{
    Results chosen;
    std::copy_if(results.begin(), results.end(), std::back_inserter(chosen),
                 [size](const auto& result) { return result->spec.size == size; });
    return chosen;
}

std::optional<double> withTransfers(const Result& result, Summaries& summaries, const Reading& reading)
{
    if (reading.metric != job::Metric::Wall)
        return std::nullopt;
    const auto& statistics = summaries.of(result, job::Metric::EndToEnd);
    return statistics ? std::optional(statistics->median) : std::nullopt;
}

Bar barOf(const Result& result, const measure::Statistics& statistics, Summaries& summaries,
          const Reading& reading)
{
    Bar bar;
    bar.key = SeriesNames::keyOf(result->spec);
    bar.cpu = result->spec.device.backend == backend::BackendKind::Cpu;
    bar.clock = clockOf(*result, reading.metric);
    bar.estimate = estimateOf(statistics, reading.spread);
    bar.statistics = statistics;
    bar.endToEnd = withTransfers(result, summaries, reading);
    bar.result = result;
    return bar;
}

void measureAgainst(std::vector<Bar>& bars, std::size_t baseline)
{
    bars[baseline].isBaseline = true;
    const auto clock = bars[baseline].clock;
    const auto median = bars[baseline].statistics.median;
    for (auto& bar : bars) {
        if (bar.isBaseline || bar.statistics.median <= 0)
            continue;
        bar.speedUp = median / bar.statistics.median;
        bar.acrossClocks = bar.clock != clock;
    }
}

void chooseBaseline(ComparisonData& data, const std::string& key)
{
    // Bars are sorted, so the first CPU bar is the fastest one.
    std::optional<std::size_t> chosen;
    for (std::size_t index = 0; index < data.bars.size(); ++index) {
        const auto& bar = data.bars[index];
        if (!bar.cpu)
            continue;
        data.baselines.push_back({bar.key, bar.label});
        if (!chosen || bar.key == key)
            chosen = index;
    }
    if (!chosen)
        return;
    measureAgainst(data.bars, *chosen);
    data.baseline = Baseline{data.bars[*chosen].key, data.bars[*chosen].label};
}

} // namespace

std::vector<std::size_t> comparableSizes(const Results& results)
{
    std::set<std::size_t> sizes;
    for (const auto& result : results) {
        if (result->verified())
            sizes.insert(result->spec.size);
    }
    return {sizes.begin(), sizes.end()};
}

std::optional<std::size_t> bestSize(const Results& results)
{
    std::map<std::size_t, std::set<std::string>> series;
    for (const auto& result : results) {
        if (result->verified())
            series[result->spec.size].insert(SeriesNames::keyOf(result->spec));
    }
    const auto best = std::max_element(series.begin(), series.end(), [](const auto& a, const auto& b) {
        return std::pair(a.second.size(), a.first) < std::pair(b.second.size(), b.first);
    });
    return best == series.end() ? std::nullopt : std::optional(best->first);
}

bool ComparisonData::acrossClocks() const
{
    return std::any_of(bars.begin(), bars.end(), [](const Bar& bar) { return bar.acrossClocks; });
}

ComparisonData comparisonData(const Results& results, Summaries& summaries, const Reading& reading,
                              std::size_t size, const std::string& baselineKey)
{
    const SeriesNames names(results);
    const auto chosen = ofSize(results, size);
    ComparisonData data{reading, size, {}, {}, {}, countOmitted(chosen), {}};
    std::map<std::size_t, Bar> bars;
    std::set<std::size_t> lacking;
    for (const auto& result : chosen) {
        if (!result->verified())
            continue;
        const auto index = names.indexOf(result);
        const auto& statistics = summaries.of(result, reading.metric);
        if (!statistics) {
            lacking.insert(index);
            continue;
        }
        auto bar = barOf(result, *statistics, summaries, reading);
        bar.label = names.label(index);
        bar.style = names.style(index);
        // The later of two results counts.
        bars.insert_or_assign(index, std::move(bar));
    }
    for (const auto index : lacking)
        data.withoutMetric << names.label(index);
    for (auto& [index, bar] : bars)
        data.bars.push_back(std::move(bar));
    std::stable_sort(data.bars.begin(), data.bars.end(),
                     [](const Bar& a, const Bar& b) { return a.statistics.median < b.statistics.median; });
    chooseBaseline(data, baselineKey);
    return data;
}

} // namespace sortscope::gui::charts
