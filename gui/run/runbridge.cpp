// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/runbridge.h"

#include "core/results/row/jobresult.h"

#include <QElapsedTimer>

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace sortscope::gui::bridge {
namespace {

/// The time for delivering events in one turn of the event loop: less than half a frame of 16 ms.
constexpr std::chrono::milliseconds kSlice{2};

template <typename... Handlers>
struct Overloaded : Handlers... {
    using Handlers::operator()...;
};

/// Forgets an older progress of the same job, which nobody has seen yet. Interleaved jobs report in turn, so
/// that the older progress need not be the last event.
void dropStaleProgress(std::vector<events::RunEvent>& pending, const events::RunEvent& next)
{
    const auto* progress = std::get_if<events::JobProgress>(&next);
    if (!progress)
        return;
    for (auto event = pending.end(); event != pending.begin();) {
        const auto* previous = std::get_if<events::JobProgress>(&*--event);
        if (!previous)
            return;
        if (previous->job == progress->job) {
            pending.erase(event);
            return;
        }
    }
}

std::vector<events::EventSink*> with(std::vector<events::EventSink*> sinks, events::EventSink& last)
{
    sinks.push_back(&last);
    return sinks;
}

} // namespace

RunBridge::RunBridge(std::vector<events::EventSink*> others, QObject* parent)
    : QObject(parent),
      m_sinks(with(std::move(others), *this))
{
    m_timer.setInterval(kDeliveryInterval);
    connect(&m_timer, &QTimer::timeout, this, &RunBridge::deliver);
}

RunBridge::~RunBridge()
{
    // The runner ends while the other members are alive: its worker may be calling onEvent().
    m_runner.reset();
}

void RunBridge::setMachine(places::Machine machine)
{
    if (m_running)
        throw std::logic_error("the devices can't change during a run");
    m_machine = std::move(machine);
    m_runner.reset();
}

void RunBridge::setDeliveryInterval(std::chrono::milliseconds interval)
{
    m_timer.setInterval(interval);
}

void RunBridge::start(plan::Plan plan)
{
    if (m_running)
        throw std::logic_error("a run is active already");
    if (!m_runner)
        m_runner = m_machine.makeRunner(m_sinks);
    m_runner->setLock(m_lock);
    begin(std::move(plan));
}

void RunBridge::start(plan::Plan plan, const places::Machines& machines)
{
    if (m_running)
        throw std::logic_error("a run is active already");
    m_runner = machines.makeRunner(m_sinks, m_lock);
    m_elsewhere = true;
    begin(std::move(plan));
}

void RunBridge::begin(plan::Plan plan)
{
    m_runner->start(std::move(plan)); // throws if it cannot start, and nothing runs then
    m_running = true;
    m_timer.start();
    emit changed();
}

void RunBridge::cancel()
{
    if (!m_running)
        return;
    m_runner->cancel();
    m_cancelling = true;
    emit changed();
}

void RunBridge::pause()
{
    if (!m_running || m_pausing)
        return;
    m_runner->pause();
    setPause(true, false);
}

void RunBridge::goOn()
{
    if (!m_pausing)
        return;
    m_runner->goOn();
    setPause(false, m_paused);
}

void RunBridge::setPause(bool pausing, bool paused)
{
    if (pausing == m_pausing && paused == m_paused)
        return;
    m_pausing = pausing;
    m_paused = paused;
    emit changed();
}

void RunBridge::onEvent(const events::RunEvent& event)
{
    {
        const std::lock_guard lock(m_mutex);
        m_timeLeft.onEvent(event, std::chrono::steady_clock::now());
        dropStaleProgress(m_pending, event);
        m_pending.push_back(event);
    }
    if (!jobOf(event))
        // By name: an event with a pointer to the function would carry this pointer past the lock, which the
        // thread sanitizer needs to see.
        QMetaObject::invokeMethod(this, "deliver", Qt::QueuedConnection);
}

events::TimeLeft::Estimate RunBridge::timeLeft() const
{
    const std::lock_guard lock(m_mutex);
    return m_timeLeft.at(std::chrono::steady_clock::now());
}

void RunBridge::deliver()
{
    {
        const std::lock_guard lock(m_mutex);
        std::ranges::move(m_pending, std::back_inserter(m_delivering));
        m_pending.clear();
    }
    // A run on many machines has many events per second: the window answers between them.
    QElapsedTimer taken;
    taken.start();
    while (!m_held && !m_delivering.empty() && taken.elapsed() < kSlice.count()) {
        auto event = std::move(m_delivering.front());
        m_delivering.pop_front();
        handle(std::move(event));
    }
    if (!m_held && !m_delivering.empty())
        QMetaObject::invokeMethod(this, "deliver", Qt::QueuedConnection);
}

void RunBridge::setHeld(bool held)
{
    if (std::exchange(m_held, held) && !held)
        QMetaObject::invokeMethod(this, "deliver", Qt::QueuedConnection);
}

void RunBridge::handle(events::RunEvent event)
{
    std::visit(
        Overloaded{
            [this](events::RunStarted& started) {
                emit runStarted(std::make_shared<const plan::Plan>(std::move(started.plan)));
            },
            [this](const events::RunWaiting& waiting) {
                emit runWaiting(QString::fromStdString(waiting.holder),
                                QString::fromStdString(waiting.place));
            },
            [this](const events::RunPaused& /*paused*/) { setPause(m_pausing, true); },
            [this](const events::RunResumed& /*resumed*/) { setPause(m_pausing, false); },
            [this](const events::JobStarted& started) { emit jobStarted(started.job); },
            [this](const events::JobProgress& progress) { emit jobProgress(progress); },
            [this](const events::ReplicateFinished& replicate) { emit replicateFinished(replicate.soFar); },
            [this](const events::JobFinished& finished) {
                emit jobFinished(finished.result, finished.stopped);
                if (!finished.lost.empty())
                    emit machineLost(finished.result->spec.device.node.value_or(""),
                                     QString::fromStdString(finished.lost));
            },
            [this](const events::RunFinished& finished) {
                m_timer.stop();
                end(finished.cancelled);
            },
        },
        event);
}

void RunBridge::end(bool cancelled)
{
    m_running = false;
    m_cancelling = false;
    setPause(false, false);
    // The runner holds the machines, such as the nodes of an allocation; ending their processes takes time.
    if (std::exchange(m_elsewhere, false))
        m_endings.free(std::move(m_runner));
    emit runFinished(cancelled);
}

} // namespace sortscope::gui::bridge
