// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/runner.h"

#include "core/run/machinelock.h"
#include "core/run/pairing.h"
#include "core/run/rounds.h"

#include <optional>
#include <stdexcept>
#include <utility>

namespace sortscope::run {

void Runner::start(Plan plan)
{
    if (plan.order == results::SampleOrder::Interleaved)
        plan.jobs = inPairs(plan.jobs);
    if (plan.rounds.empty())
        plan.rounds = roundsOf(plan);
    {
        const std::scoped_lock lock(m_mutex);
        if (m_running)
            throw std::logic_error("a run is active already");
        m_running = true;
    }
    m_worker = {}; // joins the last run's thread, which may still be reporting its end
    std::stop_token stop;
    {
        const std::scoped_lock lock(m_mutex);
        m_told = false;
        m_stop = std::stop_source();
        stop = m_stop.get_token();
    }
    m_worker = std::jthread([this, stop, plan = std::move(plan)] { run(stop, plan); });
}

void Runner::cancel()
{
    auto stop = [this] {
        const std::scoped_lock lock(m_mutex);
        return m_stop;
    }();
    stop.request_stop(); // without the lock: what it calls may ask whether a run is active
}

void Runner::wait()
{
    std::unique_lock lock(m_mutex);
    m_idle.wait(lock, [this] { return m_told; });
}

bool Runner::running() const
{
    const std::scoped_lock lock(m_mutex);
    return m_running;
}

bool Runner::stopRequested() const
{
    const std::scoped_lock lock(m_mutex);
    return m_stop.stop_requested();
}

void Runner::run(const std::stop_token& stop, const Plan& plan)
{
    m_sink.onEvent(RunStarted{plan});
    {
        std::optional<MachineLock> lock;
        if (!m_lock.empty())
            lock.emplace(
                stop, [this](const std::string& holder) { m_sink.onEvent(RunWaiting{holder}); }, m_lock);
        workOff(stop, plan);
    }
    {
        const std::scoped_lock lock(m_mutex);
        m_running = false; // before the event, so that whoever hears it may start the next run
    }
    m_sink.onEvent(RunFinished{stop.stop_requested()});
    {
        const std::scoped_lock lock(m_mutex);
        m_told = true;
    }
    m_idle.notify_all();
}

} // namespace sortscope::run
