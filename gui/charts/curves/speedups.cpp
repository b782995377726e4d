// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/curves/speedups.h"

#include "core/backend/processor.h"
#include "core/results/compare/againstbaseline.h"
#include "core/results/compare/cpubaselines.h"
#include "core/results/row/jobresult.h"
#include "gui/charts/base/seriesnames.h"
#include "gui/text/text.h"

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
    bar.clock = results::clockOf(*result, results::metricBeside(result->spec, reading.metric));
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

/// The index of the baseline of the candidate at `index`: of the chosen series or, as in
/// results::CpuBaselines, the fastest CPU. Empty if nothing did its work on its machine. `cpus` are the
/// indexes of the CPUs among `all`, which are of one size.
std::optional<std::size_t> baselineOf(std::size_t index, const std::vector<Candidate>& all,
                                      const std::vector<std::size_t>& cpus, const results::JobSpec* chosen,
                                      Summaries& summaries)
{
    const auto& spec = all[index].result->spec;
    if (chosen != nullptr) {
        for (std::size_t other = 0; other < all.size(); ++other) {
            const auto& its = all[other].result->spec;
            if (its.workload == spec.workload && results::isCounterpart(its, *chosen, spec))
                return other;
        }
        if (!isCpu(*chosen))
            return std::nullopt;
    }
    std::optional<std::size_t> fastest;
    for (const auto cpu : cpus) {
        const auto& other = all[cpu].result->spec;
        if (other.device.node != spec.device.node || other.workload != spec.workload)
            continue;
        if (!fastest || summaries.rankOf(all[cpu].result) < summaries.rankOf(all[*fastest].result))
            fastest = cpu;
    }
    return fastest;
}

/// A row of the series that bars are measured against; nullptr for the fastest CPU rows, and for what is
/// pinned.
Result chosenRow(SpeedUps& data, const std::vector<Candidate>& all, const BaselineChoice& choice)
{
    if (choice.pinned)
        return nullptr;
    Results rows;
    for (const auto& candidate : all)
        rows.push_back(candidate.result);
    if (choice.series) {
        const auto found = std::ranges::find_if(rows, [&](const Result& row) {
            return row->spec.variant == choice.series->variant
                   && results::deviceKey(row->spec.device) == choice.series->device;
        });
        if (found != rows.end())
            return *found;
    }
    data.againstCpu = std::ranges::any_of(rows, [](const Result& row) { return isCpu(row->spec); });
    // A row alone has nothing to be compared with.
    const auto proposed =
        data.againstCpu || rows.size() < 2 ? nullptr : results::proposedBaseline(rows, data.reading.metric);
    if (proposed)
        data.proposed = results::seriesKey(proposed->spec);
    return proposed;
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
std::size_t keepFastest(std::vector<Candidate>& all, const results::JobSpec* chosen, Summaries& summaries)
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

void measure(Bar& bar, const Result& baseline, const QString& label, const Reading& reading,
             Summaries& summaries)
{
    if (bar.statistics.median <= 0)
        return;
    bar.baseline = label;
    bar.speedUp = summaries.speedUpOf(bar.result, reading.metric, baseline);
    // A processor's keys need no transfers; a GPU's that it is measured against do.
    const bool besides = reading.metric == results::Metric::Wall && bar.cpu && !isCpu(baseline->spec);
    if (bar.endToEnd || besides)
        bar.withTransfers = summaries.speedUpOf(bar.result, results::Metric::EndToEnd, baseline);
    bar.acrossClocks =
        bar.clock != results::clockOf(*baseline, results::metricBeside(baseline->spec, reading.metric));
}

void measureAgainstPinned(SpeedUps& data, const results::PinnedBaseline& pinned, Summaries& summaries)
{
    for (auto& bar : data.bars) {
        const auto counterpart = pinned.counterpartOf(*bar.result);
        bar.isBaseline = counterpart && pinned.holds(*bar.result);
        if (counterpart && !bar.isBaseline && counterpart->verified())
            measure(bar, counterpart, models::text(pinned.name()), data.reading, summaries);
    }
}

/// Fills in the baselines and the speed-ups. The bars are made of `all`, in the same order.
void measureAgainstBaselines(SpeedUps& data, const std::vector<Candidate>& all,
                             const results::JobSpec* chosen, Summaries& summaries)
{
    const auto cpus = cpusAmong(all);
    for (std::size_t index = 0; index < data.bars.size(); ++index) {
        auto& bar = data.bars[index];
        const auto found = baselineOf(index, all, cpus, chosen, summaries);
        if (!found)
            continue;
        const auto& baseline = data.bars[*found];
        bar.isBaseline = *found == index;
        if (!bar.isBaseline)
            measure(bar, baseline.result, baseline.label, data.reading, summaries);
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
                  const BaselineChoice& baseline, const SharedStyles& styles)
{
    const auto chosen = ofSize(results, size);
    SpeedUps data{reading, size, {}, {}, countOmitted(chosen), {}, {}, 0, false, {}};
    std::map<std::size_t, Candidate> latest;
    std::map<std::size_t, Result> lacking;
    for (const auto& result : chosen) {
        if (!result->verified())
            continue;
        const auto series = summaries.seriesOf(result);
        const auto& statistics = summaries.of(result, results::metricBeside(result->spec, reading.metric));
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
    const auto chosenOne = chosenRow(data, candidates, baseline);
    const auto* spec = chosenOne ? &chosenOne->spec : nullptr;
    data.otherSeries = keepFastest(candidates, spec, summaries);
    for (const auto& [result, statistics] : candidates)
        data.bars.push_back(barOf(result, *statistics, summaries, reading));
    nameBars(data, namedResults(results, chosen, data, lacking, summaries), lacking, styles);
    for (const auto& bar : data.bars) {
        const bool known = std::ranges::any_of(data.baselines, [&](const Baseline& other) {
            return other.key.variant == bar.key.variant && other.key.device == bar.key.device;
        });
        if (!known)
            data.baselines.push_back({bar.key, bar.label});
    }
    if (baseline.pinned)
        measureAgainstPinned(data, *baseline.pinned, summaries);
    else
        measureAgainstBaselines(data, candidates, spec, summaries);
    return data;
}

} // namespace sortscope::gui::charts
