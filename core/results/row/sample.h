// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/devicestate.h"
#include "core/backend/kinds.h"
#include "core/results/row/packedcommands.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sortscope::results {

/// What a sample was taken for: readings of two kinds are never in one figure.
enum class Reading {
    /// Everything at once: a processor has nothing that tracing could slow down. So are the samples of
    /// sessions before format version 5.
    All,
    /// The wall clock, of an untraced run.
    Wall,
    /// Each kernel's time, of a traced run.
    Device,
    /// What moves the input and the result, and how long a caller waits for all of it.
    Phases
};

constexpr auto namesOf(Reading /*type*/)
{
    return base::namesUpTo<Reading::Phases>("all", "wall", "device", "phases");
}

/// One run of a job. Durations are nanoseconds; the host's come from std::chrono::steady_clock, the others
/// from the clock of the commands. What a device does not say is empty.
struct Sample {
    PackedCommands commands;
    Reading reading = Reading::All;
    /// What timed the kernels of the run; empty if nothing did.
    std::optional<backend::Clock> deviceClock;

    /// Host clock, from before the algorithm's first command to after its last one, transfers of the input
    /// and the result left out.
    /// A figure in samples for the wall clock; in others what tracing makes of it.
    std::int64_t wallNs = 0;
    /// Host clock: upload of the input, run, download of the result. Empty if nothing is transferred.
    std::optional<std::int64_t> endToEndNs;

    /// Sum of the kernels' durations. This and the next two are empty if the times of the run contradict each
    /// other, or if the device's clock ticks too slowly for its kernels (dropTimesBelowTicks()).
    std::optional<std::int64_t> kernelSumNs;
    /// First kernel's (or graph's) start to the last one's end.
    std::optional<std::int64_t> deviceSpanNs;
    /// The part of the device span in which none of the run's commands was at work: neither a kernel nor a
    /// transfer between two kernels. Empty if a command between them was timed by another clock.
    std::optional<std::int64_t> gapsNs;
    /// What moved the input to the device before the run, or the result back after it: the sum of the
    /// commands, where one clock timed them all, else the whole step by the host's clock.
    std::optional<std::int64_t> uploadNs;
    std::optional<std::int64_t> downloadNs;

    /// Kernel launches.
    std::size_t launches = 0;

    /// The device's SM clock right before the run and after the download, where its sensors say it, and what
    /// kept it low then.
    std::optional<std::uint32_t> smClockBeforeMhz;
    std::optional<std::uint32_t> smClockAfterMhz;
    std::vector<backend::Throttle> throttles;
};

/// The transfers around a run by the host's clock: from before the first command of a step is issued to after
/// its last one has ended.
struct HostTransfers {
    std::optional<std::int64_t> uploadNs;
    std::optional<std::int64_t> downloadNs;
};

/// Fills the derived durations and the launch count of `sample` from `commands`, of which those from
/// `runBegin` up to `runEnd` belong to the algorithm, those before to the upload, those behind to the
/// download. Commands of the kinds restore and fill count to neither transfer. Times of two clocks are never
/// added: such a transfer takes its duration from `host`.
void deriveDurations(Sample& sample, std::span<const backend::Command> commands, std::size_t runBegin,
                     std::size_t runEnd, const HostTransfers& host = {});

/// True if the times of a sample contradict each other, by its commands or its figures: queued <= submitted
/// <= started <= ended for each command, kernel sum <= device span <= wall clock (with a margin for the two
/// clocks' drift).
bool contradictsItself(const Sample& sample);

} // namespace sortscope::results
