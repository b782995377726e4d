// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/speedup.h"

#include "core/measure/replicates.h"
#include "core/results/compare/againstbaseline.h"
#include "core/results/compare/distinctions.h"
#include "core/results/judge/quality.h"
#include "core/results/row/jobresult.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace sortscope::results {
namespace {

void addQuality(SpeedUp& speedUp, const JobResult& side, Metric metric)
{
    const auto judgement = qualityOf(side, metric);
    if (!judgement)
        return;
    speedUp.quality = std::max(speedUp.quality, judgement->quality);
    if (judgement->quality == Quality::Poor && speedUp.doubt.empty())
        speedUp.doubt = fmt::format("{} on {}: {}", variantName(side.spec.variant), side.spec.device.id,
                                    reasonText(*judgement));
}

std::optional<measure::Estimate> estimateOf(const JobResult& row, Metric metric)
{
    return measure::estimateOf(measure::mediansOf(replicateValuesOf(row, metric)));
}

std::string nameOf(const ResultPointer& row, const Distinctions& distinctions)
{
    return fmt::format("{} on {}", variantText(distinctions, row->spec), row->spec.device.id);
}

/// A row's figure by a metric.
struct Figure {
    const JobResult& row;
    Metric metric;
};

std::optional<SpeedUp> compared(const Figure& figure, const ResultPointer& baseline, const Figure& against)
{
    // An empty median is less than any number.
    if (!(medianOf(figure.row, figure.metric) > 0.0) || !(medianOf(against.row, against.metric) > 0.0))
        return std::nullopt;
    SpeedUp speedUp{.baseline = baseline, .factor = 1};
    const auto values = replicateValuesOf(figure.row, figure.metric);
    const auto valuesAgainst = replicateValuesOf(against.row, against.metric);
    speedUp.withinOneRun = std::min(values.size(), valuesAgainst.size()) < measure::kFewestReplicates;
    const bool itself = &against.row == &figure.row && against.metric == figure.metric;
    if (!itself && speedUp.withinOneRun) {
        const auto ratio = measure::ratioWithinRun(valuesOf(figure.row, figure.metric),
                                                   valuesOf(against.row, against.metric));
        speedUp.factor = ratio.value;
        speedUp.interval = ratio.interval;
    } else if (!itself) {
        const auto medians = measure::mediansOf(values);
        const auto mediansAgainst = measure::mediansOf(valuesAgainst);
        speedUp.factor = measure::ratioOf(medians, mediansAgainst);
        speedUp.interval = measure::ratioInterval(medians, mediansAgainst);
    }
    addQuality(speedUp, figure.row, figure.metric);
    addQuality(speedUp, against.row, against.metric);
    return speedUp;
}

} // namespace

std::optional<SpeedUp> speedUpOf(const JobResult& row, Metric metric, const ResultPointer& baseline)
{
    return baseline ? compared({row, metric}, baseline, {*baseline, Metric::Wall}) : std::nullopt;
}

std::optional<SpeedUp> leadOver(const ResultPointer& other, const JobResult& row, Metric metric)
{
    return compared({row, metric}, other, {*other, metric});
}

std::optional<SpeedUp> speedUpBetween(const JobResult& row, Metric metric, const ResultPointer& baseline,
                                      Metric baselineMetric)
{
    return compared({row, metric}, baseline, {*baseline, baselineMetric});
}

std::string speedUpText(const SpeedUp& speedUp)
{
    // Two decimals would round a small factor to 0.
    const int decimals = speedUp.factor < 0.01 ? 4 : 2;
    auto text = fmt::format("{:.{}f}×", speedUp.factor, decimals);
    if (speedUp.interval)
        text += fmt::format(" ({:.{}f} … {:.{}f})", speedUp.interval->low, decimals, speedUp.interval->high,
                            decimals);
    return text;
}

std::optional<SpeedRank> rankOf(const JobResult& row, Metric metric)
{
    const auto statistics = summarise(row, metric);
    if (!statistics || statistics->median <= 0)
        return std::nullopt;
    return SpeedRank{qualityOf(row, metric, *statistics).quality == Quality::Poor, statistics->median};
}

ResultPointer fastestOf(ResultSpan rows, Metric metric)
{
    ResultPointer fastest;
    std::optional<SpeedRank> best;
    for (const auto& row : rows) {
        const auto rank = rankOf(*row, metric);
        if (rank && (!best || *rank < *best)) {
            best = rank;
            fastest = row;
        }
    }
    return fastest;
}

std::vector<ResultPointer> asFastAs(const ResultPointer& fastest, ResultSpan rows, Metric metric)
{
    constexpr double kChance = 0.05;
    const auto best = fastest ? rankOf(*fastest, metric) : std::nullopt;
    if (!best)
        return {};
    std::vector<ResultPointer> rivals;
    std::ranges::copy_if(rows, std::back_inserter(rivals), [&](const ResultPointer& row) {
        const auto& spec = row->spec;
        if (row == fastest || spec.workload != fastest->spec.workload
            || spec.device.node != fastest->spec.device.node
            || spec.variant.cache != fastest->spec.variant.cache)
            return false;
        const auto rank = rankOf(*row, metric);
        return rank && rank->poor == best->poor;
    });
    const auto count = static_cast<double>(rivals.size() + 1);
    const auto choices = count * (count - 1) / 2;
    const auto estimate = estimateOf(*fastest, metric);
    std::erase_if(rivals, [&](const ResultPointer& row) {
        const auto other = estimate ? estimateOf(*row, metric) : std::nullopt;
        if (!other) {
            const auto own = valuesOf(*fastest, metric);
            const auto others = valuesOf(*row, metric);
            const auto within = measure::ratioWithinRun(own, others);
            // A few samples have no interval, and yet nobody takes seconds for milliseconds.
            constexpr double kFarApart = 2;
            return within.interval ? within.interval->low > 1
                                   : std::ranges::min(others) > kFarApart * std::ranges::max(own);
        }
        const auto ratio = measure::ratioOf(*estimate, *other);
        return ratio.value > 1 && choices * measure::chanceOf(ratio) < kChance;
    });
    return rivals;
}

std::string asFastText(const ResultPointer& fastest, ResultSpan asFast)
{
    constexpr std::size_t kNamed = 4;
    if (asFast.empty())
        return {};
    std::vector rows(asFast.begin(), asFast.end());
    rows.push_back(fastest);
    const Distinctions distinctions(rows, Scope::AllDevices);
    const auto named = asFast.first(std::min(kNamed, asFast.size()));
    auto text = fmt::format("as fast as {}, within the interval: {}", nameOf(fastest, distinctions),
                            base::joined(named, [&](const auto& row) { return nameOf(row, distinctions); }));
    if (asFast.size() > kNamed)
        text += fmt::format(" and {} more", asFast.size() - kNamed);
    return text;
}

} // namespace sortscope::results
