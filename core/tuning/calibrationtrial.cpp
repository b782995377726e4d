// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/calibrationtrial.h"

#include "core/backend/device.h"
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

/// Returns the plan of a replicate of the standard preset, but with an end: a trial is short.
measure::SamplingPlan samplingPlan()
{
    auto plan = measure::planFor(measure::Preset::Standard);
    plan.replicates = kTrialProcesses;
    plan.minimumTime = kTrialProcesses * 200ms;
    plan.timeLimit = kTrialProcesses * 500ms;
    return plan;
}

/// Returns the medians of the replicates, corrected for a changing clock of the processor: compare() allows
/// for that by itself.
std::vector<double> mediansAtOneClock(const results::JobResult& result, results::Metric metric)
{
    auto medians = measure::mediansOf(results::replicateValuesOf(result, metric));
    const auto usual = results::interferenceOf(result).paceNs;
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
    return measure::tellableShare(mediansAtOneClock(result, metric), replicates);
}

} // namespace

plan::Plan trialPlan(const backend::Inventory& inventory, const std::vector<std::string>& devices)
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
    request.sizes = {kSmall, kLarge};
    request.sampling = samplingPlan();
    auto jobs = expand(request, inventory);
    return {request, std::move(jobs)};
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
