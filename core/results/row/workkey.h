// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/resultpointer.h"
#include "core/results/row/variant.h"
#include "core/results/row/workload.h"

#include <algorithm>
#include <compare>
#include <functional>
#include <span>
#include <vector>

namespace sortscope::results {

struct JobSpec;
struct StoredJob;

/// The facts that must be equal in two jobs that are compared, wherever they ran.
struct WorkKey {
    Variant asked;
    /// The variant with tuning; left empty where that does not matter.
    Variant run;
    Workload workload;

    auto operator<=>(const WorkKey&) const = default;
};

WorkKey workAsAsked(const JobSpec& spec);
WorkKey workAsRun(const JobSpec& spec);
/// The work as it was asked for, without the parameters that are the defaults of its device: equal for one
/// request on devices with defaults of their own.
WorkKey workButDefaults(const JobSpec& spec);

/// Groups jobs that do the same work on one machine, in the order of their first jobs; `specOf` returns the
/// JobSpec of a job.
template <typename Job, typename SpecOf = std::identity>
std::vector<std::vector<Job>> byWork(const std::vector<Job>& jobs, SpecOf specOf = {})
{
    std::vector<std::vector<Job>> groups;
    for (const auto& job : jobs) {
        const auto& spec = specOf(job);
        const auto group = std::ranges::find_if(groups, [&](const auto& known) {
            const auto& first = specOf(known.front());
            return first.workload == spec.workload && first.device.node == spec.device.node;
        });
        if (group == groups.end())
            groups.push_back({job});
        else
            group->push_back(job);
    }
    return groups;
}

/// The jobs of a set that count, in their order: planned and replaced ones are left out, and among jobs that
/// ran alike on the same device the last one stands in the first one's place.
std::vector<ResultPointer> jobsThatCount(std::span<const StoredJob> jobs);

} // namespace sortscope::results
