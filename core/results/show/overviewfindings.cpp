// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/show/overviewfindings.h"

#include "core/results/compare/slowopponents.h"
#include "core/results/judge/quality.h"
#include "core/results/row/jobresult.h"

#include <algorithm>
#include <map>
#include <utility>

namespace sortscope::results {
namespace {

bool isPoor(const JobResult& result)
{
    const auto judgement = qualityOf(result);
    return judgement && judgement->quality == Quality::Poor;
}

bool warned(const JobResult& result, Warning warning)
{
    return std::ranges::find(result.warnings, warning) != result.warnings.end();
}

class Counts {
public:
    void add(FindingKind kind, JobId job)
    {
        auto& finding = m_findings.try_emplace(kind, Finding{.kind = kind}).first->second;
        ++finding.count;
        finding.jobs.push_back(job);
    }

    void addPoor(const JobResult& result)
    {
        add(FindingKind::Poor, result.spec.id);
        const auto judgement = qualityOf(result);
        if (judgement && !judgement->reasons.empty())
            ++m_flaws[judgement->reasons.front().flaw];
    }

    void add(Finding finding) { m_findings.insert_or_assign(finding.kind, std::move(finding)); }

    std::vector<Finding> take() const
    {
        std::vector<Finding> findings;
        for (const auto& [kind, finding] : m_findings) {
            findings.push_back(finding);
            if (kind == FindingKind::Poor && !m_flaws.empty())
                findings.back().mostly = std::ranges::max_element(m_flaws, {}, [](const auto& flaw) {
                                             return flaw.second;
                                         })->first;
        }
        return findings;
    }

private:
    std::map<FindingKind, Finding> m_findings;
    /// How many poor rows have which reason as their worst one.
    std::map<Flaw, std::size_t> m_flaws;
};

void countJob(Counts& counts, const JobResult& result)
{
    const auto id = result.spec.id;
    if (result.status == Status::Failed)
        counts.add(FindingKind::Failed, id);
    if (result.status != Status::Ok)
        return;
    const bool nearFloor = warned(result, Warning::NearFloor);
    const bool missing = warned(result, Warning::ReplicatesMissing);
    if (nearFloor)
        counts.add(FindingKind::NearFloor, id);
    if (missing)
        counts.add(FindingKind::ReplicatesMissing, id);
    if (isPoor(result))
        counts.addPoor(result);
    else if (isDoubtful(result) && !nearFloor && !missing) // those two have findings of their own
        counts.add(FindingKind::Doubtful, id);
}

/// Compares the newest run with all runs before it.
void compareRuns(Counts& counts, std::span<const OverviewJob> jobs)
{
    constexpr RunId kBefore = 1;
    constexpr RunId kNewest = 2;
    const auto& newest = jobs.back().environment;
    ComparedSet before;
    ComparedSet now;
    const Environment* last = nullptr;
    for (const auto& job : jobs) {
        if (!job.environment)
            continue;
        auto& set = job.environment == newest ? now : before;
        const auto run = job.environment == newest ? kNewest : kBefore;
        if (job.environment.get() != last)
            set.runs.push_back({.id = run, .environment = *job.environment});
        last = job.environment.get();
        set.jobs.push_back({.run = run, .finished = true, .result = job.result});
    }
    if (before.jobs.empty() || now.jobs.empty())
        return;
    auto differences = environmentDifferences(before, now);
    if (differences.empty())
        return;
    const auto count = differences.size();
    counts.add({.kind = FindingKind::EnvironmentDiffers,
                .count = count,
                .jobs = {now.jobs.front().result->spec.id},
                .differences = std::move(differences)});
}

} // namespace

std::vector<Finding> findingsOf(std::span<const OverviewJob> jobs)
{
    Counts counts;
    std::vector<ResultPointer> results;
    for (const auto& job : jobs) {
        if (!job.atWork)
            countJob(counts, *job.result);
        results.push_back(job.result);
    }
    for (const auto& slow : slowOpponents(results))
        counts.add(FindingKind::SlowOpponent, slow.row->spec.id);
    if (!jobs.empty())
        compareRuns(counts, jobs);
    return counts.take();
}

} // namespace sortscope::results
