// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/floor.h"

#include "core/backend/command.h"
#include "core/measure/statistics.h"
#include "core/measure/trend.h"

#include <vector>

namespace sortscope::results {

std::optional<Floor> floorOf(std::span<const backend::Command> commands)
{
    std::vector<double> readings;
    for (const auto& command : commands) {
        if (const auto duration = command.durationNs())
            readings.push_back(static_cast<double>(*duration));
    }
    const auto statistics = measure::summarise(readings);
    if (!statistics)
        return std::nullopt;
    return Floor{commands.front().clock, statistics->median, statistics->mad, statistics->count,
                 measure::steadyMean(readings)};
}

} // namespace sortscope::results
