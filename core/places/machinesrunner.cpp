// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/machinesrunner.h"

#include "core/runner/runnersweep.h"

#include <exception>
#include <map>
#include <utility>
#include <variant>

namespace sortscope::places {

/// Receives the events of one part of the plan.
class MachinesRunner::Ear : public events::EventSink {
public:
    /// `place` is empty for this machine.
    Ear(MachinesRunner& runner, std::string place) : m_runner(runner), m_place(std::move(place)) {}
    void onEvent(const events::RunEvent& event) override { m_runner.hear(m_place, event); }

private:
    MachinesRunner& m_runner;
    std::string m_place;
};

MachinesRunner::MachinesRunner(std::vector<Machine> machines, Split split, events::EventSink& sink)
    : events::Runner(sink),
      m_machines(std::move(machines)),
      m_split(std::move(split))
{}

MachinesRunner::~MachinesRunner()
{
    MachinesRunner::cancel();
    MachinesRunner::cancel();
    wait();
}

void MachinesRunner::cancel()
{
    // The lock is held so that a runner that starts meanwhile is cancelled once: by us, or by workOff().
    const std::scoped_lock lock(m_mutex);
    events::Runner::cancel();
    for (const auto& runner : m_runners)
        runner->cancel();
}

void MachinesRunner::pause()
{
    // The lock is held for the same reason as in cancel().
    const std::scoped_lock lock(m_mutex);
    events::Runner::pause();
    for (const auto& runner : m_runners)
        runner->pause();
}

void MachinesRunner::goOn()
{
    const std::scoped_lock lock(m_mutex);
    events::Runner::goOn();
    for (const auto& runner : m_runners)
        runner->goOn();
}

void MachinesRunner::setLock(std::string name)
{
    m_lock = std::move(name); // each of the runners takes the lock of its machine
}

void MachinesRunner::workOff(const std::stop_token& stop, const plan::Plan& plan)
{
    auto split = m_split(plan);
    // This runner pauses itself as long as no other runner is there to do so.
    pauseHere(stop);
    std::vector<std::unique_ptr<Ear>> ears;
    std::vector<events::Runner*> runners;
    std::vector<plan::Plan> parts;
    /// The reasons of the runners that could not start, by their index.
    std::map<std::size_t, std::string> reasons;
    {
        const std::scoped_lock lock(m_mutex);
        for (std::size_t i = 0; i < m_machines.size(); ++i) {
            if (split.at(i).jobs.empty())
                continue;
            parts.push_back(std::move(split[i]));
            const auto& place = m_machines[i].place();
            ears.push_back(std::make_unique<Ear>(*this, place.isLocal() ? std::string() : place.name()));
            m_runners.push_back(m_machines[i].makeRunner(*ears.back()));
            m_runners.back()->setLock(m_lock);
            runners.push_back(m_runners.back().get());
        }
        {
            const std::scoped_lock hearing(m_hearing);
            m_working = runners.size();
            m_paused = 0;
            m_pauseTold = false;
        }
        for (std::size_t i = 0; i < runners.size(); ++i) {
            try {
                runners[i]->start(parts[i]);
            } catch (const std::exception& error) {
                reasons[i] = error.what();
                continue;
            }
            if (stop.stop_requested())
                runners[i]->cancel();
            if (pauseRequested())
                runners[i]->pause();
        }
    }
    for (const auto& [i, reason] : reasons) {
        runner::RunnerSweep(parts[i], *ears[i]).loseRest(reason);
        ears[i]->onEvent(events::RunFinished{});
    }
    for (auto* runner : runners)
        runner->wait();
    std::vector<std::unique_ptr<events::Runner>> ended;
    const std::scoped_lock lock(m_mutex);
    m_runners.swap(ended);
}

void MachinesRunner::hear(const std::string& place, events::RunEvent event)
{
    const std::scoped_lock lock(m_hearing);
    if (std::holds_alternative<events::RunStarted>(event))
        return; // the sink is told RunStarted of the whole plan instead
    if (std::holds_alternative<events::RunFinished>(event)) {
        --m_working;
        tellPause();
    } else if (std::holds_alternative<events::RunPaused>(event)) {
        ++m_paused;
        tellPause();
    } else if (std::holds_alternative<events::RunResumed>(event)) {
        --m_paused;
        if (std::exchange(m_pauseTold, false))
            sink().onEvent(event);
    } else {
        if (auto* waiting = std::get_if<events::RunWaiting>(&event))
            waiting->place = place;
        sink().onEvent(event);
    }
}

void MachinesRunner::tellPause()
{
    if (m_paused == 0 || m_paused < m_working || std::exchange(m_pauseTold, true))
        return;
    sink().onEvent(events::RunPaused{});
}

} // namespace sortscope::places
