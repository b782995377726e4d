// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/fanout.h"
#include "core/events/runner.h"
#include "core/places/machines.h"
#include "core/places/timeleftatmachines.h"
#include "gui/async/worker.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <deque>
#include <memory>
#include <mutex>
#include <vector>

namespace sortscope::gui::bridge {

/// Has jobs run on the core's worker thread, or by a process of its own, and hands the events to the window's
/// thread as signals.
///
/// Events are delivered in batches, at most one a second, and of a large batch a few in each turn of the
/// event loop: a window that repaints while samples are taken would disturb them. Only what happens to the
/// whole run is delivered at once. Of the progress of one job only the newest is kept.
class RunBridge : public QObject, private events::EventSink {
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds kDeliveryInterval{1000};

    /// `others` hear each event before the window does, on the thread that runs the jobs; they must outlive
    /// this.
    explicit RunBridge(std::vector<events::EventSink*> others = {}, QObject* parent = nullptr);
    /// Cancels, and waits until the current job has stopped between two commands; a process of its own is
    /// ended.
    ~RunBridge() override;

    /// Where later runs happen; called only while no run is active.
    void setMachine(places::Machine machine);
    /// Later runs wait for others that have this process::MachineLock, and hold them off; none if the name is
    /// empty.
    void setLock(std::string name) { m_lock = std::move(name); }
    void setDeliveryInterval(std::chrono::milliseconds interval);

    /// Returns at once; called only while no run is active.
    void start(plan::Plan plan);
    /// The same on several machines, each with its jobs of the plan.
    void start(plan::Plan plan, const places::Machines& machines);
    /// Returns at once; runFinished follows. The second call of a run ends the process that measures,
    /// whatever it does.
    void cancel();

    /// As events::Runner does: the current replicate becomes whole first. pauseChanged() is emitted at each
    /// step.
    void pause();
    void goOn();
    /// True from pause() until goOn(), while a run is active.
    bool pausing() const { return m_pausing; }
    /// Nothing is being taken.
    bool paused() const { return m_paused; }

    /// As long as it is held, no signal of what happens to jobs is emitted: it waits. For what runStarted()
    /// has to prepare.
    void setHeld(bool held);

    /// True from start() until runFinished was emitted.
    bool running() const { return m_running; }
    /// True from cancel() until runFinished was emitted.
    bool cancelling() const { return m_cancelling; }
    /// How much longer the run takes.
    events::TimeLeft::Estimate timeLeft() const;
    /// True if a process of its own measures, which can be ended.
    bool inRunner() const { return m_elsewhere || m_machine.inRunner(); }

signals:
    void runStarted(const std::shared_ptr<const sortscope::plan::Plan>& plan);
    /// Another program measures at `place`, which is empty for this machine; the run goes on there when that
    /// has ended.
    void runWaiting(const QString& holder, const QString& place);
    /// cancel() was called.
    void cancelRequested();
    /// pausing() or paused() has another answer.
    void pauseChanged();
    void jobStarted(sortscope::results::JobId job);
    void jobProgress(const sortscope::events::JobProgress& progress);
    /// More replicates of the job follow.
    void replicateFinished(const std::shared_ptr<const sortscope::results::JobResult>& soFar);
    /// `stopped`: the run ended before it had all of its replicates.
    void jobFinished(const std::shared_ptr<const sortscope::results::JobResult>& result, bool stopped);
    /// The machine that the job was for takes no more of the run.
    void machineLost(const std::string& node, const QString& reason);
    /// Nothing more comes of the run; runFinished() follows.
    void runEnding();
    void runFinished(bool cancelled);

private:
    void onEvent(const events::RunEvent& event) override;
    Q_INVOKABLE void deliver();
    void handle(events::RunEvent event);
    void setPause(bool pausing, bool paused);
    void begin(plan::Plan plan);
    void end(bool cancelled);

    /// Those that are being delivered.
    std::deque<events::RunEvent> m_delivering;
    bool m_held = false;

    /// Guards the two below: they hear of events on the worker thread, and are asked on the window's.
    mutable std::mutex m_mutex;
    std::vector<events::RunEvent> m_pending;
    places::TimeLeftAtMachines m_timeLeft;

    QTimer m_timer;
    bool m_running = false;
    bool m_cancelling = false;
    bool m_pausing = false;
    bool m_paused = false;
    std::string m_lock;
    places::Machine m_machine;
    /// The runner is that of a run on several machines.
    bool m_elsewhere = false;
    events::FanOut m_sinks;
    // Last members: their destructors end the threads that call onEvent() until then.
    std::unique_ptr<events::Runner> m_runner;
    /// Ends the runners of runs on several machines.
    Worker m_endings;
};

} // namespace sortscope::gui::bridge
