// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessionwriter.h"

#include <utility>

namespace sortscope::session {

SessionWriter::SessionWriter(SessionFile& file, results::Environment environment, Options options)
    : m_file(file),
      m_environment(std::move(environment)),
      m_options(std::move(options))
{}

void SessionWriter::onEvent(const run::RunEvent& event)
{
    if (const auto* started = std::get_if<run::RunStarted>(&event)) {
        m_planned = started->jobs;
        m_run.reset();
        m_outcome.reset();
    } else if (const auto* finished = std::get_if<run::JobFinished>(&event)) {
        m_waiting.push_back(finished->result);
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

void SessionWriter::begin(const std::vector<results::JobSpec>& jobs)
{
    if (m_options.plan == Plan::Continuation) {
        m_run = m_file.beginContinuation(m_environment, jobs, m_options.request);
        m_shift = 0;
    } else {
        auto numbered = jobs;
        m_run = m_file.beginRun(m_environment, numbered, m_options.request);
        m_shift = jobs.empty() ? 0 : numbered.front().id - jobs.front().id;
    }
    m_planned.reset();
}

void SessionWriter::writeWaiting()
{
    while (!m_waiting.empty()) {
        const auto& result = *m_waiting.front();
        const auto id = result.spec.id + m_shift;
        m_file.finishJob(id, result);
        m_waiting.pop_front();
        if (m_options.onWritten)
            m_options.onWritten(id);
    }
}

} // namespace sortscope::session
