// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/timeleftatmachines.h"

#include "core/plan/planparts.h"
#include "core/results/row/jobresult.h"

#include <algorithm>

namespace sortscope::run {
namespace {

/// The job that an event is about, if it is about one.
std::optional<results::JobId> jobOf(const RunEvent& event)
{
    if (const auto* started = std::get_if<JobStarted>(&event))
        return started->job;
    if (const auto* progress = std::get_if<JobProgress>(&event))
        return progress->job;
    if (const auto* replicate = std::get_if<ReplicateFinished>(&event))
        return replicate->soFar->spec.id;
    if (const auto* finished = std::get_if<JobFinished>(&event))
        return finished->result->spec.id;
    return std::nullopt;
}

} // namespace

void TimeLeftAtMachines::onEvent(const RunEvent& event, TimeLeft::TimePoint now)
{
    if (const auto* started = std::get_if<RunStarted>(&event)) {
        m_machines.clear();
        m_nodes.clear();
        for (const auto& node : nodesOf(started->plan))
            m_machines[node].onEvent(RunStarted{partOf(started->plan, node)}, now);
        for (const auto& spec : started->plan.jobs)
            m_nodes.emplace(spec.id, spec.device.node);
    } else if (const auto job = jobOf(event)) {
        m_machines.at(m_nodes.at(*job)).onEvent(event, now);
    } else {
        for (auto& [node, left] : m_machines)
            left.onEvent(event, now);
    }
}

TimeLeft::Estimate TimeLeftAtMachines::at(TimeLeft::TimePoint now) const
{
    TimeLeft::Estimate longest;
    for (const auto& [node, left] : m_machines) {
        const auto estimate = left.at(now);
        if (m_machines.size() == 1)
            return estimate;
        longest.sweep = std::max(longest.sweep, estimate.sweep);
    }
    return longest;
}

} // namespace sortscope::run
