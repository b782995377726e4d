// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/speedups.h"

#include "core/results/jobresult.h"
#include "gui/charts/seriesnames.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <unordered_set>
#include <utility>

namespace sortscope::gui::charts {
namespace {

Results ofSize(const Results& results, std::size_t size)
{
    Results chosen;
    std::copy_if(results.begin(), results.end(), std::back_inserter(chosen),
                 [size](const auto& result) { return result->spec.workload.size == size; });
    return chosen;
}

std::optional<double> withTransfers(const Result& result, Summaries& summaries, const Reading& reading)
{
    if (reading.metric != results::Metric::Wall)
        return std::nullopt;
    const auto& statistics = summaries.of(result, results::Metric::EndToEnd);
    return statistics ? std::optional(statistics->median) : std::nullopt;
}

Bar barOf(const Result& result, const measure::Statistics& statistics, Summaries& summaries,
          const Reading& reading)
{
    Bar bar;
    bar.key = results::seriesKey(result->spec);
    bar.cpu = result->spec.device.backend == backend::BackendKind::Cpu;
    bar.clock = results::clockOf(*result, reading.metric);
    bar.estimate = estimateOf(statistics, reading.spread);
    bar.statistics = statistics;
    bar.endToEnd = withTransfers(result, summaries, reading);
    bar.result = result;
    return bar;
}

bool sameWorkThere(const Bar& a, const Bar& b)
{
    return a.key.device.node == b.key.device.node && a.key.workload == b.key.workload;
}

/// What `bar` is measured against; nullptr if no CPU did its work on its machine. Bars are sorted, so the
/// first one that fits is the fastest.
const Bar* baselineOf(const Bar& bar, const std::vector<Bar>& bars,
                      const std::optional<results::SeriesKey>& chosen)
{
    const Bar* fastest = nullptr;
    for (const auto& other : bars) {
        if (!other.cpu || !sameWorkThere(bar, other))
            continue;
        if (chosen && other.key.variant == chosen->variant)
            return &other;
        if (fastest == nullptr)
            fastest = &other;
    }
    return fastest;
}

/// Keeps the kMostSeries fastest of `bars` and what those are measured against. Returns how many went.
std::size_t keepFastest(std::vector<Bar>& bars, const std::optional<results::SeriesKey>& chosen)
{
    if (bars.size() <= kMostSeries)
        return 0;
    std::vector<bool> kept(bars.size());
    for (std::size_t index = 0; index < kMostSeries; ++index) {
        kept[index] = true;
        if (const auto* baseline = baselineOf(bars[index], bars, chosen))
            kept[static_cast<std::size_t>(baseline - bars.data())] = true;
    }
    std::vector<Bar> left;
    for (std::size_t index = 0; index < bars.size(); ++index) {
        if (kept[index])
            left.push_back(std::move(bars[index]));
    }
    bars.swap(left);
    return left.size() - bars.size();
}

/// Everything that is to be told apart: all results, or those of the series that are left of too many.
Results namedResults(const Results& results, const SpeedUps& data,
                     const std::map<std::size_t, Result>& lacking, Summaries& summaries)
{
    if (data.otherSeries == 0)
        return results;
    std::unordered_set<std::size_t> series;
    for (const auto& bar : data.bars)
        series.insert(summaries.seriesOf(bar.result));
    for (const auto& [lacks, result] : lacking)
        series.insert(lacks);
    Results named;
    std::copy_if(results.begin(), results.end(), std::back_inserter(named),
                 [&](const auto& result) { return series.contains(summaries.seriesOf(result)); });
    return named;
}

void nameBars(SpeedUps& data, const Results& named, const std::map<std::size_t, Result>& lacking,
              const SharedStyles& styles)
{
    const SeriesNames names(named, styles);
    data.work = names.commonWork();
    for (auto& bar : data.bars) {
        const auto index = names.indexOf(bar.result);
        bar.label = names.label(index);
        bar.style = names.style(index);
    }
    for (const auto& [series, result] : lacking)
        data.withoutMetric << names.label(names.indexOf(result));
}

void measureAgainstBaselines(SpeedUps& data, const std::optional<results::SeriesKey>& chosen)
{
    for (auto& bar : data.bars) {
        if (bar.cpu)
            data.baselines.push_back({bar.key, bar.label});
        const auto* baseline = baselineOf(bar, data.bars, chosen);
        if (baseline == nullptr)
            continue;
        bar.isBaseline = baseline == &bar;
        if (bar.isBaseline || bar.statistics.median <= 0)
            continue;
        bar.baseline = baseline->label;
        bar.speedUp = baseline->statistics.median / bar.statistics.median;
        bar.acrossClocks = bar.clock != baseline->clock;
    }
}

/// The largest size at which a CPU and a GPU of one machine did the same work.
std::optional<std::size_t> largestCommonSize(const Results& results)
{
    struct Sides {
        bool cpu = false;
        bool gpu = false;
    };
    std::map<std::pair<std::string, results::Workload>, Sides> works;
    for (const auto& result : results) {
        const auto& spec = result->spec;
        if (!result->verified())
            continue;
        auto& sides = works[{spec.device.node.value_or(""), spec.workload}];
        (spec.device.backend == backend::BackendKind::Cpu ? sides.cpu : sides.gpu) = true;
    }
    std::optional<std::size_t> largest;
    for (const auto& [work, sides] : works) {
        if (sides.cpu && sides.gpu)
            largest = std::max(largest.value_or(0), work.second.size);
    }
    return largest;
}

} // namespace

std::vector<std::size_t> comparableSizes(const Results& results)
{
    std::set<std::size_t> sizes;
    for (const auto& result : results) {
        if (result->verified())
            sizes.insert(result->spec.workload.size);
    }
    return {sizes.begin(), sizes.end()};
}

std::optional<std::size_t> bestSize(const Results& results)
{
    if (const auto common = largestCommonSize(results))
        return common;
    std::map<std::size_t, std::set<results::SeriesKey>> series;
    for (const auto& result : results) {
        if (result->verified())
            series[result->spec.workload.size].insert(results::seriesKey(result->spec));
    }
    const auto best = std::max_element(series.begin(), series.end(), [](const auto& a, const auto& b) {
        return std::pair(a.second.size(), a.first) < std::pair(b.second.size(), b.first);
    });
    return best == series.end() ? std::nullopt : std::optional(best->first);
}

bool SpeedUps::acrossClocks() const
{
    return std::any_of(bars.begin(), bars.end(), [](const Bar& bar) { return bar.acrossClocks; });
}

QStringList SpeedUps::baselinesInUse() const
{
    QStringList labels;
    for (const auto& bar : bars) {
        if (bar.isBaseline)
            labels << bar.label;
    }
    return labels;
}

SpeedUps speedUps(const Results& results, Summaries& summaries, const Reading& reading, std::size_t size,
                  const std::optional<results::SeriesKey>& baseline, const SharedStyles& styles)
{
    const auto chosen = ofSize(results, size);
    SpeedUps data{reading, size, {}, {}, countOmitted(chosen), {}, {}, 0};
    std::map<std::size_t, Bar> bars;
    std::map<std::size_t, Result> lacking;
    for (const auto& result : chosen) {
        if (!result->verified())
            continue;
        const auto series = summaries.seriesOf(result);
        const auto& statistics = summaries.of(result, reading.metric);
        // The later of two results counts.
        if (!statistics)
            lacking.emplace(series, result);
        else if (!bars.insert_or_assign(series, barOf(result, *statistics, summaries, reading)).second)
            ++data.omitted.older;
    }
    for (auto& [series, bar] : bars)
        data.bars.push_back(std::move(bar));
    std::stable_sort(data.bars.begin(), data.bars.end(),
                     [](const Bar& a, const Bar& b) { return a.statistics.median < b.statistics.median; });
    data.otherSeries = keepFastest(data.bars, baseline);
    nameBars(data, namedResults(results, data, lacking, summaries), lacking, styles);
    measureAgainstBaselines(data, baseline);
    return data;
}

} // namespace sortscope::gui::charts
