// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/baseline.h"

namespace sortscope::cli {
namespace {

std::optional<double> wallMedian(const job::JobResult& result)
{
    const auto wall = job::summarise(result, job::Metric::Wall);
    if (!wall || wall->median <= 0)
        return std::nullopt;
    return wall->median;
}

} // namespace

CpuBaselines::CpuBaselines(session::Results results)
{
    for (const auto& result : results) {
        if (result->spec.device.backend != backend::BackendKind::Cpu)
            continue;
        const auto wall = wallMedian(*result);
        if (!wall)
            continue;
        const Fastest candidate{result.get(), *wall};
        const auto [place, added] = m_fastest.emplace(workloadOf(result->spec), candidate);
        if (!added && candidate.wallNs < place->second.wallNs)
            place->second = candidate;
    }
}

std::optional<Comparison> CpuBaselines::compare(const job::JobResult& result) const
{
    const auto place = m_fastest.find(workloadOf(result.spec));
    const auto wall = wallMedian(result);
    if (place == m_fastest.end() || !wall)
        return std::nullopt;
    return Comparison{place->second.result, place->second.wallNs / *wall};
}

CpuBaselines::Workload CpuBaselines::workloadOf(const job::JobSpec& spec)
{
    const auto search = spec.search.value_or(job::SearchOptions{});
    return {spec.search.has_value(), spec.generator,   spec.size, spec.direction, spec.seed, search.keys,
            search.hitRatio,         search.sortedKeys};
}

} // namespace sortscope::cli
