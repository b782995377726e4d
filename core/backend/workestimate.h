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

/// How long the commands of a job will take, from what earlier ones took. A run repeats the one before it, so
/// the last one that was timed counts alone: the first run of a job, on a device that was idle, would say too
/// much for long.
class WorkEstimate {
public:
    /// Takes the commands of a run with their times.
    void learn(std::span<const Command> run);

    /// Of a kernel, or of a graph, by its name; of one that was never timed what the others take on average.
    /// Empty if none was timed.
    std::optional<double> launchNs(std::string_view name) const;
    /// Of any other command, by the bytes that it moves; 0 if none of the kind was timed.
    double transferNs(CommandKind kind, std::size_t bytes) const;

private:
    static constexpr std::size_t kKinds = base::Names<CommandKind>::all.size();

    std::map<std::string, double, std::less<>> m_launches;
    std::optional<double> m_meanLaunchNs;
    std::array<double, kKinds> m_nsPerByte{};
};

} // namespace sortscope::backend
