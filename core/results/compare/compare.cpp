// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/compare.h"

#include "core/measure/replicates.h"
#include "core/measure/verdict.h"
#include "core/results/compare/distinctions.h"
#include "core/results/compare/jobmatching.h"
#include "core/results/judge/quality.h"
#include "core/results/row/interference.h"
#include "core/results/row/jobresult.h"
#include "core/results/row/workkey.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace sortscope::results {
namespace {

using measure::Verdict;

constexpr double kMarginOfHostTimes = 0.05;
constexpr double kMarginOfDeviceTimes = 0.01;

std::string whyNoFigures(std::string_view side, const JobResult& result, const CompareOptions& options)
{
    if (result.status != Status::Ok)
        return fmt::format("{} is {}: {}", side, base::nameOf(result.status), result.reason);
    return fmt::format("{} has no {}", side, base::nameOf(options.metric));
}

/// Returns the margin that the calibration of a job gives.
double calibratedMargin(const JobResult& result, Metric metric)
{
    const auto& calibration = result.spec.calibration;
    if (!calibration)
        return 0;
    return (isHostTime(result, metric) ? calibration->wallMargin : calibration->deviceMargin).value_or(0);
}

double usualMargin(const JobResult& result, Metric metric)
{
    // Times of work on the host's processor follow the host's clock, whatever the metric.
    return result.spec.device.sharesHostMemory || isHostTime(result, metric) ? kMarginOfHostTimes
                                                                             : leastMargin(metric);
}

Margin marginOfPair(const ComparedPair& pair, const CompareOptions& options)
{
    Margin margin{std::max(usualMargin(*pair.a, options.metric), usualMargin(*pair.b, options.metric))};
    const auto consider = [&](double share, MarginSource source) {
        if (share > margin.share)
            margin = {share, source};
    };
    consider(options.margin, MarginSource::Given);
    if (!pair.interleaved) {
        consider(calibratedMargin(*pair.a, options.metric), MarginSource::CalibrationA);
        consider(calibratedMargin(*pair.b, options.metric), MarginSource::CalibrationB);
    }
    return margin;
}

/// Too few replicates say nothing about another run. Returns true if the pair gets no verdict for that
/// reason.
bool withinOneRun(ComparedPair& pair, std::size_t replicatesA, std::size_t replicatesB)
{
    if (std::min(replicatesA, replicatesB) >= measure::kFewestReplicates)
        return false;
    pair.verdict = Verdict::WithinOneRun;
    pair.reason = fmt::format("a verdict needs {} replicates on each side; A has {} and B {}",
                              measure::kFewestReplicates, replicatesA, replicatesB);
    return true;
}

void conclude(ComparedPair& pair)
{
    if (pair.ratioInterval) {
        pair.verdict =
            measure::verdictOn(*pair.ratio, *pair.ratioInterval, pair.margin.share, pair.pace.value_or(1));
        return;
    }
    pair.verdict = Verdict::Ambiguous;
    pair.reason = "a replicate's median is not above zero";
}

/// Fills the ratio, its interval and the verdict of a pair that has figures.
void judge(ComparedPair& pair, const CompareOptions& options)
{
    if (pair.statisticsA->median <= 0 || pair.statisticsB->median <= 0) {
        pair.reason = "a median is not above zero";
        return;
    }
    const auto a = measure::mediansOf(replicateValuesOf(*pair.a, options.metric));
    const auto b = measure::mediansOf(replicateValuesOf(*pair.b, options.metric));
    if (withinOneRun(pair, a.size(), b.size())) {
        const auto ratio =
            measure::ratioWithinRun(valuesOf(*pair.a, options.metric), valuesOf(*pair.b, options.metric));
        pair.ratio = ratio.value;
        pair.ratioInterval = ratio.interval;
        return;
    }
    pair.ratio = measure::ratioOf(a, b);
    pair.ratioInterval = measure::ratioInterval(a, b);
    conclude(pair);
}

using ReplicatePair = std::pair<const Replicate*, const Replicate*>;

/// Returns the replicates that were taken together: one behind the other in their run's order, or of equal
/// number if the order is unknown. A replicate whose partner was lost is left out.
std::vector<ReplicatePair> replicatesTogether(const JobResult& a, const JobResult& b)
{
    std::vector<ReplicatePair> pairs;
    const auto turnOf = [](const Replicate& replicate) { return replicate.preparation.turn; };
    const auto known = [&](const Replicate& replicate) { return turnOf(replicate).has_value(); };
    if (!std::ranges::all_of(a.replicates, known) || !std::ranges::all_of(b.replicates, known)) {
        for (std::size_t i = 0; i < std::min(a.replicates.size(), b.replicates.size()); ++i)
            pairs.emplace_back(&a.replicates[i], &b.replicates[i]);
        return pairs;
    }
    std::set<const Replicate*> taken;
    for (const auto& one : a.replicates) {
        const auto other = std::ranges::find_if(b.replicates, [&](const Replicate& candidate) {
            return !taken.contains(&candidate)
                   && (*turnOf(candidate) == *turnOf(one) + 1 || *turnOf(one) == *turnOf(candidate) + 1);
        });
        if (other == b.replicates.end())
            continue;
        taken.insert(&*other);
        pairs.emplace_back(&one, &*other);
    }
    return pairs;
}

/// Judges as judge() does, by the ratios of the samples that belong together, replicate by replicate.
void judgePairwise(ComparedPair& pair, const CompareOptions& options)
{
    std::vector<measure::PairedRatios> ratios;
    for (const auto& [a, b] : replicatesTogether(*pair.a, *pair.b)) {
        if (const auto paired = measure::pairedRatios(valuesOf(*a, options.metric, deviceClockOf(*pair.a)),
                                                      valuesOf(*b, options.metric, deviceClockOf(*pair.b))))
            ratios.push_back(*paired);
    }
    if (ratios.empty()) {
        pair.reason = "the samples do not make pairs of figures above zero";
        return;
    }
    std::vector<double> medians(ratios.size());
    std::ranges::transform(ratios, medians.begin(), &measure::PairedRatios::median);
    pair.ratio = measure::centreOf(medians);
    if (withinOneRun(pair, medians.size(), medians.size())) {
        if (medians.size() == 1)
            pair.ratioInterval = ratios.front().interval;
        return;
    }
    pair.ratioInterval = measure::replicateInterval(medians);
    conclude(pair);
}

/// Withholds the verdict of figures of poor quality; the ratio and its interval stay.
void withholdVerdict(ComparedPair& pair, const CompareOptions& options)
{
    if (pair.verdict == Verdict::WithinOneRun)
        return;
    for (const auto& [side, result] : {std::pair("A", pair.a), std::pair("B", pair.b)}) {
        const auto judgement = qualityOf(*result, options.metric);
        const auto why = judgement ? whyNoGround(*judgement) : std::string();
        if (!pair.verdict || why.empty())
            continue;
        pair.verdict.reset();
        pair.reason = fmt::format("{} {}", side, why);
    }
}

/// Returns the ratio that would follow if only the host's processor, or only the cost of launching, had
/// changed.
std::optional<double> expectedRatio(const JobResult& a, const JobResult& b, Metric metric)
{
    if (a.spec.device.sharesHostMemory)
        return paceRatio(a, b);
    return isOfRun(metric) ? launchPaceRatio(a, b) : std::nullopt;
}

ComparedPair pairOf(const ResultPointer& a, const ResultPointer& b, const CompareOptions& options,
                    bool interleaved)
{
    ComparedPair pair{.a = a,
                      .b = b,
                      .statisticsA = summarise(*a, options.metric),
                      .statisticsB = summarise(*b, options.metric),
                      .interleaved = interleaved};
    pair.margin = marginOfPair(pair, options);
    if (!interleaved)
        pair.pace = expectedRatio(*a, *b, options.metric);
    if (!pair.statisticsA)
        pair.reason = whyNoFigures("A", *a, options);
    else if (!pair.statisticsB)
        pair.reason = whyNoFigures("B", *b, options);
    else if (const auto clocks = std::pair(clockOf(*a, options.metric), clockOf(*b, options.metric));
             clocks.first && clocks.second && clocks.first != clocks.second)
        pair.reason = fmt::format("A was timed by {} and B by {}", base::nameOf(*clocks.first),
                                  base::nameOf(*clocks.second));
    else if (interleaved)
        judgePairwise(pair, options);
    else
        judge(pair, options);
    withholdVerdict(pair, options);
    return pair;
}

} // namespace

