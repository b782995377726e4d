// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/fanout.h"
#include "core/events/runner.h"
#include "core/events/timeleft.h"
#include "core/places/machines.h"
#include "gui/async/worker.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <deque>
#include <memory>
#include <mutex>
#include <vector>

namespace sortscope::gui::bridge {

/// Has jobs run on the core's worker thread, or by another process, and hands the events to the window's
/// thread as signals.
///
/// Events are delivered in batches, at most one batch per second, and a large batch is spread over turns of
/// the event loop: a window that repaints while samples are taken would disturb them. Only events of the
/// whole run are delivered at once. Of the progress events of one job, only the newest is kept.
class RunBridge : public QObject, private events::EventSink {
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds kDeliveryInterval{1000};

    /// `others` hear each event before the window does, on the thread that runs the jobs; they must outlive
    /// this object.
    explicit RunBridge(std::vector<events::EventSink*> others = {}, QObject* parent = nullptr);
    /// Cancels the run, and waits until the current job has stopped between two commands; a process that
    /// measures is ended.
    ~RunBridge() override;

    /// Sets the machine of later runs; called only while no run is active.
    void setMachine(places::Machine machine);
    /// Later runs wait for programs that hold this run::MachineLock, and hold them off; no lock is used if
    /// the name is empty.
    void setLock(std::string name) { m_lock = std::move(name); }
    /// Empty if runs take no lock.
    const std::string& lock() const { return m_lock; }
    void setDeliveryInterval(std::chrono::milliseconds interval);

    /// Starts a run; called only while no run is active. Returns at once.
    void start(plan::Plan plan);
    /// Starts a run on several machines, each with its jobs of the plan.
    void start(plan::Plan plan, const places::Machines& machines);
    /// Cancels the run. Returns at once; runFinished() follows. The second call of a run ends the process
    /// that measures, whatever this process does.
    void cancel();

    /// Pauses as run::Runner does: the current replicate is completed first. changed() is emitted at each
    /// step.
    void pause();
    void goOn();
    /// True from pause() until goOn(), while a run is active.
    bool pausing() const { return m_pausing; }
    /// True while nothing is being taken.
    bool paused() const { return m_paused; }

    /// While held, the signals about jobs wait. Used for the preparations that runStarted() causes.
    void setHeld(bool held);

    /// True from start() until runFinished was emitted.
    bool running() const { return m_running; }
    /// True from cancel() until runFinished was emitted.
    bool cancelling() const { return m_cancelling; }
    /// The estimated rest of the run.
    events::TimeLeft::Estimate timeLeft() const;
    /// True if another process measures, which can be ended.
    bool inRunner() const { return m_elsewhere || m_machine.inRunner(); }

signals:
    void runStarted(const std::shared_ptr<const sortscope::plan::Plan>& plan);
    /// Another program measures at `place`, which is empty for this machine; the run goes on there when that
    /// program has ended.
    void runWaiting(const QString& holder, const QString& place);
    /// The answer of running(), cancelling(), pausing() or paused() has changed; runFinished() tells of the
    /// end of the run.
    void changed();
    void jobStarted(sortscope::results::JobId job);
    void jobProgress(const sortscope::events::JobProgress& progress);
    /// More replicates of the job follow.
    void replicateFinished(const std::shared_ptr<const sortscope::results::JobResult>& soFar);
    /// `stopped` is true if the run ended before the job had all of its replicates.
    void jobFinished(const std::shared_ptr<const sortscope::results::JobResult>& result, bool stopped);
    /// The machine that the job was for takes no more of the run.
    void machineLost(const std::string& node, const QString& reason);
    void runFinished(bool cancelled);

private:
    void onEvent(const events::RunEvent& event) override;
    Q_INVOKABLE void deliver();
    void handle(events::RunEvent event);
    void setPause(bool pausing, bool paused);
    void begin(plan::Plan plan);
    void end(bool cancelled);

    /// The events that are being delivered.
    std::deque<events::RunEvent> m_delivering;
    bool m_held = false;

    /// Guards the two members below: the worker thread writes events to them, and the window's thread asks
    /// them.
    mutable std::mutex m_mutex;
    std::vector<events::RunEvent> m_pending;
    events::TimeLeftAtMachines m_timeLeft;

    QTimer m_timer;
    bool m_running = false;
    bool m_cancelling = false;
    bool m_pausing = false;
    bool m_paused = false;
    std::string m_lock;
    places::Machine m_machine;
    /// True if the runner belongs to a run on several machines.
    bool m_elsewhere = false;
    events::FanOut m_sinks;
    // The last members: their destructors end the threads that call onEvent() until then.
    std::unique_ptr<events::Runner> m_runner;
    /// Ends the runners of runs on several machines.
    Worker m_endings;
};

} // namespace sortscope::gui::bridge
