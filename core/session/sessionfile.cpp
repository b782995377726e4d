// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessionfile.h"

#include "core/base/texts.h"
#include "core/plan/plan.h"
#include "core/session/sessionstate.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <functional>
#include <map>
#include <span>
#include <system_error>

namespace sortscope::session {
namespace {

namespace fs = std::filesystem;
using results::JobId;
using results::JobSpec;

/// Adds the message of an exception of `work` to `faults`.
void note(std::vector<std::string>& faults, const std::function<void()>& work)
{
    try {
        work();
    } catch (const std::exception& error) {
        faults.emplace_back(error.what());
    }
}

/// Appends the rows of a pragma that reports one fault per row.
void appendRows(SQLite::Database& sql, const char* pragma, std::vector<std::string>& faults)
{
    SQLite::Statement rows(sql, pragma);
    while (rows.executeStep()) {
        std::string line;
        for (int i = 0; i < rows.getColumnCount(); ++i)
            line += fmt::format("{}{}", i == 0 ? "" : ", ", rows.getColumn(i).getString());
        if (line != "ok")
            faults.push_back(fmt::format("{}: {}", pragma, line));
    }
}

/// Checks the rules of the format for every job, beyond the types of its columns.
void checkJob(const results::StoredJob& stored, std::vector<std::string>& faults)
{
    const auto& result = *stored.result;
    if (stored.finished && result.status == results::Status::Ok && results::sampleCount(result) == 0)
        faults.push_back(fmt::format("job {} is ok but has no samples", result.spec.id));
    requireCommands(result);
}

/// Faults of jobs; faults that differ only in the job count as one.
class JobFaults {
public:
    void add(JobId job, const std::string& fault)
    {
        const auto name = fmt::format("job {}", job);
        auto alike = fault;
        if (const auto at = alike.find(name); at != std::string::npos)
            alike.replace(at, name.size(), "job …");
        auto& [first, jobs] = m_jobsOf[alike];
        if (jobs.empty())
            first = fault;
        jobs.push_back(job);
    }

