// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/command.h"

#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sortscope::backend {

/// Estimates the time of a job's commands from earlier ones. A run repeats the run before it, so the last run
/// that was timed counts alone: the first run of a job, on a device that was idle, would give too much for
/// long.
class WorkEstimate {
public:
    /// Takes the commands of a run with their times.
    void learn(std::span<const Command> run);

    /// The time of a kernel, or of a graph, by its name; for one that was never timed, the mean time of the
    /// others. Empty if none was timed.
    std::optional<double> launchNs(std::string_view name) const;
    /// The time of any other command, by the bytes that it moves; 0 if none of the kind was timed.
    double transferNs(CommandKind kind, std::size_t bytes) const;

private:
    static constexpr std::size_t kKinds = base::Names<CommandKind>::all.size();

    std::map<std::string, double, std::less<>> m_launches;
    std::optional<double> m_meanLaunchNs;
    std::array<double, kKinds> m_nsPerByte{};
};

} // namespace sortscope::backend
