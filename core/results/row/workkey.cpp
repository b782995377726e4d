// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/workkey.h"

#include "core/algorithms/catalogue.h"
#include "core/results/row/jobresult.h"
#include "core/results/row/storedjob.h"

#include <map>
#include <utility>

namespace sortscope::results {

WorkKey workAsAsked(const JobSpec& spec)
{
    return {askedVariant(spec), {}, spec.workload};
}

WorkKey workAsRun(const JobSpec& spec)
{
    return {askedVariant(spec), spec.variant, spec.workload};
}

WorkKey workButDefaults(const JobSpec& spec)
{
    auto work = workAsAsked(spec);
    const auto* algorithm = algorithms::findAlgorithm(spec.variant.algorithm);
    std::erase_if(work.asked.parameters, [&](const auto& parameter) {
        const auto* info = algorithm != nullptr ? algorithm->findParameter(parameter.first) : nullptr;
        return info != nullptr && info->defaultFor(spec.device) == parameter.second;
    });
    return work;
}

std::vector<ResultPointer> jobsThatCount(std::span<const StoredJob> jobs)
{
    std::vector<ResultPointer> counted;
    std::map<std::pair<DeviceKey, WorkKey>, std::size_t> places;
    for (const auto& stored : jobs) {
        if (!stored.finished || stored.replacedBy)
            continue;
        const auto& spec = stored.result->spec;
        const auto [place, added] =
            places.try_emplace({deviceKey(spec.device), workAsRun(spec)}, counted.size());
        if (added)
            counted.push_back(stored.result);
        else
            counted[place->second] = stored.result;
    }
    return counted;
}

} // namespace sortscope::results
