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

/// The purpose of a sample: no figure has readings of two kinds.
enum class Reading {
    /// Everything at once: a processor has nothing that tracing could slow down. The samples of sessions
    /// before format version 5 are of this kind, too.
    All,
    /// The wall clock, of an untraced run.
    Wall,
    /// Each kernel's time, of a traced run.
    Device,
    /// The transfers of the input and the result, and how long a caller waits for the whole.
    Phases
};

constexpr auto namesOf(Reading /*type*/)
{
    return base::namesUpTo<Reading::Phases>("all", "wall", "device", "phases");
}

/// One run of a job. Durations are nanoseconds; the host's come from std::chrono::steady_clock, the others
/// from the clock of the commands. Times that a device does not tell are empty.
struct Sample {
    PackedCommands commands;
    Reading reading = Reading::All;
    /// The clock that timed the kernels of the run; empty if none did.
    std::optional<backend::Clock> deviceClock;

    /// Host clock, from before the algorithm's first command to after its last one, without the transfers of
    /// the input and the result. A figure in samples for the wall clock; in other samples it includes the
    /// cost of tracing.
    std::int64_t wallNs = 0;
    /// Host clock: upload of the input, run, download of the result. Empty if nothing is transferred.
    std::optional<std::int64_t> endToEndNs;

    /// Sum of the kernels' durations. This and the next two are empty if the times of the run contradict each
    /// other, or if the device's clock ticks too slowly for its kernels (dropTimesBelowTicks()).
    std::optional<std::int64_t> kernelSumNs;
    /// The time from the start of the first kernel (or graph) to the end of the last one.
    std::optional<std::int64_t> deviceSpanNs;
    /// The part of the device span in which none of the run's commands was at work: neither a kernel nor a
    /// transfer between two kernels. Empty if another clock timed a command between them.
    std::optional<std::int64_t> gapsNs;
    /// The time to move the input to the device before the run, and the result back after it: the sum of the
    /// commands, if one clock timed them all, else the whole step by the host's clock.
    std::optional<std::int64_t> uploadNs;
    std::optional<std::int64_t> downloadNs;

    /// Kernel launches.
    std::size_t launches = 0;

    /// The device's SM clock right before the run, behind upload and poison, and after the download, if its
    /// sensors tell it, and the reasons why it was low then.
    std::optional<std::uint32_t> smClockBeforeMhz;
    std::optional<std::uint32_t> smClockAfterMhz;
    std::vector<backend::Throttle> throttles;
    /// The temperature of the device right before the run, in degrees Celsius.
    std::optional<std::uint32_t> temperatureC;
};

/// The transfers around a run by the host's clock: from before the first command of a step is issued to after
/// its last one has ended.
struct HostTransfers {
    std::optional<std::int64_t> uploadNs;
    std::optional<std::int64_t> downloadNs;
};

/// Fills the derived durations and the launch count of `sample` from `commands`. The commands from `runBegin`
/// up to `runEnd` belong to the algorithm, those before them to the upload, those after them to the download.
/// Commands of the kinds restore and fill count to neither transfer. Times of two clocks are never added:
/// such a transfer takes its duration from `host`.
void deriveDurations(Sample& sample, std::span<const backend::Command> commands, std::size_t runBegin,
                     std::size_t runEnd, const HostTransfers& host = {});

/// True if the times of a sample contradict each other, by its commands or its figures: queued <= submitted
/// <= started <= ended for each command, kernel sum <= device span <= wall clock (with a margin for the two
/// clocks' drift).
bool contradictsItself(const Sample& sample);

} // namespace sortscope::results
