// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessionstate.h"

#include "core/backend/command.h"
#include "core/plan/plan.h"
#include "core/plan/planparts.h"
#include "core/plan/requestjson.h"
#include "core/session/rowfields.h"

namespace sortscope::session {
results::StoredRun freshRun(const results::Environment& environment, const std::string& uuid)
{
    results::StoredRun run;
    run.uuid = uuid.empty() ? plan::freshUuid() : uuid;
    run.environment = environment;
    return run;
}

void SessionFile::State::requireWritable() const
{
    if (database.writable())
        return;
    throw SessionError(SessionError::Cause::NotPermitted,
                       fmt::format("{} is open for reading only{}{}; save it under another name to add to it",
                                   database.path().string(), database.whyReadOnly().empty() ? "" : ": ",
                                   database.whyReadOnly()));
}

void SessionFile::State::insertRun(const results::StoredRun& run)
{
    execute(sql(), insertInto<results::Environment>("run", {"uuid", "request", "outcome"}), run.environment,
            run.uuid, run.request, run.outcome);
}

std::vector<results::StoredRun> SessionFile::State::runs()
{
    SQLite::Statement select(sql(), fmt::format("SELECT id, uuid, request, outcome, {} FROM run ORDER BY id",
                                                columnsOf<results::Environment>().list()));
    std::vector<results::StoredRun> runs;
    while (select.executeStep()) {
        ColumnReader row(select);
        auto& run = runs.emplace_back();
        row("id", run.id);
        row("uuid", run.uuid);
        row("request", run.request);
        row("outcome", run.outcome);
        visitColumns(row, run.environment);
        run.order = plan::sampleOrderIn(run.request);
    }
    return runs;
}

void SessionFile::State::writeResult(results::JobId id, const results::JobResult& result, bool final)
{
    jobs.writeOutcome(id, result, final);
    samples.insert(id, result.replicates);
}

void SessionFile::State::goOnWith(const JobRow& row, plan::Plan& lacking)
{
    const auto& [stored, result] = row;
    if (!stored.finished || stored.stopped)
        lacking.jobs.push_back(result->spec);
    if (stored.stopped)
        lacking.held.emplace(result->spec.id, withSamples(row).result);
    if (!stored.finished || result->status != results::Status::Cancelled || stored.replacedBy)
        return;
    // The cancelled row stays, with its measurements.
    auto again = result->spec;
    again.id = jobs.nextId();
    jobs.insertPlanned(again.id, stored.run, again);
    jobs.markReplaced(result->spec.id, again.id);
    lacking.jobs.push_back(std::move(again));
}

results::StoredJob SessionFile::State::withSamples(JobRow row)
{
    row.result->replicates = samples.read(row.result->spec.id, commands);
    row.stored.result = std::move(row.result);
    return std::move(row.stored);
}

void requireCommands(const results::JobResult& result)
{
    SampleStore::forEach(result.replicates,
                         [](std::int64_t, std::int64_t, const auto& sample) { sample.commands.unpack(); });
}

} // namespace sortscope::session
