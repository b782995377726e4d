// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/cpubaselines.h"

#include "core/results/row/jobresult.h"

namespace sortscope::results {
namespace {

std::optional<double> wallMedian(const JobResult& result)
{
    const auto wall = summarise(result, Metric::Wall);
    if (!wall || wall->median <= 0)
        return std::nullopt;
    return wall->median;
}

} // namespace

CpuBaselines::CpuBaselines(ResultSpan results)
{
    for (const auto& result : results) {
        if (result->spec.device.backend != backend::BackendKind::Cpu)
            continue;
        const auto wall = wallMedian(*result);
        if (!wall)
            continue;
        const Fastest candidate{result, *wall};
        const auto [place, added] = m_fastest.emplace(keyOf(result->spec), candidate);
        if (!added && candidate.wallNs < place->second.wallNs)
            place->second = candidate;
    }
}

std::optional<CpuSpeedUp> CpuBaselines::speedUpOf(const JobResult& result) const
{
    const auto place = m_fastest.find(keyOf(result.spec));
    const auto wall = wallMedian(result);
    if (place == m_fastest.end() || !wall)
        return std::nullopt;
    return CpuSpeedUp{place->second.result, place->second.wallNs / *wall};
}

ResultPointer CpuBaselines::fastest(const JobSpec& spec) const
{
    const auto place = m_fastest.find(keyOf(spec));
    return place == m_fastest.end() ? nullptr : place->second.result;
}

CpuBaselines::Key CpuBaselines::keyOf(const JobSpec& spec)
{
    return {spec.device.node.value_or(""), spec.workload};
}

} // namespace sortscope::results