double leastMargin(Metric metric)
{
    return isOfRun(metric) ? kMarginOfHostTimes : kMarginOfDeviceTimes;
}

Pace paceOf(const ComparedPair& pair)
{
    return pair.a->spec.device.sharesHostMemory ? Pace::Processor : Pace::Launches;
}

bool paceDiffers(const ComparedPair& pair)
{
    constexpr double kWorthTelling = 0.02;
    return pair.pace && std::abs(*pair.pace - 1) > kWorthTelling;
}

PaceLag largestLag(std::span<const ComparedPair> pairs, Pace pace)
{
    PaceLag lag;
    for (const auto& pair : pairs) {
        if (!paceDiffers(pair) || paceOf(pair) != pace)
            continue;
        lag.a = std::max(lag.a, 1 / *pair.pace - 1);
        lag.b = std::max(lag.b, *pair.pace - 1);
    }
    return lag;
}

double marginOf(const CompareOptions& options)
{
    return std::max(options.margin, leastMargin(options.metric));
}

double marginOf(const JobResult& result, const CompareOptions& options)
{
    return std::max(
        {options.margin, usualMargin(result, options.metric), calibratedMargin(result, options.metric)});
}

ComparedPair comparedPair(const ResultPointer& a, const ResultPointer& b, const CompareOptions& options)
{
    return pairOf(a, b, options, false);
}

