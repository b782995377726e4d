// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/calibrationtrial.h"

#include "core/backend/device.h"
#include "core/measure/betweenruns.h"
#include "core/measure/replicates.h"
#include "core/plan/expand.h"
#include "core/results/row/interference.h"
#include "core/results/row/jobresult.h"

#include <algorithm>

namespace sortscope::tuning {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t kSmall = std::size_t{1} << 14U;
constexpr std::size_t kLarge = std::size_t{1} << 18U;

/// The sizes of a run that is compared with others: 2^10, 1.5 · 2^10, … 1.5 · 2^17.
std::vector<std::size_t> sizesBetweenRuns()
{
    std::vector<std::size_t> sizes;
    for (std::size_t size = std::size_t{1} << 10U; size <= std::size_t{1} << 17U; size *= 2) {
        sizes.push_back(size);
        sizes.push_back(size + size / 2);
    }
    return sizes;
}

/// Returns the plan of a replicate of the standard preset, but with an end: a trial is short.
measure::SamplingPlan samplingPlan()
{
    auto plan = measure::planFor(measure::Preset::Standard);
    plan.replicates = kTrialProcesses;
    plan.minimumTime = kTrialProcesses * 200ms;
    plan.timeLimit = kTrialProcesses * 500ms;
    return plan;
}

/// Returns the medians of the replicates, corrected for a clock of the processor that differed from that of
/// `usualResult`: compare() allows for that by itself.
std::vector<double> mediansAtPaceOf(const results::JobResult& usualResult, const results::JobResult& result,
                                    results::Metric metric)
{
    auto medians = measure::mediansOf(results::replicateValuesOf(result, metric));
    const auto usual = results::interferenceOf(usualResult).paceNs;
    const bool follows = result.spec.device.sharesHostMemory && usual;
    for (std::size_t i = 0; follows && medians.size() == result.replicates.size() && i < medians.size();
         ++i) {
        if (const auto pace = result.replicates[i].interference.paceNs; pace > 0)
            medians[i] *= static_cast<double>(*usual) / static_cast<double>(*pace);
    }
    return medians;
}

/// Returns the smallest difference that two runs of the standard preset can tell.
std::optional<double> marginOf(const results::JobResult& result, results::Metric metric)
{
    if (result.status != results::Status::Ok)
        return std::nullopt;
    static const auto replicates = measure::planFor(measure::Preset::Standard).replicates;
    return measure::tellableShare(mediansAtPaceOf(result, result, metric), replicates);
}

plan::Plan planOf(const backend::Inventory& inventory, const std::vector<std::string>& devices,
                  const std::vector<std::size_t>& sizes, const measure::SamplingPlan& sampling)
{
    plan::RunRequest request;
    request.devices = devices;
    for (const auto& id : devices) {
        const auto device = inventory.find(id);
        const bool processor = device && device->info().backend == backend::BackendKind::Cpu;
        const std::string sort = processor ? "std-sort" : "bitonic";
        if (std::ranges::find(request.algorithms, sort) == request.algorithms.end())
            request.algorithms.push_back(sort);
    }
    request.sizes = sizes;
    request.sampling = sampling;
    auto jobs = expand(request, inventory);
    return {request, std::move(jobs)};
}

/// Returns what each run says of one job, by its place in the plan; empty if a run has no figure of it.
std::vector<measure::Estimate> estimatesOf(std::span<const std::vector<results::ResultPointer>> runs,
                                           std::size_t job, results::Metric metric)
{
    std::vector<measure::Estimate> estimates;
    for (const auto& run : runs) {
        if (run[job]->status != results::Status::Ok)
            return {};
        const auto estimate = measure::estimateOf(mediansAtPaceOf(*runs.front()[job], *run[job], metric));
        if (!estimate)
            return {};
        estimates.push_back(*estimate);
    }
    return estimates;
}

std::optional<double> driftOf(std::span<const std::vector<results::ResultPointer>> runs,
                              results::Metric metric)
{
    std::vector<std::vector<measure::Estimate>> rows;
    for (std::size_t job = 0; !runs.empty() && job < runs.front().size(); ++job) {
        if (auto estimates = estimatesOf(runs, job, metric); !estimates.empty())
            rows.push_back(std::move(estimates));
    }
    return measure::driftBetween(rows);
}

} // namespace

plan::Plan trialPlan(const backend::Inventory& inventory, const std::vector<std::string>& devices)
{
    return planOf(inventory, devices, {kSmall, kLarge}, samplingPlan());
}

plan::Plan planBetweenRuns(const backend::Inventory& inventory, const std::vector<std::string>& devices)
{
    auto sampling = measure::planFor(measure::Preset::Quick);
    sampling.replicates = measure::kFewestReplicates;
    sampling.warmUpCap = 150ms;
    sampling.minimumTime = measure::kFewestReplicates * 20ms;
    sampling.timeLimit = measure::kFewestReplicates * 100ms;
    return planOf(inventory, devices, sizesBetweenRuns(), sampling);
}

void addDrifts(results::Calibration& calibration, std::span<const std::vector<results::ResultPointer>> runs)
{
    calibration.wallDrift = driftOf(runs, results::Metric::Wall);
    calibration.deviceDrift = driftOf(runs, results::Metric::Device);
}

void addMargins(results::Calibration& calibration, results::ResultSpan trial)
{
    for (const auto& result : trial) {
        calibration.wallMargin = std::max(calibration.wallMargin, marginOf(*result, results::Metric::Wall));
        calibration.deviceMargin =
            std::max(calibration.deviceMargin, marginOf(*result, results::Metric::KernelSum));
    }
}

} // namespace sortscope::tuning
