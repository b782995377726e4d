// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessionstate.h"

#include <algorithm>

namespace sortscope::session {
namespace {

using results::JobId;
using results::JobSpec;

/// What every id is raised by, so that the smallest is no smaller than `next`.
JobId shiftFor(const std::vector<JobSpec>& jobs, JobId next)
{
    const auto first =
        std::min_element(jobs.begin(), jobs.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
    return first == jobs.end() ? 0 : std::max(0, next - first->id);
}

} // namespace

results::RunId SessionFile::beginRun(const results::Environment& environment, std::vector<JobSpec>& jobs,
                                     const std::optional<std::string>& request)
{
    results::RunId id = 0;
    auto numbered = jobs;
    m_state->writing([&] {
        auto run = freshRun(environment);
        run.request = request;
        m_state->insertRun(run);
        id = m_state->sql().getLastInsertRowid();
        const auto shift = shiftFor(numbered, m_state->jobs.nextId());
        for (JobSpec& spec : numbered) {
            spec.id += shift;
            m_state->jobs.insertPlanned(spec.id, id, spec);
        }
    });
    jobs = std::move(numbered);
    return id;
}

results::RunId SessionFile::beginContinuation(const results::Environment& environment,
                                              const std::vector<JobSpec>& jobs,
                                              const std::optional<std::string>& request)
{
    results::RunId id = 0;
    m_state->writing([&] {
        auto run = freshRun(environment);
        run.request = request;
        m_state->insertRun(run);
        id = m_state->sql().getLastInsertRowid();
        for (const JobSpec& spec : jobs)
            m_state->jobs.movePlanned(spec.id, id, spec.device);
    });
    return id;
}

void SessionFile::finishJob(JobId id, const results::JobResult& result)
{
    m_state->writing([&] { m_state->writeResult(id, result); });
    // Not before the transaction has ended: it may fail.
    SampleStore::forEach(result.replicates,
                         [&](std::int64_t replicate, std::int64_t number, const auto& sample) {
                             sample.commands.keepIn(m_state->commands, {id, replicate, number});
                         });
}

void SessionFile::endRun(results::RunId run, results::RunOutcome outcome)
{
    m_state->writing(
        [&] { execute(m_state->sql(), "UPDATE run SET outcome = ? WHERE id = ?", outcome, run); });
}

std::vector<JobSpec> SessionFile::continuation()
{
    std::vector<JobSpec> lacking;
    m_state->writing([&] {
        const auto rows = m_state->jobs.readAll();
        auto next = m_state->jobs.nextId();
        for (const auto& [stored, result] : rows) {
            if (!stored.finished)
                lacking.push_back(result->spec);
            if (!stored.finished || result->status != results::Status::Cancelled || stored.replacedBy)
                continue;
            // The cancelled row stays, with what it has measured.
            auto again = result->spec;
            again.id = next++;
            m_state->jobs.insertPlanned(again.id, stored.run, again);
            m_state->jobs.markReplaced(result->spec.id, again.id);
            lacking.push_back(std::move(again));
        }
    });
    return lacking;
}

} // namespace sortscope::session
