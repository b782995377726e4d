// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/sample.h"

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

/// Returns the time of the transfers among `commands`; `hostNs` if no single clock timed all of them.
std::optional<std::int64_t> transferTime(std::span<const Command> commands,
                                         std::optional<std::int64_t> hostNs)
{
    return onOneClock(commands, backend::isTransfer) ? sum(commands, backend::isTransfer) : hostNs;
}

/// Returns the commands from the first launch of a run to its last one: in an in-order queue, these are all
/// commands in the device span.
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

/// The times of the kernels that the commands of a run give, whether they can be true or not.
struct KernelTimes {
    std::optional<std::int64_t> sumNs;
    std::optional<std::int64_t> spanNs;
    std::optional<std::int64_t> gapsNs;
};

KernelTimes kernelTimesOf(std::span<const Command> run)
{
    const auto device = betweenLaunches(run);
    const bool replayed = std::any_of(
        run.begin(), run.end(), [](const Command& command) { return command.kind == CommandKind::Graph; });
    KernelTimes times;
    if (!replayed)
        times.sumNs = sum(run, [](CommandKind kind) { return kind == CommandKind::Kernel; });
    times.spanNs = spanOf(device);
    const auto busy = sum(device, isAny);
    if (times.sumNs && times.spanNs && busy && onOneClock(device, isAny))
        times.gapsNs = *times.spanNs - *busy;
    return times;
}

/// Checks the commands one by one: the stamps of each are in order.
bool areInOrder(std::span<const Command> commands)
{
    return std::all_of(commands.begin(), commands.end(),
                       [](const Command& command) { return command.times.inOrder(); });
}

/// Checks all commands together, beside the wall clock of their run.
bool canBeTrue(const KernelTimes& times, std::int64_t wallNs)
{
    if (times.gapsNs && *times.gapsNs < 0)
        return false;
    if (times.sumNs && times.spanNs && *times.sumNs > *times.spanNs)
        return false;
    // Two clocks tick apart by some parts in a million, and are read some microseconds apart.
    const auto margin = wallNs / 100 + 20'000;
    return !times.spanNs || (*times.spanNs >= 0 && *times.spanNs <= wallNs + margin);
}

/// Returns the clock that has stamped the launches of a run, whether the stamps are in order or not.
std::optional<backend::Clock> stampedBy(std::span<const Command> run)
{
    const auto device = betweenLaunches(run);
    const bool stamped = std::any_of(device.begin(), device.end(), [](const Command& command) {
        return isLaunch(command.kind) && command.times.startedNs && command.times.endedNs;
    });
    return stamped ? std::optional(device.front().clock) : std::nullopt;
}

} // namespace

void deriveDurations(Sample& sample, std::span<const Command> commands, std::size_t runBegin,
                     std::size_t runEnd, const HostTransfers& host)
{
    const auto run = commands.subspan(runBegin, runEnd - runBegin);
    sample.uploadNs = transferTime(commands.first(runBegin), host.uploadNs);
    sample.downloadNs = transferTime(commands.subspan(runEnd), host.downloadNs);
    const auto times = kernelTimesOf(run);
    if (!areInOrder(run) || !canBeTrue(times, sample.wallNs)) {
        sample.deviceClock = stampedBy(run);
    } else if (times.spanNs) {
        sample.deviceClock = stampedBy(run);
        sample.kernelSumNs = times.sumNs;
        sample.deviceSpanNs = times.spanNs;
        sample.gapsNs = times.gapsNs;
    }
    sample.launches = static_cast<std::size_t>(std::count_if(
        run.begin(), run.end(), [](const Command& command) { return command.kind == CommandKind::Kernel; }));
}

bool contradictsItself(const Sample& sample)
{
    const auto commands = sample.commands.unpack();
    return !areInOrder(commands) || !canBeTrue(kernelTimesOf(commands), sample.wallNs)
           || !canBeTrue({sample.kernelSumNs, sample.deviceSpanNs, sample.gapsNs}, sample.wallNs);
}

} // namespace sortscope::results
