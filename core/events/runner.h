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
/// ReplicateFinished for each replicate except a job's last one, exactly one JobFinished per job, and
/// RunFinished. The owner's thread calls; the sink hears from the worker. A derived class decides which
/// process runs the jobs.
class Runner {
public:
    virtual ~Runner();
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;

    /// Starts a run and returns at once. Throws std::logic_error while a run is active, base::UsageError if
    /// jobs to be interleaved do not make pairs, and std::system_error if no thread can be started.
    void start(plan::Plan plan);

    /// Asks the run to end: the current job stops between two commands, the others become cancelled.
    virtual void cancel();

    /// Asks the run to pause: the current replicate becomes whole, then no further one is taken until goOn().
    /// Other programs may measure meanwhile. RunPaused tells when the run pauses; no pause follows the last
    /// replicate.
    virtual void pause();
    /// Ends the pause. The next replicate warms up again, as each replicate does.
    virtual void goOn();

    /// Blocks until no run is active and its last event is delivered.
    void wait();

    bool running() const;

    /// Makes later runs wait for other programs that have this MachineLock, and hold them off; an empty name
    /// means no lock. Must not be called while a run is active.
    virtual void setLock(std::string name) { m_lock = std::move(name); }

protected:
    /// `sink` must outlive the runner.
    explicit Runner(EventSink& sink);

    EventSink& sink() { return m_sink; }
    /// True once the current run is to end.
    bool stopRequested() const;
    /// True if the current run is to pause as soon as it can.
    bool pauseRequested() const;
    /// Is called between two replicates, on the worker's thread: waits as long as the run is to pause.
    void pauseHere(const std::stop_token& stop);
    /// Works off `plan` on the worker's thread; jobs to be interleaved stand in pairs. Must not throw. The
    /// destructor of the class that implements this cancels and waits.
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
    /// The worker's lock, while a run is active and does not pause.
    std::unique_ptr<process::MachineLock> m_machine;
    /// True if no run is active and all events of the last run are delivered.
    bool m_told = true;
    /// The stop source of the current run; a member, because a run may be cancelled while its thread is still
    /// being started.
    std::stop_source m_stop;
    std::jthread m_worker;
};

} // namespace sortscope::events
