// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/cpubaselines.h"

#include "core/backend/processor.h"
#include "core/results/row/jobresult.h"

namespace sortscope::results {

CpuBaselines::CpuBaselines(ResultSpan results)
    : CpuBaselines(results, [](const ResultPointer& row) { return rankOf(*row, Metric::Wall); })
{}

CpuBaselines::CpuBaselines(ResultSpan results, const WallRank& rank)
{
    for (const auto& result : results) {
        if (!backend::isProcessor(result->spec.device))
            continue;
        const auto found = rank(result);
        if (!found)
            continue;
        const Fastest candidate{result, *found};
        const auto [place, added] = m_fastest.emplace(keyOf(result->spec), candidate);
        if (!added && candidate.rank < place->second.rank)
            place->second = candidate;
    }
}

std::optional<SpeedUp> CpuBaselines::speedUpOf(const JobResult& result, Metric metric) const
{
    return results::speedUpOf(result, metric, fastest(result.spec));
}

ResultPointer CpuBaselines::fastest(const JobSpec& spec) const
{
    const auto place = m_fastest.find(keyOf(spec));
    return place == m_fastest.end() ? nullptr : place->second.result;
}

CpuBaselines::Key CpuBaselines::keyOf(const JobSpec& spec)
{
    return {spec.device.node.value_or(""), spec.workload, spec.variant.cache};
}

} // namespace sortscope::results
