// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessionwriter.h"

#include "core/plan/planparts.h"
#include "core/plan/requestjson.h"
#include "core/results/row/jobresult.h"

#include <algorithm>
#include <utility>

namespace sortscope::session {

SessionWriter::SessionWriter(SessionFile& file, results::Environment environment)
    : SessionWriter(file, std::vector{std::move(environment)})
{}

SessionWriter::SessionWriter(SessionFile& file, std::vector<results::Environment> environments)
    : m_file(file),
      m_environments(std::move(environments))
{}

void SessionWriter::onEvent(const events::RunEvent& event)
{
    if (const auto* started = std::get_if<events::RunStarted>(&event)) {
        takeApart(started->plan);
        m_ended.reset();
    } else if (const auto* finished = std::get_if<events::JobFinished>(&event)) {
        finish(*finished);
    } else if (const auto* replicate = std::get_if<events::ReplicateFinished>(&event)) {
        await({replicate->soFar, false});
    } else if (const auto* ended = std::get_if<events::RunFinished>(&event)) {
        m_ended = ended->cancelled;
    } else {
        // Progress comes between two samples: the disk stays idle then.
        return;
    }
    retry();
}

bool SessionWriter::retry()
{
    try {
        for (auto& part : m_parts) {
            if (!part.run)
                begin(part);
        }
        writeWaiting();
        end();
        m_failure.reset();
    } catch (const std::exception& error) {
        // Sinks must not throw, and the run is worth continuing.
        m_failure = error.what();
    }
    return !m_failure;
}

std::size_t SessionWriter::begun() const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        m_waiting, [&](const Waiting& job) { return m_begun.contains(job.result->spec.id); }));
}

void SessionWriter::takeApart(const plan::Plan& plan)
{
    m_parts.clear();
    m_partOf.clear();
    m_begun.clear();
    for (const auto& [id, held] : plan.held)
        m_begun.insert(id);
    if (m_environments.size() == 1) {
        m_parts.push_back({.environment = m_environments.front(), .plan = plan});
    } else {
        for (const auto& node : plan::nodesOf(plan))
            m_parts.push_back({.environment = results::environmentOf(m_environments, node),
                               .plan = plan::partOf(plan, node)});
    }
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        for (const auto& spec : m_parts[i].plan.jobs)
            m_partOf.emplace(spec.id, i);
    }
}

void SessionWriter::begin(Part& part)
{
    const auto& plan = part.plan;
    const auto request = plan::requestJsonOf(plan);
    if (plan.request) {
        auto numbered = plan.jobs;
        part.run = m_file.beginRun(part.environment, numbered, request, plan.uuid);
        part.shift = numbered.empty() ? 0 : numbered.front().id - plan.jobs.front().id;
    } else {
        part.run = m_file.beginContinuation(part.environment, plan.jobs, request, plan.uuid);
        part.shift = 0;
    }
    part.plan = {};
}

void SessionWriter::finish(const events::JobFinished& job)
{
    await({job.result, !job.stopped});
    if (const auto part = m_partOf.find(job.result->spec.id); part != m_partOf.end() && !job.lost.empty())
        m_parts[part->second].lost = true;
}

void SessionWriter::await(Waiting job)
{
    std::erase_if(m_waiting,
                  [&](const Waiting& before) { return before.result->spec.id == job.result->spec.id; });
    m_waiting.push_back(std::move(job));
}

void SessionWriter::writeWaiting()
{
    while (!m_waiting.empty()) {
        const auto& [result, final] = m_waiting.front();
        const auto id = result->spec.id + m_parts.at(m_partOf.at(result->spec.id)).shift;
        if (final)
            m_file.finishJob(id, *result);
        else
            m_file.addReplicates(id, *result);
        if (!result->replicates.empty())
            m_begun.insert(result->spec.id);
        m_waiting.pop_front();
    }
}

void SessionWriter::end()
{
    if (!m_ended)
        return;
    for (const auto& part : m_parts) {
        const bool whole = !*m_ended && !part.lost;
        m_file.endRun(*part.run, whole ? results::RunOutcome::Finished : results::RunOutcome::Cancelled);
    }
    m_ended.reset();
}

} // namespace sortscope::session
