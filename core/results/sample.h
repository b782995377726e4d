// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/command.h"
#include "core/backend/devicestate.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace sortscope::results {

/// One run of a job. Durations are nanoseconds; the host's come from std::chrono::steady_clock, the others
/// from the clock of the commands. What a device does not tell is empty.
struct Sample {
    std::vector<backend::Command> commands;

    /// Host clock, from before the algorithm's first command to after its last one, transfers of the input
    /// and the result left out.
    std::int64_t wallNs = 0;
    /// Host clock: upload of the input, run, download of the result. Empty where nothing is transferred.
    std::optional<std::int64_t> endToEndNs;

    /// Sum of the kernels' durations.
    std::optional<std::int64_t> kernelSumNs;
    /// First kernel's (or graph's) start to the last one's end.
    std::optional<std::int64_t> deviceSpanNs;
    /// Device span minus kernel sum.
    std::optional<std::int64_t> gapsNs;
    /// All commands that moved the input to the device before the run, or the result back after it.
    std::optional<std::int64_t> uploadNs;
    std::optional<std::int64_t> downloadNs;

    /// Kernel launches.
    std::size_t launches = 0;

    /// The device's SM clock right before the run and after the download, where its sensors tell, and what
    /// kept it low then.
    std::optional<std::uint32_t> smClockBeforeMhz;
    std::optional<std::uint32_t> smClockAfterMhz;
    std::vector<backend::Throttle> throttles;
};

/// Fills the derived durations and the launch count of `sample` from its commands, of which those from
/// `runBegin` up to `runEnd` belong to the algorithm, those before to the upload, those behind to the
/// download. Commands of the kinds restore and fill count to none of them.
void deriveDurations(Sample& sample, std::size_t runBegin, std::size_t runEnd);

/// The durations of a sample, which are little beside its commands.
Sample withoutCommands(const Sample& sample);

/// True where the times of a sample contradict each other: queued <= submitted <= started <= ended for each
/// command, kernel sum <= device span <= wall clock (with a margin for the two clocks' drift).
bool contradictsItself(const Sample& sample);

} // namespace sortscope::results