CompareReport compare(const ComparedSet& a, const ComparedSet& b, const CompareOptions& options)
{
    CompareReport report{.nameA = a.name, .nameB = b.name, .options = options};
    report.differences = environmentDifferences(a, b);
    auto matched = matchJobs(jobsThatCount(a.jobs), jobsThatCount(b.jobs), options.acrossDevices);
    for (const auto& [one, other] : matched.pairs) {
        auto& pair = report.pairs.emplace_back(comparedPair(one, other, options));
        pair.acrossDevices = deviceModel(one->spec.device) != deviceModel(other->spec.device)
                             && deviceKey(one->spec.device) != deviceKey(other->spec.device);
    }
    std::ranges::move(sensorDifferences(report.pairs), std::back_inserter(report.differences));
    report.acrossDevices = std::move(matched.acrossDevices);
    report.onlyInA = std::move(matched.onlyInA);
    report.onlyInB = std::move(matched.onlyInB);
    return report;
}

RowNames namesOf(std::span<const ComparedPair> pairs)
{
    RowNames names(Scope::AllDevices);
    for (const auto& pair : pairs) {
        names.add(pair.a->spec);
        names.add(pair.b->spec);
    }
    return names;
}

RowNames namesOf(const CompareReport& report)
{
    auto names = namesOf(std::span(report.pairs));
    for (const auto* side : {&report.onlyInA, &report.onlyInB}) {
        for (const auto& result : *side)
            names.add(result->spec);
    }
    return names;
}

std::vector<ComparedPair> interleavedPairs(const std::vector<ResultPointer>& results,
                                           const CompareOptions& options)
{
    std::vector<ComparedPair> pairs;
    const auto specOf = [](const ResultPointer& result) -> const JobSpec& { return result->spec; };
    for (const auto& group : byWork(results, specOf)) {
        if (group.size() == 2)
            pairs.push_back(pairOf(group.front(), group.back(), options, true));
    }
    return pairs;
}

} // namespace sortscope::results
