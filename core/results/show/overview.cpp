// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/show/overview.h"

#include "core/backend/processor.h"
#include "core/results/row/jobresult.h"
#include "core/results/show/overviewfindings.h"

#include <algorithm>
#include <set>
#include <utility>

namespace sortscope::results {
namespace {

std::optional<BestRow> bestRow(const ResultPointer& result, std::vector<ResultPointer> asFast)
{
    const auto wall = result ? medianOf(*result, Metric::Wall) : std::nullopt;
    return wall ? std::optional(BestRow{result, *wall, std::move(asFast)}) : std::nullopt;
}

/// Returns the fastest row at the largest size of one side.
std::optional<BestRow> bestAlone(const std::vector<ResultPointer>& results, bool processor)
{
    std::size_t largest = 0;
    std::vector<ResultPointer> side;
    for (const auto& result : results) {
        const auto size = result->spec.workload.size;
        if (backend::isProcessor(result->spec.device) != processor || size < largest)
            continue;
        if (size > largest)
            side.clear();
        largest = size;
        side.push_back(result);
    }
    const auto fastest = fastestOf(side, Metric::Wall);
    return bestRow(fastest, asFastAs(fastest, side, Metric::Wall));
}

/// Returns the answers that reach the largest size; among equal ones those of the newest job.
GpuAgainstCpu longestReaching(const std::vector<ResultPointer>& results)
{
    auto all = gpuAgainstCpu(results);
    const auto found = std::ranges::max_element(all, {}, [](const GpuAgainstCpu& answers) {
        const auto& last = answers.resident.back();
        return std::pair(last.size, last.gpu->spec.id);
    });
    return found == all.end() ? GpuAgainstCpu() : std::move(*found);
}

void compareSides(Overview& overview, const std::vector<ResultPointer>& results)
{
    overview.answers = longestReaching(results);
    const auto& resident = overview.answers.resident;
    if (resident.empty()) {
        overview.gpu = bestAlone(results, false);
        overview.cpu = bestAlone(results, true);
        return;
    }
    overview.gpu = bestRow(resident.back().gpu, resident.back().gpusAsFast);
    overview.cpu = bestRow(resident.back().cpu, resident.back().cpusAsFast);
    overview.resident = crossoverOf(resident);
    overview.roundTrip = crossoverOf(overview.answers.roundTrip);
}

std::vector<ResultPointer> verifiedOf(std::span<const OverviewJob> jobs)
{
    std::vector<ResultPointer> verified;
    for (const auto& job : jobs) {
        if (job.result->verified())
            verified.push_back(job.result);
    }
    return verified;
}

} // namespace

Phases phasesOf(const JobResult& result)
{
    Phases phases{.upload = medianOf(result, Metric::Upload),
                  .kernels = medianOf(result, Metric::KernelSum),
                  .gaps = {},
                  .download = medianOf(result, Metric::Download)};
    if (!phases.kernels)
        phases.kernels = medianOf(result, Metric::DeviceSpan);
    const auto wall = medianOf(result, Metric::Wall);
    // The difference of two clocks: if they disagree, the kernels may seem to take longer than the run.
    if (wall && phases.kernels)
        phases.gaps = std::max(0.0, *wall - *phases.kernels);
    return phases;
}

Overview overviewOf(std::span<const OverviewJob> jobs)
{
    Overview overview;
    overview.jobs = jobs.size();
    if (jobs.empty())
        return overview;
    compareSides(overview, verifiedOf(jobs));
    overview.findings = findingsOf(jobs);
    std::set<DeviceKey> known;
    for (const auto& job : jobs) {
        const auto& device = job.result->spec.device;
        if (known.insert(deviceKey(device)).second)
            overview.devices.push_back(device);
    }
    overview.environment = jobs.back().environment;
    return overview;
}

} // namespace sortscope::results
