// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/compare.h"

#include "core/measure/replicates.h"
#include "core/measure/verdict.h"
#include "core/results/compare/distinctions.h"
#include "core/results/judge/quality.h"
#include "core/results/row/interference.h"
#include "core/results/row/jobresult.h"
#include "core/results/row/workkey.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace sortscope::results {
namespace {

using measure::Verdict;

constexpr double kMarginOfHostTimes = 0.05;
constexpr double kMarginOfDeviceTimes = 0.01;

/// The confidence of each of the two medians, so that the ratio's interval has 95 %.
constexpr double kConfidenceOfEach = 0.975;

/// Jobs by their work and their device; Where is a DeviceKey or a DeviceModel.
template <typename Where>
using JobsBy = std::map<std::pair<Where, WorkKey>, ResultPointer>;

/// Matches the jobs of two sets in rounds, each with a looser idea of the same device.
class Matcher {
public:
    Matcher(std::vector<ResultPointer> a, const std::vector<ResultPointer>& b)
        : m_a(std::move(a)),
          m_b(b),
          m_partners(m_a.size())
    {}

    /// Matches jobs that ran with the same parameters first.
    template <typename WhereOf>
    void match(WhereOf whereOf)
    {
        match(whereOf, workAsRun);
        match(whereOf, workAsAsked);
    }
    template <typename WhereOf>
    void match(WhereOf whereOf, WorkKey (*workOf)(const JobSpec&))
    {
        JobsBy<decltype(whereOf(backend::DeviceInfo{}))> free;
        for (const auto& result : m_b) {
            if (!m_taken.contains(result))
                free.emplace(std::pair{whereOf(result->spec.device), workOf(result->spec)}, result);
        }
        for (std::size_t i = 0; i < m_a.size(); ++i) {
            if (m_partners[i])
                continue;
            const auto found = free.find({whereOf(m_a[i]->spec.device), workOf(m_a[i]->spec)});
            if (found == free.end())
                continue;
            m_partners[i] = found->second;
            m_taken.insert(found->second);
            free.erase(found);
        }
    }

