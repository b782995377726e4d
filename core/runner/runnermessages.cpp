// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/runnermessages.h"

#include "core/plan/planparts.h"
#include "core/runner/messagecodec.h"
#include "core/tuning/tuningfields.h"

#include <array>

// As in core/results/json/jsonfields.h: one function per struct, for writing and for reading.

namespace sortscope::runner::ask {

using results::Is;

template <typename Visit, Is<Hello> M>
void fields(Visit& visit, M& message)
{
    auto& [protocol, memoryLimit, kernelTimeout] = message;
    visit("protocol", protocol);
    visit("memory_limit", memoryLimit);
    visit("kernel_timeout_ns", kernelTimeout);
}

template <typename Visit, Is<Discover> M>
void fields(Visit& visit, M& message)
{
    auto& [skip, backends] = message;
    visit("skip", skip);
    visit.added("backends", backends);
}

template <typename Visit, Is<AskedJob> M>
void fields(Visit& visit, M& job)
{
    auto& [spec, replicate] = job;
    results::fields(visit, spec);
    visit("device_info", spec.device);
    visit("node", spec.device.node);
    visit("unsupported", spec.unsupported);
    visit("replicate", replicate);
}

template <typename Visit, Is<KernelFile> M>
void fields(Visit& visit, M& file)
{
    auto& [name, text] = file;
    visit("name", name);
    visit("text", text);
}

template <typename Visit, Is<Run> M>
void fields(Visit& visit, M& message)
{
    auto& [jobs, order, rehearse, kernelFolder, kernels, skip, lock, checkOnly, uuid] = message;
    visit("jobs", jobs);
    visit("order", order);
    visit("rehearse", rehearse);
    visit("kernel_folder", kernelFolder);
    visit("kernels", kernels);
    visit("skip", skip);
    visit("lock", lock);
    visit("check_only", checkOnly);
    visit("uuid", uuid);
}

template <typename Visit, Is<Fetch> M>
void fields(Visit& visit, M& message)
{
    auto& [runs, lock] = message;
    visit("runs", runs);
    visit("lock", lock);
}

template <typename Visit, Is<Forget> M>
void fields(Visit& visit, M& message)
{
    auto& [names] = message;
    visit("names", names);
}

template <typename Visit, Is<Cancel> M>
void fields(Visit& /*visit*/, M& /*message*/)
{}

template <typename Visit, Is<Ack> M>
void fields(Visit& visit, M& message)
{
    auto& [job] = message;
    visit("job", job);
}

template <typename Visit, Is<Calibrate> M>
void fields(Visit& visit, M& message)
{
    auto& [device, skip, lock] = message;
    visit("device", device);
    visit("skip", skip);
    visit.added("lock", lock);
}

template <typename Visit, Is<Keep> M>
void fields(Visit& visit, M& message)
{
    auto& [calibrations, tunings, skip] = message;
    visit("calibrations", calibrations);
    visit("tunings", tunings);
    visit("skip", skip);
}

} // namespace sortscope::runner::ask

