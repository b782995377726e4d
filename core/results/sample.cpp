// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/sample.h"

#include "core/backend/command.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace sortscope::results {
namespace {

using backend::Command;
using backend::CommandKind;

/// Sum of the durations of the commands that `wanted` selects; empty if there are none, or one lacks its
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

bool isAny(CommandKind /*kind*/)
{
    return true;
}

/// True if one clock timed all the commands that `wanted` selects.
template <typename Wanted>
bool onOneClock(std::span<const Command> commands, Wanted wanted)
{
    std::optional<backend::Clock> clock;
    return std::all_of(commands.begin(), commands.end(), [&](const Command& command) {
        if (wanted(command.kind) && !clock)
            clock = command.clock;
        return !wanted(command.kind) || command.clock == clock;
    });
}

/// What the transfers among `commands` took; `hostNs` where no single clock timed all of them.
std::optional<std::int64_t> transferTime(std::span<const Command> commands,
                                         std::optional<std::int64_t> hostNs)
{
    return onOneClock(commands, backend::isTransfer) ? sum(commands, backend::isTransfer) : hostNs;
}

/// From the first launch of a run to its last one: of an in-order queue, all that lies in the device span.
std::span<const Command> betweenLaunches(std::span<const Command> run)
{
    const auto launches = [](const Command& command) { return isLaunch(command.kind); };
    const auto first = std::find_if(run.begin(), run.end(), launches);
    const auto last = std::find_if(run.rbegin(), std::make_reverse_iterator(first), launches);
    return {first, last.base()};
}

/// First start to last end of the launches among `commands`.
std::optional<std::int64_t> spanOf(std::span<const Command> commands)
{
    std::optional<std::int64_t> first;
    std::optional<std::int64_t> last;
    for (const Command& command : commands) {
        if (!isLaunch(command.kind))
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

void deriveDurations(Sample& sample, std::span<const Command> commands, std::size_t runBegin,
                     std::size_t runEnd, const HostTransfers& host)
{
    const auto run = commands.subspan(runBegin, runEnd - runBegin);
    sample.uploadNs = transferTime(commands.first(runBegin), host.uploadNs);
    sample.downloadNs = transferTime(commands.subspan(runEnd), host.downloadNs);
    const auto device = betweenLaunches(run);
    const bool replayed = std::any_of(
        run.begin(), run.end(), [](const Command& command) { return command.kind == CommandKind::Graph; });
    if (!replayed)
        sample.kernelSumNs = sum(run, [](CommandKind kind) { return kind == CommandKind::Kernel; });
    sample.deviceSpanNs = spanOf(device);
    if (sample.deviceSpanNs)
        sample.deviceClock = device.front().clock;
    const auto busy = sum(device, isAny);
    if (sample.kernelSumNs && sample.deviceSpanNs && busy && onOneClock(device, isAny))
        sample.gapsNs = *sample.deviceSpanNs - *busy;
    sample.launches = static_cast<std::size_t>(std::count_if(
        run.begin(), run.end(), [](const Command& command) { return command.kind == CommandKind::Kernel; }));
}

bool contradictsItself(const Sample& sample)
{
    const auto commands = sample.commands.unpack();
    if (!std::all_of(commands.begin(), commands.end(),
                     [](const Command& command) { return ordered(command.times); }))
        return true;
    if (sample.gapsNs && *sample.gapsNs < 0)
        return true;
    if (sample.kernelSumNs && sample.deviceSpanNs && *sample.kernelSumNs > *sample.deviceSpanNs)
        return true;
    // Two clocks tick apart by some parts in a million, and are read some microseconds apart.
    const auto margin = sample.wallNs / 100 + 20'000;
    return sample.deviceSpanNs && *sample.deviceSpanNs > sample.wallNs + margin;
}

} // namespace sortscope::results
