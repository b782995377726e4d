// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/environment.h"
#include "core/results/jobresult.h"
#include "core/session/columns.h"

namespace sortscope::session {

// One function a struct: visit(column, member) for every member that is a column of the struct's table. Each
// takes its struct apart with structured bindings, so that a member added to the struct fails to compile here
// instead of being lost silently: give it a column in schema.cpp, and name it in docs/session-format.md.

template <typename Visit, typename E>
void environmentFields(Visit& visit, E& environment)
{
    auto& [programVersion, gitRevision, node, os, kernel, cpuModel, governor, threads, date] = environment;
    visit("program_version", programVersion);
    visit("git_revision", gitRevision);
    visit("node", node);
    visit("os", os);
    visit("kernel", kernel);
    visit("cpu_model", cpuModel);
    visit("cpu_governor", governor);
    visit("cpu_threads", threads);
    visit("date", date);
}

/// Everything but the node, which is the run's.
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
    auto& [warmUpRuns, warmUpTime, warmUpCap, minimumSamples, maximumSamples, timeLimit, targetNoise] = plan;
    visit("plan_warm_up_runs", warmUpRuns);
    visit("plan_warm_up_time_ns", warmUpTime);
    visit("plan_warm_up_cap_ns", warmUpCap);
    visit("plan_minimum_samples", minimumSamples);
    visit("plan_maximum_samples", maximumSamples);
    visit("plan_time_limit_ns", timeLimit);
    visit("plan_target_noise", targetNoise);
}

/// Three columns that are all empty for sorts.
struct SearchCells {
    std::optional<std::size_t> keys;
    std::optional<double> hitRatio;
    std::optional<bool> sortedKeys;
};

SearchCells searchCells(const std::optional<results::SearchOptions>& search);
/// Throws BadContent where the cells are partly empty.
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

/// Everything but the id, the device and the parameters, which are rows of other tables.
template <typename Visit, typename S>
void specFields(Visit& visit, S& spec)
{
    auto& [id, device, workload, variant, sampling, unsupported] = spec;
    auto& [generator, size, seed, direction, key, values, search] = workload;
    auto& [algorithm, merge, parameters, transfer, launch] = variant;
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
}

/// Everything but the spec, the warnings, the floors, the sources and the replicates, which are rows of other
/// tables.
template <typename Visit, typename R>
void outcomeFields(Visit& visit, R& result)
{
    auto& [spec, status, reason, firstBadIndex, verifiedRuns, replicates, stopReason, warnings, floors,
           paddedLength, busyComputeUnits, sources] = result;
    visit("status", status);
    visit("reason", reason);
    visit("first_bad_index", firstBadIndex);
    visit("verified_runs", verifiedRuns);
    visit("stop_reason", stopReason);
    visit("padded_size", paddedLength);
    visit("busy_compute_units", busyComputeUnits);
}

template <typename Visit, typename F>
void floorFields(Visit& visit, F& floor)
{
    auto& [clock, medianNs, madNs, launches] = floor;
    visit("clock", clock);
    visit("median_ns", medianNs);
    visit("mad_ns", madNs);
    visit("launches", launches);
}

template <typename Visit, typename S>
void sourceFields(Visit& visit, S& source)
{
    auto& [file, origin, hash, options] = source;
    visit("file", file);
    visit("origin", origin);
    visit("hash", hash);
    visit("options", options);
}

/// Everything but the first run, which is a row of the table of samples.
template <typename Visit, typename P>
void preparationFields(Visit& visit, P& preparation)
{
    auto& [generateNs, prepareNs, allocateNs, firstRun, warmUpRuns] = preparation;
    visit("generate_ns", generateNs);
    visit("prepare_ns", prepareNs);
    visit("allocate_ns", allocateNs);
    visit("warm_up_runs", warmUpRuns);
}

/// Everything but the commands.
template <typename Visit, typename S>
void sampleFields(Visit& visit, S& sample)
{
    auto& [commands, wallNs, endToEndNs, kernelSumNs, deviceSpanNs, gapsNs, uploadNs, downloadNs, launches,
           smClockBeforeMhz, smClockAfterMhz, throttles] = sample;
    visit("wall_ns", wallNs);
    visit("end_to_end_ns", endToEndNs);
    visit("kernel_sum_ns", kernelSumNs);
    visit("device_span_ns", deviceSpanNs);
    visit("gaps_ns", gapsNs);
    visit("upload_ns", uploadNs);
    visit("download_ns", downloadNs);
    visit("launches", launches);
    visit("sm_clock_before_mhz", smClockBeforeMhz);
    visit("sm_clock_after_mhz", smClockAfterMhz);
    visit("throttles", throttles);
}

/// The names that one of the functions above visits.
template <typename T>
ColumnNames namesOf(void (*fields)(ColumnNames&, const T&))
{
    const T any{};
    ColumnNames names;
    fields(names, any);
    return names;
}

} // namespace sortscope::session
