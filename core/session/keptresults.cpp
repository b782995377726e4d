// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/keptresults.h"

#include "core/results/jsonreader.h"
#include "core/results/settled.h"
#include "core/run/plan.h"
#include "core/run/runnersweep.h"
#include "core/session/sessionfile.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

namespace sortscope::session {
namespace {

using results::StoredJob;
using StoredJobs = std::vector<StoredJob>;

/// What a sweep makes of the replicate that it is told.
class LastResult : public run::EventSink {
public:
    void onEvent(const run::RunEvent& event) override
    {
        if (const auto* replicate = std::get_if<run::ReplicateFinished>(&event)) {
            result = replicate->soFar;
        } else if (const auto* finished = std::get_if<run::JobFinished>(&event)) {
            result = finished->result;
            final = true;
        }
    }

    results::ResultPointer result;
    bool final = false;
};

const StoredJob* find(const StoredJobs& jobs, results::JobId id)
{
    const auto found =
        std::ranges::find(jobs, id, [](const StoredJob& stored) { return stored.result->spec.id; });
    return found == jobs.end() ? nullptr : &*found;
}

/// The job that runs in place of `id`, however often its sweep was resumed; nullptr if there is none.
const StoredJob* lastOf(const StoredJobs& jobs, results::JobId id)
{
    const auto* stored = find(jobs, id);
    // A damaged session may lead back.
    for (std::size_t steps = 0; stored != nullptr && stored->replacedBy && steps < jobs.size(); ++steps)
        stored = find(jobs, *stored->replacedBy);
    return stored;
}

/// A job that was gone on with was told the parameters that it had settled on.
bool isSameVariant(const results::JobResult& here, results::Variant kept)
{
    const auto& own = here.spec.variant;
    const auto parameters = std::exchange(kept.parameters, own.parameters);
    if (kept != own)
        return false;
    return parameters == own.parameters
           || (!here.replicates.empty()
               && results::settledParameters(own, here.replicates.front().preparation.settled) == parameters);
}

/// The session may be a copy into which others were merged: its jobs may have other ids there.
bool isSameJob(const results::JobResult& result, const results::JobSpec& kept)
{
    const auto& here = result.spec;
    return here.workload == kept.workload && isSameVariant(result, kept.variant)
           && here.sampling == kept.sampling && here.device.id == kept.device.id
           && here.device.uuid == kept.device.uuid;
}

std::size_t wholeReplicates(const StoredJob& stored)
{
    // A cancelled job has not finished its last replicate, which its row keeps.
    return stored.stopped ? stored.result->replicates.size() : 0;
}

/// Behind all replicates of its run.
std::size_t nextTurn(const StoredJobs& jobs, results::RunId run)
{
    std::size_t last = 0;
    for (const auto& stored : jobs) {
        if (stored.run != run)
            continue;
        for (const auto& replicate : stored.result->replicates)
            last = std::max(last, replicate.preparation.turn.value_or(0));
    }
    return last + 1;
}

} // namespace

std::vector<std::string> KeptResults::runs() const
{
    std::vector<std::string> uuids;
    std::ranges::transform(m_file.runs(), std::back_inserter(uuids), &results::StoredRun::uuid);
    return uuids;
}

KeptResults::Answer KeptResults::take(const std::string& run, const run::tell::Spooled& kept)
{
    const auto id = kept.finished.result.spec.id;
    const auto left = [&](const std::string& why) {
        return Answer{Outcome::Left, fmt::format("job {} {}", id, why)};
    };
    const auto runs = m_file.runs();
    const auto own = std::ranges::find(runs, run, &results::StoredRun::uuid);
    if (own == runs.end())
        return left("is of a run that the session does not have");
    const auto jobs = m_file.jobs();
    const auto* const stored = lastOf(jobs, id);
    // A resumed sweep takes its jobs along, into a later run.
    if (stored == nullptr || stored->run < own->id || !isSameJob(*stored->result, kept.job.spec))
        return left("is another one in this session: it belongs to the session that it was measured for");
    if (!results::lacksOutcome(*stored)) {
        if (stored->result->status == results::Status::Failed
            && kept.finished.result.status == results::Status::Ok)
            return left(fmt::format("has failed in the session: {}", stored->result->reason));
        return {Outcome::Had, {}};
    }
    const auto whole = wholeReplicates(*stored);
    if (kept.job.replicate <= whole)
        return {Outcome::Had, {}};
    if (kept.job.replicate > whole + 1)
        return left(fmt::format("has {} replicates in the session, and this is the one of number {}", whole,
                                kept.job.replicate));
    try {
        add(stored->result->spec.id, nextTurn(jobs, stored->run), kept.finished);
    } catch (const results::BadDocument& error) {
        return left(fmt::format("has a result that is not right: {}", error.what()));
    }
    return {};
}

void KeptResults::add(results::JobId job, std::size_t turn, const run::tell::Finished& kept)
{
    auto plan = m_file.continuation([&](const StoredJob& stored) { return stored.result->spec.id == job; });
    auto message = kept;
    message.result.spec.id = plan.jobs.at(0).id;
    plan.rounds = {{message.result.spec.id}};
    LastResult last;
    run::RunnerSweep sweep(plan, last);
    sweep.remaining();
    sweep.apply(run::tell::Started{message.result.spec.id});
    sweep.apply(message);
    auto whole = *last.result;
    whole.replicates.back().preparation.turn = turn;
    if (last.final)
        m_file.finishJob(whole.spec.id, whole);
    else
        m_file.addReplicates(whole.spec.id, whole);
}

} // namespace sortscope::session
