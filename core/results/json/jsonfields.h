// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/command.h"
#include "core/backend/device.h"
#include "core/results/row/jobresult.h"
#include "core/results/row/storedjob.h"

#include <concepts>
#include <type_traits>

namespace sortscope::results {

// One function per struct: visit(key, member) for every member that is in its JSON object, and in its row of
// a session. JsonWriter and JsonReader visit the same members, so that written values can be read. Each
// function takes its struct apart with structured bindings: a member that is added to the struct fails to
// compile here instead of being lost silently.
//
// visit.orNull() is for members whose 0 or empty text stands for "has none", and is null in JSON;
// visit.added() is for members that documents of earlier programs lack.

template <typename T, typename U>
concept Is = std::same_as<std::remove_const_t<T>, U>;

template <typename Visit, Is<backend::Command> C>
void fields(Visit& visit, C& command)
{
    auto& [kind, name, at, globalSize, localSize, bytes, clock, times] = command;
    auto& [stage, pass] = at;
    auto& [queuedNs, submittedNs, startedNs, endedNs] = times;
    visit("kind", kind);
    visit("name", name);
    visit("stage", stage);
    visit("pass", pass);
    visit.orNull("global_size", globalSize);
    visit.orNull("local_size", localSize);
    visit.orNull("bytes", bytes);
    visit("queued_ns", queuedNs);
    visit("submitted_ns", submittedNs);
    visit("started_ns", startedNs);
    visit("ended_ns", endedNs);
    visit("clock", clock);
}

template <typename Visit, Is<Sample> S>
void fields(Visit& visit, S& sample)
{
    auto& [commands, reading, deviceClock, wallNs, endToEndNs, kernelSumNs, deviceSpanNs, gapsNs, uploadNs,
           downloadNs, launches, smClockBeforeMhz, smClockAfterMhz, throttles] = sample;
    visit.added("reading", reading);
    visit.added("device_clock", deviceClock);
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
    visit("commands", commands);
}

template <typename Visit, Is<SearchOptions> S>
void fields(Visit& visit, S& search)
{
    auto& [keys, hitRatio, sortedKeys] = search;
    visit("keys", keys);
    visit("hit_ratio", hitRatio);
    visit("sorted_keys", sortedKeys);
}

template <typename Visit, Is<measure::SamplingPlan> P>
void fields(Visit& visit, P& plan)
{
    auto& [warmUpRuns, warmUpTime, warmUpCap, replicates, minimumSamples, maximumSamples, minimumTime,
           timeLimit, targetNoise] = plan;
    visit("warm_up_runs", warmUpRuns);
    visit("warm_up_time_ns", warmUpTime);
    visit("warm_up_cap_ns", warmUpCap);
    visit("minimum_samples", minimumSamples);
    visit("maximum_samples", maximumSamples);
    visit.added("replicates", replicates);
    visit.added("minimum_time_ns", minimumTime);
    visit("time_limit_ns", timeLimit);
    visit("target_noise", targetNoise);
}

template <typename Visit, Is<Floor> F>
void fields(Visit& visit, F& floor)
{
    auto& [clock, medianNs, madNs, launches, meanNs] = floor;
    visit("clock", clock);
    visit("median_ns", medianNs);
    visit("mad_ns", madNs);
    visit("launches", launches);
    visit.added("mean_ns", meanNs);
}

template <typename Visit, Is<Calibration> C>
void fields(Visit& visit, C& calibration)
{
    auto& [date, copyBytesPerSecond, launchNs, waitedLaunchNs, idleSmClockMhz, loadedSmClockMhz, wallMargin,
           deviceMargin, floors] = calibration;
    visit("date", date);
    visit("copy_bytes_per_s", copyBytesPerSecond);
    visit("launch_ns", launchNs);
    visit("waited_launch_ns", waitedLaunchNs);
    visit("idle_sm_clock_mhz", idleSmClockMhz);
    visit("loaded_sm_clock_mhz", loadedSmClockMhz);
    visit("wall_margin", wallMargin);
    visit("device_margin", deviceMargin);
    visit("floors", floors);
}

template <typename Visit, Is<backend::ProgramRecord> P>
void fields(Visit& visit, P& source)
{
    auto& [file, origin, hash, options] = source;
    visit("file", file);
    visit("origin", origin);
    visit("hash", hash);
    visit("options", options);
}

template <typename Visit, Is<Preparation> P>
void fields(Visit& visit, P& preparation)
{
    auto& [turn, generateNs, prepareNs, allocateNs, firstRun, warmUpRuns, settled] = preparation;
    visit.added("turn", turn);
    visit("generate_ns", generateNs);
    visit("prepare_ns", prepareNs);
    visit("allocate_ns", allocateNs);
    visit("warm_up_runs", warmUpRuns);
    visit("first_run", firstRun);
    visit.added("settled", settled);
}

template <typename Visit, Is<Interference> I>
void fields(Visit& visit, I& interference)
{
    auto& [timedNs, timedCpuNs, timedWaitNs, involuntarySwitches, windowNs, processors, busyNs, ownCpuNs,
           stolenNs, pressureNs, otherProcesses, powerViolationNs, heatViolationNs, hardwareViolationNs,
           paceNs, launchPaceNs] = interference;
    visit("timed_ns", timedNs);
    visit("timed_cpu_ns", timedCpuNs);
    visit("timed_wait_ns", timedWaitNs);
    visit("involuntary_switches", involuntarySwitches);
    visit("window_ns", windowNs);
    visit("processors", processors);
    visit("busy_ns", busyNs);
    visit("own_cpu_ns", ownCpuNs);
    visit("stolen_ns", stolenNs);
    visit("pressure_ns", pressureNs);
    visit("other_processes", otherProcesses);
    visit("power_violation_ns", powerViolationNs);
    visit("heat_violation_ns", heatViolationNs);
    visit("hardware_violation_ns", hardwareViolationNs);
    visit("pace_ns", paceNs);
    visit.added("launch_pace_ns", launchPaceNs);
}

template <typename Visit, Is<Replicate> R>
void fields(Visit& visit, R& replicate)
{
    auto& [preparation, samples, kernelNetNs, interference] = replicate;
    visit("preparation", preparation);
    visit.added("kernel_net_ns", kernelNetNs);
    visit("samples", samples);
    visit.added("interference", interference);
}

/// Visits everything except the node, which stands in the environment.
template <typename Visit, Is<backend::DeviceInfo> D>
void fields(Visit& visit, D& device)
{
    auto& [id, node, name, backend, platform, number, vendor, driverVersion, apiVersion, uuid, pciId,
           globalMemory, maxAllocation, localMemory, maxWorkGroupSize, computeUnits, threads,
           timerResolutionNs, clock, sharesHostMemory, transferModes, launchModes] = device;
    visit("id", id);
    visit("name", name);
    visit("backend", backend);
    visit.orNull("platform", platform);
    visit.orNull("vendor", vendor);
    visit.orNull("driver_version", driverVersion);
    visit.orNull("api_version", apiVersion);
    visit("uuid", uuid);
    visit("pci_id", pciId);
    visit.orNull("global_memory", globalMemory);
    visit.orNull("max_allocation", maxAllocation);
    visit.orNull("local_memory", localMemory);
    visit("max_work_group_size", maxWorkGroupSize);
    visit("compute_units", computeUnits);
    visit("threads", threads);
    visit("timer_resolution_ns", timerResolutionNs);
    visit("clock", clock);
    visit("shares_host_memory", sharesHostMemory);
    visit("transfer_modes", transferModes);
    visit("launch_modes", launchModes);
    visit.added("number", number);
}

template <typename Visit, Is<backend::Unavailable> U>
void fields(Visit& visit, U& unavailable)
{
    auto& [backend, what, reason] = unavailable;
    visit("backend", backend);
    visit("what", what);
    visit("reason", reason);
}

template <typename Visit, Is<backend::Listing> L>
void fields(Visit& visit, L& listing)
{
    auto& [backend, what] = listing;
    visit("backend", backend);
    visit("what", what);
}

template <typename Visit, Is<Environment> E>
void fields(Visit& visit, E& environment)
{
    auto& [programVersion, gitRevision, node, os, kernel, cpuModel, governor, threads, date, variables] =
        environment;
    visit("program_version", programVersion);
    visit("git_revision", gitRevision);
    visit("node", node);
    visit("os", os);
    visit("kernel", kernel);
    visit("cpu_model", cpuModel);
    visit("cpu_governor", governor);
    visit("cpu_threads", threads);
    visit("date", date);
    visit.added("variables", variables);
}

template <typename Visit, Is<Tuning> T>
void fields(Visit& visit, T& tuning)
{
    auto& [date, defaults] = tuning;
    visit("date", date);
    visit("defaults", defaults);
}

/// Visits the request of a job. The device has its id alone, and the reason why it cannot run is left out:
/// both stand elsewhere in a row.
template <typename Visit, Is<JobSpec> S>
void fields(Visit& visit, S& spec)
{
    auto& [id, device, workload, variant, sampling, deviceClock, unsupported, calibration, tuning] = spec;
    auto& [generator, size, seed, direction, key, values, search] = workload;
    auto& [algorithm, merge, parameters, transfer, launch, deviceState, cache] = variant;
    visit("job", id);
    visit("device", device.id);
    visit("algorithm", algorithm);
    visit.orNull("merge", merge);
    visit("generator", generator);
    visit("size", size);
    visit("direction", direction);
    visit("transfer", transfer);
    visit("launch", launch);
    visit("parameters", parameters);
    visit("search", search);
    visit("sampling", sampling);
    visit("seed", seed);
    visit.added("key", key);
    visit.added("values", values);
    visit.added("device_state", deviceState);
    visit.added("cache", cache);
    visit.added("wanted_device_clock", deviceClock);
    visit.added("calibration", calibration);
    visit.added("tuning", tuning);
}

/// Visits everything except the spec and the replicates, which are parts of the same row, and the busy
/// compute units, which follow from commands.
template <typename Visit, Is<JobResult> R>
void outcomeFields(Visit& visit, R& result)
{
    auto& [spec, status, reason, firstBadIndex, verifiedRuns, replicates, stopReason, warnings, floors,
           paddedLength, busyComputeUnits, passesRun, sources] = result;
    visit("status", status);
    visit.orNull("reason", reason);
    visit("first_bad_index", firstBadIndex);
    visit("verified_runs", verifiedRuns);
    visit.orNull("padded_size", paddedLength);
    visit("stop_reason", stopReason);
    visit("warnings", warnings);
    visit("floors", floors);
    visit.added("sources", sources);
    visit.added("passes_run", passesRun);
}

/// Visits the members that a session adds to the row of a job.
template <typename Visit, Is<StoredJob> J>
void fields(Visit& visit, J& job)
{
    auto& [run, note, replacedBy, finished, stopped, result] = job;
    visit("note", note);
    visit("replaced_by", replacedBy);
    visit.added("stopped", stopped);
}

/// Visits everything except the request, which is JSON itself and holds the order.
template <typename Visit, Is<StoredRun> R>
void fields(Visit& visit, R& run)
{
    auto& [id, uuid, request, order, outcome, environment] = run;
    visit("uuid", uuid);
    visit("outcome", outcome);
    visit("environment", environment);
}

} // namespace sortscope::results
