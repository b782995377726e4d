// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessionwriter.h"

#include "core/results/jobresult.h"
#include "core/run/requestjson.h"

#include <utility>

namespace sortscope::session {

SessionWriter::SessionWriter(SessionFile& file, results::Environment environment)
    : m_file(file),
      m_environment(std::move(environment))
{}

void SessionWriter::onEvent(const run::RunEvent& event)
{
    if (const auto* started = std::get_if<run::RunStarted>(&event)) {
        m_planned = started->plan;
        m_run.reset();
        m_outcome.reset();
    } else if (const auto* finished = std::get_if<run::JobFinished>(&event)) {
        await({finished->result, !finished->stopped});
    } else if (const auto* replicate = std::get_if<run::ReplicateFinished>(&event)) {
        await({replicate->soFar, false});
    } else if (const auto* ended = std::get_if<run::RunFinished>(&event)) {
        m_outcome = ended->cancelled ? results::RunOutcome::Cancelled : results::RunOutcome::Finished;
    } else {
        // Progress comes between two samples: the disk stays idle then.
        return;
    }
    retry();
}

bool SessionWriter::retry()
{
    try {
        if (m_planned)
            begin(*m_planned);
        writeWaiting();
        if (m_outcome && m_run)
            m_file.endRun(*m_run, *m_outcome);
        m_outcome.reset();
        m_failure.reset();
    } catch (const std::exception& error) {
        // Sinks must not throw, and the run is worth going on with.
        m_failure = error.what();
    }
    return !m_failure;
}

void SessionWriter::begin(const run::Plan& plan)
{
    const auto request = run::requestJsonOf(plan);
    if (plan.request) {
        auto numbered = plan.jobs;
        m_run = m_file.beginRun(m_environment, numbered, request);
        m_shift = numbered.empty() ? 0 : numbered.front().id - plan.jobs.front().id;
    } else {
        m_run = m_file.beginContinuation(m_environment, plan.jobs, request);
        m_shift = 0;
    }
    m_planned.reset();
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
        const auto id = result->spec.id + m_shift;
        if (final)
            m_file.finishJob(id, *result);
        else
            m_file.addReplicates(id, *result);
        m_waiting.pop_front();
    }
}

} // namespace sortscope::session
