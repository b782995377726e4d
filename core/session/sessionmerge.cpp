// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/newfile.h"
#include "core/session/sessionstate.h"

#include <map>
#include <set>
#include <system_error>

namespace sortscope::session {
namespace {

namespace fs = std::filesystem;
using results::JobId;

/// The ids of the jobs of each run, found without reading the jobs: one of them may be damaged.
std::map<results::RunId, std::vector<JobId>> jobsByRun(SQLite::Database& sql)
{
    std::map<results::RunId, std::vector<JobId>> jobs;
    SQLite::Statement select(sql, "SELECT run, id FROM job ORDER BY id");
    while (select.executeStep()) {
        ColumnReader row(select);
        const auto run = row.value<results::RunId>("run");
        jobs[run].push_back(row.value<JobId>("id"));
    }
    return jobs;
}

/// The new ids of the jobs that one file has given to another.
struct Copied {
    std::map<JobId, JobId> idIn;
    /// The replacements, by the ids of the source.
    std::map<JobId, JobId> replacedBy;
};

} // namespace

void SessionFile::State::insertJob(results::JobId id, results::RunId run, const results::StoredJob& job)
{
    jobs.insertPlanned(id, run, job.result->spec);
    if (job.finished)
        writeResult(id, *job.result, !job.stopped);
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

void SessionFile::Filler::addSourceText(const std::string& hash, const std::string& text)
{
    m_state.jobs.addText(hash, text);
}

void SessionFile::fill(const fs::path& path, const std::function<void(Filler&)>& work)
{
    std::error_code error;
    // A link that leads to nothing counts as a file, too.
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
    session::makeWhole(path, place, [&work](const fs::path& part) {
        auto made = create(part);
        work(made);
    });
}

MergeReport SessionFile::merge(SessionFile& from)
{
    const auto runsThere = from.runs();
    const auto idsThere = from.m_state->reading([&] { return jobsByRun(from.m_state->sql()); });
    const auto texts = from.sourceTexts();
    MergeReport report;
    m_state->writing([&] {
        report = {};
        for (const auto& [hash, text] : texts)
            m_state->jobs.addText(hash, text);
        std::set<std::string> known;
        for (const auto& run : m_state->runs())
            known.insert(run.uuid);
        Copied copied;
        const auto copyJob = [&](JobId id, results::RunId run) {
            results::StoredJob stored;
            try {
                stored = from.job(id);
                requireCommands(*stored.result);
            } catch (const SessionError& error) {
                report.leftOut.push_back(fmt::format("job {} is left out: {}", id, error.what()));
                return;
            }
            const auto here = m_state->jobs.nextId();
            m_state->insertJob(here, run, stored);
            copied.idIn[id] = here;
            if (stored.replacedBy)
                copied.replacedBy[id] = *stored.replacedBy;
            ++report.jobs;
        };
        for (const auto& run : runsThere) {
            if (!known.insert(run.uuid).second)
                continue;
            m_state->insertRun(run);
            const results::RunId here = m_state->sql().getLastInsertRowid();
            if (const auto ids = idsThere.find(run.id); ids != idsThere.end()) {
                for (const auto id : ids->second)
                    copyJob(id, here);
            }
            ++report.runs;
        }
        for (const auto& [old, by] : copied.replacedBy) {
            if (const auto successor = copied.idIn.find(by); successor != copied.idIn.end())
                m_state->jobs.markReplaced(copied.idIn.at(old), successor->second);
        }
    });
    return report;
}

void SessionFile::saveCopy(const fs::path& to)
{
    // Nothing to do if both are one path; hard links of one file become two files by the copy.
    if (placeFor(to) == placeFor(path()))
        return;
    makeWhole(to, [&](SessionFile& part) { copyDatabase(part.m_state->sql(), to, m_state->sql(), path()); });
}

SessionFile SessionFile::saveAs(const fs::path& to)
{
    saveCopy(to);
    auto copy = open(to, {.access = Access::ReadWrite});
    m_state->commands->moveTo(copy.path());
    copy.m_state->commands = m_state->commands;
    return copy;
}

} // namespace sortscope::session
