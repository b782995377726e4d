// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/runevent.h"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>

namespace sortscope::process {
class MachineLock;
} // namespace sortscope::process

namespace sortscope::events {

/// Works off plans on a thread of its own and reports to a sink: RunStarted, then the events of the jobs, a
/// ReplicateFinished for each replicate but a job's last one, exactly one JobFinished a job, and RunFinished.
/// The owner's thread calls; the sink hears from the worker. Which process runs
/// the jobs is decided by those that derive from it.
class Runner {
public:
    virtual ~Runner();
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;

    /// Starts a run and returns at once. Throws std::logic_error while one is running, base::UsageError where
    /// jobs to be interleaved do not make pairs, and std::system_error where no thread can be started.
    void start(plan::Plan plan);

    /// Asks the run to end: the current job stops between two commands, the others become cancelled.
    virtual void cancel();

    /// Asks the run to pause: the current replicate becomes whole, then nothing is taken until goOn(). Other
    /// programs may measure meanwhile. RunPaused tells when it does; it does not behind the last replicate.
    virtual void pause();
    /// What is taken next warms up again, as each replicate does.
    virtual void goOn();

    /// Blocks until no run is active and its last event is delivered.
    void wait();

    bool running() const;

    /// Later runs wait for others that have this MachineLock, and hold them off; none if the name is empty.
    /// Not while one is running.
    virtual void setLock(std::string name) { m_lock = std::move(name); }

protected:
    /// `sink` must outlive the runner.
    explicit Runner(EventSink& sink);

    EventSink& sink() { return m_sink; }
    /// True once the current run is to end.
    bool stopRequested() const;
    /// True if the current run is to pause as soon as it can.
    bool pauseRequested() const;
    /// Called between two replicates, on the worker's thread: waits as long as the run is to pause.
    void pauseHere(const std::stop_token& stop);
    /// Works off `plan` on the worker's thread; jobs to be interleaved stand in pairs. Must not throw. The
    /// destructor of the class that has it cancels and waits.
    virtual void workOff(const std::stop_token& stop, const plan::Plan& plan) = 0;

private:
    void run(const std::stop_token& stop, const plan::Plan& plan);
    void holdMachine(const std::stop_token& stop);

    EventSink& m_sink;
    mutable std::mutex m_mutex;
    std::condition_variable m_idle;
    std::condition_variable_any m_goOn;
    bool m_running = false;
    bool m_pausing = false;
    std::string m_lock;
    /// The worker's, while a run is active and does not pause.
    std::unique_ptr<process::MachineLock> m_machine;
    /// True if no run is active and the last one's events are all delivered.
    bool m_told = true;
    /// Of the current run; a member, because a run may be cancelled while its thread is still being started.
    std::stop_source m_stop;
    std::jthread m_worker;
};

} // namespace sortscope::events
