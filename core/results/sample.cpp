// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/sample.h"

#include <algorithm>
#include <span>

namespace sortscope::results {
namespace {

using backend::Command;
using backend::CommandKind;

/// Sum of the durations of the commands that `wanted` selects; empty where there are none, or one lacks its
/// times.
template <typename Wanted>
std::optional<std::int64_t> sum(std::span<const Command> commands, Wanted wanted)
{
    std::optional<std::int64_t> total;
    for (const Command& command : commands) {
        if (!wanted(command.kind))
            continue;
        const auto duration = command.durationNs();
        if (!duration)
            return std::nullopt;
        total = total.value_or(0) + *duration;
    }
    return total;
}

bool isTransfer(CommandKind kind)
{
    return kind == CommandKind::Upload || kind == CommandKind::Download || kind == CommandKind::Map
           || kind == CommandKind::Unmap;
}

std::optional<std::int64_t> spanOf(std::span<const Command> run)
{
    std::optional<std::int64_t> first;
    std::optional<std::int64_t> last;
    for (const Command& command : run) {
        if (command.kind != CommandKind::Kernel && command.kind != CommandKind::Graph)
            continue;
        if (!command.durationNs())
            return std::nullopt;
        first = std::min(first.value_or(*command.times.startedNs), *command.times.startedNs);
        last = std::max(last.value_or(*command.times.endedNs), *command.times.endedNs);
    }
    if (!first)
        return std::nullopt;
    return *last - *first;
}

bool ordered(const backend::CommandTimes& times)
{
    std::optional<std::int64_t> before;
    for (const auto& time : {times.queuedNs, times.submittedNs, times.startedNs, times.endedNs}) {
        if (!time)
            continue;
        if (*time < 0 || (before && *time < *before))
            return false;
        before = time;
    }
    return true;
}

} // namespace

void deriveDurations(Sample& sample, std::size_t runBegin, std::size_t runEnd)
{
    const std::span<const Command> all(sample.commands);
    const auto run = all.subspan(runBegin, runEnd - runBegin);
    sample.uploadNs = sum(all.first(runBegin), isTransfer);
    sample.downloadNs = sum(all.subspan(runEnd), isTransfer);
    const bool replayed = std::any_of(
        run.begin(), run.end(), [](const Command& command) { return command.kind == CommandKind::Graph; });
    if (!replayed)
        sample.kernelSumNs = sum(run, [](CommandKind kind) { return kind == CommandKind::Kernel; });
    sample.deviceSpanNs = spanOf(run);
    if (sample.kernelSumNs && sample.deviceSpanNs)
        sample.gapsNs = *sample.deviceSpanNs - *sample.kernelSumNs;
    sample.launches = static_cast<std::size_t>(std::count_if(
        run.begin(), run.end(), [](const Command& command) { return command.kind == CommandKind::Kernel; }));
}

Sample withoutCommands(const Sample& sample)
{
    const auto& [commands, wallNs, endToEndNs, kernelSumNs, deviceSpanNs, gapsNs, uploadNs, downloadNs,
                 launches, smClockBeforeMhz, smClockAfterMhz, throttles] = sample;
    return {{},       wallNs,     endToEndNs, kernelSumNs,      deviceSpanNs,    gapsNs,
            uploadNs, downloadNs, launches,   smClockBeforeMhz, smClockAfterMhz, throttles};
}

bool contradictsItself(const Sample& sample)
{
    if (!std::all_of(sample.commands.begin(), sample.commands.end(),
                     [](const Command& command) { return ordered(command.times); }))
        return true;
    if (sample.gapsNs && *sample.gapsNs < 0)
        return true;
    // Two clocks tick apart by some parts in a million, and are read some microseconds apart.
    const auto margin = sample.wallNs / 100 + 20'000;
    return sample.deviceSpanNs && *sample.deviceSpanNs > sample.wallNs + margin;
}

} // namespace sortscope::results
