// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/events/timeleft.h"

#include "core/plan/planparts.h"
#include "core/results/row/jobresult.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sortscope::events {
namespace {

using std::chrono::nanoseconds;

double nsBetween(TimeLeft::TimePoint from, TimeLeft::TimePoint to)
{
    return std::chrono::duration<double, std::nano>(to - from).count();
}

nanoseconds asNanoseconds(double ns)
{
    constexpr double kMost = 1e18;
    return nanoseconds(static_cast<std::int64_t>(std::min(ns, kMost)));
}

} // namespace

void TimeLeft::onEvent(const RunEvent& event, TimePoint now)
{
    std::visit([&](const auto& each) { apply(each, now); }, event);
}

void TimeLeft::apply(const RunStarted& event, TimePoint now)
{
    *this = {};
    m_since = now;
    m_rounds = event.plan.rounds;
    m_inTurn = event.plan.order == results::SampleOrder::Interleaved;
}

void TimeLeft::apply(const RunWaiting& /*event*/, TimePoint /*now*/)
{
    m_waiting = true;
}

void TimeLeft::apply(const RunResumed& /*event*/, TimePoint now)
{
    m_since = now; // a pause lies between two replicates
}

void TimeLeft::apply(const JobStarted& event, TimePoint now)
{
    if (m_waiting)
        m_since = now; // the time that another program took belongs to no job
    m_waiting = false;
    begin(event.job);
}

void TimeLeft::apply(const JobProgress& event, TimePoint /*now*/)
{
    begin(event.job);
}

void TimeLeft::begin(results::JobId job)
{
    m_current = job;
    m_atWork.insert(job);
}

void TimeLeft::apply(const ReplicateFinished& event, TimePoint now)
{
    const auto job = event.soFar->spec.id;
    note(*event.soFar, now);
    const auto round =
        std::ranges::find_if(m_rounds, [job](const auto& jobs) { return std::ranges::count(jobs, job) > 0; });
    if (round != m_rounds.end())
        std::erase(*round, job);
}

void TimeLeft::apply(const JobFinished& event, TimePoint now)
{
    note(*event.result, now);
    for (auto& round : m_rounds)
        std::erase(round, event.result->spec.id);
}

void TimeLeft::apply(const RunFinished& /*event*/, TimePoint /*now*/)
{
    m_rounds.clear();
    m_atWork.clear();
    m_current.reset();
}

void TimeLeft::note(const results::JobResult& soFar, TimePoint now)
{
    // A job whose time was up when its turn came has taken no time.
    if (m_atWork.erase(soFar.spec.id) > 0) {
        auto& known = m_known[soFar.spec.id];
        m_sumOfLastNs -= known.lastNs;
        known.lastNs = nsBetween(m_since, now);
        m_sumOfLastNs += known.lastNs;
        known.replicates = soFar.replicates.size();
        known.sampledNs = results::sampledNs(soFar);
        const auto& plan = soFar.spec.sampling;
        known.limitNs = plan.targetNoise ? static_cast<double>(plan.timeLimit.count()) : 0;
        m_since = now;
    }
    if (m_inTurn)
        m_atWork.clear(); // the other job of the pair ends with this one, and has taken no more time
    m_current.reset();
}

std::optional<double> TimeLeft::expectedNs(results::JobId job) const
{
    if (m_known.empty())
        return std::nullopt;
    if (const auto known = m_known.find(job); known != m_known.end())
        return known->second.lastNs;
    return m_sumOfLastNs / static_cast<double>(m_known.size());
}

std::size_t TimeLeft::mostFurther(results::JobId job) const
{
    constexpr auto kAny = std::numeric_limits<std::size_t>::max();
    const auto found = m_known.find(job);
    if (found == m_known.end())
        return kAny;
    const auto& known = found->second;
    if (known.limitNs <= 0 || known.sampledNs <= 0 || known.replicates == 0)
        return kAny;
    const auto each = known.sampledNs / static_cast<double>(known.replicates);
    return static_cast<std::size_t>(std::ceil(std::max(known.limitNs - known.sampledNs, 0.0) / each));
}

TimeLeft::Estimate TimeLeft::at(TimePoint now) const
{
    Estimate estimate;
    const double elapsed = nsBetween(m_since, now);
    if (const auto known = m_current ? m_known.find(*m_current) : m_known.end(); known != m_known.end())
        estimate.job = asNanoseconds(std::max(known->second.lastNs - elapsed, 0.0));
    if (m_known.empty())
        return estimate;
    double sweep = 0;
    std::map<results::JobId, std::size_t> further;
    for (const auto& round : m_rounds) {
        for (const auto job : round) {
            if (job != m_current && further[job] >= mostFurther(job))
                continue;
            const bool atWork = job == m_current && further[job] == 0;
            ++further[job];
            const auto expected = expectedNs(job).value_or(0);
            sweep += atWork ? std::max(expected - elapsed, 0.0) : expected;
        }
        if (!round.empty() && !estimate.round)
            estimate.round = asNanoseconds(sweep);
    }
    estimate.sweep = asNanoseconds(sweep);
    return estimate;
}

void TimeLeftAtMachines::onEvent(const RunEvent& event, TimeLeft::TimePoint now)
{
    if (const auto* started = std::get_if<RunStarted>(&event)) {
        m_machines.clear();
        m_nodes.clear();
        for (const auto& node : plan::nodesOf(started->plan))
            m_machines[node].onEvent(RunStarted{plan::partOf(started->plan, node)}, now);
        for (const auto& spec : started->plan.jobs)
            m_nodes.emplace(spec.id, spec.device.node);
    } else if (const auto job = jobOf(event)) {
        m_machines.at(m_nodes.at(*job)).onEvent(event, now);
    } else {
        for (auto& [node, left] : m_machines)
            left.onEvent(event, now);
    }
}

TimeLeft::Estimate TimeLeftAtMachines::at(TimeLeft::TimePoint now) const
{
    TimeLeft::Estimate longest;
    for (const auto& [node, left] : m_machines) {
        const auto estimate = left.at(now);
        if (m_machines.size() == 1)
            return estimate;
        longest.sweep = std::max(longest.sweep, estimate.sweep);
    }
    return longest;
}

} // namespace sortscope::events