    const std::vector<ResultPointer>& a() const { return m_a; }
    /// The job of B that belongs to job `i` of A; nullptr if there is none.
    const ResultPointer& partner(std::size_t i) const { return m_partners[i]; }
    bool taken(const ResultPointer& b) const { return m_taken.contains(b); }
    bool matched(const ResultPointer& a) const
    {
        return m_partners[static_cast<std::size_t>(std::ranges::find(m_a, a) - m_a.begin())] != nullptr;
    }

private:
    std::vector<ResultPointer> m_a;
    const std::vector<ResultPointer>& m_b;
    std::vector<ResultPointer> m_partners;
    std::set<ResultPointer> m_taken;
};

/// A device none of whose jobs has a partner.
struct FreeDevice {
    backend::DeviceInfo info;
    std::set<WorkKey> works;
    bool taken = false;
};

/// Returns the devices in the order of their first jobs. No other device stands in for those that both sides
/// have.
template <typename HasPartner>
std::vector<FreeDevice> freeDevices(const std::vector<ResultPointer>& jobs,
                                    const std::vector<ResultPointer>& others, HasPartner hasPartner)
{
    std::set<DeviceKey> known;
    for (const auto& job : others)
        known.insert(deviceKey(job->spec.device));
    for (const auto& job : jobs) {
        if (hasPartner(job))
            known.insert(deviceKey(job->spec.device));
    }
    std::vector<FreeDevice> devices;
    std::map<DeviceKey, std::size_t> places;
    for (const auto& job : jobs) {
        const auto key = deviceKey(job->spec.device);
        if (known.contains(key))
            continue;
        const auto [place, added] = places.try_emplace(key, devices.size());
        if (added)
            devices.push_back({.info = job->spec.device, .works = {}});
        devices[place->second].works.insert(workButDefaults(job->spec));
    }
    return devices;
}

bool haveWorkInCommon(const FreeDevice& a, const FreeDevice& b)
{
    return std::ranges::any_of(a.works, [&](const WorkKey& work) { return b.works.contains(work); });
}

std::vector<DevicePair> pairedDevices(std::vector<FreeDevice> a, std::vector<FreeDevice> b)
{
    std::vector<DevicePair> pairs;
    const auto pairWhere = [&](auto alike) {
        for (auto& one : a) {
            const auto other = std::ranges::find_if(b, [&](const FreeDevice& candidate) {
                return !candidate.taken && alike(one.info, candidate.info)
                       && haveWorkInCommon(one, candidate);
            });
            if (one.taken || other == b.end())
                continue;
            one.taken = other->taken = true;
            pairs.push_back({one.info, other->info});
        }
    };
    pairWhere([](const auto& one, const auto& other) { return one.backend == other.backend; });
    const auto onCpu = [](const auto& device) { return device.backend == backend::BackendKind::Cpu; };
    pairWhere([&](const auto& one, const auto& other) { return !onCpu(one) && !onCpu(other); });
    return pairs;
}

/// Matches jobs of devices that have no partner yet, and returns these devices.
std::vector<DevicePair> matchAcross(Matcher& matcher, const std::vector<ResultPointer>& jobsB)
{
    auto pairs =
        pairedDevices(freeDevices(matcher.a(), jobsB, [&](const auto& job) { return matcher.matched(job); }),
                      freeDevices(jobsB, matcher.a(), [&](const auto& job) { return matcher.taken(job); }));
    std::map<DeviceKey, std::size_t> places;
    for (const auto& [a, b] : pairs) {
        const auto place = places.size();
        places[deviceKey(a)] = places[deviceKey(b)] = place;
    }
    // Devices without a place stay with their own device, which is matched already.
    const auto whereOf = [&](const backend::DeviceInfo& device) {
        const auto key = deviceKey(device);
        const auto place = places.find(key);
        return place == places.end() ? std::pair(std::size_t{0}, key)
                                     : std::pair(place->second + 1, DeviceKey());
    };
    matcher.match(whereOf);
    matcher.match(whereOf, workButDefaults);
    return pairs;
}

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

/// Fills the ratio from the samples of one run: the ratio of the medians of all samples of each side, with
/// the interval that follows from these medians' intervals.
void judgeWithinRun(ComparedPair& pair, Metric metric)
{
    const auto valuesA = valuesOf(*pair.a, metric);
    const auto valuesB = valuesOf(*pair.b, metric);
    const auto medianA = measure::summarise(valuesA)->median;
    if (medianA > 0)
        pair.ratio = measure::summarise(valuesB)->median / medianA;
    const auto a = measure::medianInterval(valuesA, kConfidenceOfEach);
    const auto b = measure::medianInterval(valuesB, kConfidenceOfEach);
    if (a && b && a->low > 0)
        pair.ratioInterval = measure::Interval{b->low / a->high, b->high / a->low};
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
        judgeWithinRun(pair, options.metric);
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
    const auto jobsB = jobsThatCount(b.jobs);
    Matcher matcher(jobsThatCount(a.jobs), jobsB);
    matcher.match(deviceKey);
    matcher.match(deviceModel);
    if (options.acrossDevices)
        report.acrossDevices = matchAcross(matcher, jobsB);
    for (std::size_t i = 0; i < matcher.a().size(); ++i) {
        if (const auto& partner = matcher.partner(i)) {
            report.pairs.push_back(comparedPair(matcher.a()[i], partner, options));
            auto& pair = report.pairs.back();
            pair.acrossDevices = deviceModel(pair.a->spec.device) != deviceModel(pair.b->spec.device)
                                 && deviceKey(pair.a->spec.device) != deviceKey(pair.b->spec.device);
        } else {
            report.onlyInA.push_back(matcher.a()[i]);
        }
    }
    std::copy_if(jobsB.begin(), jobsB.end(), std::back_inserter(report.onlyInB),
                 [&](const auto& result) { return !matcher.taken(result); });
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
