// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/timeleftatmachines.h"

#include "core/plan/planparts.h"
#include "core/results/row/jobresult.h"

#include <algorithm>

namespace sortscope::places {
namespace {

/// The job that an event is about, if it is about one.
std::optional<results::JobId> jobOf(const events::RunEvent& event)
{
    if (const auto* started = std::get_if<events::JobStarted>(&event))
        return started->job;
    if (const auto* progress = std::get_if<events::JobProgress>(&event))
        return progress->job;
    if (const auto* replicate = std::get_if<events::ReplicateFinished>(&event))
        return replicate->soFar->spec.id;
    if (const auto* finished = std::get_if<events::JobFinished>(&event))
        return finished->result->spec.id;
    return std::nullopt;
}

} // namespace

void TimeLeftAtMachines::onEvent(const events::RunEvent& event, events::TimeLeft::TimePoint now)
{
    if (const auto* started = std::get_if<events::RunStarted>(&event)) {
        m_machines.clear();
        m_nodes.clear();
        for (const auto& node : plan::nodesOf(started->plan))
            m_machines[node].onEvent(events::RunStarted{partOf(started->plan, node)}, now);
        for (const auto& spec : started->plan.jobs)
            m_nodes.emplace(spec.id, spec.device.node);
    } else if (const auto job = jobOf(event)) {
        m_machines.at(m_nodes.at(*job)).onEvent(event, now);
    } else {
        for (auto& [node, left] : m_machines)
            left.onEvent(event, now);
    }
}

events::TimeLeft::Estimate TimeLeftAtMachines::at(events::TimeLeft::TimePoint now) const
{
    events::TimeLeft::Estimate longest;
    for (const auto& [node, left] : m_machines) {
        const auto estimate = left.at(now);
        if (m_machines.size() == 1)
            return estimate;
        longest.sweep = std::max(longest.sweep, estimate.sweep);
    }
    return longest;
}

} // namespace sortscope::places
