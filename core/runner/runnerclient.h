// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/events/runner.h"
#include "core/runner/runneroptions.h"

#include <memory>
#include <mutex>
#include <string>

namespace sortscope::algorithms {
struct KernelFolder;
} // namespace sortscope::algorithms

namespace sortscope::runner {

class RunnerProcess;
class RunnerSweep;

/// Has jobs run by a process of its own, so that a driver that crashes, or a kernel that never ends, costs
/// its row and nothing else: the sweep goes on in a fresh process. Each round has a process of its own, so
/// that the accidents of a process (where its memory lies, how its code is laid out) differ between
/// replicates.
class RunnerClient : public events::Runner {
public:
    /// `sink` must outlive the runner. `first` is a process that has run nothing yet. Without it, the first
    /// process is started, as all later ones are.
    RunnerClient(RunnerOptions options, events::EventSink& sink,
                 std::shared_ptr<RunnerProcess> first = nullptr);
    /// Ends the process, whatever it does, and waits for the worker.
    ~RunnerClient() override;
    RunnerClient(const RunnerClient&) = delete;
    RunnerClient& operator=(const RunnerClient&) = delete;

    /// Cancels the run and keeps finished results. A second call ends the process at once; otherwise the
    /// process is ended if the current job has not stopped within the limit that was announced for it.
    void cancel() override;
    /// Sets the lock. At another place each runner takes its machine's lock itself, for its round.
    void setLock(std::string name) override;

private:
    void workOff(const std::stop_token& stop, const plan::Plan& plan) override;
    /// Pauses if a pause is requested, while the process waits; returns false if the process is to end first.
    bool pauseOrRelease(const std::stop_token& stop);
    void converse(const std::stop_token& stop, RunnerSweep& sweep, const algorithms::KernelFolder& kernels);
    /// Asks for the results that an earlier runner has kept there when its connection ended; returns true if
    /// the sweep could use them.
    bool takeKept(const std::stop_token& stop, RunnerProcess& process, RunnerSweep& sweep) const;
    void setProcess(std::shared_ptr<RunnerProcess> process);
    /// Ends all jobs of the sweep, since nothing can be tried again.
    void giveUp(RunnerSweep& sweep, const std::string& reason) const;

    RunnerOptions m_options;
    bool m_lockThere = false;
    /// How the last runner ended; empty if it ended well, or another one has been there since.
    std::string m_lastBreak;
    std::shared_ptr<RunnerProcess> m_first;
    /// Guards the process, which cancel() may end.
    std::mutex m_mutex;
    std::shared_ptr<RunnerProcess> m_process;
};

} // namespace sortscope::runner
