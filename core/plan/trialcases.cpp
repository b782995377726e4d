// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/trialcases.h"

#include "core/plan/conformance.h"
#include "core/plan/kernelbuild.h"
#include "core/plan/timeneed.h"

#include <algorithm>
#include <map>
#include <utility>

namespace sortscope::plan {

std::vector<results::JobSpec> trialCases(const backend::Inventory& inventory, const std::string& device,
                                         const std::string& algorithm)
{
    const auto suite = conformanceJobs(inventory, {device}, {algorithm}, ConformanceScope::Quick);
    std::map<KernelBuild, std::size_t> builds;
    for (const auto& spec : suite)
        ++builds[buildOf(spec)];
    std::vector<std::pair<double, const results::JobSpec*>> order;
    for (const auto& spec : suite) {
        const auto share = kBuildNs / static_cast<double>(builds.at(buildOf(spec)));
        order.emplace_back(static_cast<double>(likelyCheckTime(spec).count()) + share, &spec);
    }
    std::ranges::stable_sort(order, {}, [](const auto& one) { return one.first; });
    std::vector<results::JobSpec> cases;
    for (const auto& [ns, spec] : order) {
        cases.push_back(*spec);
        cases.back().id = static_cast<results::JobId>(cases.size());
    }
    return cases;
}

std::chrono::nanoseconds trialCasesTime(const backend::DeviceInfo& device)
{
    return device.sharesHostMemory ? std::chrono::seconds(6) : std::chrono::seconds(3);
}

} // namespace sortscope::plan
