// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/runnersweep.h"

#include "core/base/texts.h"
#include "core/results/json/jsonreader.h"
#include "core/results/judge/settled.h"
#include "core/runner/replicate.h"

#include <algorithm>
#include <functional>
#include <set>
#include <span>
#include <utility>

namespace sortscope::runner {
namespace {

std::size_t jobsTogether(const plan::Plan& plan)
{
    return plan.order == results::SampleOrder::Interleaved ? 2 : 1;
}

/// Returns the spec for a runner, given the results `soFar`: the algorithm of a job settles its parameters
/// once.
results::JobSpec specFor(const results::JobSpec& spec, const results::JobResult& soFar)
{
    auto told = spec;
    if (soFar.replicates.empty())
        return told;
    if (const auto settled =
            results::settledParameters(spec.variant, soFar.replicates.front().preparation.settled))
        told.variant.parameters = *settled;
    return told;
}

} // namespace

RunnerSweep::RunnerSweep(const plan::Plan& plan, events::EventSink& sink) : m_sink(sink), m_plan(plan)
{
    const auto together = jobsTogether(plan);
    for (const auto& ids : plan.rounds) {
        auto& round = m_rounds.emplace_back();
        for (std::size_t i = 0; i < ids.size(); ++i) {
            if (i % together == 0)
                round.emplace_back();
            round.back().jobs.push_back(ids[i]);
        }
    }
    for (const auto& spec : plan.jobs) {
        const auto held = plan.held.find(spec.id);
        if (held != plan.held.end()) {
            for (const auto& replicate : held->second->replicates)
                m_turns = std::max(m_turns, replicate.preparation.turn.value_or(0));
        }
        auto soFar = held == plan.held.end() ? std::make_shared<results::JobResult>()
                                             : std::make_shared<results::JobResult>(*held->second);
        soFar->spec = spec;
        m_jobs.emplace(spec.id, Job{.spec = &spec, .soFar = std::move(soFar)});
    }
}

void RunnerSweep::skipEmptyRounds()
{
    const auto isDone = [this](const Group& group) {
        return std::ranges::all_of(group.jobs, [this](auto id) { return m_jobs.at(id).finished; });
    };
    if (!m_groups.empty())
        return;
    if (!m_rounds.empty())
        finishJobsPastTimeLimit(m_rounds.front());
    while (!m_rounds.empty() && std::ranges::all_of(m_rounds.front(), isDone))
        m_rounds.pop_front();
}

void RunnerSweep::finishJobsPastTimeLimit(const Round& round)
{
    for (const auto& group : round) {
        double sampled = 0;
        double limit = 0;
        bool limited = true;
        for (const auto id : group.jobs) {
            const auto& job = m_jobs.at(id);
            const auto& plan = job.spec->sampling;
            sampled += results::sampledNs(*job.soFar);
            limit += static_cast<double>(plan.timeLimit.count());
            limited = limited && plan.targetNoise && !job.soFar->replicates.empty();
        }
        if (!limited || sampled < limit)
            continue;
        for (const auto id : group.jobs) {
            if (auto& job = m_jobs.at(id); !job.finished)
                finish(job, job.soFar, {});
        }
    }
}

void RunnerSweep::dropFinished(Round& round)
{
    for (auto& group : round)
        std::erase_if(group.jobs, [this](auto id) { return m_jobs.at(id).finished; });
    std::erase_if(round, [](const Group& group) { return group.jobs.empty(); });
}

void RunnerSweep::beginRound()
{
    m_groups = std::move(m_rounds.front());
    m_rounds.pop_front();
    dropFinished(m_groups);
    for (auto& group : m_groups)
        group.begun = group.jobs.size();
    // Jobs that have lost their partner go on alone, in a process of their own.
    const auto alone = std::ranges::stable_partition(
        m_groups, [this](const Group& group) { return group.jobs.size() == jobsTogether(m_plan); });
    if (alone.begin() == m_groups.begin() || alone.empty())
        return;
    m_rounds.emplace_front(alone.begin(), alone.end());
    m_groups.erase(alone.begin(), alone.end());
}

bool RunnerSweep::betweenGroups() const
{
    return m_groups.empty() || !m_groups.front().atWork;
}

ask::Run RunnerSweep::remaining()
{
    if (m_groups.empty())
        beginRound();
    const bool alone = m_groups.front().jobs.size() == 1;
    ask::Run run{.order = alone ? results::SampleOrder::JobByJob : m_plan.order,
                 .checkOnly = m_plan.checkOnly,
                 .uuid = m_plan.uuid};
    for (const auto& group : m_groups) {
        for (const auto id : group.jobs)
            run.jobs.push_back({specFor(*m_jobs.at(id).spec, *m_jobs.at(id).soFar), nextReplicateOf(id)});
    }
    if (m_groups.front().again)
        run.rehearse = m_groups.front().jobs;
    return run;
}

std::string RunnerSweep::currentDevice() const
{
    std::vector<std::string> devices;
    for (const auto id : m_groups.front().jobs) {
        const auto& device = m_jobs.at(id).spec->device.id;
        if (std::ranges::find(devices, device) == devices.end())
            devices.push_back(device);
    }
    return base::joined(devices, std::identity(), " or ");
}

RunnerSweep::Job& RunnerSweep::current(results::JobId job)
{
    if (!m_groups.empty() && std::ranges::find(m_groups.front().jobs, job) != m_groups.front().jobs.end())
        return m_jobs.at(job);
    throw results::BadDocument(fmt::format("it reported job {}, which is not running", job));
}

void RunnerSweep::apply(const tell::Started& message)
{
    auto& job = current(message.job);
    m_groups.front().atWork = true;
    if (!std::exchange(job.started, true))
        m_sink.onEvent(events::JobStarted{message.job});
}

void RunnerSweep::apply(const tell::Progress& message)
{
    const auto& job = current(message.progress.job);
    auto progress = message.progress;
    progress.maximumSamples = job.spec->sampling.maximumSamples;
    progress.samples = std::min(progress.samples, progress.maximumSamples);
    progress.replicates = job.spec->sampling.replicates;
    progress.replicate = std::min(job.soFar->replicates.size() + 1, progress.replicates);
    m_sink.onEvent(progress);
}

void RunnerSweep::waitFor(const std::string& holder)
{
    m_sink.onEvent(events::RunWaiting{base::utf8(holder), {}});
}

void RunnerSweep::apply(const tell::Finished& message)
{
    auto& job = current(message.result.spec.id);
    requireReplicate(*job.spec, message.result);
    m_breaks.erase(job.spec->device.id);
    if (message.deviceFault && tryAgain())
        return;
    auto& jobs = m_groups.front().jobs;
    std::erase(jobs, job.spec->id);
    take(job, message);
    if (jobs.empty())
        m_groups.pop_front();
    skipEmptyRounds();
}

std::size_t RunnerSweep::nextReplicateOf(results::JobId job) const
{
    return m_jobs.at(job).soFar->replicates.size() + 1;
}

bool RunnerSweep::takeKept(std::span<const tell::Spooled> kept)
{
    if (m_groups.empty())
        return false;
    std::vector<const tell::Spooled*> own;
    for (const auto id : m_groups.front().jobs) {
        const auto found = std::ranges::find_if(kept, [&](const tell::Spooled& each) {
            return each.finished.result.spec.id == id && each.job.replicate == nextReplicateOf(id);
        });
        if (found == kept.end())
            return false;
        own.push_back(&*found);
    }
    for (const auto* each : own) {
        apply(tell::Started{each->finished.result.spec.id});
        apply(each->finished);
    }
    return true;
}

bool RunnerSweep::has(const tell::Spooled& kept) const
{
    const auto job = m_jobs.find(kept.finished.result.spec.id);
    return job != m_jobs.end() && kept.job.replicate < nextReplicateOf(job->first);
}

void RunnerSweep::take(Job& job, const tell::Finished& message)
{
    if (message.result.status == results::Status::Cancelled && !job.soFar->replicates.empty())
        return finish(job, job.soFar, {.stopped = true, .deviceFault = message.deviceFault});
    auto all = std::make_shared<results::JobResult>(withReplicate(*job.soFar, message.result, m_turns + 1));
    m_turns += message.result.replicates.size(); // a job that cannot run has none
    job.soFar = all;
    if (all->status == results::Status::Ok && all->replicates.size() < job.spec->sampling.replicates)
        m_sink.onEvent(events::ReplicateFinished{all});
    else
        finish(job, all, {.deviceFault = message.deviceFault});
}

bool RunnerSweep::tryAgain()
{
    auto& group = m_groups.front();
    const auto tried = [this](results::JobId id) { return m_jobs.at(id).broken; };
    if (group.jobs.size() < group.begun || std::ranges::any_of(group.jobs, tried))
        return false;
    for (const auto id : group.jobs)
        m_jobs.at(id).broken = true;
    group.again = true;
    group.atWork = false;
    return true;
}

void RunnerSweep::broke(const std::string& reason)
{
    if (tryAgain())
        return;
    auto& group = m_groups.front();
    const auto failed = std::move(group);
    m_groups.pop_front();
    std::set<std::string> devices;
    for (const auto id : failed.jobs) {
        auto& job = m_jobs.at(id);
        end(job, results::Status::Failed, reason);
        devices.insert(job.spec->device.id);
    }
    for (const auto& device : devices) {
        if (++m_breaks[device] == kMostBreaks)
            setAside(device, reason);
    }
    skipEmptyRounds();
}

void RunnerSweep::lost(const std::string& reason)
{
    auto& group = m_groups.front();
    // An interleaved pair goes on together.
    const bool whole = group.jobs.size() == group.begun;
    if (whole && !std::exchange(group.lost, true)) {
        group.atWork = false;
        return;
    }
    const auto left = std::move(group);
    m_groups.pop_front();
    for (const auto id : left.jobs)
        leave(m_jobs.at(id), results::Status::Cancelled, reason, reason);
    skipEmptyRounds();
}

void RunnerSweep::setAside(const std::string& device, const std::string& reason)
{
    // A job without its partner is worth nothing: jobs that are interleaved with the device's jobs fail, too.
    const auto together = jobsTogether(m_plan);
    for (std::size_t first = 0; first < m_plan.jobs.size(); first += together) {
        const auto jobs = std::span(m_plan.jobs).subspan(first, together);
        if (std::ranges::none_of(jobs, [&](const auto& spec) { return spec.device.id == device; }))
            continue;
        for (const auto& spec : jobs) {
            if (auto& job = m_jobs.at(spec.id); !job.finished)
                end(job, results::Status::Failed,
                    fmt::format("{} is set aside: {} of its jobs in succession crashed their process; "
                                "the last one: {}",
                                device, kMostBreaks, reason));
        }
    }
    dropFinished(m_groups);
}

void RunnerSweep::endRest(results::Status status, const std::function<std::string(const Job&)>& reason,
                          const std::string& lost)
{
    m_groups.clear();
    m_rounds.clear();
    for (const auto& spec : m_plan.jobs) {
        if (auto& job = m_jobs.at(spec.id); !job.finished)
            leave(job, status, reason(job), lost);
    }
}

void RunnerSweep::leave(Job& job, results::Status status, const std::string& reason, const std::string& lost)
{
    if (!job.soFar->replicates.empty())
        return finish(job, job.soFar, {.stopped = true, .lost = lost});
    end(job, status, reason, lost);
}

void RunnerSweep::end(Job& job, results::Status status, const std::string& reason, const std::string& lost)
{
    auto result = std::make_shared<results::JobResult>(*job.soFar);
    result->status = status;
    result->reason = base::utf8(reason);
    finish(job, std::move(result), {.lost = lost});
}

void RunnerSweep::failRest(const std::string& reason)
{
    endRest(results::Status::Failed, [&](const Job& /*job*/) { return reason; });
}

void RunnerSweep::cancelRest()
{
    endRest(results::Status::Cancelled, [](const Job& job) {
        return job.started ? "cancelled while it ran" : "cancelled before it started";
    });
}

void RunnerSweep::loseRest(const std::string& reason)
{
    endRest(
        results::Status::Cancelled, [&](const Job& /*job*/) { return reason; }, reason);
}

void RunnerSweep::finish(Job& job, std::shared_ptr<const results::JobResult> result, Ending ending)
{
    job.finished = true;
    m_sink.onEvent(
        events::JobFinished{std::move(result), ending.stopped, ending.deviceFault, std::move(ending.lost)});
}

} // namespace sortscope::runner
