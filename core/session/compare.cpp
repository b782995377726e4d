// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/compare.h"

#include "core/job/pairing.h"
#include "core/measure/pairedratios.h"
#include "core/session/environmentdifferences.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace sortscope::session {
namespace {

using job::JobResult;
using measure::Verdict;

/// Of each of the two medians, so that the ratio's interval has 95 %.
constexpr double kConfidenceOfEach = 0.975;

using SearchKey = std::tuple<bool, std::size_t, double, bool>;
using MatchKey =
    std::tuple<std::string, std::string, std::string, algorithms::Parameters, std::string, std::uint64_t,
               data::Direction, SearchKey, std::size_t, backend::TransferMode, backend::LaunchMode>;

/// How devices are told apart: an id such as opencl:0 names different devices on two machines, so it counts
/// only where the name is not enough.
class DeviceNames {
public:
    explicit DeviceNames(const std::vector<StoredJob>& jobs)
    {
        for (const auto& stored : jobs)
            m_ids[nameOf(stored.result->spec.device)].insert(stored.result->spec.device.id);
    }

    std::string keyOf(const backend::DeviceInfo& device) const
    {
        const auto name = nameOf(device);
        const auto ids = m_ids.find(name);
        const bool several = ids != m_ids.end() && ids->second.size() > 1;
        return several ? fmt::format("{} {}", name, device.id) : name;
    }

private:
    static std::string nameOf(const backend::DeviceInfo& device)
    {
        return fmt::format("{} {}", data::nameOf(device.backend), device.name);
    }

    std::map<std::string, std::set<std::string>> m_ids;
};

MatchKey keyOf(const job::JobSpec& spec, const DeviceNames& devices)
{
    const auto search = spec.search.value_or(job::SearchOptions{});
    return {devices.keyOf(spec.device),
            spec.algorithm,
            spec.merge,
            spec.parameters,
            spec.generator,
            spec.seed,
            spec.direction,
            {spec.search.has_value(), search.keys, search.hitRatio, search.sortedKeys},
            spec.size,
            spec.transfer,
            spec.launch};
}

/// The jobs that count, by their keys; `order` has the keys in the order of the jobs.
std::map<MatchKey, ResultPointer> byKey(const ComparedSet& set, std::vector<MatchKey>& order)
{
    const DeviceNames devices(set.jobs);
    std::map<MatchKey, ResultPointer> jobs;
    for (const auto& stored : set.jobs) {
        if (!stored.finished || stored.replacedBy)
            continue;
        auto key = keyOf(stored.result->spec, devices);
        if (jobs.insert_or_assign(key, stored.result).second)
            order.push_back(std::move(key));
    }
    return jobs;
}

std::string whyNoFigures(std::string_view side, const JobResult& result, const CompareOptions& options)
{
    if (result.status != job::Status::Ok)
        return fmt::format("{} is {}: {}", side, data::nameOf(result.status), result.reason);
    return fmt::format("{} has no {}", side, data::nameOf(options.metric));
}

bool isHostTime(job::Metric metric)
{
    return metric == job::Metric::Wall || metric == job::Metric::EndToEnd;
}

/// Fills the ratio, its interval and the verdict of a pair that has figures.
void judge(ComparedPair& pair, const CompareOptions& options)
{
    if (pair.statisticsA->median <= 0 || pair.statisticsB->median <= 0) {
        pair.reason = "a median is not above zero";
        return;
    }
    pair.ratio = pair.statisticsB->median / pair.statisticsA->median;
    const auto a = measure::medianInterval(job::valuesOf(*pair.a, options.metric), kConfidenceOfEach);
    const auto b = measure::medianInterval(job::valuesOf(*pair.b, options.metric), kConfidenceOfEach);
    if (!a || !b || a->low <= 0) {
        pair.verdict = Verdict::Ambiguous;
        pair.reason = "under seven samples give no interval";
        return;
    }
    pair.ratioInterval = measure::Interval{b->low / a->high, b->high / a->low};
    pair.verdict = measure::verdictOn(*pair.ratioInterval, options.margin);
}

/// As judge(), by the ratios of the samples that belong together.
void judgePairwise(ComparedPair& pair, const CompareOptions& options)
{
    const auto ratios = measure::pairedRatios(job::valuesOf(*pair.a, options.metric),
                                              job::valuesOf(*pair.b, options.metric), options.margin);
    if (!ratios) {
        pair.reason = "the samples do not make pairs of figures above zero";
        return;
    }
    pair.ratio = ratios->median;
    pair.ratioInterval = ratios->interval;
    pair.verdict = ratios->verdict;
    if (!ratios->interval)
        pair.reason = "under six pairs of samples give no interval";
}

ComparedPair comparedPair(const ResultPointer& a, const ResultPointer& b, const CompareOptions& options,
                          bool interleaved = false)
{
    ComparedPair pair{.a = a,
                      .b = b,
                      .statisticsA = job::summarise(*a, options.metric),
                      .statisticsB = job::summarise(*b, options.metric),
                      .interleaved = interleaved};
    if (!pair.statisticsA)
        pair.reason = whyNoFigures("A", *a, options);
    else if (!pair.statisticsB)
        pair.reason = whyNoFigures("B", *b, options);
    else if (!isHostTime(options.metric) && a->spec.device.clock != b->spec.device.clock)
        pair.reason = fmt::format("A was timed by {} and B by {}", data::nameOf(a->spec.device.clock),
                                  data::nameOf(b->spec.device.clock));
    else if (interleaved)
        judgePairwise(pair, options);
    else
        judge(pair, options);
    return pair;
}

} // namespace

ComparisonReport compare(const ComparedSet& a, const ComparedSet& b, const CompareOptions& options)
{
    ComparisonReport report{.nameA = a.name, .nameB = b.name, .options = options};
    report.differences = environmentDifferences(a, b);
    std::vector<MatchKey> orderA;
    std::vector<MatchKey> orderB;
    const auto jobsA = byKey(a, orderA);
    const auto jobsB = byKey(b, orderB);
    for (const auto& key : orderA) {
        const auto& result = jobsA.at(key);
        if (const auto other = jobsB.find(key); other != jobsB.end())
            report.pairs.push_back(comparedPair(result, other->second, options));
        else
            report.onlyInA.push_back(result);
    }
    for (const auto& key : orderB) {
        if (!jobsA.contains(key))
            report.onlyInB.push_back(jobsB.at(key));
    }
    return report;
}

std::vector<ComparedPair> interleavedPairs(const std::vector<ResultPointer>& results,
                                           const CompareOptions& options)
{
    std::vector<std::vector<ResultPointer>> groups;
    for (const auto& result : results) {
        const auto group = std::find_if(groups.begin(), groups.end(), [&](const auto& known) {
            return job::sameWork(known.front()->spec, result->spec);
        });
        if (group == groups.end())
            groups.push_back({result});
        else
            group->push_back(result);
    }
    std::vector<ComparedPair> pairs;
    for (const auto& group : groups) {
        if (group.size() == 2)
            pairs.push_back(comparedPair(group.front(), group.back(), options, true));
    }
    return pairs;
}

} // namespace sortscope::session
