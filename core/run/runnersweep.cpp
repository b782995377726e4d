// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runnersweep.h"

#include "core/base/texts.h"
#include "core/results/jsonreader.h"

#include <algorithm>
#include <utility>

namespace sortscope::run {
namespace {

bool uses(const std::vector<results::JobSpec>& jobs, const std::string& device)
{
    return std::ranges::any_of(jobs, [&](const auto& spec) { return spec.device.id == device; });
}

} // namespace

RunnerSweep::RunnerSweep(const Plan& plan, EventSink& sink) : m_sink(sink), m_order(plan.order)
{
    const std::size_t together = plan.order == results::SampleOrder::Interleaved ? 2 : 1;
    for (std::size_t i = 0; i < plan.jobs.size(); ++i) {
        if (i % together == 0)
            m_groups.emplace_back();
        m_groups.back().jobs.push_back(plan.jobs[i]);
    }
}

bool RunnerSweep::betweenGroups() const
{
    return m_groups.empty() || !m_started.contains(m_groups.front().jobs.front().id);
}

ask::Run RunnerSweep::remaining() const
{
    ask::Run run{.order = m_order};
    for (const auto& group : m_groups) {
        for (const auto& spec : group.jobs)
            run.jobs.push_back({spec});
    }
    if (m_groups.front().broken) {
        for (const auto& spec : m_groups.front().jobs)
            run.rehearse.push_back(spec.id);
    }
    return run;
}

std::string RunnerSweep::currentDevice() const
{
    std::string devices;
    for (const auto& spec : m_groups.front().jobs) {
        if (devices.find(spec.device.id) == std::string::npos)
            devices += fmt::format("{}{}", devices.empty() ? "" : " or ", spec.device.id);
    }
    return devices;
}

const results::JobSpec& RunnerSweep::current(results::JobId job) const
{
    if (!m_groups.empty()) {
        const auto& jobs = m_groups.front().jobs;
        const auto found = std::ranges::find(jobs, job, &results::JobSpec::id);
        if (found != jobs.end())
            return *found;
    }
    throw results::BadDocument(fmt::format("it is at job {}, which it was not to do now", job));
}

void RunnerSweep::apply(const tell::Started& message)
{
    current(message.job);
    if (m_started.insert(message.job).second)
        m_sink.onEvent(JobStarted{message.job});
}

void RunnerSweep::apply(const tell::Progress& message)
{
    const auto& spec = current(message.progress.job);
    auto progress = message.progress;
    progress.maximumSamples = spec.sampling.maximumSamples;
    progress.samples = std::min(progress.samples, progress.maximumSamples);
    m_sink.onEvent(progress);
}

void RunnerSweep::apply(const tell::Finished& message)
{
    const auto spec = current(message.result.spec.id);
    auto result = std::make_shared<results::JobResult>(message.result);
    result->spec = spec;
    result->reason = base::utf8(result->reason);
    if (const auto* const first = results::firstSample(*result))
        result->busyComputeUnits = results::computeUnitsBusyIn(first->commands.unpack(), spec.device);
    m_breaks.erase(spec.device.id);
    auto& jobs = m_groups.front().jobs;
    std::erase_if(jobs, [&](const auto& job) { return job.id == spec.id; });
    m_sink.onEvent(JobFinished{std::move(result), message.deviceFault});
    if (jobs.empty())
        m_groups.pop_front();
}

void RunnerSweep::broke(const std::string& reason)
{
    auto& group = m_groups.front();
    const bool whole = m_order == results::SampleOrder::JobByJob || group.jobs.size() == 2;
    if (!std::exchange(group.broken, true) && whole)
        return;
    const auto failed = std::move(group);
    m_groups.pop_front();
    concludeGroup(failed, results::Status::Failed, reason);
    std::set<std::string> devices;
    for (const auto& spec : failed.jobs)
        devices.insert(spec.device.id);
    for (const auto& device : devices) {
        if (++m_breaks[device] == kMostBreaks)
            setAside(device, reason);
    }
}

void RunnerSweep::setAside(const std::string& device, const std::string& reason)
{
    const auto others = std::ranges::stable_partition(
        m_groups, [&](const Group& group) { return !uses(group.jobs, device); });
    const std::vector<Group> left(others.begin(), others.end());
    m_groups.erase(others.begin(), others.end());
    for (const auto& group : left)
        concludeGroup(
            group, results::Status::Failed,
            fmt::format("{} is set aside: {} of its jobs in succession ended their process; the last one: {}",
                        device, kMostBreaks, reason));
}

void RunnerSweep::failRest(const std::string& reason)
{
    for (const auto& group : std::exchange(m_groups, {}))
        concludeGroup(group, results::Status::Failed, reason);
}

void RunnerSweep::cancelRest()
{
    for (const auto& group : std::exchange(m_groups, {})) {
        for (const auto& spec : group.jobs)
            conclude(spec, results::Status::Cancelled,
                     m_started.contains(spec.id) ? "cancelled while it ran" : "cancelled before it started");
    }
}

void RunnerSweep::concludeGroup(const Group& group, results::Status status, const std::string& reason)
{
    for (const auto& spec : group.jobs)
        conclude(spec, status, reason);
}

void RunnerSweep::conclude(const results::JobSpec& spec, results::Status status, const std::string& reason)
{
    auto result = std::make_shared<results::JobResult>();
    result->spec = spec;
    result->status = status;
    result->reason = base::utf8(reason);
    m_sink.onEvent(JobFinished{std::move(result)});
}

} // namespace sortscope::run