    void appendTo(std::vector<std::string>& faults) const
    {
        constexpr std::size_t kShown = 5;
        for (const auto& [alike, found] : m_jobsOf) {
            const auto& [first, jobs] = found;
            const auto shown = std::span(jobs).first(std::min(jobs.size(), kShown));
            faults.push_back(jobs.size() == 1
                                 ? first
                                 : fmt::format("{} jobs ({}{}): {}", jobs.size(), fmt::join(shown, ", "),
                                               jobs.size() > kShown ? ", …" : "", alike));
        }
    }

private:
    /// The whole text of the first fault and the jobs, by the text without the job.
    std::map<std::string, std::pair<std::string, std::vector<JobId>>> m_jobsOf;
};

/// Returns the number to add to every id, so that the smallest is no smaller than `next`.
JobId shiftFor(const std::vector<JobSpec>& jobs, JobId next)
{
    const auto first =
        std::min_element(jobs.begin(), jobs.end(), [](const auto& a, const auto& b) { return a.id < b.id; });
    return first == jobs.end() ? 0 : std::max(0, next - first->id);
}

} // namespace

SessionFile::SessionFile(std::unique_ptr<State> state) : m_state(std::move(state)) {}
SessionFile::SessionFile(SessionFile&& other) noexcept = default;
SessionFile& SessionFile::operator=(SessionFile&& other) noexcept = default;
SessionFile::~SessionFile() = default;

SessionFile SessionFile::create(const fs::path& path, const std::string& name)
{
    return SessionFile(std::make_unique<State>(SessionDatabase::create(path, name)));
}

SessionFile SessionFile::open(const fs::path& path, const OpenOptions& options)
{
    return SessionFile(std::make_unique<State>(SessionDatabase::open(path, options)));
}

SessionFile SessionFile::openOrCreate(const fs::path& path)
{
    std::error_code error;
    const auto status = fs::status(path, error);
    const bool empty = status.type() == fs::file_type::regular && fs::file_size(path, error) == 0;
    if (status.type() == fs::file_type::not_found || empty)
        return create(path);
    auto file = open(path, {.access = Access::ReadWrite});
    file.m_state->requireWritable();
    return file;
}

const fs::path& SessionFile::path() const
{
    return m_state->database.path();
}

bool SessionFile::writable() const
{
    return m_state->database.writable();
}

const std::string& SessionFile::whyReadOnly() const
{
    return m_state->database.whyReadOnly();
}

SessionInfo SessionFile::info()
{
    return m_state->reading([&] {
        SQLite::Statement select(m_state->sql(), "SELECT name, notes, created FROM session");
        if (!select.executeStep())
            throw base::BadContent("its table session is empty");
        ColumnReader row(select);
        SessionInfo info;
        row("name", info.name);
        row("notes", info.notes);
        row("created", info.created);
        return info;
    });
}

void SessionFile::setName(const std::string& name)
{
    m_state->writing([&] { execute(m_state->sql(), "UPDATE session SET name = ?", base::utf8(name)); });
}

void SessionFile::setNotes(const std::string& notes)
{
    m_state->writing([&] { execute(m_state->sql(), "UPDATE session SET notes = ?", base::utf8(notes)); });
}

void SessionFile::setJobNote(results::JobId job, const std::string& note)
{
    m_state->writing([&] { m_state->jobs.writeNote(job, base::utf8(note)); });
}

std::vector<results::StoredRun> SessionFile::runs()
{
    return m_state->reading([&] { return m_state->runs(); });
}

std::vector<results::StoredJob> SessionFile::jobs()
{
    return m_state->reading([&] {
        // One transaction reads everything: thousands of reads would each lock the file and search for a
        // journal.
        const SQLite::Transaction transaction(m_state->sql());
        std::vector<results::StoredJob> jobs;
        for (auto& row : m_state->jobs.readAll())
            jobs.push_back(m_state->withSamples(std::move(row)));
        return jobs;
    });
}

results::StoredJob SessionFile::job(results::JobId id)
{
    return m_state->reading([&] { return m_state->withSamples(m_state->jobs.read(id)); });
}

std::map<std::string, std::string> SessionFile::sourceTexts()
{
    return m_state->reading([&] { return m_state->jobs.texts(); });
}

std::optional<std::string> SessionFile::sourceText(const std::string& hash)
{
    return m_state->reading([&] { return m_state->jobs.text(hash); });
}

std::size_t SessionFile::finishedJobs()
{
    return m_state->reading([&] {
        SQLite::Statement select(m_state->sql(),
                                 "SELECT count(*) FROM job WHERE status IS NOT NULL OR EXISTS (SELECT 1 FROM "
                                 "replicate WHERE replicate.job = job.id)");
        select.executeStep();
        return ColumnReader(select).value<std::size_t>("count");
    });
}

results::JobId SessionFile::nextJobId()
{
    return m_state->reading([&] { return m_state->jobs.nextId(); });
}

results::RunId SessionFile::beginRun(const results::Environment& environment, std::vector<JobSpec>& jobs,
                                     const std::optional<std::string>& request, const std::string& uuid)
{
    results::RunId id = 0;
    auto numbered = jobs;
    m_state->writing([&] {
        auto run = freshRun(environment, uuid);
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
                                              const std::optional<std::string>& request,
                                              const std::string& uuid)
{
    results::RunId id = 0;
    m_state->writing([&] {
        auto run = freshRun(environment, uuid);
        run.request = request;
        m_state->insertRun(run);
        id = m_state->sql().getLastInsertRowid();
        for (const JobSpec& spec : jobs)
            m_state->jobs.movePlanned(id, spec);
    });
    return id;
}

void SessionFile::addReplicates(JobId id, const results::JobResult& soFar)
{
    write(id, soFar, false);
}

void SessionFile::finishJob(JobId id, const results::JobResult& result)
{
    write(id, result, true);
}

void SessionFile::write(JobId id, const results::JobResult& result, bool final)
{
    m_state->writing([&] { m_state->writeResult(id, result, final); });
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

plan::Plan SessionFile::continuation(const std::function<bool(const results::StoredJob&)>& wanted)
{
    plan::Plan lacking;
    m_state->writing([&] {
        lacking = {};
        for (const auto& row : m_state->jobs.readAll()) {
            auto whole = row.stored;
            whole.result = row.result;
            if (!wanted || wanted(whole))
                m_state->goOnWith(row, lacking);
        }
    });
    return lacking;
}

plan::Plan SessionFile::continuationOf(JobId job)
{
    plan::Plan lacking;
    m_state->writing([&] {
        lacking = {};
        m_state->goOnWith(m_state->jobs.read(job), lacking);
    });
    return lacking;
}

std::vector<std::string> SessionFile::check()
{
    std::vector<std::string> faults;
    auto& sql = m_state->sql();
    note(faults, [&] { appendRows(sql, "PRAGMA integrity_check", faults); });
    note(faults, [&] { appendRows(sql, "PRAGMA foreign_key_check", faults); });
    note(faults, [&] { info(); });
    note(faults, [&] { runs(); });
    std::vector<results::JobId> ids;
    note(faults, [&] {
        SQLite::Statement select(sql, "SELECT id FROM job ORDER BY id");
        while (select.executeStep())
            ids.push_back(ColumnReader(select).value<results::JobId>("id"));
    });
    JobFaults ofJobs;
    for (const auto id : ids) {
        std::vector<std::string> found;
        note(found, [&] { checkJob(job(id), found); });
        for (const auto& fault : found)
            ofJobs.add(id, fault);
    }
    ofJobs.appendTo(faults);
    return faults;
}

} // namespace sortscope::session
