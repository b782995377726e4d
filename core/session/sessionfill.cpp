// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessionstate.h"

#include <system_error>

namespace sortscope::session {

namespace fs = std::filesystem;

void SessionFile::State::insertJob(results::JobId id, results::RunId run, const results::StoredJob& job)
{
    jobs.insertPlanned(id, run, job.result->spec);
    if (job.finished)
        writeResult(id, *job.result);
    if (!job.note.empty())
        jobs.writeNote(id, job.note);
}

void SessionFile::Filler::setInfo(const SessionInfo& info)
{
    execute(m_state.sql(), "UPDATE session SET name = ?, notes = ?, created = ?", info.name, info.notes,
            info.created);
}

void SessionFile::Filler::addRun(const results::StoredRun& run)
{
    m_state.insertRun(run);
    m_run = m_state.sql().getLastInsertRowid();
}

void SessionFile::Filler::addJob(const results::StoredJob& job)
{
    m_state.insertJob(job.result->spec.id, m_run, job);
}

void SessionFile::Filler::markReplaced(results::JobId job, results::JobId by)
{
    m_state.jobs.markReplaced(job, by);
}

void SessionFile::fill(const fs::path& path, const std::function<void(Filler&)>& work)
{
    std::error_code error;
    // A link that leads to nothing is something, too.
    if (const auto status = fs::symlink_status(path, error); fs::exists(status))
        throw SessionError(SessionError::Cause::NotPermitted,
                           fmt::format("{} exists already; choose another name", path.string()));
    makeWhole(path, [&work](SessionFile& part) {
        part.m_state->writing([&] {
            Filler filler(*part.m_state);
            work(filler);
        });
    });
}

void SessionFile::makeWhole(const fs::path& path, const std::function<void(SessionFile&)>& work)
{
    const auto place = placeFor(path);
    const SessionLock lock(place);
    if (lock.inUse())
        throw SessionError(
            SessionError::Cause::InUse,
            fmt::format("{} cannot be replaced: {}; choose another name", path.string(), lock.refusal()));
    const auto part = place.string() + ".part";
    std::error_code error;
    fs::remove(part, error);
    try {
        {
            auto made = create(part);
            work(made);
        }
        fs::rename(part, place, error);
        if (error)
            throw SessionError(SessionError::Cause::NotPermitted,
                               fmt::format("{} cannot be written ({}); choose another name", path.string(),
                                           error.message()));
    } catch (...) {
        fs::remove(part, error);
        throw;
    }
}

} // namespace sortscope::session
