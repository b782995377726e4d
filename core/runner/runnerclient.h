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
/// that what a process happens to get (where its memory lies, how its code is laid out) is another thing in
/// each replicate.
class RunnerClient : public events::Runner {
public:
    /// `sink` must outlive the runner. `first` is a process that has run nothing yet; if there is none, the
    /// first one is started, as all that follow it are.
    RunnerClient(RunnerOptions options, events::EventSink& sink,
                 std::shared_ptr<RunnerProcess> first = nullptr);
    /// Ends the process, whatever it does, and waits for the worker.
    ~RunnerClient() override;
    RunnerClient(const RunnerClient&) = delete;
    RunnerClient& operator=(const RunnerClient&) = delete;

    /// The second call of a run ends the process at once; else it is ended where the current job has not
    /// stopped within the limit that was announced for it. What is finished is kept.
    void cancel() override;
    /// At another place the runners themselves take the lock, which is that machine's: each for its round.
    void setLock(std::string name) override;

private:
    void workOff(const std::stop_token& stop, const plan::Plan& plan) override;
    /// Pauses if that is asked for, with the process waiting; returns false if it is to end first.
    bool pauseOrRelease(const std::stop_token& stop);
    void converse(const std::stop_token& stop, RunnerSweep& sweep, const algorithms::KernelFolder& kernels);
    /// Asks for what an earlier runner has kept there when its connection ended; true if the sweep could use
    /// it.
    bool takeKept(const std::stop_token& stop, RunnerProcess& process, RunnerSweep& sweep) const;
    void setProcess(std::shared_ptr<RunnerProcess> process);
    /// Nothing can be tried again.
    void giveUp(RunnerSweep& sweep, const std::string& reason) const;

    RunnerOptions m_options;
    bool m_lockThere = false;
    /// How the last runner ended; empty if that was well, or another one has been there since.
    std::string m_lastBreak;
    std::shared_ptr<RunnerProcess> m_first;
    /// Guards the process, which cancel() may end.
    std::mutex m_mutex;
    std::shared_ptr<RunnerProcess> m_process;
};

} // namespace sortscope::runner
