// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/timeleft.h"

#include <map>
#include <optional>
#include <string>

namespace sortscope::run {

/// Estimates how much longer a run takes whose machines are at work at the same time.
class TimeLeftAtMachines {
public:
    void onEvent(const RunEvent& event, TimeLeft::TimePoint now);
    /// Returns the time of the machine that has most to do. The estimates for job and round are empty if
    /// there are several machines.
    TimeLeft::Estimate at(TimeLeft::TimePoint now) const;

private:
    std::map<std::optional<std::string>, TimeLeft> m_machines;
    std::map<results::JobId, std::optional<std::string>> m_nodes;
};

} // namespace sortscope::run
