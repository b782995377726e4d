// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/json/jsonfields.h"
#include "core/results/row/environment.h"
#include "core/session/columns.h"

namespace sortscope::session {

// One function per struct: visit(column, member) for every member that is a column of the struct's table.
// Structs whose columns have the names of their JSON keys have their function in
// core/results/json/jsonfields.h. Each takes its struct apart with structured bindings, so that a member
// added to the struct fails to compile here instead of being lost silently: give it a column in schema.cpp,
// and name it in docs/session-format.md.

/// Visits everything except the node, which is the run's.
template <typename Visit, typename D>
void deviceFields(Visit& visit, D& device)
{
    auto& [id, node, name, backend, platform, number, vendor, driverVersion, apiVersion, uuid, pciId,
           globalMemory, maxAllocation, localMemory, maxWorkGroupSize, computeUnits, threads,
           timerResolutionNs, clock, sharesHostMemory, transferModes, launchModes] = device;
    visit("device", id);
    visit("name", name);
    visit("backend", backend);
    visit("platform", platform);
    visit("vendor", vendor);
    visit("driver_version", driverVersion);
    visit("api_version", apiVersion);
    visit("uuid", uuid);
    visit("pci_id", pciId);
    visit("global_memory", globalMemory);
    visit("max_allocation", maxAllocation);
    visit("local_memory", localMemory);
    visit("max_work_group_size", maxWorkGroupSize);
    visit("compute_units", computeUnits);
    visit("threads", threads);
    visit("timer_resolution_ns", timerResolutionNs);
    visit("clock", clock);
    visit("shares_host_memory", sharesHostMemory);
    visit("transfer_modes", transferModes);
    visit("launch_modes", launchModes);
    visit("number", number);
}

template <typename Visit, typename P>
void planFields(Visit& visit, P& plan)
{
    auto& [warmUpRuns, warmUpTime, warmUpCap, replicates, minimumSamples, maximumSamples, minimumTime,
           timeLimit, targetNoise] = plan;
    visit("plan_warm_up_runs", warmUpRuns);
    visit("plan_warm_up_time_ns", warmUpTime);
    visit("plan_warm_up_cap_ns", warmUpCap);
    visit("plan_minimum_samples", minimumSamples);
    visit("plan_maximum_samples", maximumSamples);
    visit("plan_time_limit_ns", timeLimit);
    visit("plan_target_noise", targetNoise);
    visit("plan_replicates", replicates);
    visit("plan_minimum_time_ns", minimumTime);
}

/// Three columns, which are all empty for sorts.
struct SearchCells {
    std::optional<std::size_t> keys;
    std::optional<double> hitRatio;
    std::optional<bool> sortedKeys;
};

SearchCells searchCells(const std::optional<results::SearchOptions>& search);
/// Throws BadContent if the cells are partly empty.
std::optional<results::SearchOptions> searchOptions(const SearchCells& cells);

template <typename Visit, typename S>
void searchFields(Visit& visit, S& search)
{
    auto cells = searchCells(search);
    visit("search_keys", cells.keys);
    visit("search_hit_ratio", cells.hitRatio);
    visit("search_sorted_keys", cells.sortedKeys);
    if constexpr (!std::is_const_v<S>)
        search = searchOptions(cells);
}

/// Visits the date of tuning; the parameters without tuning stand beside the tuned ones in another table.
template <typename Visit, typename T>
void tuningFields(Visit& visit, T& tuning)
{
    auto date = tuning ? std::optional(tuning->date) : std::nullopt;
    visit("tuned", date);
    if constexpr (!std::is_const_v<T>) {
        if (date)
            tuning.emplace().date = *date;
    }
}

/// Visits everything except the id, the device, the parameters and the calibration, which are rows of other
/// tables.
template <typename Visit, typename S>
void specFields(Visit& visit, S& spec)
{
    auto& [id, device, workload, variant, sampling, deviceClock, unsupported, calibration, tuning] = spec;
    auto& [generator, size, seed, direction, key, values, search] = workload;
    auto& [algorithm, merge, parameters, transfer, launch, deviceState, cache] = variant;
    visit("algorithm", algorithm);
    visit("merge", merge);
    visit("generator", generator);
    visit("size", size);
    visit("direction", direction);
    visit("transfer", transfer);
    visit("launch", launch);
    searchFields(visit, search);
    planFields(visit, sampling);
    visit("seed", seed);
    visit("unsupported", unsupported);
    visit("key_type", key);
    visit("value_type", values);
    visit("device_state", deviceState);
    visit("cache", cache);
    visit("wanted_device_clock", deviceClock);
    tuningFields(visit, tuning);
}

/// Visits everything except the spec, the warnings, the floors, the sources and the replicates, which are
/// rows of other tables.
template <typename Visit, typename R>
void outcomeFields(Visit& visit, R& result)
{
    auto& [spec, status, reason, firstBadIndex, verifiedRuns, replicates, stopReason, warnings, floors,
           paddedLength, busyComputeUnits, passesRun, sources] = result;
    visit("status", status);
    visit("reason", reason);
    visit("first_bad_index", firstBadIndex);
    visit("verified_runs", verifiedRuns);
    visit("stop_reason", stopReason);
    visit("padded_size", paddedLength);
    visit("busy_compute_units", busyComputeUnits);
    visit("passes_run", passesRun);
}

/// Visits the members of the preparation and of the replicate; samples are rows of another table.
template <typename Visit, typename R>
void replicateFields(Visit& visit, R& replicate)
{
    auto& [preparation, samples, kernelNetNs, interference] = replicate;
    results::fields(visit, preparation);
    visit("kernel_net_ns", kernelNetNs);
    results::fields(visit, interference);
}

/// Returns the names that one of the functions above visits.
template <typename T>
ColumnNames namesOf(void (*fields)(ColumnNames&, const T&))
{
    const T any{};
    ColumnNames names;
    fields(names, any);
    return names;
}

/// Returns the names for a struct whose columns have the names of its JSON keys.
template <typename T>
const ColumnNames& columnsOf()
{
    static const auto names = namesOf<T>(results::fields<ColumnNames, const T>);
    return names;
}

} // namespace sortscope::session
