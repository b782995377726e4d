// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runnermessages.h"

#include "core/run/messagecodec.h"

#include <array>

// As core/results/jsonfields.h: one function a struct, for writing and for reading.

namespace sortscope::run::ask {

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
    auto& [skip] = message;
    visit("skip", skip);
}

template <typename Visit, Is<AskedJob> M>
void fields(Visit& visit, M& job)
{
    auto& [spec] = job;
    results::fields(visit, spec);
    visit("device_info", spec.device);
    visit("node", spec.device.node);
    visit("unsupported", spec.unsupported);
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
    auto& [jobs, order, rehearse, kernelFolder, kernels, skip, lock] = message;
    visit("jobs", jobs);
    visit("order", order);
    visit("rehearse", rehearse);
    visit("kernel_folder", kernelFolder);
    visit("kernels", kernels);
    visit("skip", skip);
    visit("lock", lock);
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
    auto& [device, skip] = message;
    visit("device", device);
    visit("skip", skip);
}

} // namespace sortscope::run::ask

namespace sortscope::run {

template <typename Visit, results::Is<DeviceCalibration> C>
void fields(Visit& visit, C& entry)
{
    auto& [device, calibration] = entry;
    visit("device", device);
    visit("calibration", calibration);
}

} // namespace sortscope::run

namespace sortscope::run::tell {

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
    auto& [environment, hostMemory, calibrations, calibrationFault] = facts;
    visit("node", node);
    visit("devices", infos);
    visit("unavailable", unavailable);
    visit("environment", environment);
    visit("host_memory", hostMemory);
    visit("calibrations", calibrations);
    visit("calibration_fault", calibrationFault);
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

} // namespace sortscope::run::tell

namespace sortscope::run {
namespace {

/// What messages are called, in the order of their variants.
constexpr std::array<std::string_view, std::variant_size_v<Ask>> kAsks{"hello",  "discover", "run",
                                                                       "cancel", "ack",      "calibrate"};
constexpr std::array<std::string_view, std::variant_size_v<Tell>> kTells{
    "hello", "listing",   "devices", "started", "progress",   "finished",
    "limit", "launching", "done",    "refused", "calibrated", "waiting"};

void requireSoundResult(const results::JsonPlace& place, const Tell& message)
{
    if (const auto* finished = std::get_if<tell::Finished>(&message))
        requireSound(place, finished->result);
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
    return decoded<Ask>(bytes, kAsks, [](const auto& /*place*/, const Ask& /*message*/) {});
}

Tell decodeTell(std::string_view bytes)
{
    return decoded<Tell>(bytes, kTells, requireSoundResult);
}

} // namespace sortscope::run
