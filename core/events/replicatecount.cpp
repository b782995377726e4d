// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/events/replicatecount.h"

#include "core/results/row/jobresult.h"

#include <algorithm>
#include <utility>

namespace sortscope::events {

void ReplicateCount::begin(const plan::Plan& plan)
{
    *this = {};
    for (const auto& round : plan.rounds) {
        m_planned += round.size();
        for (const auto job : round)
            ++m_jobs[job].lacking;
    }
    for (const auto& [job, soFar] : plan.held)
        m_jobs[job].held = soFar->replicates.size();
}

void ReplicateCount::take(Job& job, const results::JobResult& soFar)
{
    const auto held = std::exchange(job.held, soFar.replicates.size());
    const auto fresh = std::min(job.held - std::min(held, job.held), job.lacking);
    job.lacking -= fresh;
    m_taken += fresh;
}

void ReplicateCount::add(const ReplicateFinished& event)
{
    take(m_jobs[event.soFar->spec.id], *event.soFar);
}

void ReplicateCount::add(const JobFinished& event)
{
    // The last replicate of a cancelled job is not whole.
    if (event.stopped || event.result->status == results::Status::Cancelled)
        return;
    auto& job = m_jobs[event.result->spec.id];
    take(job, *event.result);
    m_givenUp += std::exchange(job.lacking, 0);
}

} // namespace sortscope::events
