// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/compare.h"

#include "core/measure/betweenruns.h"
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

/// What a run is assumed to drift by where nothing was measured.
constexpr double kDriftOfHostTimes = 0.01;
constexpr double kDriftOfDeviceTimes = 0.002;
/// The rows of two runs tell no drift, but a change of most of them, if their middle lies further from 1 than
/// this, or than so many calibrated drifts and the usual margin.
constexpr double kMostDrift = 0.1;
constexpr double kMostDrifts = 10;

std::string whyNoFigures(std::string_view side, const JobResult& result, const CompareOptions& options)
{
    if (result.status != Status::Ok)
        return fmt::format("{} is {}: {}", side, base::nameOf(result.status), result.reason);
    return fmt::format("{} has no {}", side, base::nameOf(options.metric));
}

/// True if the figure follows the host's clock: times of work on the host's processor do, whatever the
/// metric.
bool followsHost(const JobResult& result, Metric metric)
{
    return result.spec.device.sharesHostMemory || isHostTime(result, metric);
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
    return followsHost(result, metric) ? kMarginOfHostTimes : leastMargin(metric);
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

/// A pair, and the estimate of its ratio from the replicates of both sides; empty if there is none.
struct Draft {
    ComparedPair pair;
    std::optional<measure::Estimate> ratio;
    /// True if a side is of poor quality, so that the pair gets no verdict.
    bool poor = false;
    /// True if nothing but time should have changed between A and B, so that the ratio tells their drift.
    bool alike = true;
};

/// The calibrated drift of the clock that a job's figure follows; empty if it is not known.
std::optional<double> calibratedDrift(const JobResult& result, Metric metric)
{
    const auto& calibration = result.spec.calibration;
    if (!calibration)
        return std::nullopt;
    return followsHost(result, metric) ? calibration->wallDrift : calibration->deviceDrift;
}

/// Returns the drift of the ratio that is known without the rows of the two runs.
RunDrift driftWithoutRows(const ComparedPair& pair, Metric metric)
{
    const auto a = calibratedDrift(*pair.a, metric);
    const auto b = calibratedDrift(*pair.b, metric);
    if (a && b)
        return {std::hypot(*a, *b), DriftSource::Calibration};
    const auto assumed = [metric](const JobResult& side) {
        return followsHost(side, metric) ? kDriftOfHostTimes : kDriftOfDeviceTimes;
    };
    return {std::hypot(assumed(*pair.a), assumed(*pair.b)), DriftSource::Assumed};
}

/// Returns the drift of the rows that follow the host's clock, or of the others, as they tell it themselves.
std::optional<measure::Drift> driftOfRows(const std::vector<Draft>& drafts, bool host, Metric metric)
{
    std::vector<measure::Estimate> ratios;
    auto most = kMostDrift;
    for (const auto& [pair, ratio, poor, alike] : drafts) {
        if (!ratio || poor || pair.interleaved || !alike || followsHost(*pair.a, metric) != host)
            continue;
        ratios.push_back(measure::unexplained(*ratio, pair.pace.value_or(1)));
        if (const auto known = driftWithoutRows(pair, metric); known.source == DriftSource::Calibration)
            most = std::min(most, std::max(kMostDrifts * known.share, usualMargin(*pair.a, metric)));
    }
    return measure::driftAmong(ratios, most);
}

/// Adds to the ratios of pairs of two runs what these drifted apart.
void addDrift(std::vector<Draft>& drafts, Metric metric)
{
    for (const bool host : {true, false}) {
        const auto ofRows = driftOfRows(drafts, host, metric);
        for (auto& [pair, ratio, poor, alike] : drafts) {
            if (!ratio || pair.interleaved || followsHost(*pair.a, metric) != host)
                continue;
            auto drift = measure::Drift{};
            if (ofRows && alike) {
                drift = *ofRows;
                pair.drift = {drift.deviation, DriftSource::Rows};
            } else {
                pair.drift = driftWithoutRows(pair, metric);
                drift.deviation = pair.drift.share;
            }
            ratio = measure::withDrift(*ratio, drift);
        }
    }
}

std::string chanceText(Verdict alone, double falseShare, std::size_t rows)
{
    // Rounded up: 5.04 % is more than the 5 % that are let through.
    constexpr double kTenths = 1000;
    return fmt::format("alone it would be {}; of such rows among {}, {:g} % are chance", base::nameOf(alone),
                       rows, std::ceil(kTenths * falseShare) / 10);
}

/// Judges all pairs together.
std::vector<ComparedPair> judged(std::vector<Draft> drafts, Metric metric)
{
    addDrift(drafts, metric);
    std::vector<measure::RatioToJudge> ratios;
    for (auto& [pair, ratio, poor, alike] : drafts) {
        if (!ratio)
            continue;
        pair.ratioInterval = measure::intervalOf(*ratio);
        if (!poor)
            ratios.push_back({*ratio, pair.margin.share, pair.pace.value_or(1)});
    }
    const auto verdicts = measure::judgeTogether(ratios);
    std::vector<ComparedPair> pairs;
    for (std::size_t next = 0; auto& [pair, ratio, poor, alike] : drafts) {
        if (ratio && !poor) {
            pair.smallestSeen = measure::smallestSeen(ratios[next], ratios.size());
            const auto& one = verdicts[next++];
            pair.verdict = one.verdict;
            pair.chance = one.chance;
            pair.falseShare = one.falseShare;
            const auto alone = measure::verdictOn(ratio->value, *pair.ratioInterval, pair.margin.share,
                                                  pair.pace.value_or(1));
            if (alone != one.verdict)
                pair.reason = chanceText(alone, one.falseShare, ratios.size());
        }
        pairs.push_back(std::move(pair));
    }
    return pairs;
}

/// Adds the ticks of the clocks of both sides to the ratio of a pair that has figures.
void conclude(Draft& draft, Metric metric)
{
    auto& pair = draft.pair;
    if (!draft.ratio) {
        pair.verdict = Verdict::Ambiguous;
        pair.reason = "a replicate's median is not above zero";
        return;
    }
    pair.ratio = draft.ratio->value;
    draft.ratio->resolution = resolutionShare(*pair.a, metric, pair.statisticsA->median)
                              + resolutionShare(*pair.b, metric, pair.statisticsB->median);
}

/// Estimates the ratio of a pair that has figures.
void estimate(Draft& draft, Metric metric)
{
    auto& pair = draft.pair;
    if (pair.statisticsA->median <= 0 || pair.statisticsB->median <= 0) {
        pair.reason = "a median is not above zero";
        return;
    }
    const auto a = measure::mediansOf(replicateValuesOf(*pair.a, metric));
    const auto b = measure::mediansOf(replicateValuesOf(*pair.b, metric));
    if (withinOneRun(pair, a.size(), b.size())) {
        const auto ratio = measure::ratioWithinRun(valuesOf(*pair.a, metric), valuesOf(*pair.b, metric));
        pair.ratio = ratio.value;
        pair.ratioInterval = ratio.interval;
        return;
    }
    const auto estimateA = measure::estimateOf(a);
    const auto estimateB = measure::estimateOf(b);
    if (estimateA && estimateB)
        draft.ratio = measure::ratioOf(*estimateA, *estimateB);
    else
        pair.ratio = measure::ratioOf(a, b);
    conclude(draft, metric);
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

/// Estimates as estimate() does, by the ratios of the samples that belong together, replicate by replicate.
void estimatePairwise(Draft& draft, Metric metric)
{
    auto& pair = draft.pair;
    std::vector<measure::PairedRatios> ratios;
    for (const auto& [a, b] : replicatesTogether(*pair.a, *pair.b)) {
        if (const auto paired = measure::pairedRatios(valuesOf(*a, metric, deviceClockOf(*pair.a)),
                                                      valuesOf(*b, metric, deviceClockOf(*pair.b))))
            ratios.push_back(*paired);
    }
    if (ratios.empty()) {
        pair.reason = "the samples do not make pairs of figures above zero";
        return;
    }
    std::vector<double> medians(ratios.size());
    std::ranges::transform(ratios, medians.begin(), &measure::PairedRatios::median);
    if (withinOneRun(pair, medians.size(), medians.size())) {
        pair.ratio = measure::centreOf(medians);
        if (medians.size() == 1)
            pair.ratioInterval = ratios.front().interval;
        return;
    }
    draft.ratio = measure::estimateOf(medians);
    conclude(draft, metric);
}

/// Withholds the verdict of figures of poor quality; the ratio and its interval stay.
void withholdVerdict(Draft& draft, Metric metric)
{
    auto& pair = draft.pair;
    if (pair.verdict == Verdict::WithinOneRun)
        return;
    for (const auto& [side, result] : {std::pair("A", pair.a), std::pair("B", pair.b)}) {
        const auto judgement = qualityOf(*result, metric);
        const auto why = judgement ? whyNoGround(*judgement) : std::string();
        if (draft.poor || why.empty() || (!draft.ratio && !pair.verdict))
            continue;
        draft.poor = true;
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

Draft draftOf(const ResultPointer& a, const ResultPointer& b, const CompareOptions& options, bool interleaved)
{
    Draft draft{.pair = {.a = a,
                         .b = b,
                         .statisticsA = summarise(*a, options.metric),
                         .statisticsB = summarise(*b, options.metric),
                         .interleaved = interleaved}};
    auto& pair = draft.pair;
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
        estimatePairwise(draft, options.metric);
    else
        estimate(draft, options.metric);
    withholdVerdict(draft, options.metric);
    return draft;
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
    return judged({draftOf(a, b, options, false)}, options.metric).front();
}

CompareReport compare(const ComparedSet& a, const ComparedSet& b, const CompareOptions& options)
{
    return compareMatched(
        a, b, matchJobs(jobsThatCount(a.jobs), jobsThatCount(b.jobs), options.acrossDevices), options);
}

CompareReport compareMatched(const ComparedSet& a, const ComparedSet& b, MatchedJobs matched,
                             const CompareOptions& options)
{
    CompareReport report{.nameA = a.name, .nameB = b.name, .options = options};
    report.differences = environmentDifferences(a, b);
    std::vector<Draft> drafts;
    for (const auto& [one, other] : matched.pairs) {
        auto& draft = drafts.emplace_back(draftOf(one, other, options, false));
        draft.pair.acrossDevices = deviceModel(one->spec.device) != deviceModel(other->spec.device)
                                   && deviceKey(one->spec.device) != deviceKey(other->spec.device);
        draft.alike = !matched.within && !draft.pair.acrossDevices
                      && workButDefaults(one->spec) == workButDefaults(other->spec);
    }
    report.pairs = judged(std::move(drafts), options.metric);
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

std::vector<Lead> leadsIn(std::span<const ComparedPair> pairs)
{
    std::vector<Lead> leads;
    for (const auto& pair : pairs) {
        if (pair.ratio && *pair.ratio != 1)
            leads.push_back(*pair.ratio < 1 ? Lead{pair.b, pair.a} : Lead{pair.a, pair.b});
    }
    return leads;
}

std::vector<ComparedPair> interleavedPairs(const std::vector<ResultPointer>& results,
                                           const CompareOptions& options)
{
    std::vector<Draft> drafts;
    const auto specOf = [](const ResultPointer& result) -> const JobSpec& { return result->spec; };
    for (const auto& group : byWork(results, specOf)) {
        if (group.size() == 2)
            drafts.push_back(draftOf(group.front(), group.back(), options, true));
    }
    return judged(std::move(drafts), options.metric);
}

} // namespace sortscope::results
