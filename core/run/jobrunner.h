// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/run/runevent.h"
#include "core/run/workloaddata.h"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <span>
#include <stop_token>
#include <thread>

namespace sortscope::run {

/// Runs jobs on a worker thread of its own and reports to a sink: one after the other, or in pairs whose
/// samples take turns. One sample at a time, since two at once would disturb each other's timings. The
/// owner's thread calls; the sink hears from the worker.
class JobRunner {
public:
    /// `sink` must outlive the runner.
    JobRunner(backend::Inventory inventory, EventSink& sink);
    /// Cancels, and waits for the worker.
    ~JobRunner();
    JobRunner(const JobRunner&) = delete;
    JobRunner& operator=(const JobRunner&) = delete;

    /// Starts a run and returns at once. Throws std::logic_error while one is running, and
    /// base::UsageError where jobs to be interleaved do not make pairs.
    void start(Plan plan);

    /// Asks the run to end: the current job stops between two commands, the others become cancelled.
    void cancel();

    /// Blocks until no run is active and its last event is delivered.
    void wait();

    bool running() const;

private:
    void run(const std::stop_token& stop, const Plan& plan);
    void runTogether(const std::stop_token& stop, std::span<const results::JobSpec> jobs,
                     WorkloadSource& workloads);

    backend::Inventory m_inventory;
    EventSink& m_sink;
    mutable std::mutex m_mutex;
    std::condition_variable m_idle;
    bool m_running = false;
    /// True where no run is active and the last one's events are all delivered.
    bool m_told = true;
    /// Of the current run; a member, because a run may be cancelled while its thread is still being started.
    std::stop_source m_stop;
    std::jthread m_worker;
};

} // namespace sortscope::run
