// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/keptresults.h"

#include "core/plan/plan.h"
#include "core/results/json/jsonreader.h"
#include "core/results/judge/settled.h"
#include "core/runner/replicate.h"
#include "core/session/sessionfile.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace sortscope::session {
namespace {

using results::StoredJob;

/// Compares variants. A job that was continued was told the parameters that it had settled on.
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

/// Compares jobs. The session may be a copy into which others were merged: its jobs may have other ids there.
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

} // namespace

std::vector<std::string> KeptResults::runs() const
{
    std::vector<std::string> uuids;
    std::ranges::transform(m_file.runs(), std::back_inserter(uuids), &results::StoredRun::uuid);
    return uuids;
}

void KeptResults::read()
{
    m_known.emplace();
    m_known->runs = m_file.runs();
    for (auto& stored : m_file.jobs())
        note(std::move(stored));
}

void KeptResults::note(StoredJob stored)
{
    auto& last = m_known->turns[stored.run];
    for (const auto& replicate : stored.result->replicates)
        last = std::max(last, replicate.preparation.turn.value_or(0));
    const auto id = stored.result->spec.id;
    m_known->jobs.insert_or_assign(id, std::move(stored));
}

/// The job that runs in place of `id`, however often its sweep was resumed; nullptr if there is none.
const StoredJob* KeptResults::lastOf(results::JobId id) const
{
    const auto& jobs = m_known->jobs;
    auto stored = jobs.find(id);
    // The chain of a damaged session may be a circle.
    for (std::size_t steps = 0; stored != jobs.end() && stored->second.replacedBy && steps < jobs.size();
         ++steps)
        stored = jobs.find(*stored->second.replacedBy);
    return stored == jobs.end() ? nullptr : &stored->second;
}

KeptResults::Answer KeptResults::take(const std::string& run, const runner::tell::Spooled& kept)
{
    const auto id = kept.finished.result.spec.id;
    const auto left = [&](const std::string& why) {
        return Answer{Outcome::Left, fmt::format("job {} {}", id, why)};
    };
    if (!m_known)
        read();
    const auto own = std::ranges::find(m_known->runs, run, &results::StoredRun::uuid);
    if (own == m_known->runs.end())
        return left("is of a run that the session does not have");
    const auto* const stored = lastOf(id);
    // A resumed sweep takes its jobs along, into a later run.
    if (stored == nullptr || stored->run < own->id || !isSameJob(*stored->result, kept.job.spec))
        return left(
            "is a different job in this session: fetch the result into the session that it was measured for");
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
        return left(fmt::format("has {} replicates in the session, but this is replicate {}", whole,
                                kept.job.replicate));
    try {
        runner::requireReplicate(stored->result->spec, kept.finished.result);
    } catch (const results::BadDocument& error) {
        return left(fmt::format("has an invalid result: {}", error.what()));
    }
    add(*stored, kept.finished.result);
    return {};
}

void KeptResults::add(const StoredJob& stored, const results::JobResult& kept)
{
    const auto before = stored.result->spec.id;
    const auto plan = m_file.continuationOf(before);
    const auto& spec = plan.jobs.at(0);
    const auto job = spec.id;
    const auto held = plan.held.find(job);
    auto whole = held == plan.held.end() ? results::JobResult() : *held->second;
    whole.spec = spec;
    whole = runner::withReplicate(std::move(whole), kept, m_known->turns[stored.run] + 1);
    if (whole.status == results::Status::Ok && whole.replicates.size() < spec.sampling.replicates)
        m_file.addReplicates(job, whole);
    else
        m_file.finishJob(job, whole);
    if (job != before)
        note(m_file.job(before));
    note(m_file.job(job));
}

} // namespace sortscope::session