namespace sortscope::runner::tell {

using results::Is;

template <typename Visit, Is<Hello> M>
void fields(Visit& visit, M& message)
{
    auto& [protocol, version, pid] = message;
    visit("protocol", protocol);
    visit("version", version);
    visit("pid", pid);
}

template <typename Visit, Is<Listing> M>
void fields(Visit& visit, M& message)
{
    auto& [what] = message;
    results::fields(visit, what);
}

template <typename Visit, Is<Devices> M>
void fields(Visit& visit, M& message)
{
    auto& [node, infos, unavailable, facts] = message;
    auto& [environment, hostMemory, calibrations, calibrationFault, tunings, tuningFault] = facts;
    visit("node", node);
    visit("devices", infos);
    visit("unavailable", unavailable);
    visit("environment", environment);
    visit("host_memory", hostMemory);
    visit("calibrations", calibrations);
    visit("calibration_fault", calibrationFault);
    visit.added("tunings", tunings);
    visit.added("tuning_fault", tuningFault);
}

template <typename Visit, Is<Waiting> M>
void fields(Visit& visit, M& message)
{
    auto& [holder] = message;
    visit("holder", holder);
}

template <typename Visit, Is<Started> M>
void fields(Visit& visit, M& message)
{
    auto& [job] = message;
    visit("job", job);
}

template <typename Visit, Is<Progress> M>
void fields(Visit& visit, M& message)
{
    auto& [job, phase, samples, maximumSamples, replicate, replicates] = message.progress;
    visit("job", job);
    visit("phase", phase);
    visit("samples", samples);
    visit("maximum_samples", maximumSamples);
}

template <typename Visit, Is<Finished> M>
void fields(Visit& visit, M& message)
{
    auto& [result, deviceFault] = message;
    visit("job", result.spec.id);
    outcomeFields(visit, result);
    visit("replicates", result.replicates);
    visit("device_fault", deviceFault);
}

template <typename Visit, Is<Spooled> M>
void fields(Visit& visit, M& message)
{
    auto& [job, finished] = message;
    visit("asked", job);
    fields(visit, finished);
}

template <typename Visit, Is<SpoolFile> M>
void fields(Visit& visit, M& message)
{
    auto& [name, uuid, node, kept, bytes, results, fault] = message;
    visit("name", name);
    visit("uuid", uuid);
    visit("node", node);
    visit("kept", kept);
    visit("bytes", bytes);
    visit("results", results);
    visit("fault", fault);
}

template <typename Visit, Is<SpoolEnd> M>
void fields(Visit& visit, M& message)
{
    auto& [removed] = message;
    visit("removed", removed);
}

template <typename Visit, Is<Limit> M>
void fields(Visit& visit, M& message)
{
    auto& [silence] = message;
    visit("silence_ns", silence);
}

template <typename Visit, Is<Launching> M>
void fields(Visit& visit, M& message)
{
    auto& [job, kernel, at] = message;
    auto& [stage, pass] = at;
    visit("job", job);
    visit("kernel", kernel);
    visit("stage", stage);
    visit("pass", pass);
}

template <typename Visit, Is<Done> M>
void fields(Visit& visit, M& message)
{
    auto& [cancelled] = message;
    visit("cancelled", cancelled);
}

template <typename Visit, Is<Refused> M>
void fields(Visit& visit, M& message)
{
    auto& [reason] = message;
    visit("reason", reason);
}

template <typename Visit, Is<Calibrated> M>
void fields(Visit& visit, M& message)
{
    auto& [calibration] = message;
    visit("calibration", calibration);
}

} // namespace sortscope::runner::tell

namespace sortscope::runner {
namespace {

/// The names of the messages, in the order of their variants.
constexpr std::array<std::string_view, std::variant_size_v<Ask>> kAsks{
    "hello", "discover", "run", "cancel", "ack", "calibrate", "keep", "fetch", "forget"};
constexpr std::array<std::string_view, std::variant_size_v<Tell>> kTells{
    "hello", "listing", "devices",    "started", "progress", "finished", "limit",   "launching",
    "done",  "refused", "calibrated", "waiting", "kept",     "spool",    "spooled", "spool_end"};

void requireWorthKeeping(const results::JsonPlace& place, const results::JobResult& result)
{
    requireSound(place, result);
    if (result.status != results::Status::Ok && result.status != results::Status::Failed)
        results::JsonPlace(place.at("status"), place, "status").refuse("ok or failed");
    if (result.replicates.size() != 1)
        results::JsonPlace(place.at("replicates"), place, "replicates").refuse("a list of one replicate");
}

void requireSoundResult(const results::JsonPlace& place, const Tell& message)
{
    if (const auto* finished = std::get_if<tell::Finished>(&message))
        requireSound(place, finished->result);
    if (const auto* spooled = std::get_if<tell::Spooled>(&message))
        requireWorthKeeping(place, spooled->finished.result);
}

void requireUuid(const results::JsonPlace& place, const Ask& message)
{
    const auto* run = std::get_if<ask::Run>(&message);
    if (run != nullptr && !run->uuid.empty() && !plan::isUuid(run->uuid))
        results::JsonPlace(place.at("uuid"), place, "uuid").refuse("32 hexadecimal digits, or none");
}

} // namespace

std::string encode(const Ask& message)
{
    return encoded(message, kAsks);
}

std::string encode(const Tell& message)
{
    return encoded(message, kTells);
}

Ask decodeAsk(std::string_view bytes)
{
    return decoded<Ask>(bytes, kAsks, requireUuid);
}

Tell decodeTell(std::string_view bytes)
{
    return decoded<Tell>(bytes, kTells, requireSoundResult);
}

} // namespace sortscope::runner
