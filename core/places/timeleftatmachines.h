// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/timeleft.h"

#include <map>
#include <optional>
#include <string>

namespace sortscope::places {

/// Estimates how much longer a run takes whose machines are at work at the same time.
class TimeLeftAtMachines {
public:
    void onEvent(const events::RunEvent& event, events::TimeLeft::TimePoint now);
    /// Returns the time of the machine that has most to do. The estimates for job and round are empty if
    /// there are several machines.
    events::TimeLeft::Estimate at(events::TimeLeft::TimePoint now) const;

private:
    std::map<std::optional<std::string>, events::TimeLeft> m_machines;
    std::map<results::JobId, std::optional<std::string>> m_nodes;
};

} // namespace sortscope::places
