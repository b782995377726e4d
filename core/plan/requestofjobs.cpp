// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/requestofjobs.h"

#include "core/algorithms/catalogue.h"
#include "core/algorithms/parameter.h"

#include <algorithm>
#include <set>
#include <string>

namespace sortscope::plan {
namespace {

/// Adds a value that the axis lacks.
template <typename Value>
void add(std::vector<Value>& axis, const Value& value)
{
    if (std::ranges::find(axis, value) == axis.end())
        axis.push_back(value);
}

/// True if the job would have this value if nobody had asked for one.
bool isUsual(const results::JobSpec& spec, const std::string& id, const algorithms::ParameterValue& value)
{
    const auto* info = algorithms::findAlgorithm(spec.variant.algorithm);
    const auto* parameter = info != nullptr ? info->findParameter(id) : nullptr;
    return parameter != nullptr && parameter->defaultFor(spec.device) == value;
}

void addParameters(RunRequest& request, std::span<const results::JobSpec> jobs)
{
    std::set<std::string> unusual;
    for (const auto& spec : jobs) {
        // Values that tuning chose were not asked for.
        for (const auto& [id, value] : results::askedVariant(spec).parameters) {
            add(request.parameters[id], algorithms::toText(value));
            if (!isUsual(spec, id, value))
                unusual.insert(id);
        }
    }
    std::erase_if(request.parameters, [&](const auto& axis) { return !unusual.contains(axis.first); });
}

/// The values of a mode, or none if each job has the first one that its device offers.
template <typename Mode>
std::vector<Mode> modesOf(std::span<const results::JobSpec> jobs, Mode results::Variant::*mode,
                          std::vector<Mode> backend::DeviceInfo::*offered)
{
    std::vector<Mode> modes;
    bool usual = true;
    for (const auto& spec : jobs) {
        // A processor has one mode, which no request names.
        if (spec.device.backend == backend::BackendKind::Cpu)
            continue;
        add(modes, spec.variant.*mode);
        const auto& first = spec.device.*offered;
        usual = usual && !first.empty() && first.front() == spec.variant.*mode;
    }
    return usual ? std::vector<Mode>() : modes;
}

/// The values of a state, or none if all are warm.
template <typename State>
std::vector<State> statesOf(std::span<const results::JobSpec> jobs, State results::Variant::*state)
{
    std::vector<State> states;
    for (const auto& spec : jobs)
        add(states, spec.variant.*state);
    return states == std::vector{State::Warm} ? std::vector<State>() : states;
}

} // namespace

RunRequest requestOfJobs(std::span<const results::JobSpec> jobs)
{
    const auto& first = jobs.front();
    RunRequest request{.generators = {},
                       .keyTypes = {},
                       .valueTypes = {},
                       .direction = first.workload.direction,
                       .deviceClock = first.deviceClock,
                       .sampling = first.sampling,
                       .seed = first.workload.seed};
    for (const auto& spec : jobs) {
        add(request.devices, spec.device.id);
        add(request.generators, spec.workload.generator);
        add(request.keyTypes, spec.workload.key);
        add(request.valueTypes, spec.workload.values);
        add(request.sizes, spec.workload.size);
        add(request.algorithms, spec.variant.algorithm);
        if (!spec.variant.merge.empty())
            add(request.merges, spec.variant.merge);
    }
    addParameters(request, jobs);
    request.transfers = modesOf(jobs, &results::Variant::transfer, &backend::DeviceInfo::transferModes);
    request.launches = modesOf(jobs, &results::Variant::launch, &backend::DeviceInfo::launchModes);
    request.deviceStates = statesOf(jobs, &results::Variant::deviceState);
    request.caches = statesOf(jobs, &results::Variant::cache);
    const auto search =
        std::ranges::find_if(jobs, [](const auto& spec) { return spec.workload.search.has_value(); });
    if (search != jobs.end())
        request.search = *search->workload.search;
    return request;
}

} // namespace sortscope::plan
