// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/compare/slowopponents.h"

#include "core/algorithms/opponents.h"
#include "core/results/compare/cpubaselines.h"
#include "core/results/judge/quality.h"
#include "core/results/row/jobresult.h"

#include <map>
#include <string>
#include <tuple>
#include <utility>

namespace sortscope::results {
namespace {

/// The work, the threads, and the algorithm.
using Key = std::tuple<CpuBaselines::Key, std::string, std::string>;

Key keyOf(const JobSpec& spec, std::string_view algorithm)
{
    const auto threads = spec.variant.parameters.find("threads");
    return {CpuBaselines::keyOf(spec),
            threads == spec.variant.parameters.end() ? "" : algorithms::toText(threads->second),
            std::string(algorithm)};
}

/// The median of a processor's row that can be compared.
std::optional<double> comparableWall(const JobResult& result)
{
    const auto judgement = qualityOf(result);
    if (result.spec.device.backend != backend::BackendKind::Cpu || !result.verified()
        || (judgement && judgement->quality == Quality::Poor))
        return std::nullopt;
    return medianOf(result, Metric::Wall);
}

} // namespace

std::vector<SlowOpponent> slowOpponents(ResultSpan results)
{
    std::map<Key, std::pair<ResultPointer, double>> fastest;
    for (const auto& result : results) {
        const auto wall = comparableWall(*result);
        if (!wall)
            continue;
        const auto [known, added] =
            fastest.try_emplace(keyOf(result->spec, result->spec.variant.algorithm), result, *wall);
        if (!added && *wall < known->second.second)
            known->second = {result, *wall};
    }
    std::vector<SlowOpponent> slow;
    for (const auto& result : results) {
        const auto beaten = algorithms::expectedToBeat(result->spec.variant.algorithm);
        const auto wall = comparableWall(*result);
        if (beaten.empty() || !wall)
            continue;
        const auto other = fastest.find(keyOf(result->spec, beaten));
        if (other != fastest.end() && *wall > kSlower * other->second.second)
            slow.push_back({result, other->second.first, *wall / other->second.second});
    }
    return slow;
}

} // namespace sortscope::results
