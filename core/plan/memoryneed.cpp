// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/memoryneed.h"

#include "core/algorithms/catalogue.h"
#include "core/backend/queue.h"
#include "core/base/texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace sortscope::plan {
namespace {

using base::bytesText;

/// More than any machine has, and few enough that sums of them do not overflow.
constexpr std::size_t kCountableKeys = std::size_t{1} << 56U;

std::size_t sizeOf(const results::JobSpec& spec)
{
    return std::min(spec.workload.size, kCountableKeys);
}

std::size_t needlesOf(const results::JobSpec& spec)
{
    return spec.workload.search ? std::min(spec.workload.search->keys, kCountableKeys) : 0;
}

/// Returns the bytes of so many keys of the type that is sorted or searched, without values.
std::uint64_t bytesOf(std::size_t keys, const results::JobSpec& spec)
{
    return keys * data::keyBytes(spec.workload.key);
}

/// Returns the bytes of a sort's input: its keys, with their values if they have any.
std::uint64_t inputBytes(const results::JobSpec& spec)
{
    return data::inputBytes(spec.workload.key, spec.workload.values, sizeOf(spec));
}

std::uint64_t answerBytes(std::size_t needles)
{
    return needles * sizeof(std::uint32_t);
}

/// The bytes of all inputs that take turns, except the first one: their keys, the answers to these, and their
/// size in the buffers of a job.
struct OthersNeed {
    std::uint64_t keys = 0;
    std::uint64_t answers = 0;
    std::uint64_t buffers = 0;
};

OthersNeed othersNeed(const results::JobSpec& spec)
{
    const auto others = inputsInTurn(spec.workload) - 1;
    if (spec.workload.search) {
        const auto needles = others * bytesOf(needlesOf(spec), spec);
        return {needles, others * answerBytes(needlesOf(spec)), needles};
    }
    return {others * bytesOf(sizeOf(spec), spec), 0, others * inputBytes(spec)};
}

/// Returns the bytes of generated keys and expected answers, which the jobs of a pair share, and of as many
/// for a control run.
std::uint64_t dataBytes(const results::JobSpec& spec)
{
    const auto needles = needlesOf(spec);
    const auto others = othersNeed(spec);
    return 2
           * (bytesOf(sizeOf(spec), spec) + bytesOf(needles, spec) + answerBytes(needles) + others.keys
              + others.answers);
}

/// The buffers of SortTrial and SearchTrial (core/sample/trial.cpp). The host has the input and the output.
/// The device has the pristine input and the work buffer, or the haystack, the needles, the answers and the
/// expected answers. The output of a processor lies where the host can look at it. Work buffer and answers
/// have guards behind them.
MemoryNeed bufferNeed(const results::JobSpec& spec, const algorithms::AlgorithmInfo& info)
{
    const auto keys = bytesOf(sizeOf(spec), spec);
    const bool processor = spec.device.backend == backend::BackendKind::Cpu;
    const auto others = processor ? othersNeed(spec).buffers : 0;
    if (info.family == algorithms::Family::Search) {
        const auto needles = bytesOf(needlesOf(spec), spec);
        const auto answers = answerBytes(needlesOf(spec));
        const auto output = processor ? 0 : answers;
        const auto guarded = answers + backend::kGuardBytes;
        return {keys + needles + output + others, keys + needles + guarded + output + others,
                std::max({keys, needles, guarded})};
    }
    const auto input = inputBytes(spec);
    // With values, the padded words are memory of the algorithm.
    const bool padded = info.workLength && spec.workload.values == data::ValueType::None;
    const auto work = (padded ? bytesOf(info.workLength(sizeOf(spec)), spec) : input) + backend::kGuardBytes;
    return {input + (processor ? 0 : input) + others, input + work + others, work};
}

/// The bytes that a cold run overwrites before it; devices with larger caches take more.
constexpr std::uint64_t kSweptCache = std::uint64_t{256} << 20U;

std::string_view pairNote(bool paired)
{
    return paired ? " together with the other job of its pair" : "";
}

bool deviceBuffersAreOnTheHost(const results::JobSpec& spec)
{
    return spec.device.sharesHostMemory || spec.variant.transfer == backend::TransferMode::Mapped;
}

std::string whyHostIsTooSmall(std::uint64_t needed, std::uint64_t available, bool paired)
{
    return fmt::format("needs {} of host memory{}, and {} are available", bytesText(needed), pairNote(paired),
                       bytesText(available));
}

/// Returns an empty text if the device has room. A limit of 0 is unknown.
std::string whyDeviceIsTooSmall(const backend::DeviceInfo& device, std::uint64_t needed,
                                std::uint64_t largestBuffer, bool paired)
{
    if (device.globalMemory > 0 && needed > device.globalMemory)
        return fmt::format("needs {} of device memory{}, and {} has {}", bytesText(needed), pairNote(paired),
                           device.id, bytesText(device.globalMemory));
    if (device.maxAllocation > 0 && largestBuffer > device.maxAllocation)
        return fmt::format(
            "needs a buffer of {} with {} of guard behind it, and {} allocates at most {} in one",
            bytesText(largestBuffer - backend::kGuardBytes), bytesText(backend::kGuardBytes), device.id,
            bytesText(device.maxAllocation));
    return {};
}

/// Refuses jobs that are held in memory at the same time, if they do not fit.
void refuseTogether(std::span<results::JobSpec> jobs, const std::optional<std::uint64_t>& hostMemory)
{
    std::vector<results::JobSpec*> fit;
    for (results::JobSpec& spec : jobs) {
        if (spec.unsupported.empty())
            fit.push_back(&spec);
    }
    std::uint64_t host = 0;
    std::map<std::string, std::uint64_t> device;
    for (const results::JobSpec* spec : fit) {
        const auto need = memoryNeed(*spec);
        host += need.hostBytes - (spec == fit.front() ? 0 : dataBytes(*spec));
        device[spec->device.id] += need.deviceBytes;
    }
    const bool paired = fit.size() > 1;
    for (results::JobSpec* spec : fit) {
        if (hostMemory && host > *hostMemory)
            spec->unsupported = whyHostIsTooSmall(host, *hostMemory, paired);
        else
            spec->unsupported = whyDeviceIsTooSmall(spec->device, device.at(spec->device.id),
                                                    memoryNeed(*spec).largestBuffer, paired);
    }
}

} // namespace

