// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/show/overview.h"

#include "core/results/compare/cpubaselines.h"
#include "core/results/row/jobresult.h"
#include "core/results/show/overviewfindings.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace sortscope::results {
namespace {

/// A machine and a work of any size.
CpuBaselines::Key placeOf(const JobSpec& spec)
{
    auto place = CpuBaselines::keyOf(spec);
    place.workload.size = 0;
    return place;
}

struct Compared {
    ResultPointer gpu;
    CpuSpeedUp speedUp;
};

/// The comparisons by size.
using Sweep = std::map<std::size_t, Compared>;

bool onCpu(const JobResult& result)
{
    return result.spec.device.backend == backend::BackendKind::Cpu;
}

std::map<CpuBaselines::Key, Sweep> fastestGpus(const std::vector<ResultPointer>& results)
{
    const CpuBaselines baselines(results);
    std::map<CpuBaselines::Key, Sweep> sweeps;
    for (const auto& result : results) {
        if (onCpu(*result))
            continue;
        const auto speedUp = baselines.speedUpOf(*result);
        if (!speedUp)
            continue;
        const Compared compared{result, *speedUp};
        const auto [known, added] =
            sweeps[placeOf(result->spec)].try_emplace(result->spec.workload.size, compared);
        if (!added && known->second.speedUp.factor < speedUp->factor)
            known->second = compared;
    }
    return sweeps;
}

/// Returns the sweep with the largest size; among equal ones the one with the newest job.
const Sweep* longestReaching(const std::map<CpuBaselines::Key, Sweep>& sweeps)
{
    const Sweep* found = nullptr;
    const auto reach = [](const Sweep& sweep) {
        const auto& [size, last] = *sweep.rbegin();
        return std::pair(size, last.gpu->spec.id);
    };
    for (const auto& [place, sweep] : sweeps) {
        if (found == nullptr || reach(sweep) > reach(*found))
            found = &sweep;
    }
    return found;
}

std::optional<BestRow> bestRow(const ResultPointer& result)
{
    const auto wall = summarise(*result, Metric::Wall);
    return wall ? std::optional(BestRow{result, wall->median}) : std::nullopt;
}

/// Returns the fastest row at the largest size of one side.
std::optional<BestRow> bestAlone(const std::vector<ResultPointer>& results, bool cpu)
{
    std::size_t largest = 0;
    for (const auto& result : results) {
        if (onCpu(*result) == cpu)
            largest = std::max(largest, result->spec.workload.size);
    }
    std::optional<BestRow> best;
    for (const auto& result : results) {
        if (onCpu(*result) != cpu || result->spec.workload.size != largest)
            continue;
        const auto row = bestRow(result);
        if (row && (!best || row->wallNs < best->wallNs))
            best = row;
    }
    return best;
}

void findCrossover(Overview& overview)
{
    using measure::Verdict;
    std::vector<SizeComparison> medians;
    for (const auto& [size, factor] : overview.speedUps)
        medians.push_back(
            {.size = size, .ratio = 1 / factor, .verdict = factor >= 1 ? Verdict::Faster : Verdict::Slower});
    const auto found = crossoverOf(medians);
    const bool onlyAtSmallerSizes = found.kind == CrossoverKind::Never && found.severalChanges;
    overview.crossover = onlyAtSmallerSizes ? CrossoverKind::Uncertain : found.kind;
    overview.crossoverSize = found.estimate;
}

void compareSides(Overview& overview, const std::vector<ResultPointer>& results)
{
    const auto sweeps = fastestGpus(results);
    const auto* const sweep = longestReaching(sweeps);
    if (sweep == nullptr) {
        overview.gpu = bestAlone(results, false);
        overview.cpu = bestAlone(results, true);
        return;
    }
    const auto& last = sweep->rbegin()->second;
    overview.gpu = bestRow(last.gpu);
    overview.cpu = bestRow(last.speedUp.baseline);
    overview.factor = last.speedUp.factor;
    for (const auto& [size, compared] : *sweep)
        overview.speedUps.push_back({size, compared.speedUp.factor});
    findCrossover(overview);
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
