// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/events/runner.h"

#include "core/base/startedthread.h"
#include "core/plan/pairing.h"
#include "core/plan/rounds.h"
#include "core/process/machinelock.h"

#include <stdexcept>
#include <utility>

namespace sortscope::events {

Runner::Runner(EventSink& sink) : m_sink(sink) {}

Runner::~Runner() = default;

void Runner::start(plan::Plan plan)
{
    if (plan.order == results::SampleOrder::Interleaved)
        plan.jobs = plan::inPairs(plan.jobs);
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
        m_pausing = false;
        m_stop = std::stop_source();
        stop = m_stop.get_token();
    }
    try {
        m_worker = base::startedThread([this, stop, plan = std::move(plan)] { run(stop, plan); });
    } catch (...) {
        const std::scoped_lock lock(m_mutex);
        m_running = false;
        m_told = true;
        throw;
    }
}

void Runner::cancel()
{
    auto stop = [this] {
        const std::scoped_lock lock(m_mutex);
        return m_stop;
    }();
    stop.request_stop(); // without the lock: the stop callbacks may ask whether a run is active
}

void Runner::pause()
{
    const std::scoped_lock lock(m_mutex);
    m_pausing = m_running;
}

void Runner::goOn()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_pausing = false;
    }
    m_goOn.notify_all();
}

bool Runner::pauseRequested() const
{
    const std::scoped_lock lock(m_mutex);
    return m_pausing;
}

void Runner::pauseHere(const std::stop_token& stop)
{
    const auto mayGoOn = [this] { return !m_pausing; };
    {
        const std::scoped_lock lock(m_mutex);
        if (mayGoOn() || stop.stop_requested())
            return;
    }
    m_machine.reset();
    m_sink.onEvent(RunPaused{});
    {
        std::unique_lock lock(m_mutex);
        m_goOn.wait(lock, stop, mayGoOn);
    }
    m_sink.onEvent(RunResumed{});
    holdMachine(stop);
}

void Runner::holdMachine(const std::stop_token& stop)
{
    if (!m_lock.empty())
        m_machine = std::make_unique<process::MachineLock>(
            stop, [this](const std::string& holder) { m_sink.onEvent(RunWaiting{holder}); }, m_lock);
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

void Runner::run(const std::stop_token& stop, const plan::Plan& plan)
{
    m_sink.onEvent(RunStarted{plan});
    holdMachine(stop);
    workOff(stop, plan);
    m_machine.reset();
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

} // namespace sortscope::events