MemoryNeed memoryNeed(const results::JobSpec& spec)
{
    const auto* info = algorithms::findAlgorithm(spec.variant.algorithm);
    if (info == nullptr)
        return {};
    auto need = bufferNeed(spec, *info);
    const auto scratch = algorithms::scratchOf(*info, {.length = sizeOf(spec),
                                                       .needles = needlesOf(spec),
                                                       .parameters = spec.variant.parameters,
                                                       .merge = spec.variant.merge,
                                                       .key = spec.workload.key,
                                                       .values = spec.workload.values});
    need.hostBytes += scratch.host;
    need.deviceBytes += scratch.device + scratch.buffers * backend::kGuardBytes;
    // No buffer of a sort is longer than the one that it works in, though it may have several. Words that
    // hold keys and values are longer if they are padded, of narrow keys, or on a processor.
    const bool processor = spec.device.backend == backend::BackendKind::Cpu;
    if (info->family == algorithms::Family::Search || processor)
        need.largestBuffer = std::max(need.largestBuffer, scratch.device + backend::kGuardBytes);
    else if (info->packsPairs && spec.workload.values != data::ValueType::None) {
        const auto words = info->workLength ? info->workLength(sizeOf(spec)) : sizeOf(spec);
        need.largestBuffer =
            std::max(need.largestBuffer, words * sizeof(data::WideKey) + backend::kGuardBytes);
    }
    if (spec.variant.cache == backend::Cache::Cold)
        need.deviceBytes += kSweptCache;
    need.hostBytes += dataBytes(spec);
    if (deviceBuffersAreOnTheHost(spec))
        need.hostBytes += std::exchange(need.deviceBytes, 0);
    return need;
}

MemoryNeed largestNeed(std::span<const results::JobSpec> jobs)
{
    MemoryNeed most;
    for (const results::JobSpec& spec : jobs) {
        const auto need = memoryNeed(spec);
        most = {std::max(most.hostBytes, need.hostBytes), std::max(most.deviceBytes, need.deviceBytes),
                std::max(most.largestBuffer, need.largestBuffer)};
    }
    return most;
}

void markTooLarge(std::vector<results::JobSpec>& jobs, results::SampleOrder order,
                  const std::optional<std::uint64_t>& hostMemory)
{
    const std::size_t together = order == results::SampleOrder::Interleaved ? 2 : 1;
    const std::span all(jobs);
    for (std::size_t first = 0; first < jobs.size(); first += together)
        refuseTogether(all.subspan(first, std::min(together, jobs.size() - first)), hostMemory);
}

} // namespace sortscope::plan
