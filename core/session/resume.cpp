// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/resume.h"

#include "core/algorithms/kernelsource.h"
#include "core/base/usageerror.h"
#include "core/plan/expand.h"
#include "core/plan/pairing.h"
#include "core/plan/requestjson.h"
#include "core/results/row/jobresult.h"
#include "core/session/sessionfile.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace sortscope::session {
namespace {

bool isSame(const backend::DeviceInfo& here, const backend::DeviceInfo& wanted)
{
    return here.id == wanted.id && here.name == wanted.name && here.uuid == wanted.uuid;
}

/// Returns the session's device as it is now; among several machines the one of the session's machine is
/// preferred. Another device under the same id would mix two devices' figures in one sweep.
std::optional<backend::DeviceInfo> findDevice(const backend::DeviceInfo& wanted,
                                              const backend::Inventory& inventory)
{
    const auto devices = inventory.infos();
    const auto find = [&](const auto& fits) { return std::find_if(devices.begin(), devices.end(), fits); };
    auto device = find([&](const auto& here) { return here.node == wanted.node && isSame(here, wanted); });
    if (device == devices.end())
        device = find([&](const auto& here) { return isSame(here, wanted); });
    return device == devices.end() ? std::nullopt : std::optional(*device);
}

backend::DeviceInfo sameDevice(const backend::DeviceInfo& wanted, const backend::Inventory& inventory)
{
    if (auto device = findDevice(wanted, inventory))
        return *device;
    const auto devices = inventory.infos();
    const auto other = std::ranges::find(devices, wanted.id, &backend::DeviceInfo::id);
    if (other == devices.end())
        throw base::UsageError(fmt::format("the session ran on {}, which is not available here ({}{})",
                                           wanted.id, wanted.name,
                                           wanted.node ? " of " + *wanted.node : std::string()));
    throw base::UsageError(
        fmt::format("{} is {} here, but the session ran on {}", wanted.id, other->name, wanted.name));
}

bool isWanted(const Resume& how, const results::StoredJob& stored)
{
    return results::lacksOutcome(stored) && (!how.wanted || how.wanted(stored));
}

/// Leaves out the jobs whose devices are missing, and reports them.
Resume withoutUnreachableJobs(Resume how, const std::vector<results::StoredJob>& jobs)
{
    if (!how.leave)
        return how;
    std::vector<results::JobSpec> left;
    std::set<results::JobId> others;
    for (const auto& stored : jobs) {
        const auto& spec = stored.result->spec;
        if (!isWanted(how, stored))
            continue;
        if (findDevice(spec.device, how.inventory))
            others.insert(spec.id);
        else
            left.push_back(spec);
    }
    if (others.empty())
        return how; // the caller says which device is missing
    std::ranges::for_each(left, how.leave);
    how.wanted = [others](const auto& stored) { return others.contains(stored.result->spec.id); };
    return how;
}

std::vector<results::JobSpec> onThisMachine(std::vector<results::JobSpec> jobs, const Resume& how)
{
    for (auto& spec : jobs)
        spec.device = sameDevice(spec.device, how.inventory);
    // In pairs as the runner makes them, which refuses jobs that make none.
    if (how.order == results::SampleOrder::Interleaved)
        jobs = plan::inPairs(jobs);
    plan::markUnrunnable(jobs, how.order, how.hostMemory);
    return jobs;
}

/// Returns the runs whose jobs belong to one sweep with the lacking ones: the runs that lack jobs, and if one
/// of them continues another run, all runs before it.
std::set<results::RunId> runsToGoOnWith(const std::vector<results::StoredJob>& jobs,
                                        const std::vector<results::StoredRun>& runs, const Resume& how)
{
    std::set<results::RunId> lacking;
    for (const auto& stored : jobs) {
        if (isWanted(how, stored))
            lacking.insert(stored.run);
    }
    auto sweep = lacking;
    for (const auto& run : runs) {
        if (!lacking.contains(run.id) || !plan::isContinuation(run.request))
            continue;
        for (const auto& before : runs) {
            if (before.id < run.id)
                sweep.insert(before.id);
        }
    }
    return sweep;
}

void refuseOtherKernels(const std::vector<results::StoredJob>& jobs,
                        const std::vector<results::StoredRun>& runs, const Resume& how)
{
    const auto sweep = runsToGoOnWith(jobs, runs, how);
    for (const auto& stored : jobs) {
        if (!stored.finished || !sweep.contains(stored.run))
            continue;
        for (const auto& source : stored.result->sources) {
            const auto now = algorithms::recordNow(source.file, stored.result->spec.device.backend);
            if (now.hash == source.hash)
                continue;
            throw base::UsageError(fmt::format(
                "{} is not the source that the session's jobs were compiled from: it is {} now ({:.12}), but "
                "job {} used {} ({:.12}); give the same kernels (--kernels DIR, or none for the built-in "
                "ones), or run the request into another session",
                source.file, now.origin, now.hash, stored.result->spec.id, source.origin, source.hash));
        }
    }
}

void refuseWhatCannotGoOn(const results::StoredJob& stored, const Resume& how)
{
    const auto& spec = stored.result->spec;
    sameDevice(spec.device, how.inventory);
    if (how.inProcess && spec.sampling.replicates > 1)
        throw base::UsageError(fmt::format("job {} has {} replicates, each of which needs a process of its "
                                           "own: leave out --in-process",
                                           spec.id, spec.sampling.replicates));
}

} // namespace

std::vector<results::JobSpec> lackingJobs(SessionFile& file, const Resume& asked)
{
    const auto stored = file.jobs();
    const auto how = withoutUnreachableJobs(asked, stored);
    refuseOtherKernels(stored, file.runs(), how);
    std::vector<results::JobSpec> jobs;
    for (const auto& job : stored) {
        if (isWanted(how, job))
            jobs.push_back(job.result->spec);
    }
    return onThisMachine(std::move(jobs), how);
}

plan::Plan resume(SessionFile& file, const Resume& asked)
{
    const auto stored = file.jobs();
    const auto how = withoutUnreachableJobs(asked, stored);
    // Devices and kernels first: a session that cannot be resumed here stays as it is.
    for (const auto& job : stored) {
        if (isWanted(how, job))
            refuseWhatCannotGoOn(job, how);
    }
    refuseOtherKernels(stored, file.runs(), how);
    auto plan = file.continuation(how.wanted);
    plan.jobs = onThisMachine(std::move(plan.jobs), how);
    plan.order = how.order;
    return plan;
}

} // namespace sortscope::session
