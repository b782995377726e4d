// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/casecheck.h"

#include "core/events/runner.h"
#include "core/places/machine.h"
#include "core/plan/plan.h"
#include "core/results/row/jobresult.h"

#include <memory>
#include <utility>

namespace sortscope::places {
namespace {

using Clock = std::chrono::steady_clock;
using results::Status;

/// Counts the cases of a run, and ends the run behind the first fault or when the time is over.
class CaseWatch : public events::EventSink {
public:
    CaseWatch(const CaseCheckOptions& options, std::size_t cases) : m_options(options)
    {
        m_found.all = cases;
    }

    results::CheckedCases run(const Machine& machine, plan::Plan plan, const std::stop_token& stop)
    {
        m_runner = machine.makeRunner(*this);
        m_runner->setLock(m_options.lock);
        m_runner->start(std::move(plan));
        {
            const std::stop_callback stopped(stop, [this] {
                m_runner->cancel();
                m_runner->cancel(); // the second call ends it at once: its cases are wanted no more
            });
            m_runner->wait();
        }
        m_found.cancelled = stop.stop_requested();
        return m_found;
    }

    void onEvent(const events::RunEvent& event) override
    {
        std::visit([this](const auto& each) { apply(each); }, event);
    }

private:
    void apply(const events::RunStarted& /*event*/) { m_begin = Clock::now(); }
    /// Waiting for another program takes nothing of the time.
    void apply(const events::RunWaiting& /*event*/) { m_waited = true; }
    void apply(const events::JobStarted& /*event*/)
    {
        if (std::exchange(m_waited, false))
            m_begin = Clock::now();
    }
    void apply(const events::JobProgress& /*event*/) { endInTime(); }
    void apply(const events::JobFinished& event)
    {
        if (m_found.fault || event.result->status == Status::Cancelled)
            return;
        m_found.right += event.result->status == Status::Ok ? 1 : 0;
        m_found.unsupported += event.result->status == Status::Unsupported ? 1 : 0;
        if (event.result->status == Status::Failed)
            m_found.fault = event.result;
        m_found.took = Clock::now() - m_begin;
        m_options.heard(m_found);
        endInTime();
    }
    static void apply(const auto& /*other*/) {}

    void endInTime()
    {
        if ((m_found.fault || Clock::now() - m_begin >= m_options.time) && !std::exchange(m_ended, true))
            m_runner->cancel();
    }

    const CaseCheckOptions& m_options;
    results::CheckedCases m_found;
    Clock::time_point m_begin;
    bool m_waited = false;
    bool m_ended = false;
    /// The last member: its thread uses the others.
    std::unique_ptr<events::Runner> m_runner;
};

} // namespace

results::CheckedCases checkCases(const Machine& machine, const std::vector<results::JobSpec>& cases,
                                 const CaseCheckOptions& options, const std::stop_token& stop)
{
    plan::Plan plan{.jobs = cases, .checkOnly = true};
    auto& round = plan.rounds.emplace_back(); // else the cases would be shuffled
    for (const auto& spec : cases)
        round.push_back(spec.id);
    return CaseWatch(options, cases.size()).run(machine, std::move(plan), stop);
}

} // namespace sortscope::places
