// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/speedups.h"

#include "core/backend/processor.h"
#include "core/results/compare/cpubaselines.h"
#include "core/results/row/jobresult.h"
#include "gui/charts/base/seriesnames.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <ranges>
#include <set>
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

/// The metric of a bar: what ran on the host's own memory has no transfers, so that its wall clock is its
/// time from end to end.
results::Metric metricOf(const results::JobSpec& spec, const Reading& reading)
{
    const bool ofHost = spec.device.backend == backend::BackendKind::Cpu;
    return ofHost && reading.metric == results::Metric::EndToEnd ? results::Metric::Wall : reading.metric;
}

bool isCpu(const results::JobSpec& spec)
{
    return backend::isProcessor(spec.device);
}

Bar barOf(const Result& result, const measure::Statistics& statistics, Summaries& summaries,
          const Reading& reading)
{
    Bar bar;
    bar.key = results::seriesKey(result->spec);
    bar.cpu = isCpu(result->spec);
    bar.clock = results::clockOf(*result, metricOf(result->spec, reading));
    bar.estimate = estimateOf(statistics, reading.spread);
    bar.statistics = statistics;
    bar.endToEnd = withTransfers(result, summaries, reading);
    bar.result = result;
    return bar;
}

/// A verified result that may become a bar.
struct Candidate {
    Result result;
    const measure::Statistics* statistics = nullptr;
};

/// The index of the baseline of the candidate at `index`: the chosen one or, as in results::CpuBaselines, the
/// fastest. Empty if no CPU did its work on its machine. `cpus` are the indexes of the CPUs among `all`,
/// which are of one size.
std::optional<std::size_t> baselineOf(std::size_t index, const std::vector<Candidate>& all,
                                      const std::vector<std::size_t>& cpus,
                                      const std::optional<results::SeriesKey>& chosen, Summaries& summaries)
{
    const auto& spec = all[index].result->spec;
    std::optional<std::size_t> fastest;
    for (const auto cpu : cpus) {
        const auto& other = all[cpu].result->spec;
        if (other.device.node != spec.device.node || other.workload != spec.workload)
            continue;
        if (chosen && other.variant == chosen->variant)
            return cpu;
        if (!fastest || summaries.rankOf(all[cpu].result) < summaries.rankOf(all[*fastest].result))
            fastest = cpu;
    }
    return fastest;
}

std::vector<std::size_t> cpusAmong(const std::vector<Candidate>& all)
{
    std::vector<std::size_t> cpus;
    for (std::size_t index = 0; index < all.size(); ++index) {
        if (isCpu(all[index].result->spec))
            cpus.push_back(index);
    }
    return cpus;
}

/// Keeps the kMostSeries fastest candidates and their baselines. Returns the number of dropped candidates.
std::size_t keepFastest(std::vector<Candidate>& all, const std::optional<results::SeriesKey>& chosen,
                        Summaries& summaries)
{
    if (all.size() <= kMostSeries)
        return 0;
    const auto cpus = cpusAmong(all);
    std::vector<bool> kept(all.size());
    for (std::size_t index = 0; index < kMostSeries; ++index) {
        kept[index] = true;
        if (const auto baseline = baselineOf(index, all, cpus, chosen, summaries))
            kept[*baseline] = true;
    }
    std::vector<Candidate> left;
    for (std::size_t index = 0; index < all.size(); ++index) {
        if (kept[index])
            left.push_back(std::move(all[index]));
    }
    all.swap(left);
    return left.size() - all.size();
}

/// The results whose names must be told apart: all results, or, if there are too many series, those `ofSize`
/// of the series that are left.
Results namedResults(const Results& results, const Results& ofSize, const SpeedUps& data,
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
    std::ranges::copy_if(ofSize, std::back_inserter(named),
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

/// Fills in the baselines and the speed-ups. The bars are made of `all`, in the same order.
void measureAgainstBaselines(SpeedUps& data, const std::vector<Candidate>& all,
                             const std::optional<results::SeriesKey>& chosen, Summaries& summaries)
{
    const auto cpus = cpusAmong(all);
    for (std::size_t index = 0; index < data.bars.size(); ++index) {
        auto& bar = data.bars[index];
        if (bar.cpu)
            data.baselines.push_back({bar.key, bar.label});
        const auto found = baselineOf(index, all, cpus, chosen, summaries);
        if (!found)
            continue;
        const auto& baseline = data.bars[*found];
        bar.isBaseline = *found == index;
        if (bar.isBaseline || bar.statistics.median <= 0)
            continue;
        bar.baseline = baseline.label;
        bar.speedUp =
            summaries.speedUpOf(bar.result, metricOf(bar.result->spec, data.reading), baseline.result);
        if (bar.endToEnd)
            bar.withTransfers = summaries.speedUpOf(bar.result, results::Metric::EndToEnd, baseline.result);
        bar.acrossClocks = bar.clock != baseline.clock;
    }
}

/// The largest size at which a GPU did the work of one of `cpus` on its machine.
std::optional<std::size_t> largestCommonSize(const Results& results,
                                             const std::set<results::CpuBaselines::Key>& cpus)
{
    std::optional<std::size_t> largest;
    if (cpus.empty())
        return largest;
    for (const auto& result : results) {
        const auto& spec = result->spec;
        const bool larger = !largest || spec.workload.size > *largest;
        if (larger && !isCpu(spec) && result->verified() && cpus.contains(results::CpuBaselines::keyOf(spec)))
            largest = spec.workload.size;
    }
    return largest;
}

} // namespace

MeasuredSizes measuredSizes(const Results& results, Summaries& summaries)
{
    std::map<std::size_t, std::set<std::size_t>> bySize;
    std::set<results::CpuBaselines::Key> ofCpus;
    for (const auto& result : results) {
        if (!result->verified())
            continue;
        const auto& spec = result->spec;
        bySize[spec.workload.size].insert(summaries.seriesOf(result));
        if (isCpu(spec))
            ofCpus.insert(results::CpuBaselines::keyOf(spec));
    }
    MeasuredSizes sizes;
    std::ranges::copy(bySize | std::views::keys, std::back_inserter(sizes.all));
    sizes.best = largestCommonSize(results, ofCpus);
    if (!sizes.best && !bySize.empty())
        sizes.best = std::ranges::max_element(bySize, {}, [](const auto& one) {
                         return std::pair(one.second.size(), one.first);
                     })->first;
    return sizes;
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
    std::map<std::size_t, Candidate> latest;
    std::map<std::size_t, Result> lacking;
    for (const auto& result : chosen) {
        if (!result->verified())
            continue;
        const auto series = summaries.seriesOf(result);
        const auto& statistics = summaries.of(result, metricOf(result->spec, reading));
        // The later of two results counts.
        if (!statistics)
            lacking.emplace(series, result);
        else if (!latest.insert_or_assign(series, Candidate{result, &*statistics}).second)
            ++data.omitted.older;
    }
    std::vector<Candidate> candidates;
    for (auto& [series, candidate] : latest)
        candidates.push_back(std::move(candidate));
    std::ranges::stable_sort(candidates, {}, [](const Candidate& one) { return one.statistics->median; });
    data.otherSeries = keepFastest(candidates, baseline, summaries);
    for (const auto& [result, statistics] : candidates)
        data.bars.push_back(barOf(result, *statistics, summaries, reading));
    nameBars(data, namedResults(results, chosen, data, lacking, summaries), lacking, styles);
    measureAgainstBaselines(data, candidates, baseline, summaries);
    return data;
}

} // namespace sortscope::gui::charts
