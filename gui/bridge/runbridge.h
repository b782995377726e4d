// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/fanout.h"
#include "core/run/jobrunner.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <mutex>
#include <vector>

namespace sortscope::gui::bridge {

/// Runs jobs on the core's worker thread and hands its events to the window's thread as signals.
///
/// Events are delivered in batches, at most one a second: a window that repaints while samples are taken
/// would disturb them. Only a run's beginning and end are delivered at once. Of the progress of one job only
/// the newest is kept.
class RunBridge : public QObject, private run::EventSink {
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds kDeliveryInterval{1000};

    /// `others` hear each event before the window does, on the thread that runs the jobs; they must outlive
    /// this.
    explicit RunBridge(std::vector<run::EventSink*> others = {}, QObject* parent = nullptr);
    /// Cancels, and waits until the current job has stopped between two commands.
    ~RunBridge() override;

    /// The devices of later runs; called only while no run is active.
    void setInventory(backend::Inventory inventory);
    void setDeliveryInterval(std::chrono::milliseconds interval);

    /// Returns at once; called only while no run is active.
    void start(run::Plan plan);
    /// Returns at once; runFinished follows.
    void cancel();

    /// True from start() until runFinished was emitted.
    bool running() const { return m_running; }

signals:
    void runStarted(const std::vector<sortscope::results::JobSpec>& jobs);
    void jobStarted(sortscope::results::JobId job);
    void jobProgress(const sortscope::run::JobProgress& progress);
    void jobFinished(const std::shared_ptr<const sortscope::results::JobResult>& result);
    void runFinished(bool cancelled);

private:
    void onEvent(const run::RunEvent& event) override;
    void deliver();
    void handle(const run::RunEvent& event);

    std::mutex m_mutex;
    /// Guarded by m_mutex: filled on the worker thread, emptied on the window's.
    std::vector<run::RunEvent> m_pending;

    QTimer m_timer;
    bool m_running = false;
    backend::Inventory m_inventory;
    run::FanOut m_sinks;
    /// Last member: its destructor ends the worker, which calls onEvent() until then.
    std::unique_ptr<run::JobRunner> m_runner;
};

} // namespace sortscope::gui::bridge
