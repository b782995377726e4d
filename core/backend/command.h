// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/kinds.h"
#include "core/base/named.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>

namespace sortscope::backend {

/// The work of a command. Only Kernel commands count as kernel time.
enum class CommandKind { Kernel, Upload, Download, Map, Unmap, Restore, Fill, Graph };

constexpr auto namesOf(CommandKind /*type*/)
{
    return base::namesUpTo<CommandKind::Graph>("kernel", "upload", "download", "map", "unmap", "restore",
                                               "fill", "graph");
}

/// True for commands that run kernels: a launch of one, or of a graph of them.
constexpr bool isLaunch(CommandKind kind)
{
    return kind == CommandKind::Kernel || kind == CommandKind::Graph;
}

/// True for commands that move keys between host and device.
constexpr bool isTransfer(CommandKind kind)
{
    return kind == CommandKind::Upload || kind == CommandKind::Download || kind == CommandKind::Map
           || kind == CommandKind::Unmap;
}

/// The algorithm's own coordinates of a launch. The catalogue gives the meaning of the two for an algorithm
/// (stage and pass of a sorting network, digit and step of a radix sort, search pass, merge round).
struct Coordinates {
    std::optional<std::uint32_t> stage;
    std::optional<std::uint32_t> pass;
};

/// Times in nanoseconds since the first command of the sample was queued; times that the API does not know
/// are empty.
struct CommandTimes {
    std::optional<std::int64_t> queuedNs;
    /// When the device got the command. Of CUPTI's kernels only those have it that came onto the device
    /// before the one in front had ended: they count from its end on, which is when they started.
    std::optional<std::int64_t> submittedNs;
    std::optional<std::int64_t> startedNs;
    std::optional<std::int64_t> endedNs;

    /// False if the times contradict each other: a command is queued, submitted, started and ended in this
    /// order.
    bool inOrder() const
    {
        std::optional<std::int64_t> before;
        for (const auto& time : {queuedNs, submittedNs, startedNs, endedNs}) {
            if (time && before && *time < *before)
                return false;
            before = time ? time : before;
        }
        return true;
    }

    /// Returns these times, or none if they contradict each other, for people and other programs.
    CommandTimes sound() const { return inOrder() ? *this : CommandTimes(); }
};

/// One device command of one sample.
struct Command {
    CommandKind kind = CommandKind::Kernel;
    std::string name;
    Coordinates at;
    /// The number of work-items, in all and in a work-group; 0 if the command is not a kernel.
    std::size_t globalSize = 0;
    std::size_t localSize = 0;
    /// Bytes moved; 0 for kernels.
    std::size_t bytes = 0;
    Clock clock = Clock::HostSteady;
    CommandTimes times;

    /// Ended minus started; empty unless both are known, and the times do not contradict each other.
    std::optional<std::int64_t> durationNs() const
    {
        if (!times.startedNs || !times.endedNs || !times.inOrder())
            return std::nullopt;
        // Times of a forged file may have any value.
        const auto duration =
            static_cast<std::uint64_t>(*times.endedNs) - static_cast<std::uint64_t>(*times.startedNs);
        if (duration > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            return std::nullopt;
        return static_cast<std::int64_t>(duration);
    }
};

} // namespace sortscope::backend
